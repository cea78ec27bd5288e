/** The Swagger document for custom connectors of Power Platform: its form, its limits, and its requests. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/config/env.js';
import {
  PARAMETER_EXAMPLES,
  REQUEST_EXAMPLES,
} from '../../../src/server/rest/openapi/request-examples.js';
import { openConnectors, type Connectors } from '../../support/connectors.js';

const run = promisify(execFile);

const BUILD_MS = 120_000;

let connectors: Connectors;

beforeAll(async () => {
  connectors = await openConnectors();
}, BUILD_MS);
afterAll(() => connectors.close());

type Parameter = Readonly<{ name: string; in: string; required: boolean; type?: string }>;
type Operation = Readonly<{
  operationId: string;
  summary: string;
  parameters: readonly Parameter[];
  security?: [];
}>;
type Swagger = Readonly<{
  basePath: string;
  definitions: Record<string, object>;
  paths: Record<string, Record<string, Operation>>;
  info: { title: string };
}>;

const FILE = 'power-platform/apiDefinition.swagger.json';
const read = async () => JSON.parse(await readFile(connectors.made(FILE), 'utf8')) as Swagger;
const operationsOf = ({ paths }: Swagger) =>
  Object.entries(paths).flatMap(([place, item]) =>
    Object.entries(item).map(([method, operation]) => ({ place, method, operation })),
  );

test('is valid Swagger 2.0', async () => {
  const spectral = path.join(PROJECT_ROOT, 'node_modules/@stoplight/spectral-cli/dist/index.js');
  const rules = path.join(PROJECT_ROOT, 'tools/config/spectral-swagger.yaml');
  const { stdout } = await run(process.execPath, [
    spectral,
    'lint',
    '--ruleset',
    rules,
    connectors.made(FILE),
  ]);
  expect(stdout).toContain('No results');
}, 60_000);

test('stays within the limits of custom connectors', async () => {
  const swagger = await read();
  const all = operationsOf(swagger);
  expect((await readFile(connectors.made(FILE))).length).toBeLessThan(1_000_000);
  expect(all.length).toBeGreaterThan(80);
  expect(all.length).toBeLessThanOrEqual(256);
  expect(swagger.info.title.length).toBeLessThanOrEqual(30);
  expect(all.filter(({ operation }) => operation.summary.length > 80)).toEqual([]);
  expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length);
  expect(JSON.stringify(swagger)).not.toMatch(/"(anyOf|oneOf|const|\$defs)":|"null"/);
});

test('has no recursive definition', async () => {
  const { definitions } = await read();
  const edges = new Map(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      [...JSON.stringify(schema).matchAll(/#\/definitions\/(\w+)/g)].map(([, one = '']) => one),
    ]),
  );
  const reaches = (name: string, target: string, seen = new Set<string>()): boolean =>
    (edges.get(name) ?? []).some(
      (next) => next === target || (!seen.has(next) && reaches(next, target, seen.add(next))),
    );
  expect([...edges.keys()].filter((name) => reaches(name, name))).toEqual([]);
});

test('its operations work as a connector sends them', async () => {
  const refused: string[] = [];
  const all = operationsOf(await read()).filter(
    ({ operation }) => operation.operationId in REQUEST_EXAMPLES,
  );
  for (const { place, method, operation } of all) {
    const id = operation.operationId;
    const filled = place.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => PARAMETER_EXAMPLES[name] ?? name,
    );
    const answer = await fetch(`${connectors.service.url}${filled}`, {
      method: method.toUpperCase(),
      headers: { 'X-API-Key': connectors.key, 'content-type': 'application/json' },
      body: JSON.stringify(REQUEST_EXAMPLES[id]),
    });
    if (!answer.ok) refused.push(`${id} ${String(answer.status)} ${await answer.text()}`);
  }
  expect(all.length).toBeGreaterThan(30);
  expect(refused).toEqual([]);
});
