/** Emails to a person about each passkey that is added to or removed from the way they sign in. Source: D-385. */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addMail } from '../../platform/postgres/add-mail.js';
import { queries } from '../../platform/postgres/tables.js';
import type { Passkey } from './domain/passkey.js';

/** In the transaction of `em`. */
export async function notifyOwner(
  em: EntityManager,
  kind: 'passkey_added' | 'passkey_removed',
  { id, memberId }: Pick<Passkey, 'id' | 'memberId'>,
): Promise<void> {
  const { accountId, recipient, createdAt } = await queries(em)
    .selectFrom('member')
    .select(['account_id as accountId', 'email as recipient'])
    .select(sql<Date>`now()`.as('createdAt'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const dedupe = `${kind}:${id}`;
  await addMail(em, { id: randomUUID(), dedupe, accountId, kind, recipient, createdAt });
}
