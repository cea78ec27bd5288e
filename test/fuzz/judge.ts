/** Checks of fuzzing responses. */
import type { IncomingHttpHeaders } from 'node:http';

export type Answered = Readonly<{ status: number; headers: IncomingHttpHeaders; text: string }>;

/** Internals: source locations, database messages and JavaScript errors. */
const INSIDE =
  /\bat (?:[\w.<>]+ )?\(?(?:file:|node:|\/)\S+:\d+|node_modules|\/dist\/src|TypeError|RangeError|ReferenceError|Cannot read prop|is not a function|is not iterable|Maximum call stack|violates \w+ constraint|syntax error at or near|invalid input syntax|ECONNREFUSED|(?:postgres|redis):\/\//;

const BANNERS = ['server', 'x-powered-by'];

/** @param sent request text, which a response may repeat */
export function errorOf({ status, headers, text }: Answered, sent: string): string | null {
  if (status >= 500) return `status ${String(status)}`;
  const banner = BANNERS.find((name) => headers[name] !== undefined);
  if (banner !== undefined) return `discloses ${banner}`;
  const [inside] = INSIDE.exec(text) ?? [];
  if (inside !== undefined && !sent.includes(inside)) return `discloses "${inside}"`;
  const isJson = /json/.test(headers['content-type'] ?? '') && text !== '';
  return isJson && !isReadable(text) ? 'is no JSON' : null;
}

function isReadable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
