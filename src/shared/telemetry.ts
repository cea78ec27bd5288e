/**
 * What is reported to whoever counts or traces: named channels, so that nobody who listens has to be known where something
 * happens. Nothing is made where nobody listens.
 */

/** A root field that GraphQL was asked for, by its name in the schema. */
export type FieldOutcome = Readonly<{ name: string; isOk: boolean }>;

/**
 * An answer went out. `path`: of a route, with `{}` for what callers fill in; `other` where there is no such route.
 * `request`: the very object, for who noted something of it. `fields`: of GraphQL's answers alone.
 */
export const REQUEST_FINISHED = 'nis2:answered';
export type Answered = Readonly<{
  method: string;
  path: string;
  status: number;
  ms: number;
  requestId: string;
  request: object;
  fields: readonly FieldOutcome[];
}>;

/** Somebody outside was asked: for a VAT number, a payment, to take a webhook or a mail. */
export const DEPENDENCY_CALLED = 'nis2:asked-outside';
export type DependencyCall = Readonly<{
  service: 'vies' | 'stripe' | 'webhook' | 'mail' | 'objects';
  outcome: 'ok' | 'refused' | 'unavailable';
  ms: number;
}>;

/** The database was asked. `text`: with holes for all values, null where values stand in it. */
export const STATEMENT = 'nis2:statement';
export type Statement = Readonly<{
  operation: string;
  table: string | null;
  text: string | null;
  ms: number;
  isOk: boolean;
}>;

/** A job is put into the queue: who traces fills in the trace that it goes on with. */
export const CARRIED = 'nis2:carried';
export type Carried = { traceparent: string | null };

/** Subscriptions that began over a socket, by the fields that they follow. */
export const SUBSCRIBED = 'nis2:subscribed';
export type Subscribed = Readonly<{ fields: readonly FieldOutcome[] }>;

/**
 * What stands in a queue of things to send. `waiting`: not tried yet. `retrying`: tried in vain. `givenUp`: within a day.
 * `oldestSeconds`: age of the oldest that is still to be sent. `lateSeconds`: since when the most belated one is due.
 */
export type QueueReading = Readonly<{
  waiting: number;
  retrying: number;
  givenUp: number;
  oldestSeconds: number;
  lateSeconds: number;
}>;

/** Payments in quarantine for one reason. `open`: wait for an operator. `all`: ever. */
export type QuarantineReading = Readonly<{ reason: string; open: number; all: number }>;
