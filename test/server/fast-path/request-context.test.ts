/** Requests that the fast path accepts; those that fall through to the normal pipeline are counted once. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { Caller } from '../../../src/shared/caller.js';
import { AdmissionControl } from '../../../src/server/http/admission-control.js';
import { fallbackState } from '../../../src/server/http/fallback-state.js';
import { AnswerHead } from '../../../src/server/fast-path/answer-head.js';
import {
  FastPathRequest,
  type FastPathEnvironment,
} from '../../../src/server/fast-path/request-context.js';
import { InProcessRateLimiter } from '../../../src/server/rate-limit/in-process-rate-limiter.js';
import { jsonOf, send } from '../../support/http-client.js';
import { MemoryMonthlyUsage } from '../rate-limit/memory-monthly-usage.js';

const CALLER: Caller = {
  keyId: 'k', lineageId: 'l', accountId: 'a', role: 'client', mode: 'live', tier: 'baas',
  overrides: { perMinute: 3, perMonth: null },
}; // prettier-ignore
const LIMIT = { perMinute: 3, perMonth: 10 };
const TIERS = { baas: LIMIT, professional: LIMIT, enterprise: LIMIT, sandbox: LIMIT };

const rateLimiter = new InProcessRateLimiter(new MemoryMonthlyUsage(), () => performance.now());
const admissionControl = new AdmissionControl(
  { find: (key) => (key === 'good' ? CALLER : Promise.resolve(null)) },
  rateLimiter,
  {
    tiers: TIERS,
    anonymousPerMinute: 10,
  },
);

const environment: FastPathEnvironment = {
  admissionControl,
  head: new AnswerHead(5),
  commonLines: 'x-common: yes\r\n',
  log: pino({ level: 'silent' }),
  isOpen: () => true,
  ordinary: (request, response) => {
    const { admission, body } = fallbackState(request) ?? { admission: null, body: null };
    const told = { refusedBy: admission?.verdict.refusedBy, body: body?.toString() };
    response.setHeader('x-way', 'ordinary').end(JSON.stringify(told));
  },
};

const server = http.createServer((request, response) => {
  const fastRequest = new FastPathRequest(environment, request, response);
  fastRequest.admit(String(request.headers['x-api-key']), 'minute', () => {
    if (request.url === '/fails') throw new Error('not for the lane');
    const text = '{"way":"lane"}';
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

test('a good request is answered by the lane, then its limit is told by the ordinary way', async () => {
  for (const connection of ['close', 'keep-alive']) {
    const answer = await get('/', 'good', connection);
    expect(jsonOf(answer)).toEqual({ way: 'lane' });
    expect(answer.headers).toMatchObject({
      'x-common': 'yes',
      'x-ratelimit-limit': '3',
      'x-request-id': expect.any(String),
      connection,
      date: expect.any(String),
    });
  }
  const left = await get('/fails', 'good');
  expect([left.headers['x-way'], jsonOf(left)]).toEqual(['ordinary', { refusedBy: null }]);
  expect(jsonOf(await get('/', 'good'))).toEqual({ refusedBy: 'minute' });
});

test('an unknown key is left to the ordinary way, uncounted', async () => {
  expect(jsonOf(await get('/', 'other'))).toEqual({});
});
