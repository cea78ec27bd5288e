/**
 * Writes the head of an answer as one text. `writeHead` validates every header each time, which costs more than
 * admission; these are validated once, and what varies is digits and letters of our own.
 */
import { STATUS_CODES, type ServerResponse } from 'node:http';
import { PRIVATE } from '../routing/cache-control.js';

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

/** Node.js sends an existing `_header` unchanged. */
type WithHead = ServerResponse & { _header: string | null };

export const statusLine = (status: number): string => `${status} ${STATUS_CODES[status] ?? ''}`;

/** Each with its line ending. */
export const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** For answers without an entity tag. */
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

  /** @param keepAliveSeconds maximum idle time of a connection */
  constructor(keepAliveSeconds: number) {
    this.keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  }

  /** Call before the body is written. Node.js writes the head if the connection closes. */
  write(response: ServerResponse, status: string, lines: string): void {
    if (!response.shouldKeepAlive) {
      response.writeHead(Number(status.slice(0, 3)), pairsOf(lines));
      return;
    }
    (response as WithHead)._header = `HTTP/1.1 ${status}\r\n${lines}${dateLine()}${this.keepAlive}`;
    response.statusCode = Number(status.slice(0, 3));
  }
}
