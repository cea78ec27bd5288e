/** Subscriptions of licences in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LicenceKey } from '../../core/catalogue/catalogue.js';
import type { LicenceNews } from '../../core/orders/licence-news.js';
import type { Outcome, PaymentNotice } from '../../core/orders/payment-notice.js';
import { tellLicence } from './licence-notice.store.js';
import type { EndingLicence } from './licence-upkeep.ports.js';
import type { Moment } from './order-row.store.js';
import { CONCLUDE, RECEIVE } from './settlement.sql.store.js';
import type { SubscriptionStore } from './subscriptions.ports.js';

/** The news that it has ended may have been the faster one. */
const KEEP = `
  insert into licence_subscription (ref, account_id, order_id, created_at, ended_at)
  select ?, o.account_id, o.id, ?, (
    select max(e.received_at) from provider_event e
    where e.type = 'customer.subscription.deleted' and e.notice -> 'licence' ->> 'subscriptionRef' = ?)
  from orders o where o.id = ?::uuid and o.kind = 'licence'
  on conflict (ref) do nothing`;

const RENEW = `
  insert into orders (id, account_id, kind, service_key, country, net_cents, vat_percent, vat_cents, vat_status,
    vat_evidence, vat_cents_before, created_at, provider_invoice)
  select ?::uuid, o.account_id, 'licence', o.service_key, o.country, o.net_cents, o.vat_percent, o.vat_cents,
    o.vat_status, o.vat_evidence, o.vat_cents_before, ?, ?
  from licence_subscription s join orders o on o.id = s.order_id where s.ref = ?
  on conflict (provider_invoice) do nothing`;

const FIND_RENEWAL = 'select id from orders where provider_invoice = ?';

const OWNER = `
  select a.id, a.email, a.licence, a.licence_from, a.licence_until
  from licence_subscription s join account a on a.id = s.account_id where s.ref = ?`;

const ENDED = `
  update licence_subscription set ended_at = coalesce(ended_at, ?) where ref = ? returning ref`;

/** Of several of one account the newest that was paid goes on: it was bought in place of the others. */
const TO_END = `
  select s.ref from licence_subscription s
  join orders o on o.id = s.order_id join account a on a.id = s.account_id
  where s.ended_at is null and (
    s.to_end or a.state in ('suspended', 'closed')
    or o.cancelled_at is not null or o.refunded_at is not null
    or exists (
      select 1 from licence_subscription n join orders p on p.id = n.order_id and p.payment_status = 'paid'
      where n.account_id = s.account_id and n.ended_at is null and (n.created_at, n.ref) > (s.created_at, s.ref)))
  order by s.created_at limit ?`;

type OwnerRow = Readonly<{
  id: string;
  email: string | null;
  licence: LicenceKey | null;
  licence_from: Moment | null;
  licence_until: Moment | null;
}>;

/** null where there is no licence that could end, or nobody to write to. */
function toLicence(row: OwnerRow | undefined): EndingLicence | null {
  if (row === undefined) return null;
  const { id, email, licence, licence_from, licence_until } = row;
  if (email === null || licence === null || licence_from === null || licence_until === null) {
    return null;
  }
  const [from, until] = [new Date(licence_from), new Date(licence_until)];
  return { accountId: id, email, licence, from, until };
}

export class PostgresSubscriptions implements SubscriptionStore {
  /** @param home address told where the provider tells none to pay at */
  constructor(
    private readonly em: EntityManager,
    private readonly home: string,
  ) {}

  async keep(subscriptionRef: string, orderId: string, now: Date): Promise<void> {
    await this.em.fork().execute(KEEP, [subscriptionRef, now, subscriptionRef, orderId]);
  }

  async renewalOf(
    subscriptionRef: string,
    { invoiceRef, id, now }: Parameters<SubscriptionStore['renewalOf']>[1],
  ): Promise<string | null> {
    const em = this.em.fork();
    await em.execute(RENEW, [id, now, invoiceRef, subscriptionRef]);
    const rows: readonly { id: string }[] = await em.execute(FIND_RENEWAL, [invoiceRef]);
    return rows[0]?.id ?? null;
  }

  settle(
    notice: PaymentNotice,
    news: Exclude<LicenceNews, { kind: 'paid' }>,
    now: Date,
  ): Promise<Outcome> {
    const { eventId, eventType } = notice;
    return this.em.fork().transactional(async (em) => {
      const values = [eventId, eventType, JSON.stringify(notice), now];
      const received: readonly unknown[] = await em.execute(RECEIVE, values);
      if (received.length === 0) return 'duplicate';
      const outcome = await this.apply(em, news, now);
      await em.execute(CONCLUDE, [outcome, null, eventId]);
      return outcome;
    });
  }

  async toEnd(most: number): Promise<readonly string[]> {
    const rows: readonly { ref: string }[] = await this.em.fork().execute(TO_END, [most]);
    return rows.map(({ ref }) => ref);
  }

  async ended(subscriptionRef: string, now: Date): Promise<void> {
    await this.em.fork().execute(ENDED, [now, subscriptionRef]);
  }

  private async apply(
    em: EntityManager,
    news: Exclude<LicenceNews, { kind: 'paid' }>,
    now: Date,
  ): Promise<Outcome> {
    if (news.kind === 'ended') {
      const ended: readonly unknown[] = await em.execute(ENDED, [now, news.subscriptionRef]);
      return ended.length > 0 ? 'noted' : 'ignored';
    }
    const owners: readonly OwnerRow[] = await em.execute(OWNER, [news.subscriptionRef]);
    const licence = toLicence(owners[0]);
    if (licence === null) return 'ignored';
    await tellLicence(em, licence, {
      ...{ kind: 'payment_failed', type: 'licence.expiring', now },
      event: { reason: 'payment_failed' },
      facts: { link: news.payUrl ?? this.home },
    });
    return 'noted';
  }
}
