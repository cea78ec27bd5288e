/** Members of bodies: control characters, unknown and repeated names. */
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

test('tabs, line feeds, carriage returns and emoji are accepted as text', async () => {
  const body = { detected_at: '2026-03-01T08:30:00Z', incident_summary: 'a\tb\r\nc 🙂 õ' };
  const answer = await client.post('/v1/incident-templates', body);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('a\\tb\\r\\nc 🙂 õ');
});

test('a control character in a member’s name is refused, with its path', async () => {
  const answer = await client.postRaw('/v1/orders', '{"teenus":"pakett","payload":{"a\\u0000":1}}');
  expect(errorsOf(answer)).toEqual(['payload string_control_characters']);
});

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a member named %s is ignored and reported',
  async (name) => {
    const answer = await client.postRaw('/v1/scoping', `{"tootajad":5,"${name}":{"sektor":"x"}}`);
    expect(answer.status).toBe(200);
    expect(answer.json.meta?.['eiratud_valjad']).toEqual([name]);
  },
);

test.each(['__proto__', 'constructor'])(
  'a payload with a member %s is harmless and reported',
  async (name) => {
    const body = `{"teenus":"pakett","payload":{"${name}":{"admin":true}}}`;
    const answer = await client.postRaw('/v1/orders', body);
    expect([answer.status, answer.json.meta?.['eiratud_valjad']]).toEqual([
      201,
      [`payload.${name}`],
    ]);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  },
);

test('unknown members, at the top level and nested, are ignored and reported', async () => {
  const body = { vastused: { ...answersOf('jah'), z9: 'ei' }, foo: 1 };
  const answer = await client.post('/v1/wizard/evaluate', body);
  expect(answer.json.meta?.['eiratud_valjad']).toEqual(['foo', 'vastused.z9']);
});

test('unknown members of items of a list are ignored and reported', async () => {
  const entity = { id: 'a', tootajad: 500, sektor: 'energy_electricity', riik: 'ee' };
  const body = { uksused: [entity, { ...entity, id: 'b', sector: 'x', eelmine: { y: 1 } }] };
  const answer = await client.post('/v1/scoping/group', body);
  expect(answer.json.meta?.['eiratud_valjad']).toEqual(['uksused.1.sector', 'uksused.1.eelmine.y']);
});

test('unknown members of a payload are ignored and reported after those of the body', async () => {
  const payload = { nimi: 'x', organisatsioon: { name: 'x' }, vastused: { z9: 'jah' } };
  const answer = await client.post('/v1/orders', { teenus: 'pakett', foo: 1, payload });
  expect(answer.status).toBe(201);
  expect(answer.json.meta?.['eiratud_valjad']).toEqual([
    'foo',
    'payload.organisatsioon.name',
    'payload.vastused.z9',
    'payload.nimi',
  ]);
});

test('the last of two members with the same name counts, as usual in JSON', async () => {
  const answer = await client.postRaw('/v1/scoping', '{"tootajad":5,"tootajad":300}');
  expect(answer.json.data?.['suurus']).toBe('suur');
});
