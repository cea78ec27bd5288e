/** The email about new versions of documents. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Language } from '../../shared/language.js';
import { queries } from '../../platform/postgres/tables.js';

/** `changes`: lists in the reader's language. `documents`: the new versions. */
type MailedRenewal = Readonly<{
  id: string;
  orderId: string;
  accountId: string;
  changes: readonly Readonly<{ lines: readonly string[] }>[];
  documents: readonly Readonly<{ language: Language }>[];
  now: Date;
}>;

/** In the transaction of the new versions, once per renewal. */
export async function addRenewalMail(em: EntityManager, renewal: MailedRenewal): Promise<void> {
  const { id, orderId, accountId, changes, documents, now } = renewal;
  const lines = changes.flatMap((change) => change.lines);
  await queries(em)
    .insertInto('outbox')
    .columns([
      ...(['id', 'dedupe', 'account_id', 'order_id', 'kind', 'recipient'] as const),
      ...(['language', 'facts', 'created_at', 'due_at'] as const),
    ])
    .expression((eb) =>
      eb
        .selectFrom('account as a')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${`order_renewed:${id}`}::text`.as('dedupe'),
          'a.id as account_id',
          sql<string>`${orderId}::uuid`.as('order_id'),
          sql<string>`'order_renewed'`.as('kind'),
          sql<string>`a.email`.as('recipient'),
          sql<string>`${documents[0]?.language ?? null}::text`.as('language'),
          sql<string>`${JSON.stringify({ changes: lines })}::jsonb`.as('facts'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`now()`.as('due_at'),
        ])
        .where('a.id', '=', accountId)
        .where('a.email', 'is not', null),
    )
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute();
}
