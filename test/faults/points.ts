/**
 * Injection points inside the service, observed from outside: statements sent to PostgreSQL, calls to the provider,
 * VIES,
 * the mail server and a client's receiver. The disturbance begins before the statement or call arrives; with
 * `after: 'commit'` when the commit is on its way, so the transaction succeeds but its answer may be lost.
 */

/**
 * `sql`: part of a statement, without quotes of names. `after`: the commit of its transaction, or the statement itself:
 * it takes effect, and its answer may be lost. `call`: reported by a stub.
 */
export type Point =
  | Readonly<{ sql: RegExp; after?: 'commit' | 'statement' }>
  | Readonly<{ call: 'page' | 'vat' | 'mail' | 'mail_accepted' | 'webhook' }>;

export const POINTS: Readonly<Record<string, Point>> = {
  'vat.called': { call: 'vat' },
  'order.stored': { sql: /insert into orders \(/ },
  'order.committed': { sql: /insert into orders \(/, after: 'commit' },
  'page.called': { call: 'page' },
  'page.stored': { sql: /insert into payment_page/ },
  'paid.received': { sql: /insert into provider_event/ },
  'paid.payment': { sql: /insert into payment \(/ },
  'paid.marked': { sql: /set payment_status = 'paid'/ },
  'paid.queued': { sql: /graphile_worker\.add_job\('generate_documents'/ },
  'paid.key': { sql: /insert into api_key/ },
  'paid.numbered': { sql: /insert into invoice_counter/ },
  'paid.invoiced': { sql: /insert into invoice \(/ },
  'paid.concluded': { sql: /update provider_event set outcome/ },
  'paid.committed': { sql: /update provider_event set outcome/, after: 'commit' },
  'documents.stored': { sql: /insert into document \(/ },
  'documents.released': { sql: /set document_status = / },
  'documents.committed': { sql: /set document_status = /, after: 'commit' },
  'mail.claimed': { sql: /update outbox set attempts/ },
  'mail.claim_stored': { sql: /update outbox set attempts/, after: 'statement' },
  'mail.called': { call: 'mail' },
  'mail.accepted': { call: 'mail_accepted' },
  'mail.sent': { sql: /update outbox set sent_at/ },
  'mail.marked': { sql: /update outbox set sent_at/, after: 'statement' },
  'webhook.claimed': { sql: /insert into webhook_attempt/ },
  'webhook.called': { call: 'webhook' },
  'webhook.concluded': { sql: /update webhook_delivery set status/ },
};

/** Minimum number of times that a run passes each point. */
const PASSED_AT_LEAST = 3;
/** A package has five documents, each written by its own statement. */
const DOCUMENTS_AT_LEAST = 7;

/** @returns minimum number of passes of a point */
export const timesPassed = (name: string): number =>
  name === 'documents.stored' ? DOCUMENTS_AT_LEAST : PASSED_AT_LEAST;

/** Texts of prepared statements by name: each is sent once per connection, then only its name. */
const prepared = new Map<string, string>();

/** Messages Parse and Bind of PostgreSQL's protocol; a name is a hash, see `named-statements.ts`. */
const PARSE = /P[\s\S]{4}([\w-]{24})\0([^\0]*)\0/g;
const BIND = /B[\s\S]{4}\0([\w-]{24})\0/g;

/** Statements that the bytes execute. Call it for all bytes, so that it knows each prepared statement. */
export function statementsIn(bytes: Buffer): string {
  const sent = bytes.toString('latin1').replace(PARSE, (_message, name: string, text: string) => {
    prepared.set(name, text);
    return '';
  });
  const bound = [...sent.matchAll(BIND)].map(([, name = '']) => prepared.get(name) ?? '');
  return [sent, ...bound].join('\n').replaceAll('"', '');
}

/** Until a forwarded statement has taken effect. */
const EFFECT_MS = 5;

const COMMIT = /\bcommit\b/i;

/** Watches one connection for the statements of a point. @param hit called on each match; its promise is awaited */
export class StatementWatch {
  private readonly inTransaction = new WeakSet();

  constructor(
    private readonly point: Extract<Point, { sql: RegExp }>,
    private readonly hit: () => Promise<void> | null,
  ) {}

  /** @returns promise to await before the bytes are forwarded, or null */
  see(bytes: Buffer, connection: object): Promise<void> | null {
    const text = statementsIn(bytes);
    if (this.point.after === undefined) return this.point.sql.test(text) ? this.hit() : null;
    if (this.point.after === 'statement') {
      // It is forwarded first.
      if (this.point.sql.test(text)) setTimeout(() => void this.hit(), EFFECT_MS);
      return null;
    }
    if (this.point.sql.test(text)) this.inTransaction.add(connection);
    if (!COMMIT.test(text) || !this.inTransaction.delete(connection)) return null;
    // The commit is forwarded; its answer may be lost.
    setImmediate(() => void this.hit());
    return null;
  }
}
