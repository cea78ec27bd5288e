/** Notice text as template fields: paragraphs with marked blanks. */
import type { TagRow, Tags } from '../../../shared/template-fields.js';

export type Notice = Readonly<{ text: string; language: string }>;

const BLANK = /(\[[^\][]*\])/;
const NUMBERED = /^\d+\. /;
const BULLET = '– ';

const toParts = (line: string): readonly TagRow[] =>
  line
    .split(BLANK)
    .map((text, at) => (at % 2 === 0 ? { plain: text, blank: '' } : { plain: '', blank: text }));

const NOTHING: TagRow = { headings: [], lines: [], notes: [] };

/** A numbered first line is a heading; a bulleted line is a note for the sender. */
function toRow(line: string, isFirst: boolean): TagRow {
  if (isFirst && NUMBERED.test(line)) return { ...NOTHING, headings: [{ text: line }] };
  if (line.startsWith(BULLET)) return { ...NOTHING, notes: [{ text: line.slice(BULLET.length) }] };
  return { ...NOTHING, lines: [{ parts: toParts(line) }] };
}

/** A single line before notes is their heading. */
function toRows(paragraph: string, next: string | undefined): readonly TagRow[] {
  if (next?.startsWith(BULLET) === true && !paragraph.includes('\n'))
    return [{ ...NOTHING, headings: [{ text: paragraph }] }];
  return paragraph.split('\n').map((line, at) => toRow(line, at === 0));
}

export function noticeTags({ text, language }: Notice): Tags {
  const [title = '', ...lines] = text.split('\n');
  const paragraphs = lines
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  const rows = paragraphs.flatMap((one, at) => toRows(one, paragraphs[at + 1]));
  return { title, rows, language };
}
