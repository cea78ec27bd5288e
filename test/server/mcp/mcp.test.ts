/** The MCP transport, tested with the official client: over HTTP and over standard input and output. */
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { PROJECT_ROOT } from '../../../src/config/env.js';
import { wholeAnswer, withoutRepeats } from '../../support/mcp-pages.js';
import { RestClient } from '../../support/rest-client.js';
import { makeKey, openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
const open: Client[] = [];

beforeAll(async () => {
  service = await openTestService();
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await service.close();
});

const AT = '2026-03-01T10:00:00Z';
const ANSWERS = Object.fromEntries(
  Array.from('abcdefghij').flatMap((letter) => [
    [`${letter}1`, 'jah'],
    [`${letter}2`, 'ei'],
  ]),
);

async function connect(transport: unknown): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport as Transport); // its type is narrower than the class that implements it
  open.push(client);
  return client;
}

const overHttp = (key: string): Promise<Client> =>
  connect(
    new StreamableHTTPClientTransport(new URL('/mcp', service.url), {
      requestInit: { headers: { 'x-api-key': key } },
    }),
  );

const overPipe = (key: string): Promise<Client> =>
  connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(PROJECT_ROOT, 'dist/src/client/cli/main.js'), 'mcp'],
      env: { NIS2_URL: service.url, NIS2_KEY: key },
    }),
  );

type Content = Readonly<{
  data?: unknown;
  sources?: readonly unknown[];
  kb_version?: string;
  page?: { number: number; of: number; cursor?: string };
  error?: unknown;
}>;

const MAX_BYTES = 8_192;

async function use(client: Client, name: string, given: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: given });
  expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(MAX_BYTES);
  return { isError: answer.isError === true, ...(answer.structuredContent as Content) };
}

const CALLS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['scoping', { tootajad: 120, sektor: 'energy_electricity', keel: 'en' }],
  ['scoping_group', { uksused: [{ id: 'A', tootajad: 5 }], keel: 'en' }],
  ['scoping_questions', { keel: 'en' }],
  ['framework_mapping', { keel: 'en' }],
  ['measure', { measure_key: 'b', keel: 'en' }],
  ['mapping_neighbours', { node: 'measure:b', keel: 'en' }],
  ['mapping_paths', { from: 'measure:b', to: 'dora:art 17', keel: 'en' }],
  ['mapping_links', { measure: 'b', first: 3, keel: 'en' }],
  [
    'mapping_delta',
    { framework: 'iso27001', items: [{ control: 'A.5.24', status: 'implemented' }] },
  ],
  ['incident_templates', { detected_at: AT, language: 'en' }],
  [
    'incident_record',
    {
      detected_at: '2026-03-01T08:30:00Z',
      roles: ['nis2_entity'],
      incident: { description: 'Portal unavailable.' },
      keel: 'en',
    },
  ],
  ['incident_significance', { entity_type: 'data_centre', keel: 'en' }],
  ['incident_deadlines', { detected_at: AT, roles: ['nis2_entity'], keel: 'en' }],
  ['law_countries', { keel: 'en' }],
  ['law_country', { country: 'ee', keel: 'en' }],
  ['law_duties', { country: 'de', keel: 'en' }],
  ['law_acts', { keel: 'en' }],
  ['law_rules', { keel: 'en' }],
  ['law_rule', { rule_code: 'annex_i_large', keel: 'en' }],
  ['law_parameters', { keel: 'en' }],
  ['reforms', { keel: 'en' }],
  ['reform', { id: 'nis2-com-2026-13', keel: 'en' }],
  ['compare_reform', { reform: 'nis2-com-2026-13', organisations: [{ tootajad: 400 }] }],
  ['gap_questions', { keel: 'en' }],
  ['gap_evaluation', { vastused: ANSWERS, keel: 'en' }],
];

