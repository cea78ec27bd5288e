/**
 * Access matrix of sessions: every operation, over both transports, × the roles of people. The expectation is that of
 * access tokens, from `access-scopes.ts`, and written by hand for the rest.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { MEMBER_ROLES, type MemberRole } from '../../src/shared/caller.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { ROUTES } from '../../src/server/routing/routes.js';
import { type BrowserClient, signedIn } from '../support/browser-client.js';
import { coordinateOf, documentOf, rootSteps, waysOf, type Way } from '../support/schema-walk.js';
import { RestClient } from '../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { isOpenTo, OPERATION_RULES, SAMPLES } from './access-rules.js';
import { FIELD_SCOPES, scopeOfOperation } from './access-scopes.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
const ALL_WAYS = [...waysOf(schema, rootSteps(schema), () => true).values()];

/** What each role may do. */
const OPEN: Readonly<Record<MemberRole, string>> = {
  reader: 'law:read orders:read account:read session',
  lawyer: 'law:read orders:read account:read session orders:write',
  owner: 'law:read orders:read account:read session orders:write account:write key',
};

const ruleOf = ([root]: Way): string => OPERATION_RULES[coordinateOf(root)]?.rule ?? '';

/** Operations that end the session of the test, tried elsewhere; subscriptions need a socket. */
const SKIPPED = ['Mutation.signOut', 'Mutation.signIn'];
const isTried = (way: Way): boolean =>
  way[0].parent.name !== 'Subscription' && !SKIPPED.includes(coordinateOf(way[0]));

function isInScope(way: Way, role: MemberRole): boolean {
  if (ruleOf(way) === 'public') return true;
  const below = way.map(coordinateOf).flatMap((coordinate) => FIELD_SCOPES.get(coordinate) ?? []);
  const needed = [scopeOfOperation(coordinateOf(way[0]), ruleOf(way)), ...below];
  return needed.every((one) => OPEN[role].split(' ').includes(one ?? 'none'));
}

let service: TestService;
const browsers = {} as Record<MemberRole, BrowserClient>;

beforeAll(async () => {
  service = await openTestService({ sessions: { mailsPerHour: 100, idleHours: 1, hours: 1 } });
  const key = await makeKey(service.operator, 'lawyer_firm', 'live');
  const api = await RestClient.of(service.url, key);
  for (const role of MEMBER_ROLES) {
    const email = `${role}@example.com`;
    await api.post('/v1/members', { email, member_role: role });
    browsers[role] = await signedIn(service, email);
  }
}, 60_000);
afterAll(() => service.close());

const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN_ROLE'];
const values = (way: Way) =>
  OPERATION_RULES[coordinateOf(way[0])]?.values({ ...SAMPLES, receipt: 'x' }) ?? {};

test.each(MEMBER_ROLES)(
  'a session of a %s is refused exactly where the rules say so',
  async (role) => {
    const wrong: string[] = [];
    const ways = ALL_WAYS.filter(isTried).filter(
      (way) => way.length === 1 || FIELD_SCOPES.has(coordinateOf(way[way.length - 1] ?? way[0])),
    );
    for (const way of ways) {
      const isAllowed = way.every(isOpenTo('lawyer_firm')) && isInScope(way, role);
      const variables = values(way);
      const query = documentOf(schema, way, Object.keys(variables));
      const codes = await browsers[role].query(query, variables);
      if (codes.some((code) => REFUSALS.includes(code)) === isAllowed)
        wrong.push(`${way.map(coordinateOf).join(' ')}: ${codes.join()}`);
    }
    expect(wrong).toEqual([]);
    expect(ways.length).toBeGreaterThan(90);
  },
  60_000,
);

const isOpenOverRest = (coordinate: string, role: MemberRole): boolean => {
  const rule = OPERATION_RULES[coordinate]?.rule ?? '';
  const scope = scopeOfOperation(coordinate, rule) ?? 'none';
  return rule === 'public' || OPEN[role].split(' ').includes(scope);
};

test.each(MEMBER_ROLES)(
  'over REST a session of a %s gets what it gets over GraphQL',
  async (role) => {
    const wrong: string[] = [];
    const browser = browsers[role];
    const routes = Object.entries(ROUTES).filter(([coordinate]) => !SKIPPED.includes(coordinate));
    // Twice: a response that was kept for another caller is not given away.
    for (const [coordinate, { method, path }] of [...routes, ...routes]) {
      const at = `/v1${path.replace(/:\w+/g, 'x')}`;
      const request = method === 'GET' ? browser.get(at) : browser.post(at, {});
      const { status, headers } = await request;
      const isAllowed = isOpenOverRest(coordinate, role);
      if ((status === 403) === isAllowed) wrong.push(`${coordinate}: ${String(status)}`);
      if (headers['cache-control'] !== 'no-store') wrong.push(`${coordinate}: stored`);
    }
    expect(wrong).toEqual([]);
  },
);
