/** The text of a notice as values of its template: paragraphs, what is to be filled in told apart. */
import type { TagRow, Tags } from '../../documents/domain/tags.js';

export type Notice = Readonly<{ text: string; language: string }>;

const BLANK = /(\[[^\][]*\])/;
const NUMBERED = /^\d+\. /;
const BULLET = '– ';

/** Texts and blanks by turns. */
const toParts = (line: string): readonly TagRow[] =>
  line
    .split(BLANK)
    .map((text, at) => (at % 2 === 0 ? { plain: text, blank: '' } : { plain: '', blank: text }));

const NOTHING: TagRow = { headings: [], lines: [], notes: [] };

/** A numbered line that opens a paragraph is a heading, what begins with a dash a note for the sender. */
function toRow(line: string, isFirst: boolean): TagRow {
  if (isFirst && NUMBERED.test(line)) return { ...NOTHING, headings: [{ text: line }] };
  if (line.startsWith(BULLET)) return { ...NOTHING, notes: [{ text: line.slice(BULLET.length) }] };
  return { ...NOTHING, lines: [{ parts: toParts(line) }] };
}

/** Notes have a line of their own above them. */
function toRows(paragraph: string, next: string | undefined): readonly TagRow[] {
  if (next?.startsWith(BULLET) === true && !paragraph.includes('\n'))
    return [{ ...NOTHING, headings: [{ text: paragraph }] }];
  return paragraph.split('\n').map((line, at) => toRow(line, at === 0));
}

/** The first line is the title. */
export function noticeTags({ text, language }: Notice): Tags {
  const [title = '', ...lines] = text.split('\n');
  const paragraphs = lines
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  const rows = paragraphs.flatMap((one, at) => toRows(one, paragraphs[at + 1]));
  return { title, rows, language };
}
