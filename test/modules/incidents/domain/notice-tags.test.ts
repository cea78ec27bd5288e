/** The text of a notice as template fields. */
import { expect, test } from '@jest/globals';
import { noticeTags } from '../../../../src/modules/incidents/domain/notice-tags.js';

const TEXT = `EARLY WARNING
Submitted under [article].

1. Entity
Name: [name], of [place]

NOTES

– First.
– Second.`;

const blankRow = { headings: [], lines: [], notes: [] };
const plain = (text: string) => ({ plain: text, blank: '' });
const blank = (text: string) => ({ plain: '', blank: text });

test('title, headings, lines with blanks, and notes are distinguished', () => {
  const name = [plain('Name: '), blank('[name]'), plain(', of '), blank('[place]'), plain('')];
  expect(noticeTags({ text: TEXT, language: 'en' })).toEqual({
    title: 'EARLY WARNING',
    language: 'en',
    rows: [
      {
        ...blankRow,
        lines: [{ parts: [plain('Submitted under '), blank('[article]'), plain('.')] }],
      },
      { ...blankRow, headings: [{ text: '1. Entity' }] },
      { ...blankRow, lines: [{ parts: name }] },
      { ...blankRow, headings: [{ text: 'NOTES' }] },
      { ...blankRow, notes: [{ text: 'First.' }] },
      { ...blankRow, notes: [{ text: 'Second.' }] },
    ],
  });
});

test('a number within a paragraph or a line, and a number without its sign, is text', () => {
  const text = 'T\n\nIt was\n2. of May\n\n3 servers\n\nSee art 4. It applies.';
  const { rows } = noticeTags({ text, language: 'en' });
  const texts = ['It was', '2. of May', '3 servers', 'See art 4. It applies.'];
  expect(rows).toEqual(texts.map((text) => ({ ...blankRow, lines: [{ parts: [plain(text)] }] })));
});

test.each(['9. Measures', '10. Contact'])('the first line %j is a heading', (line) => {
  const { rows } = noticeTags({ text: `T\n\n${line}\nName`, language: 'en' });
  expect(rows?.[0]).toEqual({ ...blankRow, headings: [{ text: line }] });
});
