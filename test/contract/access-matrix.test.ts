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
  type Step,
  type Way,
} from '../support/schema-walk.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { admits, OPERATION_RULES, TYPE_RULES, type Belongings, type Rule } from './access-rules.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
const ROOTS = rootSteps(schema);

/** Rule of the type that a field returns; null for scalars and unions. */
function ruleOfTarget({ field }: Step): Rule | null {
  const type = getNamedType(field.type);
  return isObjectType(type) ? (TYPE_RULES.get(type.name)?.rule ?? null) : null;
}

const rulesOfStep = (step: Step): Rule[] =>
  [OPERATION_RULES[coordinateOf(step)]?.rule ?? null, ruleOfTarget(step)].filter(
    (rule) => rule !== null,
  );

const isOpenTo =
  (role: Role) =>
  (step: Step): boolean =>
    rulesOfStep(step).every((rule) => admits(rule, role));

const ALL_WAYS = waysOf(schema, ROOTS, () => true);

/** Prefers a path whose fields before the last are open to the role, so that nothing refuses it earlier. */
const waysFor = (role: Role): Way[] => [
  ...new Map([...ALL_WAYS, ...waysOf(schema, ROOTS, isOpenTo(role))]).values(),
];

let service: TestService;
const belongings = {} as Record<Mode, Record<Role, Belongings>>;

const SAMPLES = {
  orderId: 'sandbox-demo-order-001',
  keyId: '00000000-0000-4000-8000-000000000002',
  webhookId: '00000000-0000-4000-8000-000000000003',
  eventId: '00000000-0000-4000-8000-000000000001',
};

const clientOf = (mode: Mode, role: Role) =>
  new GraphqlClient(service.url, service.keys[mode][role]);

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
  return { codes: codesOf(answer), isEmpty: answer.json.data == null };
}

async function follow(key: string | null, way: Way, own: Belongings): Promise<RequestInput> {
  const values = OPERATION_RULES[coordinateOf(way[0])]?.values(own) ?? {};
  const client = new SubscriptionClient(service.url, key);
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

const PAIRS = MODES.flatMap((mode) => ROLES.map((role) => ({ mode, role })));

test.each(PAIRS)(
  'a $role with a $mode key is refused exactly where the rules say so',
  async ({ mode, role }) => {
    const own = belongings[mode][role];
    const wrong: string[] = [];
    // Refusals and edges one by one; a scalar follows its type, whose edge is tested.
    const ways = waysFor(role).filter((way) => isDeep(way) || !way.every(isOpenTo(role)));
    for (const way of ways) {
      const isAllowed = way.every(isOpenTo(role));
      const { codes } = isFollowed(way)
        ? await follow(service.keys[mode][role], way, own)
        : await ask(clientOf(mode, role), way, own);
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
  expect(await follow(text, followed, own)).toEqual({ codes: ['closed 4403'], isEmpty: true });
  expect(wrong).toEqual([]);
}, 60_000);
