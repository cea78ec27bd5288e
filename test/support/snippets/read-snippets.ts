/**
 * Fenced blocks of a page as they are tried. The words behind the language tell how:
 *
 * - `sh` runs to its end; `sh fails` ends with a fault; `sh serves` stays, each line of it, until it is ended
 * - `sh operator`: each line runs; what it names may be missing, its form may not
 * - `js` is a program beside the client's package; `js receiver` takes webhooks
 * - `graphql` is asked; a subscription is followed to its first event
 * - `json mcp` is given to a program that starts servers of tools
 * - `json answer`, `text answer`: what the block before it says, with `…` for what is left out
 * - `text drawing`, `csv file=<name>`: to look at; a file for the blocks that follow
 */
import { Marked, type Token } from 'marked';

export type Snippet = Readonly<{
  name: string;
  kind: string;
  text: string;
  /** What it says; null where the page does not tell. */
  answer: string | null;
}>;

export const KINDS = [
  'sh',
  'sh fails',
  'sh serves',
  'sh operator',
  'js',
  'js receiver',
  'graphql',
  'json mcp',
  'text drawing',
] as const;

const ANSWERS = ['json answer', 'text answer'];

type Block = Readonly<{ info: string; text: string }>;

function blocksIn(tokens: readonly Token[]): Block[] {
  return tokens.flatMap((token): Block[] => {
    if (token.type === 'code') return [{ info: String(token['lang'] ?? ''), text: String(token['text']) }]; // prettier-ignore
    const items = token.type === 'list' ? (token['items'] as Token[]) : (token as { tokens?: Token[] }).tokens; // prettier-ignore
    return items === undefined ? [] : blocksIn(items);
  });
}

/** @throws Error for an answer that follows nothing. */
export function snippetsOf(page: string, markdown: string): Snippet[] {
  const snippets: Snippet[] = [];
  for (const { info, text } of blocksIn(new Marked().lexer(markdown))) {
    const last = snippets.at(-1);
    if (!ANSWERS.includes(info)) {
      snippets.push({ name: `${page} ${snippets.length + 1}`, kind: info, text, answer: null });
    } else if (last?.answer === null) {
      snippets[snippets.length - 1] = { ...last, answer: text };
    } else {
      throw new Error(`${page}: an answer follows no question: ${text}`);
    }
  }
  return snippets;
}

const bare = (text: string): string => text.replace(/\s+/g, '');

/** The first piece of the answer that is not there, in its order; null where all are. */
export function missingPiece(answer: string, said: string): string | null {
  let rest = bare(said);
  for (const piece of bare(answer).split('…')) {
    const at = rest.indexOf(piece);
    if (at < 0) return piece;
    rest = rest.slice(at + piece.length);
  }
  return null;
}
