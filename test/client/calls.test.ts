/** The client against the whole service. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  Nis2Client,
  isServiceError,
  type ErrorCode,
  type ServiceError,
} from '../../src/client/main.js';
import type { Role } from '../../src/shared/caller.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const DEMO = 'sandbox-demo-order-001';
const AT = '2026-03-01T10:00:00Z';

const sandbox = (role: Role = 'lawyer_firm') =>
  new Nis2Client({ url: `${service.url}/`, key: service.keys.test[role] });

const aLiveClient = async () =>
  new Nis2Client({ url: service.url, key: await makeKey(service.operator, 'client', 'live') });

async function collect<Item>(items: AsyncIterable<Item>, most = Infinity): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length >= most) break;
  }
  return taken;
}

const refusalOf = async (call: Promise<unknown>): Promise<ServiceError> => {
  const failure: unknown = await call.then(() => null).catch((thrown: unknown) => thrown);
  if (isServiceError(failure)) return failure;
  throw new Error(`not refused: ${String(failure)}`);
};

test('a new client gets a first answer with its sources', async () => {
  const { account } = new Nis2Client({ url: service.url });
  const { sandbox_voti: key } = await account.signup({
    nimi: 'Example Ltd',
    email: 'you@example.com',
    roll: 'client',
  });
  const nis2 = new Nis2Client({ url: service.url, key });
  const answer = await nis2.scoping({ tootajad: 120, sektor: 'energy_electricity', keel: 'en' });
  expect(answer.klassifikatsioon).toBe('important');
  expect(answer.sources[0]?.url).toMatch(/^https:/);
});

test('the scoping questions are answered', async () => {
  const nis2 = sandbox();
  const { sektorid } = await nis2.scopingQuestions({ keel: 'en' });
  expect(sektorid.length).toBeGreaterThan(10);
  expect((await nis2.mapping()).meetmed).toHaveLength(10);
  expect((await nis2.measure({ measure_key: 'b' })).artikkel).toBe('art 21(2)(b)');
  expect((await nis2.incidentTemplates({ detected_at: AT })).phases).toHaveLength(3);
  const deadlines = { detected_at: AT, roles: ['nis2_entity', 'gdpr_controller'] as const };
  expect((await nis2.incidentDeadlines(deadlines)).ics).toContain('BEGIN:VCALENDAR');
  expect((await nis2.services({ keel: 'en' })).teenused.length).toBeGreaterThan(3);
  expect((await nis2.orders.quote({ teenus: 'hooldus' })).hind_neto).toBe('290.00');
});

test('the gap assessment is answered', async () => {
  const nis2 = sandbox('client');
  const { kysimused, max_skoor: most } = await nis2.wizardQuestions({ keel: 'en' });
  const vastused = Object.fromEntries(kysimused.map(({ voti }) => [voti, 'jah']));
  // The keys of the questions are those of the answers.
  const input = { vastused } as Parameters<typeof nis2.wizardEvaluate>[0];
  expect((await nis2.wizardEvaluate(input)).koondskoor).toBe(most);
});

test('a receipt is valid, and the law has not changed since', async () => {
  const nis2 = sandbox('client');
  const { receipt } = await nis2.scoping({ tootajad: 9, receipt: true });
  expect((await nis2.account.verifyReceipt(receipt ?? '')).valid).toBe(true);
  expect((await nis2.account.whatChanged({ receipt: receipt ?? '' })).changed).toBe(false);
});

test('lists are read to their end, page by page', async () => {
  const nis2 = sandbox('grc_platform');
  const near = { node: 'measure:b', framework: 'iso27001' } as const;
  const whole = await collect(nis2.graph.neighbours({ ...near, first: 100 }));
  expect(whole.length).toBeGreaterThan(4);
  expect(await collect(nis2.graph.neighbours({ ...near, first: 2 }))).toEqual(whole);
  expect(await collect(nis2.graph.links({ measure: 'b', first: 3 }), 7)).toHaveLength(7);
  const params = { from: 'measure:b', to: 'dora:art 17' };
  expect((await collect(nis2.graph.paths(params), 1))[0]?.hops).toBe(1);
  expect((await collect(nis2.graph.search({ text: 'A.5.24' }), 1))[0]?.ref).toBe('A.5.24');
  expect((await collect(nis2.changelog({ keel: 'en' })))[0]?.kb_versioon).toMatch(/^kb_/);
});

test('orders are placed once for any number of calls, read, listed and cancelled', async () => {
  const nis2 = await aLiveClient();
  const options = { teenus: 'hooldus', riik: 'ee', idempotency_key: 'mine' };
  const [first, second] = [await nis2.orders.place(options), await nis2.orders.place(options)];
  expect(second.order_id).toBe(first.order_id);
  const others = [await nis2.orders.place({ teenus: 'hooldus' })];
  others.push(await nis2.orders.place({ teenus: 'hooldus' }));
  const ids = [...others.map(({ order_id }) => order_id).reverse(), first.order_id];
  expect((await collect(nis2.orders.list())).map(({ order_id }) => order_id)).toEqual(ids);
  expect((await nis2.orders.cancel(first.order_id)).olek).toBe('tyhistatud');
  expect((await nis2.orders.read(first.order_id)).olek).toBe('tyhistatud');
});

test('an organisation reads itself and its keys', async () => {
  const nis2 = await aLiveClient();
  expect((await nis2.account.organisation()).roll).toBe('client');
  const { voti } = await nis2.account.rotateKey();
  const next = new Nis2Client({ url: service.url, key: voti });
  const keys = await next.account.keys();
  expect(keys.map(({ praegune }) => praegune)).toEqual([true, false]);
  await next.account.revokeKey(keys[1]?.key_id ?? '');
  expect((await refusalOf(nis2.account.keys())).code).toBe('UNAUTHORIZED');
});

test('every REST path exists, typed', async () => {
  const nis2 = sandbox('client');
  const { data } = await nis2.rest.POST('/v1/scoping', {
    body: { tootajad: 300, sektor: 'energy_electricity' },
  });
  expect(data?.data.klassifikatsioon).toBe('essential');
  expect(data?.meta.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

type Case = Readonly<{ code: ErrorCode; call: () => Promise<unknown>; details: string[] }>;

const CASES: readonly Case[] = [
  {
    code: 'UNAUTHORIZED',
    call: () => new Nis2Client({ url: service.url, key: 'x' }).account.keys(),
    details: [],
  },
  { code: 'FORBIDDEN_ROLE', call: () => sandbox('client').mapping(), details: [] },
  {
    code: 'NOT_FOUND',
    call: () => sandbox().orders.read('nobody'),
    details: ['order_id not_found'],
  },
  {
    code: 'VALIDATION_FAILED',
    call: () => sandbox().scoping({ tootajad: -1 }),
    details: ['tootajad greater_than_equal'],
  },
  {
    code: 'INTERNAL_ERROR',
    call: () =>
      sandbox().orders.place({ teenus: 'hooldus', payload: { sandbox: 'INTERNAL_ERROR' } }),
    details: [],
  },
  {
    code: 'UNAUTHORIZED',
    call: () => new Nis2Client({ url: service.url }).rest.GET('/v1/keys'),
    details: [],
  },
  {
    code: 'NOT_FOUND',
    call: () =>
      sandbox().rest.GET('/v1/orders/{order_id}', { params: { path: { order_id: 'nobody' } } }),
    details: ['order_id not_found'],
  },
  {
    code: 'VALIDATION_FAILED',
    call: () => sandbox().rest.POST('/v1/scoping', { body: { tootajad: -1 } }),
    details: ['tootajad greater_than_equal'],
  },
];

test.each(CASES)(
  '$code is thrown with its details and the id of the request',
  async ({ code, call, details }) => {
    const refusal = await refusalOf(call());
    expect(refusal.code).toBe(code);
    if (details.length > 0) {
      expect(refusal.details.map(({ field, type }) => `${field} ${type}`)).toEqual(details);
    }
    expect(refusal.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(refusal.retryAfter).toBeNull();
  },
);

test('the demo order is followed to its end', async () => {
  const events = await collect(sandbox().orders.watch(DEMO));
  expect(events).toMatchObject([{ order_id: DEMO, olek: 'vabastatud', samm: 4, samme: 4 }]);
});
