/** Elements of a guide in order, to compare a translation with the English page. */
import { Marked, type Token, type Tokens } from 'marked';

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

function elementOf(token: Token): string {
  if (token.type === 'heading') return `heading ${String(token['depth'])}`;
  if (token.type === 'code') return `code ${String(token['lang'])}: ${String(token['text'])}`;
  if (isTable(token))
    return `table of ${token.rows.length} rows and ${token.header.length} columns`;
  if (isList(token)) return `list of ${token.items.length}`;
  return token.type === 'html' ? token.raw.trim() : token.type;
}

/** Headings, paragraphs, lists, tables and code, in order. */
export const structureOf = (markdown: string): readonly string[] =>
  new Marked()
    .lexer(markdown)
    .filter(({ type }) => type !== 'space')
    .map(elementOf);

/** @throws Error that names the first element that differs */
export function assertSameStructure(translation: string, english: string): void {
  const [own, expected] = [structureOf(translation), structureOf(english)];
  const at = expected.findIndex((element, index) => element !== own[index]);
  if (at >= 0 || own.length > expected.length) {
    const place = at < 0 ? expected.length : at;
    throw new Error(
      `element ${place + 1} is "${own[place] ?? 'missing'}", in English "${expected[place] ?? 'missing'}"`,
    );
  }
}
