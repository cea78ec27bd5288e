import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageAfter, type ItemPage } from '../../../../src/modules/mapping/domain/page-after.js';

const keyOf = (item: string) => item;
const letters = ['a', 'b', 'c', 'd'];

test.each([
  { first: 2, after: null, items: ['a', 'b'], hasNext: true, hasPrevious: false },
  { first: 2, after: 'b', items: ['c', 'd'], hasNext: false, hasPrevious: true },
  { first: 4, after: null, items: letters, hasNext: false, hasPrevious: false },
  { first: 2, after: 'd', items: [], hasNext: false, hasPrevious: true },
])('$first items after $after are $items', ({ first, after, ...page }) => {
  expect(pageAfter(letters, { first, after, keyOf })).toEqual({ ...page, total: 4 });
});

test('an unknown key returns no page', () => {
  expect(pageAfter(letters, { first: 2, after: 'x', keyOf })).toBeNull();
});

test('paging visits every item once, in order', () => {
  const unique = fc.uniqueArray(fc.string(), { maxLength: 30 });
  fc.assert(
    fc.property(unique, fc.integer({ min: 1, max: 10 }), (all, first) => {
      const visited: string[] = [];
      for (let after: string | null = null, more = true; more;) {
        const page: ItemPage<string> | null = pageAfter(all, { first, after, keyOf });
        if (page === null) throw new Error('lost the place');
        visited.push(...page.items);
        after = page.items.at(-1) ?? null;
        more = page.hasNext;
      }
      expect(visited).toEqual(all);
    }),
  );
});
