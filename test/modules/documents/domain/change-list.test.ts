/** The list of changes that a client gets with a new version. */
import { expect, test } from '@jest/globals';
import { changeList } from '../../../../src/modules/documents/domain/change-list.js';

const policy = (title: string, texts: readonly string[]) => ({
  title: 'Policy',
  changes: [{ title, texts }],
});

test('a change is listed with its document, section and text', () => {
  expect(changeList([policy('Risk', ['New.', 'Other.'])])).toEqual([
    'Policy – Risk: New.',
    'Policy – Risk: Other.',
  ]);
});

test('a section of the name of the document is not named twice', () => {
  expect(changeList([policy('Policy', ['New.'])])).toEqual(['Policy: New.']);
});

test('a section from which texts were only removed is listed without a text', () => {
  expect(changeList([policy('Risk', [])])).toEqual(['Policy – Risk']);
});

test('a line of 300 characters stays, a longer one ends in an ellipsis at the 300th', () => {
  const place = 'Policy: ';
  const fits = 'x'.repeat(300 - place.length);
  expect(changeList([policy('Policy', [fits])])).toEqual([place + fits]);
  expect(changeList([policy('Policy', [`${fits}x`])])).toEqual([
    `${(place + fits).slice(0, 299)}…`,
  ]);
});

test('40 lines are listed; of more, 39 and an ellipsis', () => {
  const texts = Array.from({ length: 41 }, (_, at) => String(at));
  expect(changeList([policy('Risk', texts.slice(0, 40))]).at(-1)).toBe('Policy – Risk: 39');
  const lines = changeList([policy('Risk', texts)]);
  expect(lines).toHaveLength(40);
  expect(lines.slice(-2)).toEqual(['Policy – Risk: 38', '…']);
});

test('a document that is new as a whole is listed by its title', () => {
  expect(changeList([{ title: 'Policy', changes: null }])).toEqual(['Policy']);
});
