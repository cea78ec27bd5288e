/**
 * Named points on the way of an order inside the service, seen from outside: statements on their way to PostgreSQL, calls
 * at the provider, at the VAT exchange, at the mail server and at a client's receiver. What is to break breaks right there,
 * before the statement or call arrives; with `after: 'commit'` when the transaction is on its way to be committed, so that
 * it is done and nobody has heard of it.
 */
import { nameOfRead } from '../../src/platform/postgres/prepared-reads.js';
import { ADD_JOB } from '../../src/modules/payments/settlement.sql.repository.js';

/** `sql`: part of a statement. `after`: the commit of its transaction is meant. `call`: told by one of the stand-ins. */
export type Point =
  | Readonly<{ sql: RegExp; after?: 'commit' }>
  | Readonly<{ call: 'page' | 'vat' | 'mail' | 'webhook' }>;

export const POINTS: Readonly<Record<string, Point>> = {
  'vat.asked': { call: 'vat' },
  'order.stored': { sql: /insert into orders \(/ },
  'order.committed': { sql: /insert into orders \(/, after: 'commit' },
  'page.asked': { call: 'page' },
  'page.kept': { sql: /insert into payment_page/ },
  'paid.received': { sql: /insert into provider_event/ },
  'paid.payment': { sql: /insert into payment \(/ },
  'paid.marked': { sql: /set payment_status = 'paid'/ },
  // Begins with `select`, so it is prepared.
  'paid.queued': { sql: new RegExp(nameOfRead(ADD_JOB)) },
  'paid.key': { sql: /insert into api_key/ },
  'paid.numbered': { sql: /insert into invoice_counter/ },
  'paid.invoiced': { sql: /insert into invoice \(/ },
  'paid.concluded': { sql: /update provider_event set outcome/ },
  'paid.committed': { sql: /update provider_event set outcome/, after: 'commit' },
  'making.document': { sql: /insert into document \(/ },
  'making.released': { sql: /set document_status = 'released'/ },
  'making.committed': { sql: /set document_status = 'released'/, after: 'commit' },
  'mail.claimed': { sql: /update outbox set attempts/ },
  'mail.told': { call: 'mail' },
  'mail.sent': { sql: /update outbox set sent_at/ },
  'webhook.claimed': { sql: /insert into webhook_attempt/ },
  'webhook.told': { call: 'webhook' },
  'webhook.concluded': { sql: /update webhook_delivery set status/ },
};

/** Every point is passed at least so often in a run. */
const PASSED_AT_LEAST = 3;
/** A package has five documents, each with a statement of its own. */
const DOCUMENTS_AT_LEAST = 7;

/** @returns how often a point is passed at the least */
export const timesPassed = (name: string): number =>
  name === 'making.document' ? DOCUMENTS_AT_LEAST : PASSED_AT_LEAST;

const COMMIT = /\bcommit\b/i;

/** Watches one wire for statements of one point. @param hit told of each; may be waited for */
export class StatementWatch {
  private readonly inTransaction = new WeakSet();

  constructor(
    private readonly point: Extract<Point, { sql: RegExp }>,
    private readonly hit: () => Promise<void> | null,
  ) {}

  /** @returns what has to end before these bytes may pass */
  see(bytes: Buffer, connection: object): Promise<void> | null {
    const text = bytes.toString('latin1');
    if (this.point.after === undefined) return this.point.sql.test(text) ? this.hit() : null;
    if (this.point.sql.test(text)) this.inTransaction.add(connection);
    if (!COMMIT.test(text) || !this.inTransaction.delete(connection)) return null;
    // The commit itself passes; its answer is what may be lost.
    setImmediate(() => void this.hit());
    return null;
  }
}
