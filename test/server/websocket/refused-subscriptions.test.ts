/** Subscriptions that are refused. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RestClient } from '../../support/rest-client.js';
import { SubscriptionClient } from '../../support/subscription-client.js';
import { openTestService, type TestNode, type TestService } from '../../support/test-service.js';

const FIELDS = 'event_id type order_id olek makse_staatus dokumendi_staatus samm samme at';
const STATUS = `subscription ($id: String!, $after: String) {
  orderStatus(order_id: $id, after: $after) { ${FIELDS} order { order_id olek } } }`;
const MINE = `subscription ($after: String) { myOrders(after: $after) { ${FIELDS} } }`;
const ABSENT = '00000000-0000-4000-8000-00000000dead';

let service: TestService;
let other: TestNode;
let rest: RestClient;

beforeAll(async () => {
  service = await openTestService();
  other = await service.addNode();
  rest = (await RestClient.of(service.url)).with(service.keys.live.client);
});
afterAll(async () => {
  await other.close();
  await service.close();
});

async function anOrder(teenus = 'hooldus') {
  const { json } = await rest.post('/v1/orders', { teenus });
  const { order_id: id, makselink: link } = json.data ?? {};
  return { id: String(id), link: String(link) };
}

test.each([
  {
    what: 'an order of another client',
    query: STATUS,
    variables: () => anOrder(),
    key: 'lawyer_firm',
    reported: ['NOT_FOUND'],
  },
  {
    what: 'an unknown order',
    query: STATUS,
    variables: () => ({ id: ABSENT }),
    key: 'client',
    reported: ['NOT_FOUND'],
  },
  {
    what: 'no order id',
    query: STATUS,
    variables: () => ({ id: "'; drop" }),
    key: 'client',
    reported: ['NOT_FOUND'],
  },
  {
    what: 'an unknown event',
    query: MINE,
    variables: () => ({ after: ABSENT }),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'after cursor_invalid'],
  },
  {
    what: 'an event id that is too short',
    query: MINE,
    variables: () => ({ after: 'x' }),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'after string_too_short'],
  },
  {
    what: 'a missing variable',
    query: STATUS,
    variables: () => ({}),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'order_id missing'],
  },
  {
    what: 'a syntax error',
    query: 'subscription {',
    variables: () => ({}),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'query document_invalid'],
  },
  {
    what: 'an unknown field',
    query: 'subscription { myOrder { at } }',
    variables: () => ({}),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'query document_invalid'],
  },
  {
    what: 'two subscriptions at once',
    query: 'subscription { myOrders { at } b: myOrders { at } }',
    variables: () => ({}),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'query document_invalid'],
  },
  {
    what: 'introspection',
    query: 'subscription { __schema { types { name } } }',
    variables: () => ({}),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'query document_invalid'],
  },
  {
    what: 'many aliases',
    query: `subscription { myOrders { ${Array.from({ length: 16 }, (_, i) => `a${i}: at`).join(' ')} } }`,
    variables: () => ({}),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'query document_invalid'],
  },
  {
    what: 'many tokens',
    query: `subscription { myOrders { ${'at '.repeat(1000)} } }`,
    variables: () => ({}),
    key: 'client',
    reported: ['VALIDATION_FAILED', 'query document_invalid'],
  },
])(
  '$what is refused with the errors of the other transports',
  async ({ query, variables, key, reported }) => {
    const keys = service.keys.live;
    const client = new SubscriptionClient(service.url, keys[key as keyof typeof keys]); // two of its keys
    const following = client.follow(query, { ...(await Promise.resolve(variables())) });
    await following.ended();
    expect(following.failure).toEqual(reported);
    expect(JSON.stringify(following)).not.toMatch(/did you mean/i);
    await client.close();
  },
);

test('HTTP does not answer subscriptions', async () => {
  const answer = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.keys.live.client },
    body: JSON.stringify({ query: 'subscription { myOrders { at } }' }),
  });
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
  expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
});
