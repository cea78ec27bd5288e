/** Accounts in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import { changedMembers } from '../../shared/changed-text.js';
import type { Actor } from '../../shared/actor.js';
import { changeBilling, type BillingChange, type BillingDetails } from './domain/account.js';
import type { AccountProfile, NewAccount } from './accounts.ports.js';
import type { PaymentPage } from '../orders/domain/order-record.js';
import { addKey } from '../api-keys/keys.transaction.js';
import { addToAudit } from '../audit/audit.transaction.js';
import { addOwner } from '../members/members.transaction.js';

const DETAILS = [
  'vat_number as vatNumber',
  'billing_country as country',
  'billing_address as address',
  'registration_code as registrationCode',
] as const;

export type AccountStore = Pick<
  PostgresAccountStore,
  'open' | 'profile' | 'keepPaymentPage' | 'changeBilling'
>;

export class PostgresAccountStore {
  constructor(private readonly em: EntityManager) {}

  /** One transaction. */
  async open(account: NewAccount): Promise<void> {
    const { id, key, order, actor, createdAt } = account;
    await this.em.fork().transactional(async (em) => {
      await addAccount(em, account);
      await addOwner(em, { accountId: id, email: account.applicant.email, createdAt });
      await addKey(em, { key, accountId: id, createdAt });
      await addOrder(em, account);
      const opened = { action: 'account.opened', object: `order:${order.id}`, accountId: id };
      await addToAudit(em, opened, actor);
      const created = { action: 'key.created', object: `key:${key.id}`, accountId: id };
      await addToAudit(em, created, actor);
    });
  }

  /** @returns null if the account does not exist */
  async profile(accountId: string): Promise<AccountProfile | null> {
    const account = await queries(this.em)
      .selectFrom('account')
      .select(['name', 'role', 'state', ...DETAILS])
      .select(['vat_status', 'vat_checked_at', 'vat_name_match', 'vat_review'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (account === undefined) return null;
    const { name, role, state, vatNumber, country, address, registrationCode } = account;
    const number = {
      status: account.vat_status,
      checkedAt: account.vat_checked_at,
      nameMatch: account.vat_name_match,
      review: account.vat_review,
    };
    return {
      name,
      role,
      state,
      details: { vatNumber, country, address, registrationCode },
      number,
    };
  }

  async keepPaymentPage(orderId: string, page: PaymentPage, at: Date): Promise<void> {
    const { providerRef, url, expiresAt } = page;
    await queries(this.em)
      .insertInto('payment_page')
      .values({
        provider_ref: providerRef,
        order_id: orderId,
        url,
        created_at: at,
        expires_at: expiresAt,
      })
      .execute();
  }

  /** @returns the stored details; null if the account does not exist */
  async changeBilling(
    accountId: string,
    change: BillingChange,
    actor: Actor,
  ): Promise<BillingDetails | null> {
    return this.em.fork().transactional(async (em) => {
      const before = await queries(em)
        .selectFrom('account')
        .select(DETAILS)
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) return null;
      const details = changeBilling(before, change);
      const fields = changedMembers(before, details);
      if (fields.length > 0) await updateDetails(em, accountId, details);
      const object = `account:${accountId}`;
      await addToAudit(em, { action: 'account.billing_changed', object, accountId, fields }, actor);
      return details;
    });
  }
}

async function updateDetails(
  em: EntityManager,
  accountId: string,
  { vatNumber, country, address, registrationCode }: BillingDetails,
): Promise<void> {
  await queries(em)
    .updateTable('account')
    .set({
      vat_number: vatNumber,
      billing_country: country,
      billing_address: address,
      registration_code: registrationCode,
    })
    .where('id', '=', accountId)
    .execute();
}

async function addAccount(em: EntityManager, { id, applicant, createdAt }: NewAccount) {
  await queries(em)
    .insertInto('account')
    .values({
      id,
      name: applicant.name,
      email: applicant.email,
      role: applicant.role,
      state: 'awaiting_payment',
      website: applicant.website,
      vat_number: applicant.vatNumber,
      billing_country: applicant.country,
      language: applicant.language,
      created_at: createdAt,
    })
    .execute();
}

async function addOrder(em: EntityManager, { id, applicant, order, createdAt }: NewAccount) {
  await queries(em)
    .insertInto('orders')
    .values({
      id: order.id,
      account_id: id,
      kind: 'licence',
      service_key: order.licence,
      country: applicant.country,
      net_cents: order.netCents,
      created_at: createdAt,
    })
    .execute();
}
