/** Unexpected errors: logged with details, answered without. */
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { pino } from 'pino';
import { ErrorAnswerer } from '../../../src/server/http/answer-error.js';
import type { Texts } from '../../../src/shared/texts.js';

const DETAIL = 'relation "api_key" of /srv/nis2/secret.ts';

const texts: Texts = { localize: ({ key }) => key, complete: new Set() };

async function answered(thrown: unknown) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  const errors = new ErrorAnswerer(texts, 'Provider', 'https://nis2.example');
  app.addHook('onRequest', (request, _reply, done) => {
    request.gateway = { caller: null };
    done();
  });
  app.setErrorHandler((error, request, reply) => errors.answer(error, request, reply));
  app.get('/', () => {
    throw thrown;
  });
  const { statusCode, body } = await app.inject('/');
  await app.close();
  return { status: statusCode, body, log: lines.filter((line) => line.includes('unexpected')) };
}

test.each([
  ['an error', new Error(DETAIL)],
  ['an error of a database', Object.assign(new Error(DETAIL), { code: '42P01' })],
  ['no error', { detail: DETAIL }],
])('%s is answered 500 without details, and logged with all details', async (_what, thrown) => {
  const { status, body, log } = await answered(thrown);
  expect([status, (JSON.parse(body) as { error: { code: string } }).error.code]).toEqual([
    500,
    'INTERNAL_ERROR',
  ]);
  expect(body).not.toMatch(/api_key|secret|srv| at /);
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('api_key');
});
