/** Orders in PostgreSQL. Unique constraints prevent duplicates. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { VatEvidence } from '../vat/domain/vat-evidence.js';
import type { OrderAmounts } from './domain/order.js';
import { addToAudit } from '../audit/audit.repository.js';
import {
  AMOUNT_COLUMNS,
  SELECT_ORDER,
  toAmounts,
  toRecord,
  type AmountRow,
  type OrderRow,
} from './order-row.repository.js';
import type {
  Customer,
  FirstAnswer,
  LicenceOrderFacts,
  LicenceOrderStore,
  OrderDraft,
  OrderRecord,
  OrderStore,
} from './orders.ports.js';
import type { QuoteStore } from '../quotes/quotes.service.js';

const CUSTOMER = `
  select a.billing_country as country, a.vat_number as "vatNumber" from account a where a.id = ?::uuid`;

const DISCOUNTS_USED = 'select used from discount_month where account_id = ?::uuid and month = ?';

const LICENCE_ORDER = `
  select o.account_id, a.billing_country as country, a.vat_number as "vatNumber", ${AMOUNT_COLUMNS}
  from orders o join account a on a.id = o.account_id
  where o.id = ?::uuid and o.kind = 'licence'`;

const DECIDE_VAT = `
  update orders set vat_percent = ?, vat_cents = ?, vat_status = ?, vat_evidence = ?::jsonb
  where id = ?::uuid and vat_cents is null`;

/** Locks the month's row until the order is stored, so that no discount is used twice. */
const TAKE_DISCOUNT = `
  insert into discount_month (account_id, month, used) values (?::uuid, ?, 1)
  on conflict (account_id, month) do update set used = discount_month.used + 1
  where discount_month.used < ?
  returning used`;

const RETURN_DISCOUNT = `
  update discount_month set used = used - 1 where account_id = ?::uuid and month = ?`;

const INSERT = `
  insert into orders (id, account_id, kind, service_key, country, payload, net_cents, vat_percent, vat_cents,
    vat_status, vat_evidence, document_count, discount_month, idempotency_key, fingerprint, created_at)
  values (?::uuid, ?::uuid, 'document', ?, ?, ?::jsonb, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?)
  on conflict (account_id, idempotency_key) do nothing
  returning id`;

const KEEP_ANSWER = `
  update orders set first_answer = ?::jsonb where id = ?::uuid and first_answer is null returning id`;

const HAS_DOCUMENTS = `
  select 1 from orders o where o.account_id = ?::uuid and o.id = ?::uuid
    and exists (select 1 from document d where d.order_id = o.id)`;

const FIRST_ANSWER = 'select first_answer as answer from orders where id = ?::uuid';

/** In batches, so that locks are short. */
const EXPIRE = `
  with expired as (
    update orders set expired_at = ?
    where id in (
      select id from orders
      where payment_status = 'pending' and created_at < ? and expired_at is null and cancelled_at is null
      order by id limit 500 for update skip locked)
    returning account_id, discount_month
  ), given_back as (
    update discount_month d set used = d.used - e.orders
    from (
      select account_id, discount_month, count(*)::integer as orders from expired
      where discount_month is not null group by account_id, discount_month) e
    where d.account_id = e.account_id and d.month = e.discount_month
  )
  select count(*)::integer as orders from expired`;

export class PostgresOrderStore implements OrderStore, LicenceOrderStore, QuoteStore {
  constructor(private readonly em: EntityManager) {}

  async customer(accountId: string): Promise<Customer | null> {
    const rows: readonly Customer[] = await this.em.fork().execute(CUSTOMER, [accountId]);
    return rows[0] ?? null;
  }

  async discountsUsed(accountId: string, month: string): Promise<number> {
    const rows: readonly { used: number }[] = await this.em
      .fork()
      .execute(DISCOUNTS_USED, [accountId, month]);
    return rows[0]?.used ?? 0;
  }

