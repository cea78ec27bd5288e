/** Patterns of the contract against texts that make a careless pattern try every way to divide them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';

/** Exponential patterns take seconds for a text of this length, and double with each further character. */
const LENGTH = 28;
const MOST_MS = 500;

const BEGINNINGS = ['', '+1', 'a@', 'A', '#'];
const REPEATED = ['1', 'a', 'A', '-', '.', ' ', '(1)', '1-', 'a.', 'a-', 'a@', '=', '1:'];

const HOSTILE = BEGINNINGS.flatMap((beginning) =>
  REPEATED.map((part) => `${beginning}${part.repeat(Math.ceil(LENGTH / part.length))}\u0001`),
);

function patternsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own: unknown = Reflect.get(value, 'pattern');
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(patternsIn)];
}

const contract: unknown = JSON.parse(
  readFileSync(path.join(PROJECT_ROOT, 'schema/openapi.json'), 'utf8'),
);
const patterns = [...new Set(patternsIn(contract))];

test('the contract has patterns', () => {
  expect(patterns.length).toBeGreaterThan(5);
});

test.each(patterns)('%s refuses hostile texts quickly', (pattern) => {
  const form = new RegExp(pattern);
  const before = performance.now();
  for (const text of HOSTILE) form.test(text);
  expect(performance.now() - before).toBeLessThan(MOST_MS);
});
