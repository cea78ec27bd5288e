/**
 * The head of an answer, written as one text. `writeHead` checks each of some twenty headers with every answer, which
 * costs more than all gates together; ours are checked once, and what changes from answer to answer is made of digits
 * and letters by ourselves.
 */
import type { ServerResponse } from 'node:http';
import { PRIVATE } from '../http/cache-control.js';

const SECOND_MS = 1_000;

let dateSecond = 0;
let dateText = '';

function dateLine(): string {
  const now = Date.now();
  const second = Math.floor(now / SECOND_MS);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = `Date: ${new Date(now).toUTCString()}\r\n`;
  }
  return dateText;
}

/** Node keeps the finished head in `_header`; it sends one that is there as it is. */
type WithHead = ServerResponse & { _header: string | null };

/** Headers as lines, each with its end. */
export const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** Of answers that no cache may keep: all but those with an entity tag. */
export const PRIVATE_LINE = linesOf({ 'cache-control': PRIVATE });

const pairsOf = (lines: string): string[] =>
  lines
    .split('\r\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    });

export class AnswerHead {
  private readonly keepAlive: string;

  /** @param keepAliveSeconds how long a connection may be idle */
  constructor(keepAliveSeconds: number) {
    this.keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  }

  /** Call it before the body is written. A connection that ends with the answer takes Node's own way. */
  write(response: ServerResponse, status: string, lines: string): void {
    if (!response.shouldKeepAlive) {
      response.writeHead(Number(status.slice(0, 3)), pairsOf(lines));
      return;
    }
    (response as WithHead)._header = `HTTP/1.1 ${status}\r\n${lines}${dateLine()}${this.keepAlive}`;
    response.statusCode = Number(status.slice(0, 3));
  }
}
