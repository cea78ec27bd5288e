/** Sends the same request through both transports and normalises the responses. */
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { ROUTES } from '../../src/server/routing/routes.js';
import { fullOperation, operationsOf } from '../support/full-selection.js';
import { jsonOf, send } from '../support/http-client.js';
import { OpenApiCheck } from '../support/open-api-check.js';
import type { TestService } from '../support/test-service.js';
import type { ParityCase, Values } from './parity-case.js';

export type Json = Readonly<Record<string, unknown>>;

/** Normalised response of either transport. */
export type ReportedAnswer = Readonly<{ data: unknown; error: unknown; meta: Json }>;

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});
export const operations = operationsOf(schema);

const without = (record: Json, name: string): Json =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

function keyHeaders(
  { keys: all }: TestService,
  { key = 'test lawyer_firm' }: ParityCase,
): Record<string, string> {
  if (key === 'none') return {};
  if (key === 'bad') return { 'x-api-key': 'nis2_live_client_unknown' };
  const [mode, role] = key.split(' ');
  // A key is `<mode> <role>`.
  const keys = all[mode as 'live' | 'test'];
  return { 'x-api-key': keys[role as keyof typeof keys] };
}

const headersOf = (service: TestService, one: ParityCase): Record<string, string> => ({
  'content-type': 'application/json',
  ...keyHeaders(service, one),
  ...(one.acceptLanguage === undefined ? {} : { 'accept-language': one.acceptLanguage }),
});

const queryOf = (values: Values): string => {
  const given = Object.entries(values).filter(([, value]) => value != null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? '' : `?${query.toString()}`;
};

async function askRest({ service, openApi }: Parts, one: ParityCase): Promise<ReportedAnswer> {
  const { method = 'GET', path = '' } = ROUTES[one.operation] ?? {};
  const inPath = Object.keys(one.values).filter((name) => path.includes(`:${name}`));
  const rest = Object.entries(one.values).filter(([name]) => !inPath.includes(name));
  const filled = inPath.reduce(
    (before, name) => before.replace(`:${name}`, encodeURIComponent(String(one.values[name]))),
    `/v1${path}`,
  );
  const others = Object.fromEntries(rest);
  const answer =
    method === 'GET'
      ? await openApi.send(`${filled}${queryOf(others)}`, { headers: headersOf(service, one) })
      : await openApi.send(filled, {
          method,
          headers: headersOf(service, one),
          body: JSON.stringify(others),
        });
  const { data, error, meta } = jsonOf(answer) as { data: unknown; error?: Json; meta?: Json }; // checked above
  return { data, error: error && without(error, 'request_id'), meta: meta ?? {} };
}

const isGet = ({ operation }: ParityCase): boolean => ROUTES[operation]?.method === 'GET';

/** On REST, `keel` of a GET also selects the language of errors. */
const graphqlPath = (one: ParityCase): string =>
  `/graphql${isGet(one) ? queryOf({ keel: one.values['keel'] }) : ''}`;

async function askGraphql({ service }: Parts, one: ParityCase): Promise<ReportedAnswer> {
  const operation = operations.find(({ coordinate }) => coordinate === one.operation);
  if (operation === undefined) throw new Error(`${one.operation} is not in the schema`);
  const answer = await send(service.url, graphqlPath(one), {
    method: 'POST',
    headers: headersOf(service, one),
    body: JSON.stringify({
      query: fullOperation(operation, Object.keys(one.values)),
      variables: one.values,
    }),
  });
  // Every response of that transport has this form
  const { data, errors, extensions } = jsonOf(answer) as {
    data?: Json | null;
    errors?: { message: string; extensions: { code: string; details: unknown } }[];
    extensions: Json;
  };
  const [error] = errors ?? [];
  const reported = error && { message: error.message, ...error.extensions };
  return { data: data?.[operation.field.name], error: reported, meta: without(extensions, 'cost') };
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** REST omits some members if they are null, or if a country has transposed the Directive. */
const isLeftOut = (value: unknown): boolean => value === null || value === 'transposed';

function asRest(graphql: unknown, rest: unknown): unknown {
  if (Array.isArray(graphql) && Array.isArray(rest)) {
    return graphql.map((item, index) => asRest(item, rest[index]));
  }
  if (!isJson(graphql) || !isJson(rest)) return graphql;
  return Object.fromEntries(
    Object.entries(graphql)
      .filter(([name, value]) => name in rest || !isLeftOut(value))
      .map(([name, value]) => [name, asRest(value, rest[name])]),
  );
}

/** Replaces the value of these members by its type. */
export function steady(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => steady(item, names));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      names.includes(name) ? typeof inner : steady(inner, names),
    ]),
  );
}

type Parts = Readonly<{ service: TestService; openApi: OpenApiCheck }>;

/** `both`: normalised responses, those of GraphQL in the form of REST; equal if they agree. */
export async function openTransports(service: TestService) {
  const parts = { service, openApi: await OpenApiCheck.of(service.url) };
  return {
    rest: (one: ParityCase) => askRest(parts, one),
    graphql: (one: ParityCase) => askGraphql(parts, one),
    both: async (one: ParityCase) => {
      const rest = await askRest(parts, one);
      const { data, error, meta } = await askGraphql(parts, one);
      const isGood = rest.error === undefined;
      const graphql = {
        data: isGood ? asRest(data, rest.data) : undefined,
        error,
        meta: isGood ? meta : {},
      };
      return { rest, graphql };
    },
  };
}

export type Transports = Awaited<ReturnType<typeof openTransports>>;
