import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Change } from '../../../../src/modules/changelog/domain/change.js';
import {
  newestFirst,
  pageOfChanges,
  type ChangePosition,
} from '../../../../src/modules/changelog/domain/change-log.js';

const change = (id: string, date: string, country: Change['country'] = null): Change => ({
  id,
  date,
  country,
  kbVersion: 'kb_2026-01-01_00000000',
  previousKbVersion: null,
  act: 'Act',
  provision: null,
  kind: 'changed',
  description: { et: id },
  url: 'https://example.org/',
});

const log = newestFirst([
  change('b', '2026-02-01', 'ee'),
  change('a', '2026-01-01'),
  change('d', '2026-03-01', 'de'),
  change('c', '2026-02-01'),
]);

const everything = { since: null, country: null };
const all = { after: null, limit: 100 };
const ids = (changes: readonly Change[]) => changes.map(({ id }) => id);

test('the newest change comes first, and ids order changes of one day', () => {
  expect(ids(log)).toEqual(['d', 'c', 'b', 'a']);
});

test('the day comes before the id', () => {
  const two = [change('a', '2026-02-01'), change('b', '2026-01-01')];
  expect(ids(newestFirst(two))).toEqual(['a', 'b']);
  expect(ids(newestFirst([...two].reverse()))).toEqual(['a', 'b']);
});

test.each([
  { since: '2026-02-01', country: null, found: ['d', 'c', 'b'] },
  { since: '2026-02-02', country: null, found: ['d'] },
  { since: null, country: 'ee', found: ['c', 'b', 'a'] },
  { since: null, country: 'no', found: ['c', 'a'] },
  { since: '2027-01-01', country: 'ee', found: [] },
])('since $since in $country the log has $found', ({ since, country, found }) => {
  expect(ids(pageOfChanges(log, { since, country }, all).changes)).toEqual(found);
});

test('the last page has no next position, even if it is full', () => {
  expect(pageOfChanges(log, everything, { after: null, limit: 4 }).next).toBeNull();
  expect(pageOfChanges(log, everything, { after: null, limit: 3 }).next).toEqual({
    id: 'b',
    date: '2026-02-01',
  });
});

test('a page can follow a change that was deleted', () => {
  const after = { date: '2026-02-01', id: 'bb' };
  expect(ids(pageOfChanges(log, everything, { after, limit: 2 }).changes)).toEqual(['b', 'a']);
});

test('pages of any size return every change once and in order', () => {
  const anyLog = fc.uniqueArray(
    fc.record({ id: fc.stringMatching(/^[a-z0-9-]{1,8}$/), day: fc.integer({ min: 10, max: 28 }) }),
    { selector: ({ id }) => id, maxLength: 30 },
  );
  fc.assert(
    fc.property(anyLog, fc.integer({ min: 1, max: 12 }), (entries, limit) => {
      const whole = newestFirst(entries.map(({ id, day }) => change(id, `2026-01-${day}`)));
      const seen: string[] = [];
      let after: ChangePosition | null = null;
      do {
        const page = pageOfChanges(whole, everything, { after, limit });
        seen.push(...ids(page.changes));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(ids(whole));
    }),
  );
});
