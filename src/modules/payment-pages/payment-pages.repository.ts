/** Hosted payment pages in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { phaseOf, type OrderPhase } from '../orders/domain/order-phase.js';
import type { PaymentPage } from '../orders/domain/order-record.js';
import type { ShownPage } from './domain/payment-page.js';
import {
  AMOUNT_COLUMNS,
  STATE_COLUMNS,
  toAmounts,
  toState,
  toTimes,
  LANGUAGE_COLUMN,
  toLanguage,
} from '../orders/order-columns.transaction.js';

/** `replaces`: the page that is no longer open. `totalCents`: amount on the new page. */
type PageChange = Readonly<{ replaces: string | null; totalCents: number; at: Date }>;

export class PostgresPageStore {
  constructor(private readonly em: EntityManager) {}

  /**
   * Stores the page as the open one.
   * @returns the open page, perhaps of a concurrent request; null if the order's amount has changed; then nothing is
   * stored
   */
  async keep(
    orderId: string,
    page: PaymentPage,
    { replaces, totalCents, at }: PageChange,
  ): Promise<PaymentPage | null> {
    return this.em.fork().transactional(async (em) => {
      if ((await lockTotal(em, orderId)) !== totalCents) return null;
      const isNew = replaces !== page.providerRef;
      if (replaces !== null && isNew) await closePage(em, { orderId, providerRef: replaces, at });
      await addPage(em, orderId, page, at);
      return (await openPage(em, orderId)) ?? page;
    });
  }

  /** null if the page does not exist or its order has no VAT decision. */
  async show(providerRef: string, now: Date): Promise<ShownPage | null> {
    const row = await queries(this.em)
      .selectFrom('payment_page as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .select(LANGUAGE_COLUMN.as('language'))
      .select(['p.provider_ref', 'p.closed_at', 'p.expires_at', 'o.id', 'o.service_key'])
      .select(STATE_COLUMNS)
      .select(AMOUNT_COLUMNS)
      .where('p.provider_ref', '=', providerRef)
      .executeTakeFirst();
    const amounts = row === undefined ? null : toAmounts(row);
    if (row === undefined || amounts === null) return null;
    const phase = phaseOf(toState(row), toTimes(row), now);
    const isOver = row.expires_at !== null && row.expires_at <= now;
    return {
      providerRef: row.provider_ref,
      orderId: row.id,
      serviceKey: row.service_key,
      amounts,
      phase,
      isOpen: isPayable(phase) && row.closed_at === null && !isOver,
      language: toLanguage(row.language),
    };
  }

  /**
   * Pages closed here that may still be open at the provider, at most `most`. Pages past their end have expired there.
   */
  async toExpire(now: Date, most: number): Promise<readonly string[]> {
    const rows = await queries(this.em)
      .selectFrom('payment_page')
      .select('provider_ref')
      .where((eb) => eb.ref('to_expire'))
      .where((eb) => sql`coalesce(${eb.ref('expires_at')}, 'infinity')`, '>', now)
      .orderBy('created_at')
      .limit(most)
      .execute();
    return rows.map((row) => row.provider_ref);
  }

  async expired(providerRef: string): Promise<void> {
    await queries(this.em)
      .updateTable('payment_page')
      .set({ to_expire: sql.lit(false) })
      .where('provider_ref', '=', providerRef)
      .execute();
  }
}

/** Serialises renewals of an order's page. */
async function lockTotal(em: EntityManager, orderId: string): Promise<number | null> {
  const row = await queries(em)
    .selectFrom('orders')
    .select((eb) => eb('net_cents', '+', eb.fn.coalesce('vat_cents', eb.lit(0))).as('total'))
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row?.total ?? null;
}

async function closePage(
  em: EntityManager,
  { orderId, providerRef, at }: Readonly<{ orderId: string; providerRef: string; at: Date }>,
): Promise<void> {
  await queries(em)
    .updateTable('payment_page')
    .set({ closed_at: at })
    .where('order_id', '=', orderId)
    .where('provider_ref', '=', providerRef)
    .where('closed_at', 'is', null)
    .execute();
}

/** Adds nothing while another page of the order is open. */
async function addPage(
  em: EntityManager,
  orderId: string,
  { providerRef, url, expiresAt }: PaymentPage,
  at: Date,
): Promise<void> {
  const db = queries(em);
  const open = db
    .selectFrom('payment_page')
    .select('provider_ref')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null);
  await db
    .insertInto('payment_page')
    .columns(['provider_ref', 'order_id', 'url', 'created_at', 'expires_at'])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.val(providerRef).as('provider_ref'),
          eb.val(orderId).as('order_id'),
          eb.val(url).as('url'),
          eb.val(at).as('created_at'),
          eb.val(expiresAt).as('expires_at'),
        ])
        .where((eb) => eb.not(eb.exists(open))),
    )
    .onConflict((conflict) => conflict.column('provider_ref').doNothing())
    .execute();
}

async function openPage(em: EntityManager, orderId: string): Promise<PaymentPage | null> {
  const page = await queries(em)
    .selectFrom('payment_page')
    .select(['provider_ref as providerRef', 'url', 'expires_at as expiresAt'])
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return page ?? null;
}

/** A payment revives an expired order. */
const isPayable = (phase: OrderPhase): boolean =>
  phase === 'awaiting_payment' || phase === 'payment_expired';
