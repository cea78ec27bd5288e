/** The bundled server equals the compiled one: bundling changes no name and no operation. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  introspectionFromSchema,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { jsonOf, send } from '../support/http-client.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

const START_MS = 60_000;
let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
/** Introspection shows the operations of operators to operators alone. */
let operatorKey: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-joined-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  service = await spawnService(env);
  const { operators, close } = await openKeys(loadConfig(env));
  operatorKey = (await operators.create({ name: 'Joined', days: 1 })).text;
  await close();
}, START_MS);

afterAll(async () => {
  await service.kill();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, START_MS);

const printed = (schema: GraphQLSchema): string => printSchema(lexicographicSortSchema(schema));

test('the bundled server serves the schema of the contract', async () => {
  const answer = await send(service.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': operatorKey },
    body: JSON.stringify({ query: getIntrospectionQuery({ specifiedByUrl: true }) }),
  });
  const { data } = jsonOf(answer) as { data: IntrospectionQuery }; // of the standard introspection query
  const contract = buildSchema(await readFile('schema/schema.graphql', 'utf8'));
  expect(printed(buildClientSchema(data))).toBe(
    printed(buildClientSchema(introspectionFromSchema(contract))),
  );
});

test('the bundled server serves the operations of the contract', async () => {
  const { paths } = jsonOf(await send(service.url, '/openapi.json')) as { paths: unknown };
  const contract = JSON.parse(await readFile('schema/openapi.json', 'utf8')) as { paths: unknown };
  expect(paths).toEqual(contract.paths);
});