test.each(['http', 'stdio'])('every tool answers over %s with its sources', async (way) => {
  const key = service.keys.test.lawyer_firm;
  const client = way === 'http' ? await overHttp(key) : await overPipe(key);
  expect(client.getInstructions()).toContain('no legal advice');
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toContain('does_nis2_apply');
  const { contents } = await client.readResource({ uri: 'law://countries/ee' });
  expect(contents).toHaveLength(1);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(CALLS.map(([name]) => name));
  for (const { inputSchema, description, title } of tools) {
    expect(JSON.stringify(inputSchema)).not.toContain('#/components');
    expect([description, title]).not.toContain('');
  }
  for (const [name, given] of CALLS) {
    const { isError, sources = [], kb_version } = await use(client, name, given);
    expect({ name, isError }).toEqual({ name, isError: false });
    expect([name, sources.length > 0]).toEqual([name, true]);
    expect(kb_version).toMatch(/^kb_/);
  }
});

test('the pages of a tool together equal the answer of REST', async () => {
  const key = service.keys.test.lawyer_firm;
  const [rest, client] = [(await RestClient.of(service.url)).with(key), await overHttp(key)];
  const given = { tootajad: 120, sektor: 'energy_electricity', riik: 'ee', keel: 'de' };
  const scoping = (await rest.post('/v1/scoping', given)).json.data;
  const { data: reported } = await wholeAnswer((input) => use(client, 'scoping', input), given);
  expect(reported).toEqual(withoutRepeats(scoping));
  const rules = (await rest.get('/v1/law/rules?country=ee&keel=et')).json.data;
  const requested = { country: 'ee', keel: 'et' };
  const { pages, data } = await wholeAnswer((input) => use(client, 'law_rules', input), requested);
  expect(pages).toBeGreaterThan(1);
  expect(data).toEqual(withoutRepeats(rules));
});

test('a cursor is valid only for its call and its time', async () => {
  const client = await overHttp(service.keys.test.lawyer_firm);
  const { page } = await use(client, 'law_rules', { keel: 'en' });
  const cursor = String(page?.cursor);
  const [number = '', time = '', code = ''] = cursor.split('.');
  const next = await use(client, 'law_rules', { keel: 'en', cursor });
  expect(next.page).toMatchObject({ number: 2, of: page?.of });
  const wrong = [
    { keel: 'de', cursor },
    { keel: 'en', cursor: `${Number(number) + 1}.${time}.${code}` },
    { keel: 'en', cursor: `${number}.${Number(time) - 1}.${code}` },
    { keel: 'en', cursor: 'x' },
    { keel: 'en', cursor: { toString: 1 } },
  ];
  for (const given of wrong)
    expect(await use(client, 'law_rules', given)).toMatchObject({
      isError: true,
      error: { code: 'VALIDATION_FAILED', details: [{ field: 'cursor', type: 'cursor_invalid' }] },
    });
});

test('a role sees only its tools, and is refused the others', async () => {
  const client = await overHttp(service.keys.test.client);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).not.toContain('framework_mapping');
  expect(await use(client, 'framework_mapping', {})).toMatchObject({
    isError: true,
    error: { code: 'FORBIDDEN_ROLE' },
  });
});

test('invalid input is reported field by field', async () => {
  const client = await overHttp(service.keys.test.client);
  expect(await use(client, 'scoping', { tootajad: 'many' })).toMatchObject({
    isError: true,
    error: { code: 'VALIDATION_FAILED', details: [{ field: 'tootajad', type: 'int_type' }] },
  });
  await expect(client.callTool({ name: 'order', arguments: {} })).rejects.toThrow(
    'no such tool: "order"; tools/list names them',
  );
});

test('tools cost as much as their operations, and limits apply', async () => {
  const key = await makeKey(service.operator, 'client', 'live', { perMinute: null, perMonth: 1 });
  const client = await overHttp(key);
  expect((await use(client, 'gap_questions', {})).isError).toBe(false);
  expect((await use(client, 'scoping', { tootajad: 9 })).isError).toBe(false);
  await expect(client.callTool({ name: 'scoping', arguments: { tootajad: 9 } })).rejects.toThrow(
    'RATE_LIMITED',
  );
  const { isError, page } = await use(client, 'gap_questions', {});
  expect(isError).toBe(false);
  // Scoping counts by the month: so would its next page.
  expect(page?.cursor).toBeDefined();
});
