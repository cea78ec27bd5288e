/** Adds the first person in the transaction that opens an account. */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import { normaliseEmail } from './domain/member.js';

/** The email address that the account was opened with becomes its owner. */
export async function addOwner(
  em: EntityManager,
  { accountId, email, createdAt }: Readonly<{ accountId: string; email: string; createdAt: Date }>,
): Promise<void> {
  await queries(em)
    .insertInto('member')
    .values({
      id: randomUUID(),
      account_id: accountId,
      email: normaliseEmail(email),
      role: 'owner',
      created_at: createdAt,
    })
    .execute();
}
