/** Clients generated from the OpenAPI document by two independent generators compile and work with the service. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { openTestService, type TestService } from '../support/test-service.js';

const run = promisify(execFile);
const LONG_MS = 240_000;

const SETTINGS = {
  compilerOptions: {
    strict: true,
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    rootDir: '.',
    outDir: 'made',
  },
  include: ['hey/**/*.ts', 'orval/**/*.ts'],
};

let service: TestService;
let folder: string;

const write = (name: string, text: string): Promise<void> =>
  writeFile(path.join(folder, name), text);

const tool = (place: string, ...words: readonly string[]) =>
  run(process.execPath, [path.join(folder, 'node_modules', place), ...words], { cwd: folder });

/** Generates each into its own folder and compiles it under the strictest TypeScript options. */
async function make(): Promise<void> {
  await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  await copyFile(path.join(PROJECT_ROOT, 'schema/openapi.json'), path.join(folder, 'openapi.json'));
  await write('tsconfig.json', JSON.stringify(SETTINGS));
  const output = { target: './orval/client.ts', client: 'fetch', baseUrl: service.url };
  const orval = { nis2: { input: { target: './openapi.json' }, output } };
  await write('orval.config.mjs', `export default ${JSON.stringify(orval)};`);
  const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'];
  await tool('@hey-api/openapi-ts/bin/run.js', '-i', 'openapi.json', '-o', 'hey', '-p', ...plugins);
  await tool('orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs');
  await tool('typescript/bin/tsc', '--project', 'tsconfig.json');
}

beforeAll(async () => {
  service = await openTestService();
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-generated-'));
  await make();
}, LONG_MS);
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** @param calls expressions by name; `headers` contains the key @returns result of each */
async function report(setUp: string, calls: Readonly<Record<string, string>>): Promise<unknown> {
  const headers = JSON.stringify({ 'X-API-Key': service.keys.test.lawyer_firm });
  const reported = Object.entries(calls).map(([name, call]) => `${name}: await ${call}`);
  const lines = [`const headers = ${headers};`, setUp, `const url = '${service.url}';`];
  await write(
    'try.cjs',
    `${lines.join('\n')}
(async () => console.log(JSON.stringify({ ${reported.join(',\n')} })))();`,
  );
  const { stdout } = await run(process.execPath, [path.join(folder, 'try.cjs')], { cwd: folder });
  return JSON.parse(stdout);
}

const ANSWERS = {
  health: 'ok',
  scoping: 'important',
  measure: 'art 21(2)(b)',
  order: 'sandbox-demo-order-001',
  refused: [422, 'VALIDATION_FAILED', 'tootajad'],
};

const COMPANY = `{ tootajad: 120, sektor: 'energy_electricity', keel: 'en' }`;
const TABLE = String.raw`'id,tootajad\na,9\n'`;

test('@hey-api/openapi-ts', async () => {
  const setUp = `const sdk = require('./made/hey/sdk.gen.js');
const { client } = require('./made/hey/client.gen.js');
client.setConfig({ baseUrl: '${service.url}', auth: () => headers['X-API-Key'] });`;
  const reports = await report(setUp, {
    health: `sdk.health().then(({ data }) => data.data.status)`,
    scoping: `sdk.scoping({ body: ${COMPANY} }).then(({ data }) => data.data.klassifikatsioon)`,
    measure: `sdk.frameworkMappingMeasure({ path: { measure_key: 'b' } }).then(({ data }) => data.data.artikkel)`,
    order: `sdk.createOrder({ body: { teenus: 'pakett' } }).then(({ data }) => data.data.order_id)`,
    refused: `sdk.scoping({ body: {} }).then(({ error, response }) => [response.status, error.error.code, error.error.details[0].field])`,
    stream: `sdk.scopingPortfolio({ body: ${TABLE}, parseAs: 'text' }).then(({ data }) => data.split('\\n').length)`,
  });
  expect(reports).toEqual({ ...ANSWERS, stream: expect.any(Number) });
});

test('orval', async () => {
  const setUp = `const sdk = require('./made/orval/client.js');`;
  const reported = await report(setUp, {
    health: `sdk.health().then(({ data }) => data.data.status)`,
    scoping: `sdk.scoping(${COMPANY}, {}, { headers }).then(({ data }) => data.data.klassifikatsioon)`,
    measure: `sdk.frameworkMappingMeasure('b', {}, { headers }).then(({ data }) => data.data.artikkel)`,
    order: `sdk.createOrder({ teenus: 'pakett' }, { headers }).then(({ data }) => data.data.order_id)`,
    refused: `sdk.scoping({}, {}, { headers }).then(({ status, data }) => [status, data.error.code, data.error.details[0].field])`,
  });
  expect(reported).toEqual(ANSWERS);
});

test('both have every operation of the contract', async () => {
  const { paths } = JSON.parse(await readFile(path.join(folder, 'openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const missing = await report(
    `const hey = require('./made/hey/sdk.gen.js'), orval = require('./made/orval/client.js');
const missing = (sdk) => ${JSON.stringify(names)}.filter((name) => typeof sdk[name] !== 'function');`,
    { hey: 'missing(hey)', orval: 'missing(orval)' },
  );
  expect(missing).toEqual({ hey: [], orval: [] });
});
