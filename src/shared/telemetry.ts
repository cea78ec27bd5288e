/**
 * Telemetry channels (node:diagnostics_channel): publishers do not know their subscribers.
 * Nothing is created without a subscriber.
 */

export type FieldOutcome = Readonly<{ name: string; isOk: boolean }>;

/**
 * A response was sent. `path`: route with `{}` for parameters, or `other`.
 * `request`: the request object, for subscribers that store data about it. `fields`: GraphQL only.
 */
export const REQUEST_FINISHED = 'nis2:request-finished';
export type FinishedRequest = Readonly<{
  method: string;
  path: string;
  status: number;
  ms: number;
  requestId: string;
  request: object;
  fields: readonly FieldOutcome[];
}>;

/** A call of an external service finished: VAT check, payment, webhook, mail or object storage. */
export const DEPENDENCY_CALLED = 'nis2:dependency-called';
export type DependencyCall = Readonly<{
  service: 'vies' | 'stripe' | 'webhook' | 'mail' | 'objects';
  outcome: 'ok' | 'refused' | 'unavailable';
  ms: number;
}>;

/** A database statement ran. `text`: with placeholders for all values; null if it contains values. */
export const STATEMENT = 'nis2:statement';
export type Statement = Readonly<{
  operation: string;
  table: string | null;
  text: string | null;
  ms: number;
  isOk: boolean;
}>;

/** A job is queued; the tracer fills in the trace to continue. */
export const CARRIED = 'nis2:carried';
export type Carried = { traceparent: string | null };

/** Subscriptions started over a socket, by field. */
export const SUBSCRIBED = 'nis2:subscribed';
export type Subscribed = Readonly<{ fields: readonly FieldOutcome[] }>;

/**
 * State of an outgoing queue. `waiting`: not tried yet. `retrying`: failed before. `givenUp`: within a day.
 * `oldestSeconds`: age of the oldest unsent item. `lateSeconds`: delay of the most overdue item.
 */
export type QueueReading = Readonly<{
  waiting: number;
  retrying: number;
  givenUp: number;
  oldestSeconds: number;
  lateSeconds: number;
}>;

/** Payments in quarantine by reason. `open`: wait for an operator. `all`: in total. */
export type QuarantineReading = Readonly<{ reason: string; open: number; all: number }>;
