/** List of changes for the client, in the language of the documents. */
import type { SectionChange } from './document-content.js';

/** `changes`: null: the earlier version was made before compositions were recorded, so it is new as a whole. */
export type DocumentChange = Readonly<{
  title: string;
  changes: readonly SectionChange[] | null;
}>;

const MAX_LINES = 40;
const MAX_CHARACTERS = 300;

const shortened = (text: string): string =>
  text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS - 1)}…`;

function linesOf({ title, changes }: DocumentChange): readonly string[] {
  if (changes === null) return [title];
  return changes.flatMap((section) => {
    const place = section.title === title ? title : `${title} – ${section.title}`;
    return section.texts.length === 0
      ? [place]
      : section.texts.map((text) => shortened(`${place}: ${text}`));
  });
}

/** At most 40 lines; the last one then ends with "…". */
export function changeList(all: readonly DocumentChange[]): readonly string[] {
  const lines = all.flatMap(linesOf);
  return lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES - 1), '…'];
}
