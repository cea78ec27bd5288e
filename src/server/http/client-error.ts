/** Answers bytes that are not an HTTP request, by hand, with the usual envelope and headers. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { invalid } from '../../shared/errors.js';
import { limitHeaders } from '../../shared/limits/verdict.js';
import { statusOf } from '../errors/statuses.js';
import { errorEnvelope } from './envelope.js';
import type { ErrorAnswerer } from './answer-error.js';
import { PRIVATE } from '../routing/cache-control.js';
import type { AdmissionControl } from './admission-control.js';
import { HAND_WRITTEN_HEADERS } from './security-headers.js';
import { isLongUpload } from '../connections/long-upload.js';

type ClientErrorDependencies = Readonly<{
  admissionControl: AdmissionControl;
  errors: ErrorAnswerer;
  logger: Pick<Logger, 'info'>;
}>;

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const TYPES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  [TIMED_OUT]: 'request_timeout',
};

function text(status: number, headers: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const reason = STATUS_CODES[status] ?? '';
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n');
}

async function answer(
  { admissionControl, errors, logger }: ClientErrorDependencies,
  socket: Socket,
  type: string,
): Promise<void> {
  const requestId = randomUUID();
  const address = socket.remoteAddress ?? '';
  const admissionRequest = {
    key: undefined,
    address,
    requestId,
    counts: 'minute',
    needsKey: false,
  } as const;
  const { verdict, refusal } = await admissionControl.pass(admissionRequest);
  const error = refusal ?? invalid({ field: 'request', type });
  const body = JSON.stringify(errorEnvelope(errors.word(error, 'en'), requestId));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': requestId,
    'Cache-Control': PRIVATE,
    ...HAND_WRITTEN_HEADERS,
    ...limitHeaders(verdict),
    Connection: 'close',
  };
  const status = statusOf(error);
  logger.info({ requestId, status, error: error.code, type }, 'answered an invalid HTTP request');
  if (socket.writable) socket.end(text(status, headers, body));
}

/** For Node's `clientError`. A connection that is gone or mid-answer is only closed. */
export const clientErrorHandler =
  (deps: ClientErrorDependencies) =>
  (error: Readonly<{ code?: string | undefined }>, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (error.code === TIMED_OUT && isLongUpload(socket)) return;
    if (!socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const type = TYPES[error.code ?? ''] ?? 'request_malformed';
    answer(deps, socket, type).catch(() => socket.destroy());
  };
