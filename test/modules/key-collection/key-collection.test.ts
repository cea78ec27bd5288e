/** The live key of a sign-up, handed to the browser or program that signed up. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { judgeCollection } from '../../../src/modules/key-collection/domain/collection.js';
import { keyCodes } from '../../../src/platform/crypto/key-codes.js';
import { RestClient } from '../../support/rest-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

const PAID = new Date('2026-11-26T10:00:00Z');
const hours = (count: number): Date => new Date(PAID.getTime() + count * 3_600_000);
const LIVE = { paidAt: PAID, state: 'live', isCollected: false } as const;

test.each([
  { what: 'just paid', signup: LIVE, now: PAID, verdict: 'ready' },
  { what: 'after 23 hours', signup: LIVE, now: hours(23), verdict: 'ready' },
  { what: 'after 24 hours', signup: LIVE, now: hours(24), verdict: 'over' },
  { what: 'collected', signup: { ...LIVE, isCollected: true }, now: PAID, verdict: 'over' },
  { what: 'suspended', signup: { ...LIVE, state: 'suspended' }, now: PAID, verdict: 'over' },
  { what: 'unpaid', signup: { ...LIVE, paidAt: null }, now: PAID, verdict: 'waiting' },
  {
    what: 'not yet settled',
    signup: { ...LIVE, state: 'awaiting_payment' },
    now: PAID,
    verdict: 'waiting',
  },
] as const)('the key of a sign-up $what is $verdict', ({ signup, now, verdict }) => {
  expect(judgeCollection(signup, now)).toBe(verdict);
});

test('codes of an earlier secret stay valid; those of other orders and secrets are not', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
  const before = keyCodes({ current: one, earlier: [] });
  const after = keyCodes({ current: two, earlier: [one] });
  const code = before.codeOf('order');
  expect(after.isOf('order', code)).toBe(true);
  expect(after.keyIdsOf('order')).toContain(before.keyIdsOf('order')[0]);
  expect(after.codeOf('order')).not.toBe(code);
  expect(before.isOf('other', code)).toBe(false);
  expect(before.isOf('order', after.codeOf('order'))).toBe(false);
  expect(before.isOf('order', '')).toBe(false);
});

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url);
});
afterAll(() => service.close());

async function signUp() {
  const body = { nimi: 'Käufer GmbH', email: 'buyer@example.com', roll: 'client' };
  const { json } = await client.post('/v1/signup', body);
  const { order_id, votmekood, makselink } = json.data as Record<string, string>; // shape of signup
  return { body: { order_id, votmekood }, makselink: String(makselink) };
}

const pay = async (makselink: string): Promise<void> => {
  const body = new URLSearchParams({ tegevus: 'maksa' });
  await fetch(makselink, { method: 'POST', body, redirect: 'manual' });
};

const collect = (body: Readonly<Record<string, unknown>>) => client.post('/v1/keys/collect', body);

test('the key is returned once after the payment, and works', async () => {
  const { body, makselink } = await signUp();
  const before = await collect(body);
  expect(before.status).toBe(200);
  expect(before.json.data).toMatchObject({ staatus: 'ootel_makset', voti: null, key_id: null });
  await pay(makselink);
  const { status, json } = await collect(body);
  expect(status).toBe(200);
  const { voti, staatus, viimased4 } = json.data as Record<string, string>; // shape of the answer
  expect(staatus).toBe('live');
  expect(voti).toMatch(/^nis2_live_client_/);
  expect(voti?.endsWith(String(viimased4))).toBe(true);
  const keys = await client.with(String(voti)).get('/v1/keys');
  expect(keys.status).toBe(200);
  expect(keys.json.data?.['votmed']).toHaveLength(3);
  expect((await collect(body)).status).toBe(404);
});

test('of concurrent collections only one gets the key', async () => {
  const { body, makselink } = await signUp();
  await pay(makselink);
  const answers = await Promise.all(Array.from({ length: 5 }, () => collect(body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
});

test('the code of another order is not found', async () => {
  const [one, other] = [await signUp(), await signUp()];
  await pay(one.makselink);
  const swapped = { ...one.body, votmekood: other.body.votmekood };
  expect((await collect(swapped)).status).toBe(404);
  expect((await collect({ ...one.body, order_id: other.body.order_id })).status).toBe(404);
});
