/**
 * Logs one line per answer and publishes it to the telemetry channel. A line names who made the request, as the audit log
 * does, and why it was refused; both in our own words. Source: D-377.
 */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { callerName, operatorName } from '../../shared/actor.js';
import type { Caller, Operator } from '../../shared/caller.js';
import type { ServiceError } from '../../shared/errors.js';
import type { AccessLine, AccessLines } from './access-lines.js';
import {
  REQUEST_FINISHED,
  type FinishedRequest,
  type FieldOutcome,
} from '../../shared/telemetry.js';
import { loggedUrl, routeLabel } from '../routing/route-table.js';

/** Who made the request. */
type Requester = Readonly<{ caller: Caller | null; operator?: Operator | null | undefined }>;

type Answered = Requester & Readonly<{ requestId: string; status: number; milliseconds: number }>;

/** `cause`: code of a failure outside. `fields`: root fields of GraphQL that failed, by schema name. */
type Refused = Readonly<{ error?: string; cause?: string; fields?: readonly string[] }>;

const finished = channel(REQUEST_FINISHED);
const fieldsOf = new WeakMap<IncomingMessage, readonly FieldOutcome[]>();
const NO_FIELDS: readonly FieldOutcome[] = [];
const refusedOf = new WeakMap<IncomingMessage, Refused>();

const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;
const DEEPEST_CAUSE = 4;

/** Code of the innermost failure that has one, such as ECONNREFUSED; messages may contain input of callers. */
function codeIn(cause: unknown): string | undefined {
  let found: string | undefined;
  let inner = cause;
  for (let depth = 0; depth < DEEPEST_CAUSE && inner instanceof Error; depth++) {
    const code: unknown = Reflect.get(inner, 'code');
    if (typeof code === 'string' && CODE.test(code)) found = code;
    inner = inner.cause;
  }
  return found;
}

export function refusedLine(error: ServiceError): Pick<Refused, 'error' | 'cause'> {
  const cause = error.code === 'UPSTREAM_UNAVAILABLE' ? codeIn(error.cause) : undefined;
  return { error: error.code, ...(cause === undefined ? {} : { cause }) };
}

/** Kept until the answer is logged; of several errors the first. */
export function recordRefusal(request: IncomingMessage, error: ServiceError): void {
  const known = refusedOf.get(request);
  if (known?.error === undefined) refusedOf.set(request, { ...refusedLine(error), ...known });
}

/** Root fields of a GraphQL request, kept until its answer is reported. @param fields by schema name, not alias */
export function recordFields(request: IncomingMessage, fields: readonly FieldOutcome[]): void {
  if (finished.hasSubscribers) fieldsOf.set(request, fields);
  if (fields.every(({ isOk }) => isOk)) return;
  const failed = fields.filter(({ isOk }) => !isOk).map(({ name }) => name);
  refusedOf.set(request, { ...refusedOf.get(request), fields: failed });
}

/** Undefined without a valid key, token or session. */
function requesterName({ caller, operator }: Requester): string | undefined {
  if (caller !== null) return callerName(caller);
  return operator == null ? undefined : operatorName(operator);
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

function lineOf({ method = '', url }: IncomingMessage, answered: Answered): AccessLine {
  const { requestId, status, milliseconds } = answered;
  const ms = tenths(milliseconds);
  return { requestId, method, url: loggedUrl(url), status, ms, by: requesterName(answered) };
}

export function logAnswer(
  logger: Pick<FastifyBaseLogger, 'info'>,
  request: IncomingMessage,
  answered: Answered,
): void {
  publish(request, answered);
  logger.info({ ...lineOf(request, answered), ...refusedOf.get(request) }, 'answered');
}

/** As `logAnswer`; the lines of a turn are written together. */
export function addAnswer(lines: AccessLines, request: IncomingMessage, answered: Answered): void {
  publish(request, answered);
  lines.add(lineOf(request, answered), refusedOf.get(request));
}
