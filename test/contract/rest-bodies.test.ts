/** Malformed bodies: each is rejected in the envelope, none breaks the service. */
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

const BODY_LIMIT = 262_144;

/** Every operation with a body, and a valid body. */
const BODIES = [
  { path: '/v1/signup', body: { nimi: 'Aa', email: 'a@b.ee', roll: 'client' }, status: 201 },
  { path: '/v1/scoping', body: { tootajad: 10 }, status: 200 },
  { path: '/v1/incident-templates', body: { detected_at: '2026-03-01T08:30:00Z' }, status: 200 },
  { path: '/v1/wizard/evaluate', body: { vastused: answersOf('jah') }, status: 200 },
  { path: '/v1/orders', body: { teenus: 'pakett' }, status: 201 },
  { path: '/v1/account/vat', body: {}, status: 200 },
] as const;

const NOT_JSON = [
  { what: 'nothing', raw: '' },
  { what: 'half an object', raw: '{"a":' },
  { what: 'two objects', raw: '{}{}' },
  { what: 'a comment', raw: '{} // x' },
  { what: 'a form', raw: 'tootajad=5' },
  { what: 'NaN', raw: '{"tootajad":NaN}' },
  { what: 'invalid UTF-8', raw: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) },
  { what: 'UTF-16', raw: Buffer.from('{"tootajad":5}', 'utf16le') },
];
const NO_OBJECT = ['null', '[]', '[{"tootajad":5}]', '5', '"x"', 'true'];

const everywhere = <Case extends object>(cases: readonly Case[]) =>
  BODIES.flatMap(({ path }) => cases.map((one) => ({ path, ...one })));

test.each(everywhere(NOT_JSON))('$path refuses $what as invalid JSON', async ({ path, raw }) => {
  const answer = await client.postRaw(path, raw);
  expect([answer.status, ...errorsOf(answer)]).toEqual([422, 'body json_invalid']);
});

test.each(everywhere(NO_OBJECT.map((raw) => ({ raw }))))(
  '$path refuses $raw because it is not an object',
  async ({ path, raw }) => {
    const answer = await client.postRaw(path, raw);
    expect([answer.status, ...errorsOf(answer)]).toEqual([422, 'body json_type']);
  },
);

test.each(BODIES)('$path accepts a byte order mark', async ({ path, body, status }) => {
  const answer = await client.postRaw(path, `\ufeff${JSON.stringify(body)}`);
  expect(answer.status).toBe(status);
});

test.each(BODIES)(
  '$path accepts a body of 256 KiB and refuses one more byte',
  async ({ path, body, status }) => {
    const text = JSON.stringify(body);
    const full = text + ' '.repeat(BODY_LIMIT - text.length);
    expect((await client.postRaw(path, full)).status).toBe(status);
    const over = await client.postRaw(path, `${full} `);
    expect([over.status, over.json.error?.code]).toEqual([413, 'VALIDATION_FAILED']);
    expect(errorsOf(over)).toEqual(['body body_too_large']);
  },
);

test.each([
  { type: 'text/plain', status: 422 },
  { type: 'application/x-www-form-urlencoded', status: 422 },
  { type: 'multipart/form-data; boundary=x', status: 422 },
  { type: 'application/json; charset=latin1', status: 422 },
  { type: 'application/vnd.api+json', status: 422 },
  { type: 'garbage', status: 422 },
  { type: '', status: 422 },
  { type: 'application/json', status: 200 },
  { type: 'Application/JSON; Charset="UTF-8"', status: 200 },
  { type: 'application/json;charset=utf8', status: 200 },
])('the media type "$type" is answered with $status', async ({ type, status }) => {
  const headers = { 'content-type': type };
  const answer = await client.send('POST', '/v1/scoping', headers, '{"tootajad":5}');
  expect(answer.status).toBe(status);
  expect(errorsOf(answer)).toEqual(status === 422 ? ['Content-Type media_type'] : []);
});

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);

test('JSON of 32 levels is accepted, of 33 refused', async () => {
  // The body itself is the first level.
  const at = (levels: number) =>
    client.post('/v1/orders', { teenus: 'pakett', payload: nested(levels - 1) });
  const within = await at(32);
  expect([within.status, within.json.meta?.['eiratud_valjad']]).toEqual([201, ['payload.a']]);
  const over = await at(33);
  expect([over.status, over.json.error?.details.map(({ type }) => type)]).toEqual([
    422,
    ['json_depth'],
  ]);
});

test.each([
  {
    what: 'a payload of 40,000 levels',
    raw: `{"teenus":"pakett","payload":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
  },
  {
    what: 'lists of 100,000 levels',
    raw: `{"teenus":"pakett","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  },
  {
    what: 'a list of 1,001',
    raw: JSON.stringify({ teenus: 'pakett', payload: { a: Array<number>(1001).fill(1) } }),
  },
  {
    what: '2,001 members',
    raw: JSON.stringify({
      teenus: 'pakett',
      payload: Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`k${i}`, 1])),
    }),
  },
  {
    what: '2,001 unknown members',
    raw: JSON.stringify(
      Object.fromEntries([
        ['teenus', 'pakett'],
        ...Array.from({ length: 2001 }, (_, i) => [`k${i}`, 1]),
      ]),
    ),
  },
  {
    what: 'a text over 64 KiB',
    raw: JSON.stringify({ teenus: 'pakett', payload: { a: 'õ'.repeat(32_769) } }),
  },
])('$what is refused', async ({ raw }) => {
  expect((await client.postRaw('/v1/orders', raw)).status).toBe(422);
});

const HOSTILE_TEXTS = [
  { what: 'NUL', json: '"a\\u0000b"' },
  { what: 'a bell', json: '"\\u0007"' },
  { what: 'escape', json: '"\\u001b[2J"' },
  { what: 'U+FFFE', json: '"\\ufffe"' },
  { what: 'a lone high surrogate', json: '"\\ud800"' },
  { what: 'a lone low surrogate', json: '"\\udc00x"' },
];
const TEXT_PLACES = [
  { path: '/v1/signup', place: 'nimi', rest: '"email":"a@b.ee","roll":"client"' },
  { path: '/v1/scoping', place: 'sektor', rest: '"tootajad":5' },
  { path: '/v1/scoping', place: 'unknown_member', rest: '"tootajad":5' },
  {
    path: '/v1/incident-templates',
    place: 'incident_summary',
    rest: '"detected_at":"2026-03-01T08:30:00Z"',
  },
  { path: '/v1/account/vat', place: 'arveldus_aadress', rest: '"kmkr":"EE1"' },
];

test.each(TEXT_PLACES.flatMap((place) => HOSTILE_TEXTS.map((text) => ({ ...place, ...text }))))(
  '$path refuses $what in $place',
  async ({ path, place, rest, json }) => {
    const answer = await client.postRaw(path, `{"${place}":${json},${rest}}`);
    expect(answer.status).toBe(422);
    expect(answer.json.error?.details.map(({ field }) => field)).toEqual([place]);
  },
);
