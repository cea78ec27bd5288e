/** Hosted payment pages in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { phaseOf, type OrderPhase } from '../orders/domain/order-phase.js';
import {
  AMOUNT_COLUMNS,
  STATE_COLUMNS,
  toAmounts,
  toTimestamp,
  toState,
  toTimes,
  type AmountRow,
  type DbTimestamp,
  type StateRow,
} from '../orders/order-row.repository.js';
import type { PaymentPage } from '../orders/orders.ports.js';
import type { PageStore, ShownPage } from './payment-pages.ports.js';

/** Serialises renewals of an order's page. */
const LOCK = `
  select net_cents + coalesce(vat_cents, 0) as total from orders where id = ?::uuid for update`;

const CLOSE = `
  update payment_page set closed_at = ? where order_id = ?::uuid and provider_ref = ? and closed_at is null`;

const OPEN = `
  insert into payment_page (provider_ref, order_id, url, created_at, expires_at)
  select ?, ?::uuid, ?, ?, ?
  where not exists (select 1 from payment_page where order_id = ?::uuid and closed_at is null)
  on conflict (provider_ref) do nothing`;

const CURRENT = `
  select provider_ref, url, expires_at from payment_page where order_id = ?::uuid and closed_at is null`;

const SHOW = `
  select p.provider_ref, p.closed_at, p.expires_at, o.id, o.service_key, ${STATE_COLUMNS}, ${AMOUNT_COLUMNS}
  from payment_page p join orders o on o.id = p.order_id where p.provider_ref = ?`;

/** Pages past their end have expired at the provider. */
const TO_EXPIRE = `
  select provider_ref from payment_page
  where to_expire and coalesce(expires_at, 'infinity') > ? order by created_at limit ?`;

const EXPIRED = 'update payment_page set to_expire = false where provider_ref = ?';

type PageRow = Readonly<{ provider_ref: string; url: string; expires_at: DbTimestamp | null }>;

type ShownRow = StateRow &
  AmountRow &
  Readonly<{
    provider_ref: string;
    closed_at: DbTimestamp | null;
    expires_at: DbTimestamp | null;
    id: string;
    service_key: string;
  }>;

export class PostgresPageStore implements PageStore {
  constructor(private readonly em: EntityManager) {}

  async keep(
    orderId: string,
    page: PaymentPage,
    { replaces, totalCents, at }: Parameters<PageStore['keep']>[2],
  ): Promise<PaymentPage | null> {
    return this.em.fork().transactional(async (em) => {
      const locked: readonly { total: number }[] = await em.execute(LOCK, [orderId]);
      if (locked[0]?.total !== totalCents) return null;
      const isNew = replaces !== page.providerRef;
      if (replaces !== null && isNew) await em.execute(CLOSE, [at, orderId, replaces]);
      const { providerRef, url, expiresAt } = page;
      await em.execute(OPEN, [providerRef, orderId, url, at, expiresAt, orderId]);
      const rows: readonly PageRow[] = await em.execute(CURRENT, [orderId]);
      const row = rows[0];
      return row === undefined ? page : toPage(row);
    });
  }

  async show(providerRef: string, now: Date): Promise<ShownPage | null> {
    const rows: readonly ShownRow[] = await this.em.fork().execute(SHOW, [providerRef]);
    const row = rows[0];
    const amounts = row === undefined ? null : toAmounts(row);
    if (row === undefined || amounts === null) return null;
    const phase = phaseOf(toState(row), toTimes(row), now);
    return {
      providerRef: row.provider_ref,
      orderId: row.id,
      serviceKey: row.service_key,
      amounts,
      phase,
      isOpen: isPayable(phase) && row.closed_at === null && !isOver(row, now),
    };
  }

  async toExpire(now: Date, most: number): Promise<readonly string[]> {
    const rows: readonly Pick<PageRow, 'provider_ref'>[] = await this.em
      .fork()
      .execute(TO_EXPIRE, [now, most]);
    return rows.map((row) => row.provider_ref);
  }

  async expired(providerRef: string): Promise<void> {
    await this.em.fork().execute(EXPIRED, [providerRef]);
  }
}

/** A payment revives an expired order. */
const isPayable = (phase: OrderPhase): boolean =>
  phase === 'awaiting_payment' || phase === 'payment_expired';

const isOver = ({ expires_at }: ShownRow, now: Date): boolean => {
  const end = toTimestamp(expires_at);
  return end !== null && end <= now;
};

const toPage = (row: PageRow): PaymentPage => ({
  providerRef: row.provider_ref,
  url: row.url,
  expiresAt: toTimestamp(row.expires_at),
});
