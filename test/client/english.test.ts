/** The client with English names: every operation, pages, subscriptions, errors. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEnglishClient } from '../../src/client/english/main.js';
import { isClientFailure } from '../../src/client/main.js';
import { contractModel } from '../../tools/clients/contract-model.js';
import { camel, type ClientModel } from '../../tools/clients/model.js';
import { clientCases, inputIn, type ClientCase } from '../support/client-cases.js';
import { openTestService, type TestService } from '../support/test-service.js';

const DEMO = 'sandbox-demo-order-001';
const LONG_MS = 120_000;

let service: TestService;
let model: ClientModel;

beforeAll(async () => {
  service = await openTestService();
  model = await contractModel();
}, LONG_MS);
afterAll(() => service.close());

const clientOf = (key: string) => createEnglishClient({ url: service.url, key });
const ours = () => clientOf(service.keys.test.lawyer_firm);

type Call = (input: object) => unknown;

const isStream = (value: unknown): value is AsyncGenerator =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** @returns code of the error, or `ok` */
async function outcomeOf(one: ClientCase): Promise<string> {
  const { operation, upload, key } = one;
  const call = Reflect.get(clientOf(key), camel(operation.words)) as Call; // the table has every operation
  const input = { ...inputIn(one, model, camel), ...upload };
  try {
    const answer = call(input);
    if (!isStream(answer)) return (await answer) === undefined ? 'nothing' : 'ok';
    const { done } = await answer.next();
    await answer.return(undefined);
    return done === true ? 'nothing' : 'ok';
  } catch (failure) {
    return isClientFailure(failure)
      ? `${failure.code} ${JSON.stringify(failure.details)}`
      : String(failure);
  }
}

/** A stream of changes of the law waits for the next one. */
const WAITING = ['lawChanged', 'myOrders', 'testEvent'];

test(
  'every operation can be called by its English names',
  async () => {
    const cases = (await clientCases(service, model)).filter(
      ({ operation }) => !WAITING.includes(operation.wire),
    );
    const outcomes: Record<string, string> = {};
    for (const one of cases)
      outcomes[one.operation.wire] = (await outcomeOf(one)).split(' ')[0] ?? '';
    const expected = cases.map(({ operation, expected: code }) => [operation.wire, code ?? 'ok']);
    expect(outcomes).toEqual(Object.fromEntries(expected));
  },
  LONG_MS,
);

test('answers have English names and values, at every depth', async () => {
  const answer = await ours().scoping({ employees: 9, country: 'ee' });
  expect(answer).toMatchObject({ class: 'out_of_scope', sizeClass: 'micro', languageUsed: 'en' });
  expect(answer.sources[0]).toMatchObject({
    act: expect.any(String),
    positionDate: expect.any(String),
  });
  const national = await ours().scoping({
    employees: 120,
    sector: 'energy_electricity',
    country: 'ee',
  });
  expect(national.nationalOverlay).toMatchObject({ country: 'ee', category: expect.any(String) });
});

test('inputs may have English values, also nested', async () => {
  const entities = [
    { id: 'A', employees: 40, turnoverMillionEur: 8, sector: 'energy_electricity' },
    { id: 'B', employees: 40, kind: 'natural_person' as const },
  ];
  const group = await ours().scopeGroup({
    entities,
    holdings: [{ holder: 'B', entity: 'A', shareOfCapital: 60 }],
  });
  expect(group.entities.map(({ id }) => id)).toEqual(['A', 'B']);
});

test('an error names the fields by the names that the caller used', async () => {
  const entities = [{ id: 'A', employees: -1 }];
  const failure = await ours()
    .scopeGroup({ entities })
    .catch((one: unknown) => one);
  expect(failure).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'entities.0.employees', type: 'group_negative_figure' }],
  });
});

test('lists are read page by page', async () => {
  const seen = new Set<string>();
  for await (const { id } of ours().eachChangelog({ limit: 2 })) seen.add(id);
  expect(seen.size).toBeGreaterThan(4);
  const nodes = [];
  for await (const node of ours().eachGraphSearch({ text: 'incident', first: 5 })) nodes.push(node);
  expect(nodes.length).toBeGreaterThan(5);
});

test('an order is followed to its end, and placed with its own key', async () => {
  const placed = await ours().createOrder({ service: 'pakett', country: 'ee' });
  expect(placed).toMatchObject({ orderId: DEMO, state: 'released', paymentStatus: 'paid' });
  const events = [];
  for await (const event of ours().orderStatus({ orderId: DEMO })) events.push(event);
  expect(events).toMatchObject([{ orderId: DEMO, state: 'released', step: 4, steps: 4 }]);
});

test('a portfolio is answered line by line', async () => {
  const body = 'tootajad\n9\n-1\n';
  const kinds: unknown[] = [];
  for await (const line of ours().scopingPortfolio({ body, contentType: 'text/csv' })) {
    kinds.push(line.kind === 'result' ? line.data.class : line.kind);
  }
  expect(kinds).toEqual(['out_of_scope', 'fault', 'end']);
});
