/** Warm-up requests after the start: a limited number, none once the server is shutting down. */
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildSchema, parse } from 'graphql';
import { WarmUpAnswers } from '../../src/app/warm-up.js';
import type { RestOperation } from '../../src/server/rest/operations.js';

const DEADLINE_MS = 20_000;
let app: FastifyInstance | null = null;

afterEach(async () => {
  await app?.close();
});

async function started(isEnding: () => boolean, warmUp = new WarmUpAnswers()) {
  const schema = buildSchema('type Query { scoping(tootajad: Int): String }');
  const field = schema.getQueryType()?.getFields()['scoping'];
  const state = { answers: 0 };
  if (field !== undefined) {
    field.resolve = () => {
      state.answers++;
      return 'x';
    };
  }
  const document = parse('query ($tootajad: Int) { scoping(tootajad: $tootajad) }');
  const operation = {
    coordinate: 'Query.scoping',
    fieldName: 'scoping',
    field,
    document,
    route: {},
  } as unknown as RestOperation; // the only members that are read
  const runner = { schema, providerName: 'P', now: () => new Date(0), operations: [operation] };
  app = Fastify();
  warmUp.beginWith(app, runner, isEnding);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return state;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a started server answers some thousand warm-up requests, then none', async () => {
  const state = await started(() => false);
  const until = performance.now() + DEADLINE_MS;
  while (state.answers < 3_000 && performance.now() < until) await pause(20);
  await pause(100);
  expect(state.answers).toBe(3_000);
});

test('a server that is shutting down answers none', async () => {
  const state = await started(() => true);
  await pause(200);
  expect(state.answers).toBe(0);
});
