/** Values at the limits of the contract are accepted. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

const x = (length: number): string => 'x'.repeat(length);
const mail = (length: number): string =>
  `${x(60)}@${`${x(40)}.`.repeat(9).slice(0, length - 63)}ee`;

const SIGNUP = { nimi: 'Aa', email: 'a@b.ee', roll: 'client' };
const INCIDENT = { detected_at: '2026-03-01T08:30:00Z' };

/** A valid body per operation, and values that its fields accept. */
const TAKEN = [
  [
    '/v1/signup',
    SIGNUP,
    [
      { nimi: 'Õ🙂' },
      { nimi: x(200) },
      { nimi: '🙂'.repeat(200) },
      { email: mail(200) },
      { roll: 'lawyer_individual' },
      { roll: 'grc_platform' },
      { riik: 'EE' },
      { riik: null },
      { kmkr: x(20) },
      { kmkr: null },
      { litsents: 'enterprise' },
      { veebileht: x(200) },
      { veebileht: null },
    ],
  ],
  [
    '/v1/scoping',
    { tootajad: 5 },
    [
      { tootajad: 0 },
      { tootajad: 2_147_483_647 },
      { kaive_meur: 0 },
      { kaive_meur: 1e9 },
      { kaive_meur: 0.001 },
      { bilanss_meur: 0 },
      { bilanss_meur: null },
      { kaive_meur: null },
      { sektor: null },
      { erijuht: null },
      { avalik_sidevork: true },
      { keel: null },
      { keel: x(50) },
      { riik: null },
      { riik: 'uk' },
      { tegevuskood: '' },
    ],
  ],
  [
    '/v1/incident-templates',
    INCIDENT,
    [
      { detected_at: '2026-03-01T08:30:00.123+02:00' },
      { country: null },
      { country: 'ZZ' },
      { incident_summary: null },
      { incident_summary: '' },
      { incident_summary: x(60_000) },
      { notification_submitted_at: null },
    ],
  ],
  [
    '/v1/orders',
    { teenus: 'pakett' },
    [
      { payload: null },
      { payload: {} },
      { idempotency_key: x(64) },
      { idempotency_key: null },
      { riik: null },
      ...[
        'b_skann',
        'tarneahela_toend',
        'kordusallkiri',
        'hooldus',
        'raamistikukaart',
        'intsidendimallid',
        'yksikdokument',
      ].map((teenus) => ({ teenus })),
    ],
  ],
  [
    '/v1/account/vat',
    {},
    [
      { kmkr: x(20) },
      { kmkr: '' },
      { kmkr: null },
      { arveldus_riik: 'ee' },
      { arveldus_riik: '' },
      { arveldus_aadress: x(300) },
      { reg_kood: x(50) },
      { reg_kood: '' },
    ],
  ],
] as const;

const taken = TAKEN.flatMap(([path, body, changes]) =>
  changes.map((change) => ({ path, body: { ...body, ...change }, change })),
);

test.each(taken)('$path accepts $change', async ({ path, body }) => {
  expect(errorsOf(await client.post(path, body))).toEqual([]);
});

test('a logo of 128 KiB is accepted', async () => {
  const start = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 0';
  const end = '"/></svg>';
  const path = ' L9 9'.repeat(Math.floor((131_072 - start.length - end.length) / 5));
  const logo = Buffer.from(start + path + end).toString('base64');
  const answer = await client.post('/v1/account/letterhead', { logo });
  expect([answer.status, errorsOf(answer)]).toEqual([200, []]);
});
