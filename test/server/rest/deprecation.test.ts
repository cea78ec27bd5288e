/** Deprecation of an operation, declared once and announced everywhere. The operations exist only in this test. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { isObjectType, printSchema, type GraphQLSchema } from 'graphql';
import { Query, Resolver } from 'type-graphql';
import { RESOLVER_CLASSES } from '../../../src/app/resolvers.js';
import type { Deprecation } from '../../../src/shared/deprecation.js';
import type { Verdict } from '../../../src/shared/limits/verdict.js';
import { ResponseCache } from '../../../src/server/response-cache/response-cache.js';
import { buildSchema, schemaOf } from '../../../src/server/schema/build-schema.js';
import type { AdmissionControl } from '../../../src/server/http/admission-control.js';
import { CachedReads } from '../../../src/server/rest/cached-reads.js';
import { openApiDocument } from '../../../src/server/rest/openapi/openapi-document.js';
import { generateRest, type GeneratedRest } from '../../../src/server/rest/operations.js';
import { mountRest } from '../../../src/server/rest/rest-routes.js';
import { Access, Deprecated } from '../../../src/shared/graphql/decorators.js';
import { deprecatedOperations } from '../../../tools/docs/deprecated-operations.js';

const ENDS: Deprecation = { since: '2026-01-01', sunset: '2027-01-01', instead: 'Ask status.' };
const URL = 'https://nis2.example.org';

const VERDICT: Verdict = {
  admitted: true,
  refusedBy: null,
  limit: 60,
  remaining: 59,
  resetAt: 1,
  retryAfter: 0,
  month: null,
  granted: 1,
};
const admission = { caller: null, verdict: VERDICT, refusal: null };
const admissionControl = { pass: () => Promise.resolve(admission) } as unknown as AdmissionControl;

let app: FastifyInstance;
let rest: GeneratedRest;

/** Marks the health of the service as if its resolver had `@Deprecated`. */
function markHealth(schema: GraphQLSchema): void {
  const type = schema.getType('Query');
  const field = isObjectType(type) ? type.getFields()['health'] : undefined;
  if (field !== undefined) field.extensions = { ...field.extensions, deprecation: ENDS };
}

beforeAll(async () => {
  const health = () => ({ status: 'ok', version: '1', uptimeSeconds: 1 });
  const schema = await schemaOf(RESOLVER_CLASSES, () => ({ health }));
  markHealth(schema);
  rest = await generateRest(schema);
  app = Fastify();
  app.decorateRequest('gateway', null as never);
  app.addHook('onRequest', (request, _reply, done) => {
    request.gateway = { caller: null };
    done();
  });
  const reads = new CachedReads(new ResponseCache(), 'kb');
  const runner = { schema, providerName: 'Test', now: () => new Date() };
  mountRest(app, {
    ...runner,
    operations: rest.operations,
    admissionControl,
    reads,
    publicUrl: URL,
  });
});
afterAll(() => app.close());

test('answers of the operation contain since, sunset and a link', async () => {
  const { statusCode, headers } = await app.inject('/v1/health');
  expect(statusCode).toBe(200);
  expect(headers['deprecation']).toBe(`@${Date.UTC(2026, 0, 1) / 1000}`);
  expect(headers['sunset']).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
  expect(headers['link']).toBe(
    `<${URL}/docs/compatibility#how-an-end-is-told>; rel="deprecation"; type="text/html"`,
  );
});

test('other operations have no such headers', async () => {
  const { headers } = await app.inject('/v1/status');
  expect([headers['deprecation'], headers['sunset']]).toEqual([undefined, undefined]);
});

test('the contract and the guide list it with its successor', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(rest))) as {
    paths: Record<string, Record<string, object>>;
  };
  expect(document.paths['/v1/health']?.['get']).toMatchObject({
    deprecated: true,
    'x-deprecated': ENDS,
  });
  expect(document.paths['/v1/status']?.['get']).not.toHaveProperty('deprecated');
  expect(deprecatedOperations(document)).toContain(
    '| `GET /v1/health` | 2026-01-01 | 2027-01-01 | Ask status. |',
  );
});

const schemaWith = (reported: Deprecation): Promise<GraphQLSchema> => {
  @Resolver()
  class OldResolver {
    @Access('public')
    @Deprecated(reported)
    @Query(() => String)
    old(): string {
      return 'old';
    }
  }
  return buildSchema([new OldResolver()]);
};

test('the decorator alone marks the schema', async () => {
  expect(printSchema(await schemaWith(ENDS))).toContain(
    'old: String @deprecated(reason: "Ask status. Deprecated since 2026-01-01, ends on 2027-01-01.")',
  );
});

test.each([
  { what: 'less than a year of notice', reported: { ...ENDS, sunset: '2026-12-31' } },
  { what: 'an invalid date', reported: { ...ENDS, sunset: 'soon' } },
])('$what prevents the start', async ({ reported: reports }) => {
  await expect(schemaWith(reports)).rejects.toThrow('old ends on');
});
