/** Generated requests of every operation on both transports, from nearly valid to nonsense. */
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { ROUTES } from '../../src/server/routing/routes.js';
import { SeededRandom } from '../../tools/differ/seeded-random.js';
import { randomOperation } from '../../tools/differ/random-operation.js';
import { randomValue } from '../../tools/differ/random-value.js';
import { fullOperation, operationsOf } from '../support/full-selection.js';
import { encoded, junk, text } from './nonsense.js';
import { rawBody, stray, type MadeUp } from './stray.js';

export type { MadeUp } from './stray.js';

const JSON_TYPE = { 'content-type': 'application/json' };

const lots = fc.nat().map((seed) => new SeededRandom(seed));
const oneIn = (count: number) => fc.nat(count - 1).map((number) => number === 0);

/** Members of a body or query: valid values, some corrupted, some added. */
function valuesOf(schema: GraphQLSchema, coordinate: string) {
  const [root, name = ''] = coordinate.split('.');
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const args = type?.getFields()[name]?.args ?? [];
  const members = args.map((arg) =>
    fc.tuple(
      fc.constant(arg.name),
      lots.chain((made) =>
        fc.oneof({ weight: 4, arbitrary: fc.constant(randomValue(arg.type, made)) }, junk),
      ),
      oneIn(4),
    ),
  );
  const more = fc.array(fc.tuple(text, junk, fc.constant(false)), { maxLength: 2 });
  return fc
    .tuple(fc.tuple(...members), more)
    .map(([own, others]) =>
      Object.fromEntries(
        [...own, ...others]
          .filter(([, , isLeftOut]) => !isLeftOut)
          .map(([key, value]) => [key, value]),
      ),
    );
}

function restCall(schema: GraphQLSchema): fc.Arbitrary<MadeUp> {
  return fc.constantFrom(...Object.entries(ROUTES)).chain(([coordinate, { method, path }]) =>
    valuesOf(schema, coordinate).map((values): MadeUp => {
      const inPath = path.replace(
        /:(\w+)/g,
        (_, name: string) => encoded(values[name] ?? 'x') || 'x',
      );
      if (method === 'POST') {
        return { method, path: `/v1${inPath}`, headers: JSON_TYPE, body: JSON.stringify(values) };
      }
      const query = Object.entries(values).map(
        ([key, value]) => `${encoded(key)}=${encoded(value)}`,
      );
      const requested = query.join('&').slice(0, 6_000);
      return {
        method,
        path: `/v1${inPath}?${requested}`.slice(0, 8_000),
        headers: {},
        body: undefined,
      };
    }),
  );
}

const asGraphql = (query: string, variables: unknown): MadeUp => ({
  method: 'POST',
  path: '/graphql',
  headers: JSON_TYPE,
  body: JSON.stringify({ query, variables }),
});

/** Replaces a piece of the text with another one. */
const spoilt = (query: string) =>
  fc
    .tuple(fc.nat(query.length), fc.nat(12), text)
    .map(([at, length, put]) => query.slice(0, at) + put.slice(0, 50) + query.slice(at + length));

function graphqlCall(schema: GraphQLSchema): fc.Arbitrary<MadeUp> {
  const request = lots.map((made) => {
    const { query, variables } = randomOperation(schema, made);
    return { query, variables: variables[0] ?? {} };
  });
  const good = request.map(({ query, variables }) => asGraphql(query, variables));
  const wrong = request.chain(({ query, variables }) =>
    fc.tuple(spoilt(query), fc.oneof(fc.constant(variables), junk)).map((one) => asGraphql(...one)),
  );
  const change = fc
    .constantFrom(...operationsOf(schema))
    .chain((operation) =>
      valuesOf(schema, operation.coordinate).map((values) =>
        asGraphql(fullOperation(operation, Object.keys(values)), values),
      ),
    );
  return fc.oneof(good, wrong, change);
}

/** Requests of all operations over REST. @param keys as in `generatedRequests` */
export const restRequests = (
  schema: GraphQLSchema,
  keys: readonly string[],
): fc.Arbitrary<MadeUp> => withKeys(restCall(schema), keys);

const withKeys = (any: fc.Arbitrary<MadeUp>, keys: readonly string[]): fc.Arbitrary<MadeUp> =>
  fc.tuple(any, fc.constantFrom(...keys)).map(([made, key]) => ({
    ...made,
    headers: key === '' ? made.headers : { ...made.headers, 'x-api-key': key },
  }));

/** @param keys one is chosen per request; an empty one is not sent */
export function generatedRequests(
  schema: GraphQLSchema,
  keys: readonly string[],
): fc.Arbitrary<MadeUp> {
  const any = fc.oneof(
    { weight: 5, arbitrary: restCall(schema) },
    { weight: 5, arbitrary: graphqlCall(schema) },
    { weight: 2, arbitrary: rawBody },
    { weight: 1, arbitrary: stray },
  );
  return withKeys(any, keys);
}
