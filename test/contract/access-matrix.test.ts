/**
 * Authorisation matrix from the schema: every operation and reachable field × every role × sandbox and live, over HTTP.
 * `other-organisations.test.ts` covers access across organisations.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getNamedType, isAbstractType, isObjectType } from 'graphql';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { MODES, ROLES, type Mode, type Role } from '../../src/shared/caller.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import {
  coordinateOf,
  documentOf,
  lastOf,
  rootSteps,
  waysOf,
  type Way,
} from '../support/schema-walk.js';
import { KEY_HEADERS, type KeyHeader } from '../support/http-client.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { isOpenTo, OPERATION_RULES, SAMPLES, TYPE_RULES, type Belongings } from './access-rules.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
const ROOTS = rootSteps(schema);

const ALL_WAYS = waysOf(schema, ROOTS, () => true);

/** Prefers a path whose fields before the last are open to the role, so that nothing refuses it earlier. */
const waysFor = (role: Role): Way[] => [
  ...new Map([...ALL_WAYS, ...waysOf(schema, ROOTS, isOpenTo(role))]).values(),
];

let service: TestService;
const belongings = {} as Record<Mode, Record<Role, Belongings>>;

const clientOf = (mode: Mode, role: Role, header?: KeyHeader) =>
  new GraphqlClient(service.url, service.keys[mode][role], header);

async function receiptOf(client: GraphqlClient): Promise<string> {
  const { json } = await client.ask({
    query: '{ scoping(tootajad: 90, receipt: true) { receipt } }',
  });
  return (json.data?.['scoping'] as { receipt: string }).receipt; // shape of the query
}

/** A live key gets one order of its own; the test is about authorisation only. */
async function ownedBy(mode: Mode, role: Role): Promise<Belongings> {
  const client = clientOf(mode, role);
  const receipt = await receiptOf(client);
  if (mode === 'test') return { ...SAMPLES, receipt };
  const { json } = await client.ask({
    query: 'mutation { createOrder(teenus: "hooldus") { order_id } }',
  });
  const { order_id: orderId } = json.data?.['createOrder'] as { order_id: string }; // shape of the query
  return { ...SAMPLES, orderId, receipt };
}

beforeAll(async () => {
  service = await openTestService();
  for (const mode of MODES) {
    const pairs = ROLES.map(async (role) => [role, await ownedBy(mode, role)] as const);
    belongings[mode] = Object.fromEntries(await Promise.all(pairs)) as Record<Role, Belongings>;
  }
}, 60_000);
afterAll(() => service.close());

test('every operation has a rule, and no rule is of an operation that is gone', () => {
  expect(Object.keys(OPERATION_RULES).sort()).toEqual(ROOTS.map(coordinateOf).sort());
});

test('every field of every type has a rule, and no rule is of a field that is gone', () => {
  const roots = ROOTS.map(({ parent }) => parent.name);
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__') && !roots.includes(name))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  const known = [...TYPE_RULES].flatMap(([type, { fields: names }]) =>
    names.map((name) => `${type}.${name}`),
  );
  expect(known.sort()).toEqual(fields.sort());
});

test('every field can be reached', () => {
  const reached = new Set([...ALL_WAYS.keys()]);
  const known = [...TYPE_RULES].flatMap(([type, { fields }]) =>
    fields.map((field) => `${type}.${field}`),
  );
  expect(known.filter((coordinate) => !reached.has(coordinate))).toEqual([]);
});

const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN_ROLE'];

type RequestInput = Readonly<{ codes: string[]; isEmpty: boolean }>;

async function ask(client: GraphqlClient, way: Way, own: Belongings): Promise<RequestInput> {
  const values = OPERATION_RULES[coordinateOf(way[0])]?.values(own) ?? {};
  const query = documentOf(schema, way, Object.keys(values));
  const answer = await client.ask({ query, variables: values });
  return { codes: codesOf(answer), isEmpty: answer.json.data?.[way[0].field.name] == null };
}

