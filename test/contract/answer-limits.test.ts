/** The limits that the OpenAPI document states hold for answers with all texts of the law data (D-355). */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { REQUEST_EXAMPLES } from '../../src/server/rest/openapi/request-examples.js';
import { LANGUAGES } from '../../src/shared/language.js';
import { MEMBER_STATES } from '../../src/shared/country.js';
import { anAddress, keyHeader } from '../support/http-client.js';
import { OpenApiCheck } from '../support/open-api-check.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let check: OpenApiCheck;

beforeAll(async () => {
  service = await openTestService();
  check = await OpenApiCheck.of(service.url);
});
afterAll(() => service.close());

const BY_LANGUAGE = [
  '/v1/services?',
  '/v1/scoping/questions?',
  '/v1/wizard/questions?',
  '/v1/framework-mapping?',
  '/v1/law/countries?',
  '/v1/law/acts?',
  '/v1/law/parameters?',
  '/v1/law/reforms?',
  '/v1/changelog?limit=100&',
  '/v1/graph/points?first=100&framework=nis2&',
];
const BY_COUNTRY = ['/v1/law/rules?country=', '/v1/scoping/questions?riik='];

const detected_at = '2026-03-01T08:30:00Z';
const ROLES = ['nis2_entity', 'gdpr_controller', 'dora_financial_entity'];
const { wizardEvaluate: EVALUATION } = REQUEST_EXAMPLES;
const INCIDENT = {
  detected_at,
  incident_summary: 'x'.repeat(1_000),
};
const SCOPING = { tootajad: 300, kaive_meur: 90, bilanss_meur: 50, sektor: 'energy_electricity' };

const get = (path: string) => ({ path, body: undefined });
const post = (path: string, body: object) => ({ path, body: JSON.stringify(body) });

const requests = [
  ...LANGUAGES.flatMap((keel) => BY_LANGUAGE.map((path) => get(`${path}keel=${keel}`))),
  ...LANGUAGES.map((keel) => post('/v1/wizard/evaluate', { ...EVALUATION, keel, receipt: true })),
  ...MEMBER_STATES.flatMap((riik, index) => {
    const keel = LANGUAGES[index % LANGUAGES.length];
    return [
      ...BY_COUNTRY.map((path) => get(`${path}${riik}&keel=${String(keel)}`)),
      get(`/v1/law/countries/${riik}?keel=${String(keel)}`),
      get(`/v1/law/countries/${riik}/duties?from=2026-01-05&keel=${String(keel)}`),
      post('/v1/scoping', { ...SCOPING, riik, keel, receipt: true, kontserni_vihje: true }),
      post('/v1/incident-deadlines', { detected_at, roles: ROLES, country: riik, keel }),
      post('/v1/incident-templates', { ...INCIDENT, country: riik, language: keel }),
    ];
  }),
];

test('answers of every country and language are within the limits', async () => {
  const headers = { ...keyHeader('x-api-key', service.keys.test.lawyer_firm), ...anAddress() };
  const statuses = new Map<number, number>();
  for (const { path, body } of requests) {
    const what =
      body === undefined
        ? { headers }
        : { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
    const { status } = await check.send(path, what);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(200)).toBe(requests.length);
}, 180_000);
