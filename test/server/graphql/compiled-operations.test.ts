/** The cache of compiled operations stays within its memory and time budgets for any requests. */
import { expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import type { AnswerData } from '../../../src/server/writer/answer-data.js';
import {
  CompiledOperations,
  RUNS_AS_READ,
  TimeBudget,
} from '../../../src/server/graphql/compiled-operations.js';
import { DocumentStore } from '../../../src/server/graphql/document-store.js';
import { PreparedQueryCache } from '../../../src/server/graphql/prepared-query-cache.js';
import { FastPathContext } from '../../../src/server/fast-path/fast-path-context.js';

const schema = buildSchema('type Query { word: String, query: Query }');
const MEBIBYTE = 1_048_576;

const context = new FastPathContext(
  { requestId: 'id', address: '' },
  { keyId: 'key', role: 'client', mode: 'test' } as unknown as FastPathContext['caller'], // never read
  new Date(0),
);

const compiledWord: AnswerData = () => ({ text: '{"word":"compiled"}', errors: [] });

/** A fake compiler that takes the given time. */
function compilerOf(takesMs: number) {
  const state = { now: 0, compiled: 0 };
  const time = new TimeBudget({ share: 0.1, mostMs: 100 }, () => state.now);
  const compiled = new CompiledOperations(time, () => {
    state.now += takesMs;
    state.compiled++;
    return compiledWord;
  });
  return { state, compiled };
}

const known = (texts: PreparedQueryCache, query: string) => {
  const text = { schema, query, operationName: undefined, counts: 'minute' } as const;
  texts.learn(text, parse(query));
  return texts.find(query, undefined);
};

const fields = (count: number): string => `{ ${'word '.repeat(count)} }`;
const compilable = (query: string) => ({
  schema,
  document: parse(query),
  operationName: undefined,
});

test('a document is compiled after several requests', () => {
  const { state, compiled } = compilerOf(1);
  const text = known(new PreparedQueryCache(compiled), '{ word }');
  const requested = Array.from({ length: RUNS_AS_READ + 2 }, () => {
    void text?.run(context, {});
    return state.compiled;
  });
  expect(requested).toEqual([...Array.from({ length: RUNS_AS_READ }, () => 0), 1, 1]);
});

test('documents that compile too slowly are interpreted until the time budget allows it again', () => {
  const { state, compiled } = compilerOf(60);
  const add = (id: number) => compiled.add(id, compilable('{ word }')) !== null;
  expect([add(-1), add(-2), add(-3), add(-4)]).toEqual([true, true, false, false]);
  state.now += 300;
  expect([add(-3), add(-4)]).toEqual([true, false]);
  const text = known(new PreparedQueryCache(compiled), '{ word }');
  for (let time = 0; time < 2 * RUNS_AS_READ; time++) {
    expect(text?.run(context, {})).toEqual({ text: '{"word":null}', errors: [] });
  }
});

test('documents that would exceed the time budget alone are not compiled', () => {
  const { compiled } = compilerOf(1);
  expect(compiled.add(1, compilable(fields(501)))).toBeNull();
  expect(compiled.add(1, compilable(fields(500)))).not.toBeNull();
});

test('compiled operations use at most 32 MB', () => {
  const { compiled } = compilerOf(0);
  for (let id = 0; id < 200; id++) {
    compiled.add(id, compilable(fields(400)));
    expect(compiled.bytes).toBeLessThanOrEqual(32 * MEBIBYTE);
  }
  expect([compiled.find(0), compiled.find(199)]).toEqual([undefined, compiledWord]);
  expect(compiled.bytes).toBeGreaterThan(30 * MEBIBYTE);
});

test('document texts and syntax trees use at most 16 MB', () => {
  const texts = new PreparedQueryCache(compilerOf(0).compiled);
  for (let number = 0; number < 300; number++) {
    known(texts, `# ${String(number)} ${'x'.repeat(2_000)}\n{ word }`);
    expect(texts.bytes).toBeLessThanOrEqual(16 * MEBIBYTE);
  }
  expect(texts.bytes).toBeGreaterThan(14 * MEBIBYTE);
});

test('documents of the normal pipeline use at most 8 MB', async () => {
  const store = new DocumentStore();
  for (let number = 0; number < 100; number++) {
    await store.set(String(number), parse(fields(300)));
    expect(store.bytes).toBeLessThanOrEqual(8 * MEBIBYTE);
  }
  expect([await store.get('0'), (await store.get('99'))?.kind]).toEqual([undefined, 'Document']);
  expect(await store.delete('99')).toBe(true);
});
