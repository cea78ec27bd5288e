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
  fieldPathsOf,
  type FieldPath,
} from '../support/schema-walk.js';
import { KEY_HEADERS, type KeyHeader } from '../support/http-client.js';
import { someAtOnce } from '../support/some-at-once.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { isOpenTo, OPERATION_RULES, SAMPLES, TYPE_RULES, type OwnRecords } from './access-rules.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
const ROOTS = rootSteps(schema);

const ALL_FIELD_PATHS = fieldPathsOf(schema, ROOTS, () => true);

/** Prefers a path whose fields before the last are open to the role, so that nothing refuses it earlier. */
const fieldPathsFor = (role: Role): FieldPath[] => [
  ...new Map([...ALL_FIELD_PATHS, ...fieldPathsOf(schema, ROOTS, isOpenTo(role))]).values(),
];

let service: TestService;
const ownRecords = {} as Record<Mode, Record<Role, OwnRecords>>;

const clientOf = (mode: Mode, role: Role, header?: KeyHeader) =>
  new GraphqlClient(service.url, service.keys[mode][role], header);

async function receiptOf(client: GraphqlClient): Promise<string> {
  const { json } = await client.ask({
    query: '{ scoping(tootajad: 90, receipt: true) { receipt } }',
  });
  return (json.data?.['scoping'] as { receipt: string }).receipt; // shape of the query
}

/** A live key gets one order; the test is about authorisation only. */
async function ownedBy(mode: Mode, role: Role): Promise<OwnRecords> {
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
    ownRecords[mode] = Object.fromEntries(await Promise.all(pairs)) as Record<Role, OwnRecords>;
  }
}, 60_000);
afterAll(() => service.close());

test('every operation has a rule, and every rule has an operation', () => {
  expect(Object.keys(OPERATION_RULES).sort()).toEqual(ROOTS.map(coordinateOf).sort());
});

test('every field of every type has a rule, and every rule has a field', () => {
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
  const reached = new Set([...ALL_FIELD_PATHS.keys()]);
  const known = [...TYPE_RULES].flatMap(([type, { fields }]) =>
    fields.map((field) => `${type}.${field}`),
  );
  expect(known.filter((coordinate) => !reached.has(coordinate))).toEqual([]);
});

const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN_ROLE'];

type OperationResult = Readonly<{ codes: string[]; isEmpty: boolean }>;

async function ask(
  client: GraphqlClient,
  fieldPath: FieldPath,
  own: OwnRecords,
): Promise<OperationResult> {
  const values = OPERATION_RULES[coordinateOf(fieldPath[0])]?.values(own) ?? {};
  const query = documentOf(schema, fieldPath, Object.keys(values));
  const answer = await client.ask({ query, variables: values });
  return { codes: codesOf(answer), isEmpty: answer.json.data?.[fieldPath[0].field.name] == null };
}

type Key = Readonly<{ key: string; name?: KeyHeader }>;

async function follow(
  { key, name }: Key,
  fieldPath: FieldPath,
  own: OwnRecords,
): Promise<OperationResult> {
  const values = OPERATION_RULES[coordinateOf(fieldPath[0])]?.values(own) ?? {};
  const client = new SubscriptionClient(service.url, key, { name });
  const following = client.follow(documentOf(schema, fieldPath, Object.keys(values)), {
    ...values,
  });
  await following.until(() => following.events.length > 0 || following.failure !== null);
  await client.close();
  return { codes: following.failure?.slice(0, 1) ?? [], isEmpty: following.events.length === 0 };
}

const isFollowed = ([root]: FieldPath): boolean => root.parent.name === 'Subscription';

const ASKED_FIELD_PATHS = [...ALL_FIELD_PATHS.values()].filter((one) => !isFollowed(one));

const errorOf = (fieldPath: FieldPath, codes: readonly string[]): string =>
  `${fieldPath.map(coordinateOf).join(' ')}: ${codes.join()}`;

const isDeep = (fieldPath: FieldPath): boolean => {
  const type = getNamedType(lastOf(fieldPath).field.type);
  return fieldPath.length === 1 || isObjectType(type) || isAbstractType(type);
};

const PAIRS = MODES.flatMap((mode) =>
  ROLES.flatMap((role) => KEY_HEADERS.map((header) => ({ mode, role, header }))),
);

test.each(PAIRS)(
  'a $role with a $mode key in $header is refused exactly as the rules require',
  async ({ mode, role, header }) => {
    const own = ownRecords[mode][role];
    // Refusals and edges are tested one by one; a scalar follows its type, whose edge is tested.
    const fieldPaths = fieldPathsFor(role).filter(
      (fieldPath) => isDeep(fieldPath) || !fieldPath.every(isOpenTo(role)),
    );
    const found = await someAtOnce(fieldPaths, async (fieldPath) => {
      const isAllowed = fieldPath.every(isOpenTo(role));
      const { codes } = isFollowed(fieldPath)
        ? await follow({ key: service.keys[mode][role], name: header }, fieldPath, own)
        : await ask(clientOf(mode, role, header), fieldPath, own);
      const isRefused = codes.some((code) => REFUSALS.includes(code));
      return isRefused === isAllowed ? errorOf(fieldPath, codes) : null;
    });
    expect(found.filter((one) => one !== null)).toEqual([]);
    expect(fieldPaths.length).toBeGreaterThan(150);
  },
  120_000,
);

test('without a key only public operations answer', async () => {
  const anonymous = new GraphqlClient(service.url);
  const own = ownRecords.test.client;
  const found = await someAtOnce(ASKED_FIELD_PATHS, async (fieldPath) => {
    const isPublic = OPERATION_RULES[coordinateOf(fieldPath[0])]?.rule === 'public';
    const { codes, isEmpty } = await ask(anonymous, fieldPath, own);
    const isRefused = codes.includes('UNAUTHORIZED') && isEmpty;
    return isRefused === isPublic ? errorOf(fieldPath, codes) : null;
  });
  expect(found.filter((one) => one !== null)).toEqual([]);
}, 60_000);

test('an operator may call operators’ and public operations only', async () => {
  const { text } = await service.operatorKeys.create({ name: 'Matrix', days: 1 });
  const operator = new GraphqlClient(service.url, text);
  const own = ownRecords.live.client;
  const found = await someAtOnce(ASKED_FIELD_PATHS, async (fieldPath) => {
    const rule = OPERATION_RULES[coordinateOf(fieldPath[0])]?.rule;
    const isAllowed = rule === 'operator' || rule === 'public';
    const { codes, isEmpty } = await ask(operator, fieldPath, own);
    const isRefused = codes.includes('FORBIDDEN_ROLE') && isEmpty;
    return isRefused === isAllowed ? errorOf(fieldPath, codes) : null;
  });
  const followed = [...ALL_FIELD_PATHS.values()].find(isFollowed);
  if (followed === undefined) throw new Error('there are no subscriptions');
  expect(await follow({ key: text }, followed, own)).toEqual({
    codes: ['closed 4403'],
    isEmpty: true,
  });
  expect(found.filter((one) => one !== null)).toEqual([]);
}, 60_000);
