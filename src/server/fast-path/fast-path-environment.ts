/** What requests on the fast path share, and what each consists of. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AccessLines } from '../http/access-lines.js';
import type { AdmissionControl } from '../http/admission-control.js';
import type { ErrorAnswerer } from '../http/answer-error.js';
import type { Transport } from '../http/request-state.js';
import type { AnswerHead } from './answer-head.js';
import type { RequestHead } from './request-head.js';

export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

export type Exchange = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  head: RequestHead;
}>;

/** Runs work that may read the database. @param sinceMs when the request began */
export type InScope = <Result>(
  exchange: Pick<Exchange, 'request' | 'response'>,
  sinceMs: number,
  work: () => Result,
) => Result;

export type FastPathEnvironment = Readonly<{
  admissionControl: AdmissionControl;
  errors: Pick<ErrorAnswerer, 'answerTo'>;
  addressOf: (request: IncomingMessage) => string;
  normalPipeline: RequestListener;
  head: AnswerHead;
  commonLines: string;
  log: AccessLines;
  logger: Pick<Logger, 'child'>;
  inScope: InScope;
  isOpen: () => boolean;
}>;

/** `lines`: each with its line ending. `end`: follows `beginning`; a string is wire text. */
export type FastPathAnswer = Readonly<{
  status: string;
  lines: string;
  beginning: Buffer | null;
  end: Buffer | string | null;
}>;

/** `pattern`: path of the route. `lines`: headers of its errors, each with its line ending. */
export type FastPathRoute = Readonly<{ transport: Transport; pattern: string; lines: string }>;
