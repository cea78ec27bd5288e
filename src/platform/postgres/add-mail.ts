/** Adds an email to the outbox, in the transaction of `em`; it is due at once. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from './tables.js';

/** `dedupe`: emails with the same one are added once. `sealed`: a secret that the email contains. */
export type AddedMail = Readonly<{
  id: string;
  dedupe: string;
  accountId: string;
  kind: string;
  recipient: string;
  createdAt: Date;
  language?: string | null;
  facts?: object;
  sealed?: Uint8Array | null;
}>;

/** @returns false if it was added before */
export async function addMail(em: EntityManager, mail: AddedMail): Promise<boolean> {
  const { facts, sealed } = mail;
  const { numInsertedOrUpdatedRows } = await queries(em)
    .insertInto('outbox')
    .values({
      id: mail.id,
      dedupe: mail.dedupe,
      account_id: mail.accountId,
      kind: mail.kind,
      recipient: mail.recipient,
      language: mail.language ?? null,
      ...(facts === undefined ? {} : { facts: JSON.stringify(facts) }),
      sealed: sealed == null ? null : Buffer.from(sealed),
      created_at: mail.createdAt,
      due_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
