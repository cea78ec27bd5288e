/**
 * Access matrix of sessions: every operation, over both transports, × the roles of people. Expectations are those of
 * access tokens (`access-scopes.ts`); the rest are written by hand.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { MEMBER_ROLES, type MemberRole } from '../../src/shared/caller.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { ROUTES } from '../../src/server/routing/routes.js';
import { type BrowserClient, signedIn } from '../support/browser-client.js';
import {
  coordinateOf,
  documentOf,
  rootSteps,
  fieldPathsOf,
  type FieldPath,
} from '../support/schema-walk.js';
import { SESSIONS } from '../support/members.js';
import { RestClient } from '../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../support/test-service.js';
import { isOpenTo, OPERATION_RULES, SAMPLES } from './access-rules.js';
import { FIELD_SCOPES, scopeOfOperation } from './access-scopes.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
const ALL_FIELD_PATHS = [...fieldPathsOf(schema, rootSteps(schema), () => true).values()];

/** What each role may do. */
const EVERYONE = 'law:read orders:read account:read session session:end passkey factor';
const OPEN: Readonly<Record<MemberRole, string>> = {
  reader: EVERYONE,
  lawyer: `${EVERYONE} orders:write`,
  owner: `${EVERYONE} orders:write account:write key`,
};

const ruleOf = ([root]: FieldPath): string => OPERATION_RULES[coordinateOf(root)]?.rule ?? '';

/** Operations that would end the session of the test are tested elsewhere; subscriptions need a socket. */
const SKIPPED = ['Mutation.signOut', 'Mutation.signIn'];
const isTried = (fieldPath: FieldPath): boolean =>
  fieldPath[0].parent.name !== 'Subscription' && !SKIPPED.includes(coordinateOf(fieldPath[0]));

function isInScope(fieldPath: FieldPath, role: MemberRole): boolean {
  if (ruleOf(fieldPath) === 'public') return true;
  const below = fieldPath
    .map(coordinateOf)
    .flatMap((coordinate) => FIELD_SCOPES.get(coordinate) ?? []);
  const needed = [scopeOfOperation(coordinateOf(fieldPath[0]), ruleOf(fieldPath)), ...below];
  return needed.every((one) => OPEN[role].split(' ').includes(one ?? 'none'));
}

let service: TestService;
const browsers = {} as Record<MemberRole, BrowserClient>;

beforeAll(async () => {
  service = await openTestService({ sessions: SESSIONS });
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
const values = (fieldPath: FieldPath) =>
  OPERATION_RULES[coordinateOf(fieldPath[0])]?.values({ ...SAMPLES, receipt: 'x' }) ?? {};

test.each(MEMBER_ROLES)(
  'a session of a %s is refused exactly as the rules require',
  async (role) => {
    const wrong: string[] = [];
    const fieldPaths = ALL_FIELD_PATHS.filter(isTried).filter(
      (fieldPath) =>
        fieldPath.length === 1 ||
        FIELD_SCOPES.has(coordinateOf(fieldPath[fieldPath.length - 1] ?? fieldPath[0])),
    );
    for (const fieldPath of fieldPaths) {
      const isAllowed = fieldPath.every(isOpenTo('lawyer_firm')) && isInScope(fieldPath, role);
      const variables = values(fieldPath);
      const query = documentOf(schema, fieldPath, Object.keys(variables));
      const codes = await browsers[role].query(query, variables);
      if (codes.some((code) => REFUSALS.includes(code)) === isAllowed)
        wrong.push(`${fieldPath.map(coordinateOf).join(' ')}: ${codes.join()}`);
    }
    expect(wrong).toEqual([]);
    expect(fieldPaths.length).toBeGreaterThan(90);
  },
  60_000,
);

const isOpenOverRest = (coordinate: string, role: MemberRole): boolean => {
  const rule = OPERATION_RULES[coordinate]?.rule ?? '';
  const scope = scopeOfOperation(coordinate, rule) ?? 'none';
  return rule === 'public' || OPEN[role].split(' ').includes(scope);
};

test.each(MEMBER_ROLES)(
  'over REST a session of a %s gets the same answers as over GraphQL',
  async (role) => {
    const wrong: string[] = [];
    const browser = browsers[role];
    const routes = Object.entries(ROUTES).filter(([coordinate]) => !SKIPPED.includes(coordinate));
    // Twice: a response cached for another caller must not be sent.
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
