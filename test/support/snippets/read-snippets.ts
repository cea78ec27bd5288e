/**
 * Fenced code blocks of a documentation page. The words after the language select how each is tested:
 *
 * - `sh` runs to its end; `sh fails` must fail; `sh serves` keeps each line running until stopped
 * - `sh operator`: each line runs; the record it names may be missing, the syntax must be valid
 * - `js` is a program next to the client package; `js receiver` receives webhooks
 * - `python` is a program next to the Python client
 * - `graphql` is sent; a subscription is followed to its first event
 * - `json mcp` is the configuration of an MCP client
 * - `json answer`, `text answer`: expected output of the preceding block, with `…` for omissions
 * - `json sample`: JSON that the service made when the page was built
 * - `text drawing`, `csv file=<name>`: not run; a file for later blocks
 */
import { Marked, type Token } from 'marked';

export type Snippet = Readonly<{
  name: string;
  kind: string;
  text: string;
  /** Expected output; null if the page gives none. */
  answer: string | null;
}>;

export const KINDS = [
  'sh',
  'sh fails',
  'sh serves',
  'sh operator',
  'js',
  'js receiver',
  'python',
  'graphql',
  'json mcp',
  'json sample',
  'text drawing',
] as const;

const ANSWERS = ['json answer', 'text answer'];

type Block = Readonly<{ info: string; text: string }>;

function blocksIn(tokens: readonly Token[]): Block[] {
  return tokens.flatMap((token): Block[] => {
    if (token.type === 'code')
      return [{ info: String(token['lang'] ?? ''), text: String(token['text']) }];
    const items =
      token.type === 'list' ? (token['items'] as Token[]) : (token as { tokens?: Token[] }).tokens;
    return items === undefined ? [] : blocksIn(items);
  });
}

/** @throws Error for an answer without a preceding block */
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

/** The first piece of the expected answer that is missing, in order; null if all are present. */
export function missingPiece(answer: string, output: string): string | null {
  let rest = bare(output);
  for (const piece of bare(answer).split('…')) {
    const at = rest.indexOf(piece);
    if (at < 0) return piece;
    rest = rest.slice(at + piece.length);
  }
  return null;
}
