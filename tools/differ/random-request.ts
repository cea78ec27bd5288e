/** Random GraphQL and REST requests from the schema and the routes. */
import { isNonNullType, isObjectType, type GraphQLArgument, type GraphQLSchema } from 'graphql';
import { ROUTES } from '../../src/server/routing/routes.js';
import type { SeededRandom } from './seeded-random.js';
import { randomChange, randomOperation, type RandomOperation } from './random-operation.js';
import { randomValue } from './random-value.js';
import type { Sent } from './two-services.js';

/** `keys`: candidates; an empty one is not sent. */
export type RequestMaker = Readonly<{
  schema: GraphQLSchema;
  keys: readonly string[];
  lots: SeededRandom;
}>;

const VOLATILE = new Set([
  'Query.health',
  'Query.status',
  'Query.apiKeys',
  'Query.billingSummary',
  'Query.organisationExport',
  'Query.testClock',
  'Query.testEvents',
]);
const COORDINATES = Object.keys(ROUTES).filter(
  (one) => one.startsWith('Query.') && !VOLATILE.has(one),
);

/** Those that can be repeated: others end keys, add up, or reach a limit of their own. */
const CHANGES = [
  'cancelOrder',
  'collectKey',
  'changeRole',
  'createOrder',
  'deleteOauthClient',
  'deleteWebhookEndpoint',
  'narrowOauthGrant',
  'operatorRetryOrder',
  'orderLicence',
  'replayWebhook',
  'resetTestClock',
  'revokeKey',
  'rotateOauthSecret',
  'setBillingDetails',
  'signIn',
  'signOut',
  'triggerTestEvent',
];

const ACCEPTS = [
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'text/html;q=0.1, */*;q=0.2',
  'image/png',
];
const REST_ACCEPTS = ['*/*', 'application/json', 'application/ld+json', 'image/png'];
const TYPES = [
  'application/json; charset=utf-8',
  'application/json; charset=latin1',
  'text/plain',
  '',
];
const ENCODINGS = [
  'gzip',
  'br',
  'zstd',
  'gzip, deflate, br, zstd',
  'gzip;q=0.5, *;q=0',
  'identity',
];

/** Of browsers, of other schemes, and in conflict with a key. */
const OTHERS: readonly Readonly<Record<string, string>>[] = [
  { cookie: 'nis2_session=unknown' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site', cookie: 'a=b' },
  { authorization: 'Basic YTpi' },
  { authorization: 'Bearer nis2_live_client_other' },
  { authorization: 'DPoP token' },
  { authorization: 'Bearer' },
];

function headersOf({ keys, lots }: RequestMaker): Record<string, string> {
  const key = lots.of(keys);
  return {
    ...(key === '' ? {} : { 'x-api-key': key }),
    ...(lots.isRare() ? lots.of(OTHERS) : {}),
    ...(lots.under(4) === 0 ? { 'accept-language': lots.of(['et', 'en', 'et-EE, en;q=0.5']) } : {}),
  };
}

const typeOf = (lots: SeededRandom): string =>
  lots.isRare() ? lots.of(TYPES) : 'application/json';

const PIECES = ['{', '}', '(', ')', '"', '$', '...', 'x'];

/** Rarely cut off, with a piece replaced, or with an unknown field. */
function spoilt(query: string, lots: SeededRandom): string {
  if (lots.under(6) !== 0) return query;
  const at = lots.under(query.length);
  if (lots.under(3) === 0) return query.slice(0, at);
  if (lots.under(2) === 0) return query.replace(/(\w+) \}/, '$1x }');
  return query.slice(0, at) + lots.of(PIECES) + query.slice(at + 1);
}

function sendable({ query: whole, variables }: RandomOperation, maker: RequestMaker): Sent[] {
  const { lots } = maker;
  const query = spoilt(whole, lots);
  const accept = lots.under(4) === 0 ? { accept: lots.of(ACCEPTS) } : {};
  const headers = { ...headersOf(maker), ...accept, 'content-type': typeOf(lots) };
  return variables.map((set) => ({
    method: 'POST',
    path: '/graphql',
    headers,
    body: JSON.stringify({ query, variables: set }),
  }));
}

export const randomGraphql = (maker: RequestMaker): Sent[] =>
  sendable(randomOperation(maker.schema, maker.lots), maker);

export const randomGraphqlChange = (maker: RequestMaker): Sent[] =>
  sendable(randomChange(maker.schema, maker.lots.of(CHANGES), maker.lots), maker);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

export const randomRest = (maker: RequestMaker): Sent => callOf(maker, maker.lots.of(COORDINATES));

export const randomRestChange = (maker: RequestMaker): Sent =>
  callOf(maker, `Mutation.${maker.lots.of(CHANGES)}`);

function argumentsOf(schema: GraphQLSchema, coordinate: string): readonly GraphQLArgument[] {
  const [typeName = '', fieldName = ''] = coordinate.split('.');
  const type = schema.getType(typeName);
  return isObjectType(type) ? (type.getFields()[fieldName]?.args ?? []) : [];
}

function callOf(maker: RequestMaker, coordinate: string): Sent {
  const { lots, schema } = maker;
  const { method, path } = ROUTES[coordinate] ?? { method: 'GET', path: '' };
  const values = argumentsOf(schema, coordinate)
    .filter(({ type }) => isNonNullType(type) || lots.under(2) === 0)
    .map(({ name, type }) => [name, randomValue(type, lots)] as const);
  const inPath = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(textOf(values.find(([one]) => one === name)?.[1] ?? 'a')),
  );
  const encoding = lots.under(2) === 0 ? { 'accept-encoding': lots.of(ENCODINGS) } : {};
  const accept = lots.under(4) === 0 ? { accept: lots.of(REST_ACCEPTS) } : {};
  const headers = { ...headersOf(maker), ...accept, ...encoding };
  if (method === 'POST') {
    const whole = JSON.stringify(Object.fromEntries(values));
    const body = lots.isRare() ? `${whole.slice(0, lots.under(whole.length))} ` : whole;
    return {
      method,
      path: `/v1${inPath}`,
      headers: { ...headers, 'content-type': typeOf(lots) },
      body,
    };
  }
  const query = new URLSearchParams(
    values.filter(([name]) => !path.includes(`:${name}`)).map(([name, one]) => [name, textOf(one)]),
  );
  return { method, path: `/v1${inPath}${query.size === 0 ? '' : `?${query.toString()}`}`, headers };
}
