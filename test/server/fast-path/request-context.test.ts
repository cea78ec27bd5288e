/** Requests that the fast path answers or refuses; those that fall through are counted once. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { notFound } from '../../../src/shared/errors.js';
import type { Caller } from '../../../src/shared/caller.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { ErrorAnswerer } from '../../../src/server/http/answer-error.js';
import { AdmissionControl } from '../../../src/server/http/admission-control.js';
import { fallbackState } from '../../../src/server/http/fallback-state.js';
import { AnswerHead } from '../../../src/server/fast-path/answer-head.js';
import type { FastPathEnvironment } from '../../../src/server/fast-path/fast-path-environment.js';
import { FastPathRequest } from '../../../src/server/fast-path/request-context.js';
import { readHead, RequestHead } from '../../../src/server/fast-path/request-head.js';
import { AccessLines } from '../../../src/server/http/access-lines.js';
import { InProcessRateLimiter } from '../../../src/server/rate-limit/in-process-rate-limiter.js';
import { jsonOf, send } from '../../support/http-client.js';
import { MemoryMonthlyUsage } from '../rate-limit/memory-monthly-usage.js';

const CALLER: Caller = {
  keyId: 'k',
  lineageId: 'l',
  accountId: 'a',
  role: 'client',
  mode: 'live',
  tier: 'baas',
  overrides: { perMinute: 3, perMonth: null },
};
const CALLERS: Readonly<Record<string, Caller>> = {
  good: CALLER,
  ample: { ...CALLER, lineageId: 'm', overrides: { perMinute: 100, perMonth: null } },
};
const LIMIT = { perMinute: 3, perMonth: 10 };
const TIERS = { baas: LIMIT, professional: LIMIT, enterprise: LIMIT, sandbox: LIMIT };

const rateLimiter = new InProcessRateLimiter(new MemoryMonthlyUsage(), () => performance.now());
const admissionControl = new AdmissionControl(
  { find: (key) => CALLERS[key] ?? Promise.resolve(null) },
  rateLimiter,
  {
    tiers: TIERS,
    anonymousPerMinute: 10,
  },
);

const logged: string[] = [];
let runs = 0;

const environment: FastPathEnvironment = {
  admissionControl,
  errors: new ErrorAnswerer(presentLaw().texts, 'Provider', 'http://service'),
  addressOf: ({ socket }) => socket.remoteAddress ?? '',
  head: new AnswerHead(5),
  commonLines: 'x-common: yes\r\n',
  log: new AccessLines(pino({ level: 'silent' })),
  logger: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
  inScope: (_exchange, _sinceMs, work) => work(),
  isOpen: () => true,
  normalPipeline: (request, response) => {
    const { admission, body } = fallbackState(request) ?? { admission: null, body: null };
    const reported = { refusedBy: admission?.verdict.refusedBy, body: body?.toString() };
    response.setHeader('x-pipeline', 'normal').end(JSON.stringify(reported));
  },
};

const ROUTE = { transport: 'rest', pattern: '/v1/scoping', lines: '' } as const;

const server = http.createServer((request, response) => {
  const head = readHead(request) ?? new RequestHead();
  const fastRequest = new FastPathRequest(environment, { request, response, head }, ROUTE);
  fastRequest.admit(String(request.headers['x-api-key']), 'minute', (caller) => {
    if (request.url?.startsWith('/missing') === true) throw notFound();
    if (request.url === '/unusual') throw new Error('not for the fast path');
    if (request.url === '/fails') {
      fastRequest.inScope(caller, () => {
        runs += 1;
        throw new Error('a bug');
      });
    }
    const text = '{"path":"fast"}';
    const lines = `content-length: ${text.length}\r\n`;
    fastRequest.send({ status: '200 OK', lines, beginning: null, end: text });
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const get = (path: string, key: string, connection = 'close') =>
  send(url, path, { headers: { 'x-api-key': key, connection } });

test('a valid request is answered by the fast path, and refused beyond its limit', async () => {
  for (const connection of ['close', 'keep-alive']) {
    const answer = await get('/', 'good', connection);
    expect(jsonOf(answer)).toEqual({ path: 'fast' });
    expect(answer.headers).toMatchObject({
      'x-common': 'yes',
      'x-ratelimit-limit': '3',
      'x-request-id': expect.any(String),
      connection,
      date: expect.any(String),
    });
  }
  const left = await get('/unusual', 'good');
  expect([left.headers['x-pipeline'], jsonOf(left)]).toEqual(['normal', { refusedBy: null }]);
  const refused = await get('/', 'good');
  expect([refused.status, refused.headers['x-pipeline']]).toEqual([429, undefined]);
  expect(refused.headers).toMatchObject({
    'x-common': 'yes',
    'x-ratelimit-remaining': '0',
    'retry-after': expect.stringMatching(/^\d+$/),
    link: '<http://service/docs/errors#rate_limited>; rel="help"',
  });
  expect(jsonOf(refused)).toMatchObject({
    error: { code: 'RATE_LIMITED', request_id: refused.headers['x-request-id'] },
  });
});

test('expected errors are answered, in the language of the caller', async () => {
  const answer = await get('/missing?keel=et', 'ample');
  expect(answer.status).toBe(404);
  expect(jsonOf(answer)).toMatchObject({ error: { message: 'Päritud ressurssi ei ole olemas' } });
});

test('an unexpected error is logged and answered; what failed is not run again', async () => {
  const answer = await get('/fails', 'ample');
  expect([answer.status, answer.headers['x-pipeline'], runs]).toEqual([500, undefined, 1]);
  expect(jsonOf(answer)).toMatchObject({ error: { code: 'INTERNAL_ERROR' } });
  expect(answer.text).not.toContain('a bug');
  const lines = logged.map((line) => JSON.parse(line) as unknown);
  const err = expect.objectContaining({ message: 'a bug' });
  expect(lines).toEqual([
    expect.objectContaining({ reqId: answer.headers['x-request-id'], err, msg: 'unexpected' }),
  ]);
});

test('an unknown key is refused, and counted by the address', async () => {
  const answers = [await get('/', 'other'), await get('/', 'other')];
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['9', '8']);
  expect(answers[0]?.headers['www-authenticate']).toMatch(/^Bearer realm=/);
});
