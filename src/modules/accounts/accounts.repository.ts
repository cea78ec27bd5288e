/** Accounts in PostgreSQL. */
import { LockMode } from '@mikro-orm/core';
import type { Actor } from '../../shared/actor.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changeBilling, changedFields } from './domain/account.js';
import type { BillingChange, BillingDetails } from './domain/account.js';
import { AccountEntity } from './account.entity.js';
import type { AccountProfile, AccountStore, NewAccount, PaymentPage } from './accounts.ports.js';
import { ApiKeyEntity } from '../api-keys/api-key.entity.js';
import { addToAudit } from '../audit/audit.repository.js';
import { toKeyRow } from '../api-keys/keys.repository.js';

const ADD_ORDER = `
  insert into orders (id, account_id, kind, service_key, country, net_cents, created_at)
  values (?, ?, 'licence', ?, ?, ?, ?)`;

const ADD_PAGE = `
  insert into payment_page (provider_ref, order_id, url, created_at, expires_at) values (?, ?, ?, ?, ?)`;

export class PostgresAccountStore implements AccountStore {
  constructor(private readonly em: EntityManager) {}

  async open(account: NewAccount): Promise<void> {
    const { id, key, order, actor, createdAt } = account;
    await this.em.fork().transactional(async (em) => {
      await em.insert(AccountEntity, toAccountRow(account));
      await em.insert(ApiKeyEntity, toKeyRow(key, id, createdAt));
      await em.execute(ADD_ORDER, toOrderValues(account));
      await addToAudit(
        em,
        { action: 'account.opened', object: `order:${order.id}`, accountId: id },
        actor,
      );
      await addToAudit(
        em,
        { action: 'key.created', object: `key:${key.id}`, accountId: id },
        actor,
      );
    });
  }

  async profile(accountId: string): Promise<AccountProfile | null> {
    const account = await this.em.fork().findOne(AccountEntity, { id: accountId });
    if (account === null) return null;
    const { name, role, state } = account;
    const number = {
      status: account.vatStatus,
      checkedAt: account.vatCheckedAt ?? null,
      nameMatch: account.vatNameMatch ?? null,
      review: account.vatReview ?? null,
    };
    return { name, role, state, details: toDetails(account), number };
  }

  async keepPaymentPage(orderId: string, page: PaymentPage, at: Date): Promise<void> {
    const { providerRef, url, expiresAt } = page;
    await this.em.fork().execute(ADD_PAGE, [providerRef, orderId, url, at, expiresAt]);
  }

  async changeBilling(
    accountId: string,
    change: BillingChange,
    actor: Actor,
  ): Promise<BillingDetails | null> {
    return this.em.fork().transactional(async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const account = await em.findOne(AccountEntity, { id: accountId }, { lockMode });
      if (account === null) return null;
      const before = toDetails(account);
      const details = changeBilling(before, change);
      em.assign(account, toColumns(details));
      await addToAudit(
        em,
        {
          action: 'account.billing_changed',
          object: `account:${accountId}`,
          accountId,
          fields: changedFields(before, details),
        },
        actor,
      );
      return details;
    });
  }
}

const toAccountRow = ({ id, applicant, createdAt }: NewAccount) => ({
  id,
  name: applicant.name,
  email: applicant.email,
  role: applicant.role,
  state: 'awaiting_payment' as const,
  website: applicant.website,
  vatNumber: applicant.vatNumber,
  billingCountry: applicant.country,
  language: applicant.language,
  createdAt,
});

const toOrderValues = ({ id, applicant, order, createdAt }: NewAccount): unknown[] => [
  order.id,
  id,
  order.licence,
  applicant.country,
  order.netCents,
  createdAt,
];

type BillingColumns = Readonly<{
  vatNumber: string | null;
  billingCountry: string | null;
  billingAddress: string | null;
  registrationCode: string | null;
}>;

const toColumns = (details: BillingDetails): BillingColumns => ({
  vatNumber: details.vatNumber,
  billingCountry: details.country,
  billingAddress: details.address,
  registrationCode: details.registrationCode,
});

const toDetails = (row: {
  [Name in keyof BillingColumns]?: string | null | undefined;
}): BillingDetails => ({
  vatNumber: row.vatNumber ?? null,
  country: row.billingCountry ?? null,
  address: row.billingAddress ?? null,
  registrationCode: row.registrationCode ?? null,
});
