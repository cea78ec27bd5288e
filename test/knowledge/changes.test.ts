import { expect, test } from '@jest/globals';
import { checkChanges } from '../../src/knowledge/changes.check.js';
import {
  changesSchema,
  toChangesKnowledge,
  withVersion,
} from '../../src/knowledge/changes.schema.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { folderOf } from '../../src/knowledge/read-files.js';

const acts = {
  nis2: { title: 'Directive', url: 'https://example.org/nis2', positionDate: '2026-01-01' },
};

const first = {
  date: '2026-11-21',
  kb_version: 'kb_2026-11-21_0123abcd',
  previous_kb_version: null,
  act: 'nis2',
  provision: null,
  country: null,
  kind: 'added',
  description: { et: 'Esimene', en: 'First' },
};

const second = {
  ...first,
  date: '2026-12-01',
  kb_version: 'kb_2026-12-01_0123abce',
  previous_kb_version: first.kb_version,
};

test('the change log of the knowledge base has no problems', () => {
  const files = folderOf(presentLaw().files(), 'changes');
  const raw = changesSchema.parse(files);
  expect(Object.keys(raw)).toContain('2026-11-21-founding-release');
  const known = Object.fromEntries(Object.values(raw).map(({ act }) => [act, acts.nis2]));
  expect(checkChanges(toChangesKnowledge(raw, known))).toEqual([]);
});

test('a change takes its id from its file, and its address from the act unless it has its own', () => {
  const url = 'https://example.org/change';
  const raw = changesSchema.parse({ one: first, two: { ...second, url } });
  const log = toChangesKnowledge(raw, acts);
  expect(log.map(({ id, url: address }) => [id, address])).toEqual([
    ['two', url],
    ['one', 'https://example.org/nis2'],
  ]);
});

test('a change of an unknown act prevents the start', () => {
  const raw = changesSchema.parse({ one: { ...first, act: 'other' } });
  expect(() => toChangesKnowledge(raw, acts)).toThrow('no act "other"');
});

test.each([
  { name: 'a date that is none', change: { ...first, date: '2026-02-30' } },
  { name: 'a version of another form', change: { ...first, kb_version: 'v1' } },
  { name: 'a country outside the Union', change: { ...first, country: 'no' } },
  { name: 'no description in English', change: { ...first, description: { et: 'Esimene' } } },
])('$name is refused', ({ change }) => {
  expect(changesSchema.safeParse({ one: change }).success).toBe(false);
});

test('an unreachable version, and two first releases, are reported', () => {
  const lost = { ...second, previous_kb_version: 'kb_2026-01-01_ffffffff' };
  const other = { ...second, previous_kb_version: null };
  expect(
    checkChanges(toChangesKnowledge(changesSchema.parse({ one: first, two: lost }), acts)),
  ).toHaveLength(1);
  expect(
    checkChanges(toChangesKnowledge(changesSchema.parse({ one: first, two: other }), acts)),
  ).toHaveLength(1);
});

test('two versions after one, and an older version after a newer one, are reported', () => {
  const third = { ...second, kb_version: 'kb_2026-12-02_0123abcf' };
  const early = { ...second, kb_version: 'kb_2026-01-01_0123abcf' };
  const problems = (files: Record<string, unknown>) =>
    checkChanges(toChangesKnowledge(changesSchema.parse(files), acts));
  expect(problems({ one: first, two: second, three: third })).toEqual([
    expect.stringContaining('is not in the row of releases'),
  ]);
  expect(problems({ one: first, two: early })).toEqual([
    expect.stringContaining('is older than the one before it'),
  ]);
});

test('an unreleased change is listed under the version that it would get', () => {
  const waiting = {
    ...second,
    kb_version: 'pending-release',
    previous_kb_version: 'pending-release',
  };
  const log = toChangesKnowledge(changesSchema.parse({ one: first, two: waiting }), acts);
  expect(withVersion(log, 'kb_2026-12-05_00000000')).toMatchObject([
    { kbVersion: 'kb_2026-12-05_00000000', previousKbVersion: first.kb_version },
    { kbVersion: first.kb_version, previousKbVersion: null },
  ]);
});

const countries = presentLaw().knowledge.countries;
const recorded = (change: object) => {
  const [made] = toChangesKnowledge(changesSchema.parse({ one: { ...first, ...change } }), acts, {
    ...countries,
  });
  if (made === undefined) throw new Error('no change');
  const { act, provision, url, directiveProvision } = made;
  return [act, provision, url, directiveProvision ?? null];
};

test.each([
  { country: 'nl', provision: 'art 2, art 3', own: 'artikelen 8-13' },
  { country: 'pt', provision: 'art 23', own: countries.pt.incident.provision },
  { country: 'at', provision: 'art 20, art 21, art 27', own: null },
  { country: 'ee', provision: 'Annex I point 5', own: null },
  // The rules of the act on classes were not read.
  { country: 'lu', provision: 'art 2, art 3', own: null },
] as const)('a change of the act of $country on $provision names that act', (row) => {
  const { country, provision, own } = row;
  const { title, url } = countries[country].act;
  expect(recorded({ country, provision })).toEqual([title, own, url, provision]);
});

test('a change keeps an act, a provision and an address of its own', () => {
  const national_act = { title: 'Vyhláška', url: 'https://example.org/decree' };
  const provision = 'příloha, bod 3.7';
  expect(recorded({ country: 'cz', provision, national_act })).toEqual([
    'Vyhláška',
    provision,
    'https://example.org/decree',
    null,
  ]);
  const url = 'https://example.org/change';
  expect(recorded({ country: 'gr', url })).toEqual([countries.gr.act.title, null, url, null]);
});

test('a bill is no act, and a change for all countries is of the Directive', () => {
  const ofDirective = ['Directive', 'art 23', 'https://example.org/nis2', null];
  expect(recorded({ country: 'fr', provision: 'art 23' })).toEqual(ofDirective);
  expect(recorded({ country: null, provision: 'art 23' })).toEqual(ofDirective);
});

test('in the log no change of a state with an act cites the Directive', () => {
  const wrong = presentLaw().knowledge.changes.filter(
    ({ act, country }) =>
      typeof act !== 'string' &&
      act.key === 'acts:nis2' &&
      country !== null &&
      countries[country].act.stage === 'act' &&
      countries[country].act.url !== null,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
