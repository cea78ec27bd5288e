/** Bounds of every field at, just inside and beyond the limit; types, nulls, all errors at once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { answersOf } from './parity-case.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = await RestClient.of(service.url, service.keys.test.lawyer_firm);
});
afterAll(() => service.close());

const x = (length: number): string => 'x'.repeat(length);

const SIGNUP = { nimi: 'Aa', email: 'a@b.ee', roll: 'client' };
const INCIDENT = { detected_at: '2026-03-01T08:30:00Z' };

const REFUSED = [
  [
    '/v1/signup',
    SIGNUP,
    [
      [{ nimi: 'x' }, 'string_too_short'],
      [{ nimi: '🙂' }, 'string_too_short'],
      [{ nimi: x(201) }, 'string_too_long'],
      [{ nimi: null }, 'string_type'],
      [{ nimi: 5 }, 'string_type'],
      [{ nimi: '   ' }, 'string_too_short'],
      [{ email: x(201) }, 'string_too_long'],
      [{ email: 'a' }, 'email'],
      [{ email: 'a@b@c.ee' }, 'email'],
      [{ email: 'a b@c.ee' }, 'email'],
      [{ email: '' }, 'email'],
      [{ roll: 'admin' }, 'enum'],
      [{ roll: '' }, 'enum'],
      [{ roll: 'LAWYER_FIRM' }, 'enum'],
      [{ roll: null }, 'enum'],
      [{ roll: x(31) }, 'enum'],
      [{ riik: 'est' }, 'string_too_long'],
      [{ riik: 'e' }, 'string_pattern_mismatch'],
      [{ riik: '1a' }, 'string_pattern_mismatch'],
      [{ kmkr: x(21) }, 'string_too_long'],
      [{ litsents: 'baas' }, 'enum'],
      [{ litsents: 5 }, 'enum'],
      [{ veebileht: x(201) }, 'string_too_long'],
      [{ veebileht: [] }, 'string_type'],
    ],
  ],
  [
    '/v1/scoping',
    { tootajad: 5 },
    [
      [{ tootajad: -1 }, 'greater_than_equal'],
      [{ tootajad: 10.5 }, 'int_from_float'],
      [{ tootajad: '10' }, 'int_type'],
      [{ tootajad: true }, 'int_type'],
      [{ tootajad: null }, 'int_type'],
      [{ tootajad: [5] }, 'int_type'],
      [{ tootajad: 2_147_483_648 }, 'less_than_equal'],
      [{ kaive_meur: -0.01 }, 'greater_than_equal'],
      [{ kaive_meur: '5' }, 'float_type'],
      [{ bilanss_meur: -1 }, 'greater_than_equal'],
      [{ bilanss_meur: {} }, 'float_type'],
      [{ avalik_sidevork: 'true' }, 'bool_type'],
      [{ avalik_sidevork: 1 }, 'bool_type'],
      [{ avalik_sidevork: null }, 'bool_type'],
      [{ sektor: 5 }, 'string_type'],
      [{ sektor: 'unknown' }, 'enum'],
      [{ sektor: '' }, 'enum'],
      [{ erijuht: 'x' }, 'enum'],
      [{ riik: 'eee' }, 'string_too_long'],
      [{ riik: '' }, 'string_pattern_mismatch'],
      [{ keel: 5 }, 'string_type'],
      [{ tegevuskood: 35.11 }, 'string_type'],
    ],
  ],
  [
    '/v1/incident-templates',
    INCIDENT,
    [
      [{ detected_at: null }, 'string_type'],
      [{ detected_at: 1_700_000_000 }, 'string_type'],
      [{ detected_at: '' }, 'datetime_parsing'],
      [{ detected_at: '2026-13-01T00:00:00Z' }, 'datetime_parsing'],
      [{ detected_at: '01.03.2026' }, 'datetime_parsing'],
      [{ country: 'est' }, 'string_too_long'],
      [{ incident_summary: 5 }, 'string_type'],
      [{ language: [] }, 'string_type'],
      [{ incident_summary: x(65_537) }, 'string_too_long'],
      [{ notification_submitted_at: 'x' }, 'datetime_parsing'],
    ],
  ],
  [
    '/v1/orders',
    { teenus: 'pakett' },
    [
      [{ teenus: null }, 'string_type'],
      [{ teenus: 'x' }, 'enum'],
      [{ teenus: '__proto__' }, 'enum'],
      [{ payload: 'x' }, 'dict_type'],
      [{ payload: [] }, 'dict_type'],
      [{ idempotency_key: x(65) }, 'string_too_long'],
      [{ idempotency_key: 5 }, 'string_type'],
      [{ riik: 'est' }, 'string_too_long'],
    ],
  ],
  [
    '/v1/account/vat',
    {},
    [
      [{ kmkr: x(21) }, 'string_too_long'],
      [{ kmkr: 5 }, 'string_type'],
      [{ arveldus_riik: 'e' }, 'string_pattern_mismatch'],
      [{ arveldus_riik: 'est' }, 'string_too_long'],
      [{ arveldus_aadress: x(301) }, 'string_too_long'],
      [{ reg_kood: x(51) }, 'string_too_long'],
    ],
  ],
] as const;

const refused = REFUSED.flatMap(([path, body, changes]) =>
  changes.map(([change, type]) => ({ path, body: { ...body, ...change }, change, type })),
);

test.each(refused)('$path refuses $change as $type', async ({ path, body, change, type }) => {
  const answer = await client.post(path, body);
  expect(answer.status).toBe(422);
  expect(errorsOf(answer)).toEqual([`${Object.keys(change).join()} ${type}`]);
});

test('every error of a body is reported at once, by its dotted path', async () => {
  const vastused = { ...answersOf('jah'), a1: 'yes', b2: null, c1: 5, d2: 'sektor\u0000' };
  const others = Object.fromEntries(Object.entries(vastused).filter(([name]) => name !== 'j2'));
  const answer = await client.post('/v1/wizard/evaluate', {
    vastused: others,
    riik: 'est',
    keel: 1,
  });
  expect(errorsOf(answer).sort()).toEqual(
    [
      'keel string_type',
      'riik string_too_long',
      'vastused.a1 enum',
      'vastused.b2 enum',
      'vastused.c1 enum',
      'vastused.d2 string_control_characters',
      'vastused.j2 missing',
    ].sort(),
  );
});

test.each([
  { query: 'limit=1', errors: [] },
  { query: 'limit=100', errors: [] },
  { query: 'limit=0', errors: ['limit greater_than_equal'] },
  { query: 'limit=101', errors: ['limit less_than_equal'] },
  { query: 'limit=1.5', errors: ['limit int_parsing'] },
  { query: 'limit=', errors: ['limit int_parsing'] },
  { query: 'limit=99999999999999999999', errors: ['limit less_than_equal'] },
  {
    query: 'limit=x&riik=est&alates=2026-02-30',
    errors: ['limit int_parsing', 'alates date_parsing', 'riik string_too_long'],
  },
  { query: 'alates=2026-02-30&kursor=x', errors: ['alates date_parsing', 'kursor cursor_invalid'] },
  { query: 'limit=5&limit=6', errors: ['limit conflicting_values'] },
  { query: 'limit=5&limit=5', errors: [] },
  { query: 'foo=1&__proto__=2&constructor=3', errors: [] },
  { query: 'limit[]=5&limit[a]=5', errors: [] },
  { query: 'keel=%E0%A4%A', errors: [] },
  { query: '%00=%00&&&=&?', errors: [] },
  { query: 'keel=%00', errors: ['keel string_control_characters'] },
])('the query $query has the errors $errors', async ({ query, errors }) => {
  expect(errorsOf(await client.get(`/v1/changelog?${query}`))).toEqual(errors);
});
