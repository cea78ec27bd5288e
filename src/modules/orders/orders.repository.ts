/** Orders in PostgreSQL. Unique constraints prevent duplicates. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { compiledRead } from '../../platform/postgres/compiled-read.js';
import { queries } from '../../platform/postgres/tables.js';
import type { VatEvidence } from '../vat/domain/vat-evidence.js';
import type { OrderAmounts } from './domain/order.js';
import { placeOrder } from './order-placement.repository.js';
import { selectOrder, toRecord, type OrderRow } from './order-row.repository.js';
import {
  AMOUNT_COLUMNS,
  toAmounts,
  LANGUAGE_COLUMN,
  toLanguage,
} from './order-columns.transaction.js';
import { unpaid } from './unpaid-orders.repository.js';
import type {
  FirstAnswer,
  LicenceOrderFacts,
  OrderDraft,
  OrderRecord,
} from './domain/order-record.js';
import type { DeclaredCustomer } from '../vat/domain/vat.js';

export class PostgresOrderStore {
  constructor(private readonly em: EntityManager) {}

  /** @returns null if the account does not exist */
  async customer(accountId: string): Promise<DeclaredCustomer | null> {
    const customer = await queries(this.em)
      .selectFrom('account')
      .select(['billing_country as country', 'vat_number as vatNumber'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    return customer ?? null;
  }

  /** Orders at the licence price in the month, YYYY-MM. */
  async discountsUsed(accountId: string, month: string): Promise<number> {
    const row = await queries(this.em)
      .selectFrom('discount_month')
      .select('used')
      .where((eb) => eb.and({ account_id: accountId, month }))
      .executeTakeFirst();
    return row?.used ?? 0;
  }

  /**
   * Stores order and discount together; the discount only within the month's quota.
   * @returns false if the account has already used the idempotency key; then nothing is stored
   */
  insert(draft: OrderDraft): Promise<boolean> {
    return this.em.fork().transactional((em) => placeOrder(em, draft));
  }

  find(accountId: string, orderId: string): Promise<OrderRecord | null> {
    return readOwn(this.em, accountId, orderId).then(toRecordOrNull);
  }

  /** Of any account: for unguessable links. */
  findAny(orderId: string): Promise<OrderRecord | null> {
    return readAny(this.em, orderId).then(toRecordOrNull);
  }

  findByKey(accountId: string, idempotencyKey: string): Promise<OrderRecord | null> {
    return readByKey(this.em, accountId, idempotencyKey).then(toRecordOrNull);
  }

  /** Whether the account has an order with this id and with documents. */
  async hasDocuments(accountId: string, orderId: string): Promise<boolean> {
    const row = await queries(this.em)
      .selectFrom('orders as o')
      .select('o.id')
      .where((eb) => eb.and({ 'o.account_id': accountId, 'o.id': orderId }))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('document as d')
            .select('d.id')
            .whereRef('d.order_id', '=', 'o.id')
            .where('d.erased_at', 'is', null),
        ),
      )
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Keeps an earlier answer. `isFirst`: whether this call stored it. */
  async keepFirstAnswer(
    orderId: string,
    answer: FirstAnswer,
  ): Promise<Readonly<{ answer: FirstAnswer; isFirst: boolean }>> {
    const db = queries(this.em);
    const kept = await db
      .updateTable('orders')
      .set({ first_answer: JSON.stringify(answer) })
      .where('id', '=', orderId)
      .where('first_answer', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const row = await db
      .selectFrom('orders')
      .select('first_answer')
      .where('id', '=', orderId)
      .executeTakeFirst();
    return { answer: row?.first_answer ?? answer, isFirst: kept !== undefined };
  }

  /** Expires a batch and returns the discounts. @returns number of orders */
  async expire(placedBefore: Date, now: Date): Promise<number> {
    const row = await queries(this.em)
      .with('expired', (db) =>
        db
          .updateTable('orders')
          .set({ expired_at: now })
          .where('id', 'in', unpaid(this.em, placedBefore))
          .returning(['account_id', 'discount_month']),
      )
      .with('given_back', (db) =>
        db
          .updateTable('discount_month as d')
          .from((eb) =>
            eb
              .selectFrom('expired')
              .select(['account_id', 'discount_month', COUNT.as('orders')])
              .where('discount_month', 'is not', null)
              .groupBy(['account_id', 'discount_month'])
              .as('e'),
          )
          .set((eb) => ({ used: eb('d.used', '-', eb.ref('e.orders')) }))
          .whereRef('d.account_id', '=', 'e.account_id')
          .whereRef('d.month', '=', 'e.discount_month'),
      )
      .selectFrom('expired')
      .select(COUNT.as('orders'))
      .executeTakeFirst();
    return row?.orders ?? 0;
  }

  /** Facts for the VAT decision. @returns null if the order does not exist */
  async licenceOrder(orderId: string): Promise<LicenceOrderFacts | null> {
    const row = await queries(this.em)
      .selectFrom('orders as o')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .select(['o.account_id', 'a.billing_country as country', 'a.vat_number as vatNumber'])
      .select(LANGUAGE_COLUMN.as('language'))
      .select(AMOUNT_COLUMNS)
      .where('o.id', '=', orderId)
      .where('o.kind', '=', sql.lit('licence'))
      .executeTakeFirst();
    if (row === undefined) return null;
    const { account_id: accountId, country, vatNumber, language } = row;
    return {
      accountId,
      country,
      vatNumber,
      amounts: toAmounts(row),
      language: toLanguage(language),
    };
  }

  /** Keeps an earlier decision. */
  async decideVat(
    orderId: string,
    { vatPercent, vatCents, vatStatus }: OrderAmounts,
    evidence: VatEvidence,
  ): Promise<void> {
    await queries(this.em)
      .updateTable('orders')
      .set({
        vat_percent: vatPercent,
        vat_cents: vatCents,
        vat_status: vatStatus,
        vat_evidence: JSON.stringify(evidence),
      })
      .where('id', '=', orderId)
      .where('vat_cents', 'is', null)
      .execute();
  }
}

const COUNT = sql<number>`count(*)::integer`;

const readOwn = compiledRead((em, accountId: string, orderId: string) =>
  selectOrder(em).where('o.account_id', '=', accountId).where('o.id', '=', orderId),
);

const readAny = compiledRead((em, orderId: string) => selectOrder(em).where('o.id', '=', orderId));

const readByKey = compiledRead((em, accountId: string, key: string) =>
  selectOrder(em).where('o.account_id', '=', accountId).where('o.idempotency_key', '=', key),
);

const toRecordOrNull = (row: OrderRow | null): OrderRecord | null =>
  row === null ? null : toRecord(row);
