import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import type { Caller } from '../../../src/shared/caller.js';
import { StatusResolver } from '../../../src/modules/changelog/status.resolver.js';
import { StatusService } from '../../../src/modules/changelog/status.service.js';
import { buildSchema } from '../../../src/server/schema/build-schema.js';
import { Localizers } from '../../../src/shared/graphql/localizer.js';
import { memoryArchive } from '../../fakes/memory-archive.js';

const OLD = 'kb_2026-01-10_00000000';
const NEW = 'kb_2026-01-20_00000000';
const term = (value: number) => ({ value, unit: 'hours' });
const archive = memoryArchive({
  [OLD]: {
    'countries/ee.yaml': { act: { short: 'KüTS' }, terms: ['x'] },
    'incident/rules.yaml': term(24),
  },
  [NEW]: {
    'countries/ee.yaml': { act: { short: 'KüTS', since: '2026' }, terms: ['x', 'y'] },
    'incident/rules.yaml': term(12),
  },
});
const caller: Caller = {
  keyId: 'k',
  lineageId: 'l',
  accountId: 'a',
  role: 'client',
  mode: 'live',
  tier: 'baas',
  overrides: { perMinute: null, perMonth: null },
};
const service = new StatusService({
  probes: { check: () => Promise.reject(new Error('not asked')) },
  log: [],
  archive,
  build: { version: '1.0.0', startedAt: new Date('2026-01-01T00:00:00Z') },
});
const schema = await buildSchema([
  new StatusResolver(service, new Localizers(createTexts({ et: {} }), NEW)),
]);

/** Sends a query without a key, or as the given caller. */
async function ask(source: string, pending: Caller | null = null) {
  const meta: Record<string, unknown> = {};
  const now = new Date('2026-01-01T00:01:00Z');
  const contextValue = { requestId: 'r', caller: pending, address: '::1', now, meta };
  const { data, errors } = await graphql({ schema, source, contextValue });
  const details = errors?.map(({ originalError }) => originalError);
  return { data: JSON.parse(JSON.stringify(data ?? null)) as unknown, details, meta };
}

const diff = (args: string) =>
  `{ kbDiff(${args}) { from to kokku teemad { teema erinevused { path liik vana uus } } } }`;

test('the differences of two versions are grouped by subject and paged', async () => {
  const first = await ask(diff(`from: "${OLD}", limit: 2`), caller);
  expect(first.data).toEqual({
    kbDiff: {
      from: OLD,
      to: NEW,
      kokku: 3,
      teemad: [
        {
          teema: 'countries',
          erinevused: [
            { path: 'countries/ee:act.since', liik: 'lisatud', vana: null, uus: '2026' },
            { path: 'countries/ee:terms', liik: 'muudetud', vana: ['x'], uus: ['x', 'y'] },
          ],
        },
      ],
    },
  });
  const cursor = String(first.meta['jargmine_kursor']);
  const second = await ask(diff(`from: "${OLD}", to: "${NEW}", kursor: "${cursor}"`), caller);
  expect(second.data).toMatchObject({
    kbDiff: {
      teemad: [
        {
          teema: 'incident',
          erinevused: [{ path: 'incident/rules:value', liik: 'muudetud', vana: 24, uus: 12 }],
        },
      ],
    },
  });
  expect(second.meta).toEqual({});
});

test.each([
  { args: 'from: "kb_2020-01-01_00000000"', field: 'from', type: 'kb_version_unknown' },
  { args: `from: "${OLD}", to: ""`, field: 'to', type: 'kb_version_unknown' },
  { args: `from: "${OLD}", kursor: "x"`, field: 'kursor', type: 'cursor_invalid' },
])('kbDiff with $args is refused because of $field', async ({ args, field, type }) => {
  const { details } = await ask(diff(args), caller);
  expect(details).toMatchObject([{ code: 'VALIDATION_FAILED', details: [{ field, type }] }]);
});

test('kbDiff requires a key', async () => {
  const { details } = await ask(diff(`from: "${OLD}"`));
  expect(details).toMatchObject([{ code: 'UNAUTHORIZED' }]);
});
