/** Requests of an example that a browser can send with a sandbox key. */
import { WRITTEN_ADDRESS } from '../../src/server/docs/doc-files.js';

/** `path`: on this service. `body`: JSON text; null with GET. */
export type RunnableRequest = Readonly<{ method: string; path: string; body: string | null }>;

/** Words of a shell command without expansions; null if it contains more. */
function wordsOf(command: string): string[] | null {
  const words: string[] = [];
  const pattern = /\s+|((?:'[^']*'|"(?:[^"\\$`]|\\["\\$`])*"|[^\s'"\\|&;<>$`()]+)+)/gy;
  let at = 0;
  while (at < command.length) {
    pattern.lastIndex = at;
    const [whole = '', word] = pattern.exec(command) ?? [];
    if (whole === '') return null;
    if (word !== undefined) words.push(unquoted(word));
    at += whole.length;
  }
  return words;
}

const unquoted = (word: string): string =>
  word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"/g, (_whole, single?: string, double?: string) =>
    single === undefined ? (double ?? '').replace(/\\(["\\$`])/g, '$1') : single,
  );

const KEY_HEADER = '"X-API-Key: $NIS2_KEY"';
const KEY_WORD = 'X-API-Key';
const JSON_HEADER = 'Content-Type: application/json';
/** The browser sends both. */
const HEADERS = new Set([KEY_WORD, JSON_HEADER]);
const IGNORED = new Set(['-s', '--fail-with-body', '--fail']);

type Draft = { method: string | null; url: string | null; body: string | null };

/** Reads one option or the address. @returns words used; 0 if it is not supported */
function take(words: readonly string[], at: number, draft: Draft): number {
  const [word = '', value = ''] = words.slice(at);
  if (IGNORED.has(word)) return 1;
  if (word === '-H') return HEADERS.has(value) ? 2 : 0;
  if (word === '-X') draft.method = value;
  else if (word === '-d') draft.body = value;
  else if (word.startsWith(WRITTEN_ADDRESS)) draft.url = word;
  else return 0;
  return word.startsWith('-') ? 2 : 1;
}

function requestOf(command: string): RunnableRequest | null {
  const words = wordsOf(command.replaceAll(KEY_HEADER, KEY_WORD));
  if (words?.[0] !== 'curl') return null;
  const draft: Draft = { method: null, url: null, body: null };
  for (let at = 1; at < words.length;) {
    const used = take(words, at, draft);
    if (used === 0) return null;
    at += used;
  }
  if (draft.url === null) return null;
  const method = draft.method ?? (draft.body === null ? 'GET' : 'POST');
  return { method, path: draft.url.slice(WRITTEN_ADDRESS.length), body: draft.body };
}

function ofShell(text: string): readonly RunnableRequest[] | null {
  // A quoted body may have several lines.
  const commands = text
    .replaceAll('\\\n', ' ')
    .split(/\n(?=curl )/)
    .map((command) => command.trim())
    .filter((command) => command !== '');
  const requests = commands.map(requestOf);
  return requests.every((one) => one !== null) && requests.length > 0 ? requests : null;
}

/**
 * @param lang language of the fence
 * @returns null if the example needs more than requests with a key: pipes, variables, subscriptions
 */
export function runnableRequests(lang: string, text: string): readonly RunnableRequest[] | null {
  if (lang === 'sh') return ofShell(text);
  if (lang !== 'graphql' || text.startsWith('subscription')) return null;
  return [{ method: 'POST', path: '/graphql', body: JSON.stringify({ query: text }) }];
}
