import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MIGRATIONS } from '../../../migrations/migrations.js';
import type { Database } from '../../../src/platform/postgres/database.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/platform/postgres/embedded-postgres.js';
import { migrate } from '../../../src/platform/postgres/migrate.js';
import { monthOf } from '../../../src/shared/limits/month.js';
import { UsageService } from '../../../src/modules/usage/usage.service.js';
import { UsageStore } from '../../../src/modules/usage/usage.repository.js';
import { InProcessRateLimiter } from '../../../src/server/rate-limit/in-process-rate-limiter.js';
import { aCharge, chargeTimes } from '../../server/rate-limit/rate-limiter-behaviour.js';
import { openPatiently } from '../../support/test-database.js';

const START_MS = 30_000;
const NOVEMBER = '2026-11';
const silent = { nowMs: Date.now, report: () => undefined, settle: () => Promise.resolve() };
let directory: string;
let server: EmbeddedPostgres;
let database: Database;
let store: UsageStore;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'usage-'));
  const log = () => undefined;
  server = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log });
  await migrate({ url: server.url, log }, MIGRATIONS);
  database = openPatiently(server.url);
  store = new UsageStore(database.orm.em);
}, START_MS);

afterAll(async () => {
  await database.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}, START_MS);

test('a count that was never stored is 0', async () => {
  expect(await store.load(randomUUID(), NOVEMBER)).toBe(0);
});

test('many counts are stored at once, each by its month', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  await store.flush([
    { subject: one, month: NOVEMBER, used: 7, days: [] },
    { subject: one, month: '2026-12', used: 1, days: [] },
    { subject: two, month: NOVEMBER, used: 9, days: [] },
  ]);
  expect(await store.load(one, NOVEMBER)).toBe(7);
  expect(await store.load(one, '2026-12')).toBe(1);
  expect(await store.load(two, NOVEMBER)).toBe(9);
});

test('a stored count is never lowered', async () => {
  const subject = randomUUID();
  await store.flush([{ subject, month: NOVEMBER, used: 7, days: [] }]);
  await store.flush([{ subject, month: NOVEMBER, used: 5, days: [] }]);
  expect(await store.load(subject, NOVEMBER)).toBe(7);
});

test('the count of a day is its increase of the month, whichever process stores it, in any order', async () => {
  const subject = randomUUID();
  const keep = (month: string, used: number, day: string) =>
    store.flush([{ subject, month, used, days: [{ day, total: used }] }]);
  await keep('2026-10', 20, '2026-10-31');
  await keep(NOVEMBER, 3, '2026-11-01');
  await keep(NOVEMBER, 9, '2026-11-03');
  await keep(NOVEMBER, 8, '2026-11-03');
  await keep(NOVEMBER, 4, '2026-11-01');
  await keep('2026-10', 12, '2026-10-30');
  expect(await store.history(subject, '2026-10-31')).toEqual([
    { day: '2026-10-31', used: 8 },
    { day: '2026-11-01', used: 4 },
    { day: '2026-11-03', used: 5 },
  ]);
});

test('after a restart a quota continues at its last count', async () => {
  const charge = aCharge({ allowance: { perMinute: 100, perMonth: 5 } });
  const before = new UsageService(store, silent);
  await chargeTimes(new InProcessRateLimiter(before, Date.now), charge, 3);
  await before.close();
  const after = new UsageService(store, silent);
  const verdicts = await chargeTimes(new InProcessRateLimiter(after, Date.now), charge, 3);
  expect(verdicts.map(({ refusedBy }) => refusedBy)).toEqual([null, null, 'month']);
  const reported = await after.usageOf(charge.subject);
  expect(reported).toMatchObject({ month: monthOf(Date.now()), used: 5 });
  expect(reported.days.at(-1)?.used).toBe(5);
  await after.close();
});
