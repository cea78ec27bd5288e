/** Ten questions of assistants: which tool answers each, with which arguments, and what the answer must contain. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { openTestService, type TestService } from '../../support/test-service.js';

let service: TestService;
let client: Client;

beforeAll(async () => {
  service = await openTestService();
  client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { 'x-api-key': service.keys.test.lawyer_firm } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', service.url), { requestInit }),
  );
});
afterAll(async () => {
  await client.close();
  await service.close();
});

/** `cites`: act and provision that the page must list among its sources. */
type Turn = Readonly<{
  tool: string;
  given: Readonly<Record<string, unknown>>;
  expected: unknown;
  cites: readonly [act: string, provision: string];
}>;

const DIRECTIVE = 'Directive (EU) 2022/2555';
const AT = '2026-03-01T10:00:00Z';

const QUESTIONS: Readonly<Record<string, Turn>> = {
  'Does NIS2 apply to a power company with 120 employees?': {
    tool: 'scoping',
    given: { tootajad: 120, sektor: 'energy_electricity', keel: 'en' },
    expected: { klassifikatsioon: 'important', annex: 'I' },
    cites: [DIRECTIVE, 'Annex I point 1(a)'],
  },
  'From which headcount would it be essential?': {
    tool: 'scoping',
    given: { tootajad: 120, sektor: 'energy_electricity', keel: 'en' },
    expected: {
      vastupidine: expect.arrayContaining([
        expect.objectContaining({ tingimus: 'tootajad >= 250', klassifikatsioon: 'essential' }),
      ]),
    },
    cites: [DIRECTIVE, 'art 3(1)(a)'],
  },
  'We run a DNS service with 12 people in Estonia. Are we covered?': {
    tool: 'scoping',
    given: { tootajad: 12, erijuhud: ['dns_service_provider'], riik: 'ee', keel: 'en' },
    expected: { klassifikatsioon: 'essential', riigi_overlay: { riik: 'ee' } },
    cites: ['Küberturvalisuse seadus', '§ 3'],
  },
  'An incident was noticed at 10:00. By when must we warn whom?': {
    tool: 'incident_deadlines',
    given: { detected_at: AT, roles: ['nis2_entity'], keel: 'en' },
    expected: {
      clocks: expect.arrayContaining([
        expect.objectContaining({ deadline: '2026-03-02T10:00:00Z' }),
      ]),
    },
    cites: [DIRECTIVE, 'art 23(4)(a)'],
  },
  'Write the early warning.': {
    tool: 'incident_templates',
    given: { detected_at: AT, language: 'en', incident_summary: 'The portal is unavailable.' },
    expected: {
      phases: expect.arrayContaining([
        expect.objectContaining({
          phase: 'early_warning',
          template: expect.stringContaining('The portal is unavailable.'),
        }),
      ]),
    },
    cites: [DIRECTIVE, 'art 23(4)(a)'],
  },
  'Which act of Germany applies?': {
    tool: 'law_country',
    given: { country: 'de', keel: 'en' },
    expected: {
      country: 'de',
      status: 'transposed',
      essential: { term: 'besonders wichtige Einrichtung' },
    },
    cites: ['BSI', '§ 28'],
  },
  'What does measure (b) require, and what of ISO 27001 corresponds?': {
    tool: 'measure',
    given: { measure_key: 'b', keel: 'en' },
    expected: {
      nimetus: 'incident handling',
      kaardistus: {
        iso27001: expect.arrayContaining([expect.objectContaining({ viide: 'A.5.24' })]),
      },
    },
    cites: [DIRECTIVE, 'art 21(2)(b)'],
  },
  'We have A.5.24 in place. What is still open?': {
    tool: 'mapping_delta',
    given: {
      framework: 'iso27001',
      items: [{ control: 'A.5.24', status: 'implemented' }],
      keel: 'en',
    },
    expected: { framework: 'iso27001', covered: 0, partly: 1, open: 9 },
    cites: [DIRECTIVE, 'art 21(2)(a)'],
  },
  'Which rule makes large entities of Annex I essential?': {
    tool: 'law_rule',
    given: { rule_code: 'annex_i_large', keel: 'en' },
    expected: { code: 'annex_i_large', gives: 'essential' },
    cites: [DIRECTIVE, 'art 3(1)(a)'],
  },
  'Would the draft COM(2026) 13 change our class?': {
    tool: 'compare_reform',
    given: {
      reform: 'nis2-com-2026-13',
      organisations: [{ tootajad: 400, sektor: 'energy_gas' }],
      keel: 'en',
    },
    expected: { reform: { id: 'nis2-com-2026-13', is_law: false } },
    cites: ['European Commission', ''],
  },
};

type Content = Readonly<{
  data: unknown;
  sources: readonly Readonly<{ seadus: string; paragrahv: string; url: string }>[];
  language: string;
}>;

test.each(Object.entries(QUESTIONS))('%s', async (_question, { tool, given, expected, cites }) => {
  const { tools } = await client.listTools();
  const { inputSchema } = tools.find(({ name }) => name === tool) ?? { inputSchema: {} };
  expect(Object.keys(Object(Reflect.get(inputSchema, 'properties')) as object)).toEqual(
    expect.arrayContaining(Object.keys(given)),
  );
  // The client checks the answer against the output schema of the tool.
  const answer = await client.callTool({ name: tool, arguments: { ...given } });
  const { data, sources, language } = answer.structuredContent as Content;
  expect({ isError: answer.isError, language }).toEqual({ isError: false, language: 'en' });
  expect(data).toMatchObject(expected as object);
  const [act, provision] = cites;
  const cited = sources.filter(({ seadus }) => seadus.includes(act));
  expect(cited.map(({ paragrahv }) => paragrahv)).toContainEqual(
    expect.stringContaining(provision),
  );
  for (const { url } of cited) expect(url).toMatch(/^https?:\/\//);
});

test('there are ten questions', () => {
  expect(Object.keys(QUESTIONS)).toHaveLength(10);
});
