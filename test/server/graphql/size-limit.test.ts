/** Fragments cannot expand an operation beyond the size limit, and counting them is fast. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { parse, validate } from 'graphql';
import { RESOLVER_CLASSES } from '../../../src/app/resolvers.js';
import { schemaOf } from '../../../src/server/schema/build-schema.js';
import { selectionsOf } from '../../../src/server/graphql/selection-count.js';
import { MAX_SELECTIONS, sizeLimit } from '../../../src/server/graphql/protection.js';

const schema = await schemaOf(RESOLVER_CLASSES, () => {
  throw new Error('the schema is only read');
});

type Level = (next: string) => string;

/** Each fragment spreads the next one, as `level` writes it. */
function nested(levels: number, level: Level): string {
  const fragments = Array.from({ length: levels }, (_, at) => {
    const inner = at + 1 === levels ? 'ref' : level(`...F${String(at + 1)}`);
    return `fragment F${String(at)} on Control { ${inner} }`;
  });
  return `{ control(framework: iso27001, ref: "A.5.24") { ...F0 } } ${fragments.join(' ')}`;
}

const LEVELS: Readonly<Record<string, Level>> = {
  'two fields': (next) => `children { ${next} } parent { ${next} }`,
  'two names of one field': (next) => `parent { ${next} } other: parent { ${next} }`,
  'inline fragments': (next) =>
    `... { parent { ${next} } } ... on Control { children { ${next} } }`,
  'two types': (next) => `parent { ${next} } mappings { edges { control { ${next} } } }`,
  'spreads alone': (next) => `${next} ${next}`,
};

const isRefused = (query: string): boolean =>
  validate(schema, parse(query), [sizeLimit]).length > 0;

test.each(Object.entries(LEVELS))(
  'fragments that spread twice below %s are refused',
  (_, level) => {
    expect(isRefused(nested(10, level))).toBe(true);
    expect(isRefused(nested(60, level))).toBe(true);
    expect(isRefused(nested(5, level))).toBe(false);
  },
);

test('a document without fragments is never refused, whatever its size', () => {
  const most = MAX_SELECTIONS - 1;
  const fields = (count: number): string => `{ health { ${'status '.repeat(count)} } }`;
  expect([isRefused(fields(most)), isRefused(fields(most + 1))]).toEqual([false, true]);
});

test('each of several operations is counted separately, and a cycle once', () => {
  const parts =
    'query A { ...F } query B { health { status } } fragment F on Query { ...F health { status } }';
  expect([selectionsOf(parse(parts), 'A'), selectionsOf(parse(parts), 'B')]).toEqual([4, 2]);
  expect([selectionsOf(parse(parts)), isRefused(parts)]).toEqual([0, false]);
});
