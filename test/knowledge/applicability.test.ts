import { expect, test } from '@jest/globals';
import { checkApplicability } from '../../src/knowledge/applicability.check.js';
import { presentLaw } from '../../src/app/knowledge.js';
import type { ApplicabilityKnowledge } from '../../src/modules/scoping/domain/applicability-knowledge.js';
import { knowledge } from '../modules/scoping/domain/knowledge.js';

const files = presentLaw().files();

test('the applicability data have no problems', () => {
  expect(checkApplicability(knowledge)).toEqual([]);
});

test('there are 33 sector keys and 22 special cases', () => {
  expect(Object.keys(knowledge.sectors)).toHaveLength(33);
  expect(Object.keys(knowledge.specialCases)).toHaveLength(22);
});

test('a parent in another annex, an unknown case and decreasing ceilings are reported', () => {
  const { sectors, ceilings } = knowledge;
  const moved = Object.values(sectors).filter(({ key }) => key === 'energy');
  const broken: ApplicabilityKnowledge = {
    ...knowledge,
    ceilings: { ...ceilings, small: ceilings.medium, medium: ceilings.small },
    sectors: {
      ...sectors,
      ...Object.fromEntries(moved.map((one) => ['energy', { ...one, annex: 'II' as const }])),
    },
    specialCases: {},
  };
  const problems = checkApplicability(broken);
  expect(problems).toContain('size: ceilings of employees do not rise');
  expect(problems).toContain('sector energy_oil: its parent is not of the same annex');
  expect(problems).toContain('sector banking: unknown "dora_exempted"');
});

/** Dotted paths of all texts in a file. */
function pathsOf(value: unknown, prefix = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

const textsOf = (language: string): ReadonlySet<string> =>
  new Set(
    ['scoping', 'sectors', 'cases'].flatMap((name) =>
      pathsOf(files.get(`texts/${language}/${name}.yaml`)).map((key) => `${name}:${key}`),
    ),
  );

/** Every text key in the knowledge itself. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^(scoping|sectors|cases):/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(keysIn);
}

test.each(['et', 'en'])('every text that the knowledge references exists in %s', (language) => {
  const texts = textsOf(language);
  const sectors = Object.values(knowledge.sectors);
  const expected = [
    ...keysIn(knowledge),
    ...sectors.map(({ key }) => `sectors:names.${key}`),
    ...sectors.flatMap(({ entityTypes }) => entityTypes.map(({ key }) => `sectors:types.${key}`)),
    ...Object.keys(knowledge.specialCases).map((key) => `cases:names.${key}`),
    ...knowledge.questions.flatMap(({ key }) => [
      `scoping:questions.${key}.text`,
      `scoping:questions.${key}.help`,
    ]),
  ];
  expect(expected.filter((key) => !texts.has(key))).toEqual([]);
});

test('both languages have the same texts', () => {
  expect([...textsOf('en')].sort()).toEqual([...textsOf('et')].sort());
});
