/**
 * Random requests of every operation over REST: each response, success or error, fits the OpenAPI document.
 * `SWEEP_COUNT=5000` for a long run.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { REQUEST_EXAMPLES } from '../../src/server/rest/openapi/request-examples.js';
import { ROUTES } from '../../src/server/routing/routes.js';
import { restRequests, type MadeUp } from '../fuzz/generated-requests.js';
import { anAddress } from '../support/http-client.js';
import { OpenApiCheck } from '../support/open-api-check.js';
import { openTestService, type TestService } from '../support/test-service.js';

const COUNT = Number(process.env['SWEEP_COUNT'] ?? '250');
const AT_ONCE = 8;
const SEED = Number(process.env['SWEEP_SEED'] ?? '1');

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

/** Every example of a request, so that each operation also succeeds. */
const examples = (key: string): MadeUp[] =>
  Object.entries(ROUTES).map(([coordinate, { method, path }]): MadeUp => {
    const example = REQUEST_EXAMPLES[coordinate.split('.')[1] ?? ''] ?? {};
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    const body = method === 'POST' ? JSON.stringify(example) : undefined;
    return { method, path: `/v1${path.replace(/:\w+/g, 'x')}`, headers, body };
  });

test('every response to random requests matches the document', async () => {
  const schema = await schemaOf(RESOLVER_CLASSES, () => {
    throw new Error('the schema is only read');
  });
  const { live, test: sandbox } = service.keys;
  const keys = [sandbox.lawyer_firm, live.lawyer_firm, sandbox.client, live.grc_platform, ''];
  const random = fc.sample(restRequests(schema, keys), { numRuns: COUNT, seed: SEED });
  const requests = [...examples(sandbox.lawyer_firm), ...random];
  const check = await OpenApiCheck.of(service.url);
  const mismatches: string[] = [];
  const statuses = new Map<number, number>();
  const work = requests.values();
  const worker = async () => {
    for (const { path, ...what } of work) {
      const headers = { ...what.headers, ...anAddress() };
      await check.send(path, { ...what, headers }).then(
        ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
        (mismatch: unknown) => mismatches.push(String(mismatch).slice(0, 600)),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(mismatches).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(20);
  if (COUNT > 1_000) process.stdout.write(`${JSON.stringify([...statuses])}\n`);
}, 600_000);
