/** Authorisation matrix of access tokens: every operation and reachable field × every role × every scope, over HTTP. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { ROLES, type Role } from '../../src/shared/caller.js';
import { SCOPES } from '../../src/shared/scope.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { codesOf, GraphqlClient } from '../support/graphql-client.js';
import { keyHeader, send } from '../support/http-client.js';
import { makeClient, tokenFor } from '../support/oauth.js';
import { coordinateOf, documentOf, rootSteps, waysOf, type Way } from '../support/schema-walk.js';
import { SubscriptionClient } from '../support/subscription-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { isOpenTo, OPERATION_RULES, SAMPLES } from './access-rules.js';
import { FIELD_SCOPES, scopeOfOperation } from './access-scopes.js';
import { ROUTES } from '../../src/server/routing/routes.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
const ROOTS = rootSteps(schema);
const ALL_WAYS = [...waysOf(schema, ROOTS, () => true).values()];

const ruleOf = ([root]: Way): string => OPERATION_RULES[coordinateOf(root)]?.rule ?? '';
const isFollowed = ([root]: Way): boolean => root.parent.name === 'Subscription';

/** Whether a token with this one scope may follow the way. */
function isInScope(way: Way, scope: string): boolean {
  if (ruleOf(way) === 'public') return true;
  const below = way.map(coordinateOf).flatMap((coordinate) => FIELD_SCOPES.get(coordinate) ?? []);
  const needed = [scopeOfOperation(coordinateOf(way[0]), ruleOf(way)), ...below];
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

async function isRefused(way: Way, token: string): Promise<boolean> {
  const values = OPERATION_RULES[coordinateOf(way[0])]?.values({ ...SAMPLES, receipt: 'x' }) ?? {};
  const query = documentOf(schema, way, Object.keys(values));
  if (!isFollowed(way)) {
    const client = new GraphqlClient(service.url, token, 'authorization');
    return codesOf(await client.ask({ query, variables: values })).some((code) =>
      REFUSALS.includes(code),
    );
  }
  const client = new SubscriptionClient(service.url, token, { name: 'authorization' });
  const following = client.follow(query, { ...values });
  // A subscription that is admitted stays silent here: the demo order belongs to sandbox keys.
  await following.until(() => following.failure !== null, 300).catch(() => undefined);
  await client.close();
  return (following.failure ?? []).some((code) => REFUSALS.includes(code));
}

test('every operation of an organisation has a scope here', () => {
  const ruled = ROOTS.map((root): Way => [root]).filter(
    (way) => !['public', 'operator'].includes(ruleOf(way)),
  );
  expect(
    ruled.filter((way) => scopeOfOperation(coordinateOf(way[0]), ruleOf(way)) === undefined),
  ).toEqual([]);
});

const PAIRS = ROLES.flatMap((role) => SCOPES.map((scope) => ({ role, scope })));

test.each(PAIRS)(
  'a token of a $role with $scope is refused exactly where the rules say so',
  async ({ role, scope }) => {
    const token = tokens[role][scope] ?? '';
    const wrong: string[] = [];
    // An operation, and every edge below it that has a rule.
    const ways = ALL_WAYS.filter(
      (way) => way.length === 1 || FIELD_SCOPES.has(coordinateOf(way[way.length - 1] ?? way[0])),
    );
    for (const way of ways) {
      const isAllowed = way.every(isOpenTo(role)) && isInScope(way, scope);
      if ((await isRefused(way, token)) === isAllowed) wrong.push(way.map(coordinateOf).join(' '));
    }
    expect(wrong).toEqual([]);
    expect(ways.length).toBeGreaterThan(80);
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
  'over REST, $scope opens what it opens over GraphQL, and files',
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
      // Twice: an answer that was kept for another caller is not given away.
      for (const status of [await statusAt(endpoint), await statusAt(endpoint)])
        if ((status === 403) === isAllowed) wrong.push(`${coordinate}: ${String(status)}`);
    }
    expect(wrong).toEqual([]);
  },
);
