import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import type { Change } from '../../../src/modules/changelog/domain/change.js';
import { newestFirst } from '../../../src/modules/changelog/domain/change-log.js';
import { message } from '../../../src/shared/message.js';
import type { ComponentState, Probes } from '../../../src/modules/changelog/status.ports.js';
import { StatusResolver } from '../../../src/modules/changelog/status.resolver.js';
import { StatusService } from '../../../src/modules/changelog/status.service.js';
import { buildSchema } from '../../../src/server/schema/build-schema.js';
import { Localizers } from '../../../src/shared/graphql/localizer.js';
import { memoryArchive } from '../../fakes/memory-archive.js';

const change = (day: number, country: Change['country'], act: Change['act']): Change => ({
  id: `change-${day}`,
  date: `2026-01-${day}`,
  kbVersion: 'kb_2026-01-20_00000000',
  previousKbVersion: null,
  act,
  provision: null,
  country,
  kind: 'correction',
  description: { et: 'Parandatud', en: 'Corrected' },
  url: 'https://example.org/',
});

const log = newestFirst([
  change(10, null, message('acts:nis2')),
  change(11, 'ee', 'KüTS'),
  change(12, 'de', 'BSIG'),
]);

const texts = createTexts({
  et: { acts: { nis2: 'Direktiiv' } },
  en: { acts: { nis2: 'Directive' } },
});
const inProcess: ComponentState = { status: 'ok', mode: 'embedded' };
const up: ComponentState = { status: 'ok', mode: null };
const probes: Probes = {
  check: () => Promise.resolve({ api: up, database: up, redis: inProcess, worker: up }),
};
const schema = await buildSchema([
  new StatusResolver(
    new StatusService({
      probes,
      log,
      archive: memoryArchive({ 'kb_2026-01-20_00000000': {} }),
      build: { version: '1.0.0', startedAt: new Date('2026-01-01T00:00:00Z') },
    }),
    new Localizers(texts, 'kb_2026-01-20_00000000'),
  ),
]);

/** Sends a query without a key. */
async function ask(source: string) {
  const meta: Record<string, unknown> = {};
  const now = new Date('2026-01-01T00:01:00Z');
  const contextValue = { requestId: 'r', caller: null, address: '::1', now, meta };
  const { data, errors } = await graphql({ schema, source, contextValue });
  const details = errors?.map(({ originalError }) => originalError);
  return { data: JSON.parse(JSON.stringify(data ?? null)) as unknown, details, meta };
}

const ids = (args: string) => `{ changelog${args} { kirjed { id } } }`;
const listed = (...days: number[]) => ({
  changelog: { kirjed: days.map((day) => ({ id: `change-${day}` })) },
});

test('health and status answer without a key', async () => {
  const { data } = await ask(`{ health { status versioon uptime_s } status { overall timestamp
    teenused { api { status mode } database { status } redis { status mode } worker { status } } } }`);
  expect(data).toEqual({
    health: { status: 'ok', versioon: '1.0.0', uptime_s: 60 },
    status: {
      overall: 'operational',
      timestamp: '2026-01-01T00:01:00.000Z',
      teenused: {
        api: { status: 'ok', mode: null },
        database: { status: 'ok' },
        redis: { status: 'ok', mode: 'embedded' },
        worker: { status: 'ok' },
      },
    },
  });
});

test('a change is in the requested language and uses the documented values', async () => {
  const { data } =
    await ask(`{ changelog(riik: "fr", keel: "en") { keel_kasutatud kirjed { id kuupaev
    kb_versioon eelmine_kb_versioon seadus paragrahv riik liik kirjeldus url } } }`);
  expect(data).toEqual({
    changelog: {
      keel_kasutatud: 'en',
      kirjed: [
        {
          id: 'change-10',
          kuupaev: '2026-01-10',
          kb_versioon: 'kb_2026-01-20_00000000',
          eelmine_kb_versioon: null,
          seadus: 'Directive',
          paragrahv: null,
          riik: null,
          liik: 'parandus',
          kirjeldus: 'Corrected',
          url: 'https://example.org/',
        },
      ],
    },
  });
});

test.each([
  { args: '', days: [12, 11, 10] },
  { args: '(alates: "2026-01-11")', days: [12, 11] },
  { args: '(riik: "EE")', days: [11, 10] },
  { args: '(alates: "2026-01-11", riik: "ee")', days: [11] },
])('changelog$args lists the changes of $days January', async ({ args, days }) => {
  expect((await ask(ids(args))).data).toEqual(listed(...days));
});

test('the cursor of a page returns the next page, and the last page has none', async () => {
  const first = await ask(ids('(limit: 2)'));
  expect(first.data).toEqual(listed(12, 11));
  const cursor = String(first.meta['jargmine_kursor']);
  const second = await ask(ids(`(limit: 2, kursor: "${cursor}")`));
  expect(second.data).toEqual(listed(10));
  expect(second.meta).toEqual({});
});

test.each([
  { args: '(limit: 0)', field: 'limit', type: 'greater_than_equal' },
  { args: '(limit: 101)', field: 'limit', type: 'less_than_equal' },
  { args: '(alates: "2026-02-30")', field: 'alates', type: 'date_parsing' },
  { args: '(kursor: "x")', field: 'kursor', type: 'cursor_invalid' },
  { args: '(kursor: "")', field: 'kursor', type: 'cursor_invalid' },
  { args: '(riik: "e1")', field: 'riik', type: 'string_pattern_mismatch' },
])('changelog$args is refused because of $field', async ({ args, field, type }) => {
  const { details } = await ask(ids(args));
  expect(details).toMatchObject([{ code: 'VALIDATION_FAILED', details: [{ field, type }] }]);
});
