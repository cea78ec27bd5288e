import { expect, test } from '@jest/globals';
import { buildSchema, graphql, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { limitFields, fieldRateLimit } from '../../../src/server/rate-limit/field-rate-limit.js';
import { InProcessRateLimiter } from '../../../src/server/rate-limit/in-process-rate-limiter.js';
import type { FieldLimit } from '../../../src/shared/limits/consumption.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';
import { MemoryMonthlyUsage } from './memory-monthly-usage.js';

const contextOf = (address: string): RequestContext => ({
  requestId: 'r',
  caller: null,
  address,
  now: new Date(0),
  meta: {},
});

const newSchema = () =>
  buildSchema('type Query { health: String } type Mutation { signup(email: String): String }');

/** Executes a field through the schema, as both transports do. @returns its error, or null */
async function failureOf(schema: GraphQLSchema, field: string, address: string) {
  const answer = await graphql({
    schema,
    source: `mutation { ${field} }`,
    contextValue: contextOf(address),
  });
  return answer.errors?.[0]?.originalError ?? null;
}

/** Resolver info of a signup call. */
const INFO = await new Promise<GraphQLResolveInfo>((resolve) => {
  const rootValue = {
    signup: (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      resolve(info);
    },
  };
  void graphql({ schema: newSchema(), source: 'mutation { signup }', rootValue });
});

const rateLimiter = () =>
  new InProcessRateLimiter(new MemoryMonthlyUsage(), () => performance.now());
const call = (address: string) => ({
  args: { email: 'mari@naide.ee' },
  context: contextOf(address),
  info: INFO,
});
const byAddress = {
  name: 'address',
  identify: (of: { context: RequestContext }) => of.context.address,
};
const RATE_LIMITED = {
  code: 'RATE_LIMITED',
  retryAfterSeconds: 3600,
  details: [{ field: 'signup', type: 'operation_limit_exceeded' }],
};

test('admits exactly the limit of 200 concurrent calls', async () => {
  const fieldLimit = fieldRateLimit(rateLimiter(), { ...byAddress, max: 10, windowSeconds: 3600 });
  const calls = Array.from({ length: 200 }, () => fieldLimit(call('192.0.2.7')));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('refuses only that caller, with the seconds to wait', async () => {
  const fieldLimit = fieldRateLimit(rateLimiter(), { ...byAddress, max: 1, windowSeconds: 3600 });
  await fieldLimit(call('192.0.2.7'));
  await expect(fieldLimit(call('192.0.2.7'))).rejects.toMatchObject(RATE_LIMITED);
  await expect(fieldLimit(call('192.0.2.8'))).resolves.toBeUndefined();
});

test('admits a call whose caller is unknown', async () => {
  const rule = { name: 'mail', max: 1, windowSeconds: 60, identify: () => null };
  const fieldLimit = fieldRateLimit(rateLimiter(), rule);
  await fieldLimit(call('192.0.2.7'));
  await expect(fieldLimit(call('192.0.2.7'))).resolves.toBeUndefined();
});

test('stores no personal data in the counter', async () => {
  const counter = rateLimiter();
  const requested: FieldLimit[] = [];
  const watched = {
    consume: counter.consume.bind(counter),
    consumeField: (fieldLimit: FieldLimit) => {
      requested.push(fieldLimit);
      return counter.consumeField(fieldLimit);
    },
  };
  await fieldRateLimit(watched, { ...byAddress, max: 1, windowSeconds: 60 })(call('192.0.2.7'));
  expect(requested[0]?.subject).toMatch(/^field:address:signup:[\w-]{22}$/);
});

test('cannot be set below one call', () => {
  expect(() => fieldRateLimit(rateLimiter(), { ...byAddress, max: 0, windowSeconds: 60 })).toThrow(
    '0 calls',
  );
});

test('limits the named field of a schema, also if it is requested twice in one request', async () => {
  const fieldLimit = fieldRateLimit(rateLimiter(), { ...byAddress, max: 3, windowSeconds: 3600 });
  const schema = limitFields(newSchema(), { 'Mutation.signup': [fieldLimit] });
  expect(await failureOf(schema, 'a: signup b: signup', '192.0.2.7')).toBeNull();
  expect(await failureOf(schema, 'a: signup b: signup', '192.0.2.7')).toMatchObject(RATE_LIMITED);
  expect(await failureOf(schema, 'signup', '192.0.2.8')).toBeNull();
});

test('cannot limit a field that the schema lacks', () => {
  expect(() => limitFields(newSchema(), { 'Mutation.sign_up': [] })).toThrow('Mutation.sign_up');
});
