/** The community node of n8n, run as n8n runs declarative nodes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openConnectors, type Connectors } from '../../support/connectors.js';
import { N8nHost } from '../../support/n8n-host.js';

const BUILD_MS = 120_000;

let connectors: Connectors;
let host: N8nHost;

const hostWith = (apiKey: string): N8nHost =>
  new N8nHost(connectors.made('n8n-nodes-nis2-compliance'), {
    apiKey,
    baseUrl: connectors.service.url,
  });

beforeAll(async () => {
  connectors = await openConnectors();
  host = hostWith(connectors.key);
}, BUILD_MS);
afterAll(() => connectors.close());

test('the credential is tested by a request that requires it', async () => {
  expect(await host.test()).toBe(200);
  const wrong = hostWith('x');
  expect(await wrong.test()).toBe(401);
});

test.each([
  [
    'applicability',
    'scoping',
    { employees: 120, additionalFields: { sector: 'energy_electricity', country: 'ee' } },
    { klassifikatsioon: 'important' },
  ],
  ['mapping', 'frameworkMappingMeasure', { measureKey: 'b' }, { voti: 'b' }],
  ['orders', 'order', { orderId: 'sandbox-demo-order-001' }, { olek: 'vabastatud' }],
  ['law', 'country', { country: 'ee' }, { country: 'ee' }],
])('%s: %s', async (resource, operation, values, answer) => {
  expect(await host.execute(resource, operation, values)).toMatchObject(answer);
});

test('lists and objects are JSON with the names of the contract', async () => {
  const mappingGraph = host.operations().filter(({ resource }) => resource === 'mappingGraph');
  const delta = mappingGraph.find(
    ({ operation }) => operation.routing.request.url === '/v1/graph/delta',
  );
  const items = JSON.stringify([{ control: 'A.5.24', status: 'implemented' }]);
  const values = { framework: 'iso27001', additionalFields: { items } };
  expect(await host.execute('mappingGraph', delta?.operation.value ?? '', values)).toMatchObject({
    framework: 'iso27001',
  });
});

test('an error of the service is passed on', async () => {
  await expect(host.execute('applicability', 'scoping', { employees: -1 })).rejects.toThrow(
    'VALIDATION_FAILED',
  );
});

test('has nearly every operation of the contract', () => {
  expect(host.operations().length).toBeGreaterThan(80);
});
