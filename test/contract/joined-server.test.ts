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
import { jsonOf, send } from '../support/http-client.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

const START_MS = 60_000;
let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-joined-'));
  service = await spawnService({ DATA_DIR: dataDir, DATABASE_URL: database.url });
}, START_MS);

afterAll(async () => {
  await service.kill();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, START_MS);

const printed = (schema: GraphQLSchema): string => printSchema(lexicographicSortSchema(schema));

test('it serves the schema of the contract', async () => {
  const answer = await send(service.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery({ specifiedByUrl: true }) }),
  });
  const { data } = jsonOf(answer) as { data: IntrospectionQuery }; // of the standard introspection query
  const contract = buildSchema(await readFile('schema/schema.graphql', 'utf8'));
  expect(printed(buildClientSchema(data))).toBe(
    printed(buildClientSchema(introspectionFromSchema(contract))),
  );
});

test('it serves the operations of the contract', async () => {
  const { paths } = jsonOf(await send(service.url, '/openapi.json')) as { paths: unknown };
  const contract = JSON.parse(await readFile('schema/openapi.json', 'utf8')) as { paths: unknown };
  expect(paths).toEqual(contract.paths);
});
