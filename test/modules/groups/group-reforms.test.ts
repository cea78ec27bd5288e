/** Groups under a draft of law. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { openKnowledgeVersions } from '../../../src/app/knowledge-versions.js';
import type { ScopeGroupArgs } from '../../../src/modules/groups/group-input.graphql.js';
import { GroupsResolver } from '../../../src/modules/groups/groups.resolver.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';

const resolver = new GroupsResolver(openKnowledgeVersions(presentLaw()).of('groups'));
const DRAFT = 'nis2-com-2026-13';

const context: RequestContext = {
  requestId: '00000000-0000-4000-8000-000000000000',
  caller: null,
  address: '127.0.0.1',
  now: new Date('2026-11-25T00:00:00Z'),
  meta: {},
};

type Values = Readonly<Record<string, unknown>>;

const A = { id: 'A', tootajad: 300, kaive_meur: 60, bilanss_meur: 60, sektor: 'energy_oil' };
const parent = (tootajad: number): Values => ({
  id: 'B',
  tootajad,
  kaive_meur: 40,
  bilanss_meur: 40,
});
const osalused = [{ omanik: 'B', uksus: 'A', haaled_protsent: 51 }];

/** As a transport would call it. */
const ask = (uksused: readonly Values[], more: Values = {}) =>
  resolver.scopeGroup(
    { uksused, osalused, pilt: false, keel: 'en', ...more } as unknown as ScopeGroupArgs,
    context,
  );

/** Ceiling of mid-caps under the draft: fewer than 750 people. */
test.each([
  [449, 'important', true],
  [450, 'essential', false],
] as const)('with a parent of %d people the subsidiary is %s', (staff, expected, moves) => {
  const { entities, reform } = ask([A, parent(staff)], { reform: DRAFT });
  expect(reform).toMatchObject({ id: DRAFT, isLaw: false });
  expect(entities[0]).toMatchObject({
    classification: expected,
    size: 'large',
    change: { before: 'essential', underDraft: expected, moves },
  });
  expect(entities[0]?.change?.rules.map(({ code }) => code)).toEqual(
    moves ? ['reform_small_mid_cap'] : [],
  );
  for (const { sources, text } of entities[0]?.change?.rules ?? []) {
    expect(sources.length).toBeGreaterThan(1);
    expect(text).not.toBe('');
  }
});

test('effects of single addends use the limits of the draft', () => {
  const [subsidiary] = ask([A, parent(450)], { reform: DRAFT }).entities;
  expect(subsidiary?.counterfactuals).toMatchObject([
    { entities: ['B'], percent: 100, classification: 'important' },
  ]);
  expect(ask([A, parent(450)]).entities[0]?.counterfactuals).toEqual([]);
});

test('own figures that a national act counts use the limits of the draft', () => {
  const german = { ...A, riik: 'de', soltumatud_susteemid: true };
  const [subsidiary] = ask([german, parent(450)], { reform: DRAFT }).entities;
  expect(subsidiary).toMatchObject({ classification: 'essential', independence: 'own_figures' });
  expect(ask([german, parent(450)]).entities[0]?.independence).toBeNull();
});

test('national acts apply unchanged', () => {
  const estonian = { ...A, riik: 'ee' };
  const inForce = ask([estonian, parent(10)]).entities[0];
  const draft = ask([estonian, parent(10)], { reform: DRAFT }).entities[0];
  expect(draft?.classification).toBe('important');
  expect(draft?.nationalClassification).toBe(inForce?.nationalClassification);
});

test('the first warning names the draft; conditions of the sector come next', () => {
  const power = { ...A, sektor: 'energy_electricity' };
  const { warnings, warningBases, sources } = ask([power, parent(10)], { reform: DRAFT });
  expect(warnings[0]).toContain('COM(2026) 13');
  expect(warningBases.map(({ code }) => code)).toEqual([
    'reforms.draft',
    'reforms.warnings.electricity_output',
    'scoping.caveats.indicative',
  ]);
  for (const { sources: places } of warningBases.slice(0, 1)) {
    expect(places.every((place) => sources[place] !== undefined)).toBe(true);
  }
});

test('a special case that only the draft has is accepted under it only', () => {
  const cable = { id: 'A', tootajad: 4, erijuhud: ['submarine_data_infrastructure'] };
  const [entity] = ask([cable], { osalused: [], reform: DRAFT }).entities;
  expect(entity?.change).toMatchObject({ before: 'out_of_scope', moves: true });
  expect(() => ask([cable], { osalused: [] })).toThrow('VALIDATION_FAILED');
});

test('answers under the law in force mention no draft', () => {
  const before = ask([A, parent(10)]);
  ask([A, parent(10)], { reform: DRAFT });
  expect(ask([A, parent(10)])).toStrictEqual(before);
  expect(before.reform).toBeNull();
  expect(before.entities.every(({ change }) => change === null)).toBe(true);
});

test('the class of an entity names the draft that it rests on', () => {
  const reasonsOf = (more: Values) => ask([A, parent(10)], more).entities[0]?.reasons.join(' ');
  expect(reasonsOf({ reform: DRAFT })).toContain(
    'Result under the draft COM(2026) 13, which is not law: important entity.',
  );
  expect(reasonsOf({ reform: DRAFT })).not.toContain('at the level of the Directive');
  expect(reasonsOf({})).toContain('Result at the level of the Directive: essential entity.');
});
