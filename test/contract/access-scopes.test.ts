/** Authorisation matrix of access tokens: every operation and reachable field × every role × every scope, over HTTP. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { ROLES, type Role } from '../../src/shared/caller.js';
import { SCOPES } from '../../src/shared/scope.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { keyHeader, send } from '../support/http-client.js';
import { makeClient, tokenFor } from '../support/oauth.js';
import {
  coordinateOf,
  documentOf,
  rootSteps,
  fieldPathsOf,
  type FieldPath,
} from '../support/schema-walk.js';
import { someAtOnce } from '../support/some-at-once.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { isOpenTo, OPERATION_RULES, SAMPLES } from './access-rules.js';
import { FIELD_SCOPES, scopeOfOperation } from './access-scopes.js';
import { ROUTES } from '../../src/server/routing/routes.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
const ROOTS = rootSteps(schema);
const ALL_FIELD_PATHS = [...fieldPathsOf(schema, ROOTS, () => true).values()];

const ruleOf = ([root]: FieldPath): string => OPERATION_RULES[coordinateOf(root)]?.rule ?? '';
const isFollowed = ([root]: FieldPath): boolean => root.parent.name === 'Subscription';

/** Whether a token with this one scope may query the path of fields. */
function isInScope(fieldPath: FieldPath, scope: string): boolean {
  if (ruleOf(fieldPath) === 'public') return true;
  const below = fieldPath
    .map(coordinateOf)
    .flatMap((coordinate) => FIELD_SCOPES.get(coordinate) ?? []);
  const needed = [scopeOfOperation(coordinateOf(fieldPath[0]), ruleOf(fieldPath)), ...below];
  return needed.every((one) => one === scope);
}

let service: TestService;
let tokens: Readonly<Record<Role, Readonly<Record<string, string>>>>;

const tokensOf = async (role: Role): Promise<Record<string, string>> => {
  const client = await makeClient(service.url, service.keys.live[role], SCOPES);
  const made = SCOPES.map(async (scope) => [scope, await tokenFor(service.url, client, scope)]);
  return Object.fromEntries(await Promise.all(made)) as Record<string, string>; // pairs
};

beforeAll(async () => {
  service = await openTestService();
  const made = ROLES.map(async (role) => [role, await tokensOf(role)]);
  tokens = Object.fromEntries(await Promise.all(made)) as typeof tokens; // one entry per role
}, 60_000);
afterAll(() => service.close());

const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN_ROLE'];

async function isRefused(fieldPath: FieldPath, token: string): Promise<boolean> {
  const values =
    OPERATION_RULES[coordinateOf(fieldPath[0])]?.values({ ...SAMPLES, receipt: 'x' }) ?? {};
  const query = documentOf(schema, fieldPath, Object.keys(values));
  if (!isFollowed(fieldPath)) {
    const client = new GraphqlClient(service.url, token, 'authorization');
    return codesOf(await client.ask({ query, variables: values })).some((code) =>
      REFUSALS.includes(code),
    );
  }
  const client = new SubscriptionClient(service.url, token, { name: 'authorization' });
  const following = client.follow(query, { ...values });
  // An admitted subscription stays silent here: the demo order belongs to sandbox keys.
  await following.until(() => following.failure !== null, 300).catch(() => undefined);
  await client.close();
  return (following.failure ?? []).some((code) => REFUSALS.includes(code));
}

test('every operation of an organisation is listed with a scope', () => {
  const ruled = ROOTS.map((root): FieldPath => [root]).filter(
    (fieldPath) => !['public', 'operator'].includes(ruleOf(fieldPath)),
  );
  expect(
    ruled.filter(
      (fieldPath) => scopeOfOperation(coordinateOf(fieldPath[0]), ruleOf(fieldPath)) === undefined,
    ),
  ).toEqual([]);
});

const PAIRS = ROLES.flatMap((role) => SCOPES.map((scope) => ({ role, scope })));

test.each(PAIRS)(
  'a token of a $role with $scope is refused exactly as the rules require',
  async ({ role, scope }) => {
    const token = tokens[role][scope] ?? '';
    // An operation, and every edge below it that has a rule.
    const fieldPaths = ALL_FIELD_PATHS.filter(
      (fieldPath) =>
        fieldPath.length === 1 ||
        FIELD_SCOPES.has(coordinateOf(fieldPath[fieldPath.length - 1] ?? fieldPath[0])),
    );
    const isWrong = async (fieldPath: FieldPath) => {
      const isAllowed = fieldPath.every(isOpenTo(role)) && isInScope(fieldPath, scope);
      const name = fieldPath.map(coordinateOf).join(' ');
      return (await isRefused(fieldPath, token)) === isAllowed ? name : null;
    };
    const [followed, asked] = [true, false].map((one) =>
      fieldPaths.filter((fieldPath) => isFollowed(fieldPath) === one),
    );
    // Subscriptions are refused soon or never, so no other request may delay them.
    const wrong = [
      ...(await someAtOnce(asked ?? [], isWrong)),
      ...(await someAtOnce(followed ?? [], isWrong)),
    ];
    expect(wrong.filter((one) => one !== null)).toEqual([]);
    expect(fieldPaths.length).toBeGreaterThan(80);
  },
  120_000,
);

/** Files and streams, which no operation of the schema guards. */
type Endpoint = Readonly<{ path: string; body?: unknown }>;

const FILES: readonly Endpoint[] = [
  { path: '/v1/orders/00000000-0000-4000-8000-000000000009/documents.zip' },
  { path: '/v1/invoices/1/download' },
  { path: '/v1/imports?format=soa_csv', body: {} },
  { path: '/v1/scoping/portfolio', body: {} },
];
const FILE_SCOPES = ['orders:read', 'account:read', 'law:read', 'law:read'];

test.each(SCOPES.map((scope) => ({ scope })))(
  'over REST, $scope permits the same operations as over GraphQL, and files',
  async ({ scope }) => {
    const token = tokens.lawyer_firm[scope] ?? '';
    const statusAt = async ({ path, body }: Endpoint) => {
      const json = { 'content-type': 'application/json' };
      const headers = { ...keyHeader('authorization', token), ...(body === undefined ? {} : json) };
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      return (await send(service.url, path, { headers, ...sent })).status;
    };
    for (const [at, file] of FILES.entries()) {
      expect([file.path, (await statusAt(file)) === 403]).toEqual([
        file.path,
        FILE_SCOPES[at] !== scope,
      ]);
    }
    const wrong: string[] = [];
    for (const [coordinate, { method, path }] of Object.entries(ROUTES)) {
      const rule = OPERATION_RULES[coordinate]?.rule ?? '';
      const isAllowed = rule === 'public' || scopeOfOperation(coordinate, rule) === scope;
      const endpoint = {
        path: `/v1${path.replace(/:\w+/g, 'x')}`,
        ...(method === 'GET' ? {} : { body: {} }),
      };
      // Twice: an answer cached for another caller must not be sent.
      for (const status of [await statusAt(endpoint), await statusAt(endpoint)])
        if ((status === 403) === isAllowed) wrong.push(`${coordinate}: ${String(status)}`);
    }
    expect(wrong).toEqual([]);
  },
);
