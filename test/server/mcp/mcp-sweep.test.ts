/** Every statement of law in an answer to an assistant has act, provision, address and date of the text. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { openTestService, type TestService } from '../../support/test-service.js';
import { NOT_LAW, SWEPT } from '../../modules/law/bare-statements.js';

let service: TestService;
let client: Client;

beforeAll(async () => {
  service = await openTestService();
  client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', service.url), {
    requestInit: { headers: { 'x-api-key': service.keys.live.lawyer_firm } },
  });
  await client.connect(transport);
});
afterAll(async () => {
  await client.close();
  await service.close();
});

const AT = '2026-03-01T10:00:00Z';
const FACTS = { tootajad: 300, kaive_meur: 90, sektor: 'energy_electricity' };

type Call = readonly [tool: string, input: Readonly<Record<string, unknown>>];

const callsFor = (country: string, language: string): readonly Call[] => [
  ['scoping', { ...FACTS, riik: country, keel: language }],
  ['scoping', { tootajad: 12, erijuhud: ['dns_service_provider'], riik: country, keel: language }],
  ['scoping_group', { uksused: [{ id: 'A', ...FACTS, riik: country }], keel: language }],
  ['scoping_questions', { riik: country, keel: language }],
  ['incident_templates', { detected_at: AT, country, language }],
  ['incident_deadlines', { detected_at: AT, country, roles: ['nis2_entity'], keel: language }],
  [
    'incident_record',
    {
      detected_at: AT,
      country,
      roles: ['nis2_entity'],
      keel: language,
      incident: { description: 'Portal unavailable.' },
    },
  ],
  ['law_country', { country, keel: language }],
  ['law_duties', { country, keel: language }],
  ['law_rules', { country, keel: language }],
];

type Basis = Readonly<{ kood: string; allikad: readonly number[] }>;

const isBasis = (value: unknown): value is Basis =>
  typeof value === 'object' && value !== null && 'kood' in value && 'allikad' in value;

/** Codes of statements without a source anywhere in an answer. */
function bareIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBasis(value)) {
    return value.allikad.length === 0 && !NOT_LAW.test(value.kood) ? [value.kood] : [];
  }
  return Object.values(value).flatMap(bareIn);
}

function isWhole(source: unknown): boolean {
  const read = (name: string): unknown => Reflect.get(Object(source), name);
  return (
    read('seadus') !== '' &&
    read('paragrahv') !== '' &&
    /^https?:\/\//.test(String(read('url'))) &&
    /^\d{4}-\d{2}-\d{2}$/.test(String(read('seisukuupaev')))
  );
}

type Content = Readonly<{
  error?: unknown;
  data: unknown;
  sources: readonly unknown[];
  kb_version?: string;
  page: Readonly<{ cursor?: string }>;
}>;

async function pagesOf(
  name: string,
  given: Readonly<Record<string, unknown>>,
): Promise<readonly Content[]> {
  const pages: Content[] = [];
  let cursor: Readonly<{ cursor?: string }> = {};
  do {
    const answer = await client.callTool({ name, arguments: { ...given, ...cursor } });
    const content = answer.structuredContent as Content;
    expect({ name, error: content.error }).toEqual({ name, error: undefined });
    pages.push(content);
    cursor = content.page.cursor === undefined ? {} : { cursor: content.page.cursor };
  } while (cursor.cursor !== undefined);
  return pages;
}

test.each(SWEPT)('in %s, language %s, every statement has a source', async (country, language) => {
  for (const [name, given] of callsFor(country, language)) {
    const pages = await pagesOf(name, given);
    const sources = pages.flatMap((page) => page.sources);
    const errors = sources.filter((source) => !isWhole(source));
    const cited =
      sources.length > 0 && pages.every((page) => /^kb_/.test(page.kb_version ?? 'kb_'));
    const bare = pages.flatMap(({ data }) => bareIn(data));
    expect({ name, faults: errors, cited, bare }).toEqual({
      name,
      faults: [],
      cited: true,
      bare: [],
    });
  }
});
