/**
 * Logs one line per answer and publishes it to the telemetry channel. A line names who asked, as the audit log does, and
 * why a request was refused; both in our own words. Source: D-377.
 */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { callerName, operatorName } from '../../shared/actor.js';
import type { Caller, Operator } from '../../shared/caller.js';
import type { ServiceError } from '../../shared/errors.js';
import type { AccessLines } from './access-lines.js';
import {
  REQUEST_FINISHED,
  type FinishedRequest,
  type FieldOutcome,
} from '../../shared/telemetry.js';
import { loggedUrl, routeLabel } from '../routing/route-table.js';

/** Who asked. */
type Asker = Readonly<{ caller: Caller | null; operator?: Operator | null | undefined }>;

type Answered = Asker & Readonly<{ requestId: string; status: number; milliseconds: number }>;

/** `cause`: code of a failure outside. `fields`: root fields of GraphQL that failed, by schema name. */
type Refused = Readonly<{ error?: string; cause?: string; fields?: readonly string[] }>;

const finished = channel(REQUEST_FINISHED);
const fieldsOf = new WeakMap<IncomingMessage, readonly FieldOutcome[]>();
const NO_FIELDS: readonly FieldOutcome[] = [];
const refusedOf = new WeakMap<IncomingMessage, Refused>();

const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;
const DEEPEST_CAUSE = 4;

/** Code of the innermost failure that has one, such as ECONNREFUSED; messages may contain what callers told. */
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
export function noteRefusal(request: IncomingMessage, error: ServiceError): void {
  const known = refusedOf.get(request);
  if (known?.error === undefined) refusedOf.set(request, { ...refusedLine(error), ...known });
}

/** Root fields of a GraphQL request, kept until its answer is reported. @param fields by schema name, not alias */
export function noteFields(request: IncomingMessage, fields: readonly FieldOutcome[]): void {
  if (finished.hasSubscribers) fieldsOf.set(request, fields);
  if (fields.every(({ isOk }) => isOk)) return;
  const failed = fields.filter(({ isOk }) => !isOk).map(({ name }) => name);
  refusedOf.set(request, { ...refusedOf.get(request), fields: failed });
}

/** Undefined without a valid key, token or session. */
function askerName({ caller, operator }: Asker): string | undefined {
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

export function logAnswer(
  logger: Pick<FastifyBaseLogger, 'info'>,
  request: IncomingMessage,
  answered: Answered,
): void {
  const { method, url } = request;
  const { requestId, status, milliseconds } = answered;
  publish(request, answered);
  const by = askerName(answered);
  const line = { requestId, method, url: loggedUrl(url), status, ms: tenths(milliseconds), by };
  const refused = refusedOf.get(request);
  logger.info(refused === undefined ? line : { ...line, ...refused }, 'answered');
}

/** As `logAnswer`; the lines of a turn are written together. */
export function addAnswer(lines: AccessLines, request: IncomingMessage, answered: Answered): void {
  const { method = '', url } = request;
  const { requestId, status, milliseconds } = answered;
  publish(request, answered);
  const by = askerName(answered);
  const line = { requestId, method, path: loggedUrl(url), status, ms: tenths(milliseconds), by };
  lines.add(line, refusedOf.get(request));
}
