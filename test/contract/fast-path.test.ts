/**
 * The fast path answers like the normal pipeline: generated valid and invalid requests go to two processes, one without
 * the fast path. FAST_PATH_OPERATIONS sets their number, FAST_PATH_SEED which ones.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { freePort } from '../../src/platform/runtime/free-port.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { SeededRandom } from '../../tools/differ/seeded-random.js';
import {
  randomGraphql,
  randomGraphqlChange,
  randomRest,
  randomRestChange,
  type RequestMaker,
} from '../../tools/differ/random-request.js';
import { closeConnections, differences } from '../../tools/differ/two-services.js';
import { openTestService, type TestNode, type TestService } from '../support/test-service.js';

const OPERATIONS = Number(process.env['FAST_PATH_OPERATIONS'] ?? 150);
const SEED = Number(process.env['FAST_PATH_SEED'] ?? 7);
const MS_EACH = 1_000;
const MAX_REPORTED = 5;

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});

let service: TestService;
let normal: TestNode;
let normalUrl = '';

beforeAll(async () => {
  service = await openTestService();
  // Responses contain the public address, so it is the same for both.
  const port = await freePort('127.0.0.1');
  normal = await service.addNode({ fastPath: false, port, publicUrl: service.url });
  normalUrl = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  closeConnections();
  await normal.close();
  await service.close();
});

function makerOf(seed: number): RequestMaker {
  const { live, test: sandbox } = service.keys;
  const good = [sandbox.lawyer_firm, live.lawyer_firm, sandbox.grc_platform, live.client];
  return {
    schema,
    lots: new SeededRandom(seed),
    keys: [...good, ...good, '', '', 'nis2_live_client_unknown'],
  };
}

async function allDifferences(
  make: (maker: RequestMaker) => ReturnType<typeof randomGraphql>,
  options: Parameters<typeof differences>[2] = {},
) {
  const maker = makerOf(SEED);
  const services = { fast: service.url, normal: normalUrl };
  const found: string[] = [];
  for (let number = 0; number < OPERATIONS && found.length < MAX_REPORTED; number++) {
    for (const sent of make(maker)) found.push(...(await differences(services, sent, options)));
  }
  return found.slice(0, MAX_REPORTED);
}

test(
  'the fast path and the normal pipeline answer GraphQL operations alike',
  async () => {
    expect(await allDifferences(randomGraphql)).toEqual([]);
  },
  30_000 + OPERATIONS * MS_EACH,
);

test(
  'the fast path and the normal pipeline answer REST calls alike',
  async () => {
    expect(await allDifferences((maker) => [randomRest(maker)])).toEqual([]);
  },
  30_000 + OPERATIONS * MS_EACH,
);

test.each([
  ['GraphQL', randomGraphqlChange],
  ['REST', (maker: RequestMaker) => [randomRestChange(maker)]],
] as const)(
  'the fast path and the normal pipeline answer changes over %s alike',
  async (_transport, make) => {
    expect(await allDifferences(make, { isChange: true })).toEqual([]);
  },
  30_000 + OPERATIONS * MS_EACH,
);
