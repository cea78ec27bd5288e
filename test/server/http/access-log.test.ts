/** Log lines for every transport: the caller, what was refused, and the reason. */
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { logAnswer, recordRefusal } from '../../../src/server/http/access-log.js';
import { ServiceError } from '../../../src/shared/errors.js';
import { send } from '../../support/http-client.js';
import { anAccount, anOwner, SESSIONS } from '../../support/members.js';
import { signedIn } from '../../support/browser-client.js';
import { makeClient, tokenFor } from '../../support/oauth.js';
import { sendRawTo } from '../../support/raw-socket.js';
import { SubscriptionClient } from '../../support/subscription-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';

type Line = Readonly<Record<string, unknown>>;

const texts: string[] = [];
const log = pino({ level: 'info' }, { write: (text: string) => void texts.push(text) });

let service: TestService;

beforeAll(async () => {
  service = await openTestService({ sessions: SESSIONS }, log);
});
afterAll(() => service.close());
beforeEach(() => {
  texts.length = 0;
});

const lines = (): Line[] => texts.map((text) => JSON.parse(text) as Line); // as pino writes them

/** The line with this message; an answer is logged after it was sent. */
async function lineOf(msg = 'answered'): Promise<Line> {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = lines().find((line) => line['msg'] === msg);
    if (found !== undefined) return found;
    await pause(20);
  }
  throw new Error(`nothing was logged as ${msg}`);
}

const ask = (path: string, key: string | null, body?: unknown) =>
  send(service.url, path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(key === null ? {} : { 'x-api-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

const byId = (kind: string): RegExp =>
  new RegExp(`^${kind}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`);

test('a line contains time, host, caller, operation and outcome', async () => {
  const { headers } = await ask('/v1/keys', service.keys.live.client);
  const line = await lineOf();
  expect(line).toMatchObject({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    requestId: headers['x-request-id'],
    method: 'GET',
    url: '/v1/keys',
    status: 200,
    ms: expect.any(Number),
    by: expect.stringMatching(byId('key')),
    msg: 'answered',
  });
  expect(Math.abs(Number(line['time']) - Date.now())).toBeLessThan(60_000);
});

test('callers with a session, an access token or an operator’s key are named as in the audit log', async () => {
  const browser = await signedIn(service, await anOwner(service));
  const client = await makeClient(service.url, service.keys.live.client, ['law:read']);
  const token = await tokenFor(service.url, client);
  const { text: operator } = await service.operatorKeys.create({ name: 'Reader', days: 1 });
  texts.length = 0;
  await browser.get('/v1/keys');
  expect((await lineOf())['by']).toMatch(byId('member'));
  texts.length = 0;
  await send(service.url, '/v1/services', { headers: { authorization: `Bearer ${token}` } });
  expect((await lineOf())['by']).toBe(`oauth:${client.clientId}`);
  texts.length = 0;
  await ask('/graphql', operator, { query: '{ health { status } }' });
  expect((await lineOf())['by']).toMatch(byId('operator'));
});

const UNKNOWN = `nis2_live_client_${'0'.repeat(43)}`;
const SCOPING = { query: '{ scoping(tootajad: 9) { annex } }' };

test.each([
  { what: 'an unknown key', path: '/v1/keys', key: UNKNOWN, error: 'UNAUTHORIZED', status: 401 },
  { what: 'no key', path: '/v1/keys', key: null, error: 'UNAUTHORIZED', status: 401 },
  {
    what: 'an unknown key on the fast path',
    path: '/v1/scoping',
    key: UNKNOWN,
    body: { tootajad: 9 },
    error: 'UNAUTHORIZED',
    status: 401,
  },
  {
    what: 'an unknown key over GraphQL',
    path: '/graphql',
    key: UNKNOWN,
    body: SCOPING,
    error: 'UNAUTHORIZED',
    status: 401,
  },
  {
    what: 'an input that is not valid',
    path: '/v1/scoping',
    body: { tootajad: -1 },
    error: 'VALIDATION_FAILED',
    status: 422,
  },
  {
    what: 'a link that is none',
    path: '/v1/download/x',
    key: null,
    error: 'NOT_FOUND',
    status: 404,
  },
])('a refusal of $what is logged with its reason', async ({ path, key, body, error, status }) => {
  await ask(path, key === undefined ? service.keys.test.client : key, body);
  const line = await lineOf();
  expect(line).toMatchObject({ error, status });
  expect('by' in line).toBe(key === undefined);
});

test('a forbidden role is logged with the field, although GraphQL answers 200', async () => {
  const query = '{ hidden: frameworkMapping { baseline { kokku } } }';
  for (let round = 0; round < 3; round += 1) {
    texts.length = 0;
    await ask('/graphql', service.keys.live.client, { query });
    const refused = { status: 200, error: 'FORBIDDEN_ROLE', fields: ['frameworkMapping'] };
    expect(await lineOf()).toMatchObject({ ...refused, by: expect.stringMatching(byId('key')) });
    expect(texts.join('')).not.toContain('hidden');
  }
});

test('failed and successful sign-ins are logged, successful ones with the person of the audit log', async () => {
  const refused = await ask('/v1/sign-in', null, { token: 'A'.repeat(43) });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await lineOf()).toMatchObject({ url: '/v1/sign-in', status: refused.status });
  expect(texts.join('')).not.toContain('AAAA');
  const { api, email, id } = await anAccount(service);
  await signedIn(service, email);
  const { json } = await api.get('/v1/account/audit');
  expect(json.data?.['kirjed']).toContainEqual(
    expect.objectContaining({ tegevus: 'session.begun', tegutseja: `member:${id}` }),
  );
});

test('a refused socket, and bytes that are not a request, are logged', async () => {
  const socket = new SubscriptionClient(service.url, UNKNOWN, {});
  await socket.follow('subscription { myOrders { type } }').ended();
  expect(await lineOf('refused on a socket')).toMatchObject({ error: 'UNAUTHORIZED' });
  await socket.close();
  await sendRawTo(Number(new URL(service.url).port), 'GET / HTTP/9\r\n\r\n');
  expect(await lineOf('answered an invalid HTTP request')).toMatchObject({
    error: 'VALIDATION_FAILED',
    type: 'request_malformed',
    status: 400,
  });
});

test('no input can inject a line or a member into the log', async () => {
  const forged = '/v1/x%0a{"level":30,"msg":"forged"}%0d%0a/?q=%0aforged';
  await ask(forged, `nis2_live_client_x","forged":"1`);
  await lineOf();
  expect(texts.every((text) => text.endsWith('\n') && text.indexOf('\n') === text.length - 1)).toBe(
    true,
  );
  expect(texts.join('')).not.toContain('forged');
  expect(texts.join('')).not.toContain('nis2_live');
});

test('a failure is logged with its place in the code, never with its message', () => {
  const request = { method: 'POST', url: '/v1/orders' } as unknown as IncomingMessage; // the only member that is read
  const inner = Object.assign(new Error('certificate of evil.example'), {
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  const cause = new TypeError('fetch failed', { cause: inner });
  recordRefusal(request, new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause }));
  recordRefusal(request, new ServiceError('NOT_FOUND'));
  texts.length = 0;
  logAnswer(log, request, { requestId: 'r', caller: null, status: 503, milliseconds: 1 });
  expect(lines()).toEqual([
    expect.objectContaining({
      error: 'UPSTREAM_UNAVAILABLE',
      cause: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      status: 503,
    }),
  ]);
  expect(texts.join('')).not.toContain('evil');
});
