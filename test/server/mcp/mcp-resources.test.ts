/** What the MCP transport refuses, and its resources, prompts and progress, with the official client. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let client: Client;

const connect = async (key: string, path = '/mcp'): Promise<Client> => {
  const made = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await made.connect(
    new StreamableHTTPClientTransport(new URL(path, service.url), { requestInit }),
  );
  return made;
};

beforeAll(async () => {
  service = await openTestService();
  client = await connect(service.keys.test.lawyer_firm);
});
afterAll(async () => {
  await client.close();
  await service.close();
});

const MAX_BYTES = 8_192;

type Read = Readonly<{ data: Record<string, unknown>; page: { of: number; cursor?: string } }>;

async function readLaw(uri: string): Promise<Read> {
  const result = await client.readResource({ uri });
  expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(MAX_BYTES);
  const [content] = result.contents;
  expect(content).toMatchObject({ uri, mimeType: 'application/json' });
  return JSON.parse(String(Reflect.get(Object(content), 'text'))) as Read;
}

test('the law is read by address', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    expect.arrayContaining(['law://acts', 'law://countries/ee', 'law://measures/a']),
  );
  const { resourceTemplates } = await client.listResourceTemplates();
  const templates = resourceTemplates.map(({ uriTemplate }) => uriTemplate);
  expect(templates).toContain('law://rules/{rule_code}{?keel,asOf,kb}');
  expect((await readLaw('law://countries/ee?keel=en')).data).toMatchObject({
    country: 'ee',
    act: 'Küberturvalisuse seadus',
    sources: [0, 1, 2, 3],
  });
  expect((await readLaw('law://acts/nis2?keel=en')).data).toMatchObject({
    acts: [{ key: 'nis2', source: 0, title: 'Directive (EU) 2022/2555' }],
  });
  expect((await readLaw('law://rules/annex_i_large?keel=en')).data).toMatchObject({
    code: 'annex_i_large',
    gives: 'essential',
  });
  expect((await readLaw('law://measures/b?keel=de')).data).toMatchObject({
    nimetus: 'Bewältigung von Sicherheitsvorfällen',
  });
  const countries = await readLaw('law://countries?keel=en');
  const next = await readLaw(`law://countries?keel=en&cursor=${countries.page.cursor ?? ''}`);
  expect(next.page).toMatchObject({ number: 2, of: countries.page.of });
});

test.each([
  ['law://rules/no_such_rule', 'NOT_FOUND'],
  ['law://acts/no_such_act', 'NOT_FOUND'],
  ['law://nothing', 'no such resource'],
  ['law://rules/%FF', 'NOT_FOUND'],
  ['https://example.org/', 'no such resource'],
])('%s is refused with %s', async (uri, text) => {
  await expect(client.readResource({ uri })).rejects.toThrow(text);
});

test('a role reads only its own resources', async () => {
  const other = await connect(service.keys.test.client);
  const { resources } = await other.listResources();
  expect(resources.map(({ uri }) => uri)).not.toContain('law://measures/a');
  await expect(other.readResource({ uri: 'law://measures/a' })).rejects.toThrow('FORBIDDEN_ROLE');
  await other.close();
});

test('prompts name existing tools, quote their arguments, and require the mandatory ones', async () => {
  const { prompts } = await client.listPrompts();
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  for (const { name, arguments: members = [] } of prompts) {
    const given = Object.fromEntries(members.map((one) => [one.name, `"${one.name}"`]));
    const { messages } = await client.getPrompt({ name, arguments: given });
    const text = String(Reflect.get(Object(messages[0]?.content), 'text'));
    for (const one of members) expect(text).toContain(JSON.stringify(`"${one.name}"`));
    const called = text.match(/\b(?:scoping|incident|mapping|gap)_\w+/g) ?? [];
    expect(called.length).toBeGreaterThan(0);
    for (const tool of called) expect(names).toContain(tool);
    const needed = members.filter(({ required }) => required === true);
    if (needed.length > 0)
      await expect(client.getPrompt({ name, arguments: {} })).rejects.toThrow(
        needed.map((one) => one.name).join(', '),
      );
  }
});

test('a call with a token reports its progress before the answer', async () => {
  const stages: unknown[] = [];
  const given = {
    name: 'mapping_delta',
    arguments: { framework: 'iso27001', items: [], keel: 'en' },
  };
  const answer = await client.callTool(given, undefined, {
    onprogress: ({ progress, total, message }) => stages.push([progress, total, message]),
  });
  expect(answer.isError).toBe(false);
  expect(stages).toEqual([
    [1, 3, 'Computing the answer'],
    [2, 3, 'Dividing the answer into pages'],
  ]);
});

test('a client that reads only text gets the answer as text, once', async () => {
  const texts = await connect(service.keys.test.client, '/mcp?content=text');
  const { tools } = await texts.listTools();
  expect(tools.filter(({ outputSchema }) => outputSchema !== undefined)).toEqual([]);
  const given = { tootajad: 120, sektor: 'energy_electricity', keel: 'en' };
  const answer = await texts.callTool({ name: 'scoping', arguments: given });
  expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(MAX_BYTES);
  expect(answer.structuredContent).toBeUndefined();
  const [{ text }] = answer.content as [{ text: string }];
  expect(JSON.parse(text)).toMatchObject({
    data: { klassifikatsioon: 'important' },
    language: 'en',
  });
  await texts.close();
});

test('an error with hundreds of details still fits in one page', async () => {
  const organisations = Array.from({ length: 400 }, () => ({ tootajad: 'many' }));
  const given = { reform: 'nis2-com-2026-13', organisations };
  const answer = await client.callTool({ name: 'compare_reform', arguments: given });
  expect(answer.isError).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(MAX_BYTES);
});

const post = (headers: Record<string, string>, body = '{}') =>
  fetch(`${service.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

test.each([
  { what: 'no key', headers: {}, body: '{}', status: 401, code: 'UNAUTHORIZED' },
  {
    what: 'a page of others',
    headers: { origin: 'https://example.com' },
    body: '{}',
    status: 403,
    code: 'FORBIDDEN_ROLE',
  },
  {
    what: 'a body that is not JSON',
    headers: { key: 'good' },
    body: '{',
    status: 422,
    code: 'VALIDATION_FAILED',
  },
  {
    what: 'several messages at once',
    headers: { key: 'good' },
    body: '[{}]',
    status: 422,
    code: 'VALIDATION_FAILED',
  },
])('$what is refused as on the other transports', async ({ headers, body, status, code }) => {
  const { key, ...others } = { key: '', ...headers };
  const keyed = key === '' ? {} : { 'x-api-key': service.keys.test.client };
  const answer = await post({ ...others, ...keyed }, body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error: { code } });
});

test('a stream for server messages is not offered', async () => {
  const answer = await fetch(`${service.url}/mcp`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test.each([{ toString: 1 }, null, 5])('%j as an address is no error of the server', async (uri) => {
  const headers = {
    'x-api-key': service.keys.test.lawyer_firm,
    'content-type': 'application/json',
  };
  const { status } = await fetch(`${service.url}/mcp`, {
    method: 'POST',
    headers: { ...headers, accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } }),
  });
  expect(status).toBe(200);
});
