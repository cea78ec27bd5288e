/** Root fields of a GraphQL request, until its answer is reported. */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { REQUEST_FINISHED, type FieldOutcome } from '../../shared/telemetry.js';

const measured = channel(REQUEST_FINISHED);
const noted = new WeakMap<IncomingMessage, readonly FieldOutcome[]>();
const NONE: readonly FieldOutcome[] = [];

/** @param fields by schema name, not alias */
export function noteFields(request: IncomingMessage, fields: readonly FieldOutcome[]): void {
  if (measured.hasSubscribers) noted.set(request, fields);
}

export const notedFields = (request: IncomingMessage): readonly FieldOutcome[] =>
  noted.get(request) ?? NONE;