type Key = Readonly<{ key: string; name?: KeyHeader }>;

async function follow({ key, name }: Key, way: Way, own: Belongings): Promise<RequestInput> {
  const values = OPERATION_RULES[coordinateOf(way[0])]?.values(own) ?? {};
  const client = new SubscriptionClient(service.url, key, { name });
  const following = client.follow(documentOf(schema, way, Object.keys(values)), { ...values });
  await following.until(() => following.events.length > 0 || following.failure !== null);
  await client.close();
  return { codes: following.failure?.slice(0, 1) ?? [], isEmpty: following.events.length === 0 };
}

const isFollowed = ([root]: Way): boolean => root.parent.name === 'Subscription';

const isDeep = (way: Way): boolean => {
  const type = getNamedType(lastOf(way).field.type);
  return way.length === 1 || isObjectType(type) || isAbstractType(type);
};

const PAIRS = MODES.flatMap((mode) =>
  ROLES.flatMap((role) => KEY_HEADERS.map((header) => ({ mode, role, header }))),
);

test.each(PAIRS)(
  'a $role with a $mode key in $header is refused exactly where the rules say so',
  async ({ mode, role, header }) => {
    const own = belongings[mode][role];
    const wrong: string[] = [];
    // Refusals and edges one by one; a scalar follows its type, whose edge is tested.
    const ways = waysFor(role).filter((way) => isDeep(way) || !way.every(isOpenTo(role)));
    for (const way of ways) {
      const isAllowed = way.every(isOpenTo(role));
      const { codes } = isFollowed(way)
        ? await follow({ key: service.keys[mode][role], name: header }, way, own)
        : await ask(clientOf(mode, role, header), way, own);
      const isRefused = codes.some((code) => REFUSALS.includes(code));
      if (isRefused === isAllowed)
        wrong.push(`${way.map(coordinateOf).join(' ')}: ${codes.join()}`);
    }
    expect(wrong).toEqual([]);
    expect(ways.length).toBeGreaterThan(150);
  },
  120_000,
);

test('without a key only what is public answers', async () => {
  const nobody = new GraphqlClient(service.url);
  const own = belongings.test.client;
  const wrong: string[] = [];
  for (const way of [...ALL_WAYS.values()].filter((one) => !isFollowed(one))) {
    const isPublic = OPERATION_RULES[coordinateOf(way[0])]?.rule === 'public';
    const { codes, isEmpty } = await ask(nobody, way, own);
    const isRefused = codes.includes('UNAUTHORIZED') && isEmpty;
    if (isRefused === isPublic) wrong.push(`${way.map(coordinateOf).join(' ')}: ${codes.join()}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('an operator is admitted to what is the operator’s or public, and to nothing else', async () => {
  const { text } = await service.operatorKeys.create({ name: 'Matrix', days: 1 });
  const operator = new GraphqlClient(service.url, text);
  const own = belongings.live.client;
  const wrong: string[] = [];
  for (const way of [...ALL_WAYS.values()].filter((one) => !isFollowed(one))) {
    const rule = OPERATION_RULES[coordinateOf(way[0])]?.rule;
    const isAllowed = rule === 'operator' || rule === 'public';
    const { codes, isEmpty } = await ask(operator, way, own);
    const isRefused = codes.includes('FORBIDDEN_ROLE') && isEmpty;
    if (isRefused === isAllowed) wrong.push(`${way.map(coordinateOf).join(' ')}: ${codes.join()}`);
  }
  const followed = [...ALL_WAYS.values()].find(isFollowed);
  if (followed === undefined) throw new Error('there are no subscriptions');
  expect(await follow({ key: text }, followed, own)).toEqual({
    codes: ['closed 4403'],
    isEmpty: true,
  });
  expect(wrong).toEqual([]);
}, 60_000);
