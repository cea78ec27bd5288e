/** Pages of answers for assistants. */
import { expect, test } from '@jest/globals';
import {
  SourceAt,
  type Compact,
  type CompactAnswer,
} from '../../../src/server/mcp/compact-answer.js';
import { paginate } from '../../../src/server/mcp/paginate.js';
import { measureOf } from '../../../src/server/mcp/tool-result.js';
import { join } from '../../support/mcp-pages.js';

const SOURCES = Array.from({ length: 40 }, (_, at) => ({
  seadus: `Act ${at} „Äriseadustik“`,
  url: `https://example.org/${'x'.repeat(at)}`,
}));

const answerOf = (data: Compact): CompactAnswer => ({
  data,
  sources: SOURCES,
  language: 'en',
  kbVersion: 'kb_1',
});

const whole = (value: Compact): unknown => {
  if (value instanceof SourceAt) return SOURCES[value.position]?.seadus;
  if (Array.isArray(value)) return value.map((item: Compact) => whole(item));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, whole(inner)]));
};

type Found = ReturnType<typeof paginate>[number]['content'];

/** In these trees, numbers are positions. */
function expand(value: unknown, sources: Found['sources']): unknown {
  if (typeof value === 'number') return sources[value]?.['seadus'];
  if (Array.isArray(value)) return value.map((item: unknown) => expand(item, sources));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, expand(inner, sources)]),
  );
}

/** Deterministic, 0 to below `limit`. */
function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

let serial = 0;
/** No nested lists, as no answer has them. */
function treeOf(random: (limit: number) => number, depth: number, inList = false): Compact {
  const kind = depth === 0 ? 0 : random(5);
  serial += 1;
  if (kind === 0) return `"${'sõna '.repeat(random(40))}" 𝄞`;
  if (kind === 1) return new SourceAt(random(SOURCES.length));
  const inner = Array.from({ length: 1 + random(9) }, () =>
    treeOf(random, depth - 1, kind === 2 && !inList),
  );
  if (kind === 2 && !inList) return inner;
  const members = inner.map((one, at): [string, Compact] => [`m${at}`, one]);
  return { id: `id ${serial}`, ...Object.fromEntries(members) };
}

test.each(['structured', 'text'] as const)('pages in the form %s join to the whole', (form) => {
  const measure = measureOf(form);
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = randomOf(seed * 7_919);
    const items = Array.from({ length: 6 }, () => ({
      id: `item ${(serial += 1)}`,
      of: treeOf(random, 3),
    }));
    const data = { code: 'root', items };
    const pages = paginate(answerOf(data), { bytes: 3_000, measure });
    const contents = pages.map(({ content }) => content);
    for (const content of contents) expect(measure(content)).toBeLessThanOrEqual(3_000 + 30);
    const parts = contents.map((content) => expand(content.data, content.sources));
    expect(parts.slice(1).reduce(join, parts[0])).toEqual(whole(data));
  }
});

test('a continued object repeats its first member, and sources are those of the page', () => {
  const rule = {
    code: 'rule_1',
    text: 'x'.repeat(400),
    sources: [new SourceAt(7), new SourceAt(3)],
  };
  const data = {
    rules: [
      { ...rule, more: 'y'.repeat(2_500) },
      { ...rule, code: 'rule_2' },
    ],
  };
  const pages = paginate(answerOf(data), { bytes: 1_500, measure: measureOf('structured') });
  const [first, second] = pages.map(({ content }) => content);
  expect(first).toMatchObject({
    data: { rules: [{ code: 'rule_1', sources: [0, 1] }] },
    sources: [SOURCES[7], SOURCES[3]],
  });
  expect(second?.data).toMatchObject({ rules: [{ code: 'rule_1' }] });
  expect(second?.sources).toEqual([]);
});

test('an indivisible part that fits no page is an error instead of a silent gap', () => {
  const data = { key: new SourceAt(39), of: 'x'.repeat(100) };
  expect(() => paginate(answerOf(data), { bytes: 60, measure: measureOf('text') })).toThrow('fit');
});
