/** What a licence payment changes in its account, within the transaction of the settlement. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import type { LockedAccount } from './settlement.ports.js';
import { addKey } from '../api-keys/keys.transaction.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { LicencePeriod } from '../licences/domain/licence-period.js';

export const PAYMENTS = { name: 'payments', requestId: null } as const;

/** @throws Error if there is no such account */
export async function lockAccount(em: EntityManager, accountId: string): Promise<LockedAccount> {
  const row = await queries(em)
    .selectFrom('account as a')
    .select(['a.state', 'a.role', 'a.name', 'a.email'])
    .select(['a.licence', 'a.licence_from', 'a.licence_until'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('api_key as k')
            .select('k.id')
            .whereRef('k.account_id', '=', 'a.id')
            .where('k.mode', '=', sql.lit('live'))
            .where('k.blocked_at', 'is', null),
        )
        .as('has_live_key'),
    )
    .where('a.id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Error(`no account ${accountId}`);
  const { state, role, name, email, licence, licence_from: from, licence_until: until } = row;
  const hasLicence = licence !== null && from !== null && until !== null;
  return {
    state,
    role,
    name,
    email,
    licence: hasLicence ? { licence, from, until } : null,
    hasLiveKey: row.has_live_key === true,
  };
}

/** Also activates an account that awaits its first payment. */
export async function setLicence(
  em: EntityManager,
  accountId: string,
  { licence, from, until }: LicencePeriod,
): Promise<void> {
  await queries(em)
    .updateTable('account')
    .set((eb) => ({
      licence,
      licence_from: from,
      licence_until: until,
      state: eb
        .case('state')
        .when(sql.lit('awaiting_payment'))
        .then(sql.lit('live' as const))
        .else(eb.ref('state'))
        .end(),
    }))
    .where('id', '=', accountId)
    .execute();
  const entry = { action: 'licence.activated', object: `account:${accountId}`, accountId };
  await addToAudit(em, entry, PAYMENTS);
}

export async function addAccountKey(
  em: EntityManager,
  accountId: string,
  key: NewKey,
  now: Date,
): Promise<void> {
  await addKey(em, { key, accountId, createdAt: now });
  const entry = { action: 'key.created', object: `key:${key.id}`, accountId };
  await addToAudit(em, entry, PAYMENTS);
}
