/** Licence subscriptions in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { LicenceEvent } from './domain/licence-event.js';
import type { Outcome, PaymentEvent } from '../payments/domain/payment-event.js';
import { notifyLicence } from './licence-notice.repository.js';
import type { EndingLicence } from './licence-maintenance.ports.js';
import type { DbTimestamp } from '../orders/order-row.repository.js';
import type { Customer } from '../orders/orders.ports.js';
import { CONCLUDE, RECEIVE } from '../payments/settlement.sql.repository.js';
import type { SubscriptionStore, SubscriptionTerms } from './subscriptions.ports.js';

/** The event that ends the subscription may arrive first. */
const KEEP = `
  insert into licence_subscription (ref, account_id, order_id, created_at, ended_at)
  select ?, o.account_id, o.id, ?, (
    select max(e.received_at) from provider_event e
    where e.type = 'customer.subscription.deleted' and e.notice -> 'licence' ->> 'subscriptionRef' = ?)
  from orders o where o.id = ?::uuid and o.kind = 'licence'
  on conflict (ref) do nothing`;

/** The amounts charged each month stay those of the first order. */
const TERMS = `
  select o.account_id, a.billing_country as country, a.vat_number as "vatNumber",
    coalesce(o.vat_cents_before, o.vat_cents) as vat_cents,
    case when o.vat_cents_before is null then o.vat_percent else (o.vat_evidence -> 'before' ->> 'percent')::numeric end
      as vat_percent
  from licence_subscription s join orders o on o.id = s.order_id join account a on a.id = o.account_id
  where s.ref = ?`;

/** Without a new decision, VAT as in the first order. */
const RENEW = `
  insert into orders (id, account_id, kind, service_key, country, net_cents, vat_percent, vat_cents, vat_status,
    vat_evidence, vat_cents_before, created_at, provider_invoice)
  select ?::uuid, o.account_id, 'licence', o.service_key, o.country, o.net_cents, coalesce(n.percent, o.vat_percent),
    coalesce(n.cents, o.vat_cents), coalesce(n.status, o.vat_status), coalesce(n.evidence, o.vat_evidence),
    case when n.cents is null then o.vat_cents_before else n.before end, ?, ?
  from licence_subscription s join orders o on o.id = s.order_id,
    (select ?::numeric as percent, ?::integer as cents, ?::text as status, ?::jsonb as evidence, ?::integer as before) n
  where s.ref = ?
  on conflict (provider_invoice) do nothing`;

const FIND_RENEWAL = 'select id from orders where provider_invoice = ?';

const OWNER = `
  select a.id, a.email, a.licence, a.licence_from, a.licence_until
  from licence_subscription s join account a on a.id = s.account_id where s.ref = ?`;

const ENDED = `
  update licence_subscription set ended_at = coalesce(ended_at, ?) where ref = ? returning ref`;

/** Only an account's newest paid subscription continues. */
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
  licence_from: DbTimestamp | null;
  licence_until: DbTimestamp | null;
}>;

type TermsRow = Customer &
  Readonly<{
    account_id: string;
    vat_cents: number | null;
    vat_percent: string | number | null;
  }>;

/** null without a licence or an email address. */
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
  /** @param home payment address if the provider gives none */
  constructor(
    private readonly em: EntityManager,
    private readonly home: string,
  ) {}

  async keep(subscriptionRef: string, orderId: string, now: Date): Promise<void> {
    await this.em.fork().execute(KEEP, [subscriptionRef, now, subscriptionRef, orderId]);
  }

  async renewalOf(
    subscriptionRef: string,
    { invoiceRef, id, now, vat }: Parameters<SubscriptionStore['renewalOf']>[1],
  ): Promise<string | null> {
    const evidence = vat === null ? null : JSON.stringify(vat.evidence);
    const decided = [vat?.vatPercent, vat?.vatCents, vat?.vatStatus, evidence, vat?.vatCentsBefore];
    const values = [id, now, invoiceRef, ...decided.map((one) => one ?? null), subscriptionRef];
    await this.em.fork().execute(RENEW, values);
    return this.renewal(invoiceRef);
  }

  async renewal(invoiceRef: string): Promise<string | null> {
    const rows: readonly { id: string }[] = await this.em
      .fork()
      .execute(FIND_RENEWAL, [invoiceRef]);
    return rows[0]?.id ?? null;
  }

  async terms(subscriptionRef: string): Promise<SubscriptionTerms | null> {
    const rows: readonly TermsRow[] = await this.em.fork().execute(TERMS, [subscriptionRef]);
    const row = rows[0];
    if (row === undefined) return null;
    const { account_id: accountId, country, vatNumber } = row;
    const asked = { vatCents: row.vat_cents ?? 0, vatPercent: Number(row.vat_percent) };
    return { accountId, told: { country, vatNumber }, asked };
  }

  settle(
    notice: PaymentEvent,
    changes: Exclude<LicenceEvent, { kind: 'paid' }>,
    now: Date,
  ): Promise<Outcome> {
    const { eventId, eventType } = notice;
    return this.em.fork().transactional(async (em) => {
      const values = [eventId, eventType, JSON.stringify(notice), now];
      const received: readonly unknown[] = await em.execute(RECEIVE, values);
      if (received.length === 0) return 'duplicate';
      const outcome = await this.apply(em, changes, now);
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
    changes: Exclude<LicenceEvent, { kind: 'paid' }>,
    now: Date,
  ): Promise<Outcome> {
    if (changes.kind === 'ended') {
      const ended: readonly unknown[] = await em.execute(ENDED, [now, changes.subscriptionRef]);
      return ended.length > 0 ? 'noted' : 'ignored';
    }
    const owners: readonly OwnerRow[] = await em.execute(OWNER, [changes.subscriptionRef]);
    const licence = toLicence(owners[0]);
    if (licence === null) return 'ignored';
    await notifyLicence(em, licence, {
      ...{ kind: 'payment_failed', type: 'licence.expiring', now },
      event: { reason: 'payment_failed' },
      facts: { link: changes.payUrl ?? this.home },
    });
    return 'noted';
  }
}
