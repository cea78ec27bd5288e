/** Logs one line per answer and publishes it to the telemetry channel. */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { AccessLines } from './access-lines.js';
import {
  REQUEST_FINISHED,
  type FinishedRequest,
  type FieldOutcome,
} from '../../shared/telemetry.js';
import { loggedUrl, routeLabel } from '../routing/route-table.js';

type Answered = Readonly<{ requestId: string; status: number; milliseconds: number }>;

const finished = channel(REQUEST_FINISHED);
const fieldsOf = new WeakMap<IncomingMessage, readonly FieldOutcome[]>();
const NO_FIELDS: readonly FieldOutcome[] = [];

/** Root fields of a GraphQL request, kept until its answer is reported. @param fields by schema name, not alias */
export function noteFields(request: IncomingMessage, fields: readonly FieldOutcome[]): void {
  if (finished.hasSubscribers) fieldsOf.set(request, fields);
}

function publish(request: IncomingMessage, answered: Answered): void {
  if (!finished.hasSubscribers) return;
  const { method = '', url } = request;
  const { requestId, status, milliseconds } = answered;
  const message: FinishedRequest = {
    method,
    path: routeLabel(url),
    status,
    ms: milliseconds,
    requestId,
    request,
    fields: fieldsOf.get(request) ?? NO_FIELDS,
  };
  finished.publish(message);
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

export function logAnswer(
  logger: Pick<FastifyBaseLogger, 'info'>,
  request: IncomingMessage,
  answered: Answered,
): void {
  const { method, url } = request;
  const { requestId, status, milliseconds } = answered;
  publish(request, answered);
  const line = { requestId, method, url: loggedUrl(url), status, ms: tenths(milliseconds) };
  logger.info(line, 'answered');
}

/** As `logAnswer`; the lines of a turn are written together. */
export function addAnswer(lines: AccessLines, request: IncomingMessage, answered: Answered): void {
  const { method = '', url } = request;
  const { requestId, status, milliseconds } = answered;
  publish(request, answered);
  lines.add({ requestId, method, path: loggedUrl(url), status, ms: tenths(milliseconds) });
}
