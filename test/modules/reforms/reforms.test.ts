import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { openKnowledgeVersions } from '../../../src/app/knowledge-versions.js';
import { ReformArgs } from '../../../src/modules/reforms/reforms.graphql.js';
import { LocalizedVersionArgs } from '../../../src/shared/graphql/versions.js';
import { ReformsResolver } from '../../../src/modules/reforms/reforms.resolver.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';

const resolver = new ReformsResolver(openKnowledgeVersions(presentLaw()).of('reforms'));

const context = (): RequestContext => ({
  requestId: '00000000-0000-4000-8000-000000000000',
  caller: null,
  address: '127.0.0.1',
  now: new Date('2026-11-23T00:00:00Z'),
  meta: {},
});

const list = (args: Partial<LocalizedVersionArgs>) =>
  resolver.reforms(Object.assign(new LocalizedVersionArgs(), args), context());
const one = (args: Partial<ReformArgs>) =>
  resolver.reform(Object.assign(new ReformArgs(), args), context());

test('lists every draft with stage, dates and open points', () => {
  const { reforms } = list({ keel: 'en' });
  expect(reforms).toHaveLength(6);
  for (const { draft, unknown, reports } of reforms) {
    expect(draft.isLaw).toBe(false);
    expect(draft.notice).toContain(draft.name);
    expect(draft.positionDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(unknown.length).toBeGreaterThan(0);
    expect(reports.length).toBeGreaterThan(1);
  }
});

test('each change has its reporting duties, its confidence and its effect', () => {
  const { changes } = one({ id: 'nis2-com-2026-13', keel: 'en' });
  expect(changes.map(({ id, effect, confidence }) => [id, effect, confidence])).toStrictEqual([
    ['small_mid_cap', 'mid_cap', 'medium'],
    ['dns_small', 'special_case_sizes', 'low'],
    ['electricity_output', 'condition', 'low'],
    ['submarine_data', 'new_special_case', 'low'],
    ['certificates', 'reported', 'low'],
    ['post_quantum', 'reported', 'low'],
  ]);
  expect(changes[3]?.specialCase).toBe('submarine_data_infrastructure');
});

test.each([
  ['en', 'provisional agreement', 'Provisional agreement'],
  ['et', 'esialgne kokkulepe', 'Esialgne kokkulepe'],
  ['fr', 'accord provisoire', 'Accord provisoire'],
])('in %s the stage and the title are in that language', (keel, stage, title) => {
  const { draft } = one({ id: 'omnibus-iv-deal', keel });
  expect(draft.stageName).toBe(stage);
  expect(draft.title).toContain(title);
});

test.each(['nothing', '__proto__', 'constructor'])('"%s" is not a draft', (id) => {
  expect(() => one({ id })).toThrow('NOT_FOUND');
});

test('a version older than the recording of drafts lists none', () => {
  expect(list({ asOf: '2026-11-21' }).reforms).toStrictEqual([]);
});