  async insert(draft: OrderDraft): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const isDiscounted = await takeDiscount(em, draft);
      const rows: readonly unknown[] = await em.execute(INSERT, toValues(draft, isDiscounted));
      const isNew = rows.length > 0;
      const { id, accountId, month, actor } = draft;
      if (isDiscounted && !isNew) await em.execute(RETURN_DISCOUNT, [accountId, month]);
      const entry = { action: 'order.placed', object: `order:${id}`, accountId };
      if (isNew) await addToAudit(em, entry, actor);
      return isNew;
    });
  }

  find(accountId: string, orderId: string): Promise<OrderRecord | null> {
    return this.one('where o.account_id = ?::uuid and o.id = ?::uuid', [accountId, orderId]);
  }

  /** Of any account: for unguessable links. */
  findAny(orderId: string): Promise<OrderRecord | null> {
    return this.one('where o.id = ?::uuid', [orderId]);
  }

  findByKey(accountId: string, idempotencyKey: string): Promise<OrderRecord | null> {
    const where = 'where o.account_id = ?::uuid and o.idempotency_key = ?';
    return this.one(where, [accountId, idempotencyKey]);
  }

  async hasDocuments(accountId: string, orderId: string): Promise<boolean> {
    const rows: readonly unknown[] = await this.em
      .fork()
      .execute(HAS_DOCUMENTS, [accountId, orderId]);
    return rows.length > 0;
  }

  async keepFirstAnswer(orderId: string, answer: FirstAnswer) {
    const em = this.em.fork();
    const text = JSON.stringify(answer);
    const kept: readonly unknown[] = await em.execute(KEEP_ANSWER, [text, orderId]);
    const rows: readonly { answer: FirstAnswer }[] = await em.execute(FIRST_ANSWER, [orderId]);
    return { answer: rows[0]?.answer ?? answer, isFirst: kept.length > 0 };
  }

  async expire(placedBefore: Date, now: Date): Promise<number> {
    const rows: readonly { orders: number }[] = await this.em
      .fork()
      .execute(EXPIRE, [now, placedBefore]);
    return rows[0]?.orders ?? 0;
  }

  async licenceOrder(orderId: string): Promise<LicenceOrderFacts | null> {
    const rows: readonly (Customer & AmountRow & { account_id: string })[] = await this.em
      .fork()
      .execute(LICENCE_ORDER, [orderId]);
    const row = rows[0];
    if (row === undefined) return null;
    const { account_id: accountId, country, vatNumber } = row;
    return { accountId, country, vatNumber, amounts: toAmounts(row) };
  }

  async decideVat(
    orderId: string,
    { vatPercent, vatCents, vatStatus }: OrderAmounts,
    evidence: VatEvidence,
  ): Promise<void> {
    const values = [vatPercent, vatCents, vatStatus, JSON.stringify(evidence), orderId];
    await this.em.fork().execute(DECIDE_VAT, values);
  }

  private async one(where: string, values: readonly string[]): Promise<OrderRecord | null> {
    const sql = `${SELECT_ORDER} ${where}`;
    const rows: readonly OrderRow[] = await this.em.fork().execute(sql, [...values]);
    const row = rows[0];
    return row === undefined ? null : toRecord(row);
  }
}

async function takeDiscount(em: EntityManager, draft: OrderDraft): Promise<boolean> {
  const quota = draft.quote.discount?.quota ?? 0;
  if (quota === 0) return false;
  const values = [draft.accountId, draft.month, quota];
  const rows: readonly unknown[] = await em.execute(TAKE_DISCOUNT, values);
  return rows.length > 0;
}

function toValues(draft: OrderDraft, isDiscounted: boolean): readonly unknown[] {
  const { quote, payload, fingerprint } = draft;
  const amounts = (isDiscounted ? quote.discount?.amounts : null) ?? quote.listed;
  return [
    ...[draft.id, draft.accountId, draft.serviceKey, draft.country],
    payload === null ? null : JSON.stringify(payload),
    ...[amounts.netCents, amounts.vatPercent, amounts.vatCents, amounts.vatStatus],
    JSON.stringify(draft.vatEvidence),
    draft.documentCount,
    isDiscounted ? draft.month : null,
    draft.idempotencyKey,
    fingerprint === null ? null : Buffer.from(fingerprint),
    draft.createdAt,
  ];
}
