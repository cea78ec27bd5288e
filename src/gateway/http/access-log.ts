/** One line in the log for each answer. */
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';

type Answered = Readonly<{ requestId: string; status: number; milliseconds: number }>;

/** Only what an answer needs; never bodies, and no address that is itself a key: download links, payment pages. */
export function loggedUrl(url = ''): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return path.replace(/^\/(v1\/download|pay)\/.*/s, '/$1/***');
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

export function logAnswer(
  logger: Pick<FastifyBaseLogger, 'info'>,
  { method, url }: IncomingMessage,
  { requestId, status, milliseconds }: Answered,
): void {
  const told = { requestId, method, url: loggedUrl(url), status, ms: tenths(milliseconds) };
  logger.info(told, 'answered');
}
