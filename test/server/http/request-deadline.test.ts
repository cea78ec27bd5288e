import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { RequestDeadline } from '../../../src/server/http/request-deadline.js';

const LIMIT_MS = 2_000;
const SLOW_MS = 600;
const LONG_MS = 5_000;
/** Tolerance for a busy machine. */
const MARGIN_MS = 400;

const app = Fastify();
const deadline = new RequestDeadline();
const later: number[] = [];
let port: number;

beforeAll(async () => {
  deadline.follow(app, LONG_MS);
  app.get('/work', async () => {
    await pause(SLOW_MS);
    return String(deadline.remainingMs());
  });
  app.post('/body', () => String(deadline.remainingMs()));
  app.post('/stream', { handlerTimeout: LONG_MS + 1 }, () => String(deadline.remainingMs()));
  app.get('/after', async (_request, reply) => {
    await reply.send('done');
    await pause(0);
    later.push(deadline.remainingMs());
  });
  deadline.begin(app, LIMIT_MS);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const sendSlowly = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/plain', 'content-length': '2' };
    const request = ask({ port, path, method: 'POST', headers }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    request.on('error', reject);
    request.write('a');
    setTimeout(() => request.end('b'), SLOW_MS);
  });

const get = async (path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${String(port)}${path}`)).text();

test('without a request there is no deadline', () => {
  expect(deadline.remainingMs()).toBe(Infinity);
});

test('the time already spent on a request is deducted', async () => {
  const left = Number(await get('/work'));
  expect(left).toBeLessThanOrEqual(LIMIT_MS - SLOW_MS + 10);
  expect(left).toBeGreaterThan(LIMIT_MS - SLOW_MS - MARGIN_MS);
});

test('the time in which the body arrives does not count', async () => {
  const left = Number(await sendSlowly('/body'));
  expect(left).toBeLessThanOrEqual(LIMIT_MS);
  expect(left).toBeGreaterThan(LIMIT_MS - MARGIN_MS);
});

test('streams have no deadline', async () => {
  expect(await sendSlowly('/stream')).toBe('Infinity');
});

test('work after the answer has no deadline', async () => {
  await get('/after');
  while (later.length === 0) await pause(10);
  expect(later).toEqual([Infinity]);
});
