/** Licence subscriptions in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { SettledOutcome, PaymentEvent } from '../payments/domain/payment-event.js';
import { concludeEvent, receiveEvent } from '../payments/payment-event.transaction.js';
import { notifyLicence } from '../licences/licence-notification.transaction.js';
import { addRenewal } from './licence-renewal.repository.js';
import type { LicenceRenewal, SubscriptionTerms } from './subscriptions.ports.js';
import type { LicenceEvent } from '../payments/domain/provider-event.js';
import type { EndingLicence } from '../licences/domain/licence-period.js';

/** Events that pay no order. */
type UnpaidLicenceEvent = Exclude<LicenceEvent, { kind: 'paid' }>;

export class PostgresSubscriptions {
  /** @param home payment address if the provider gives none */
  constructor(
    private readonly em: EntityManager,
    private readonly home: string,
  ) {}

  /** Stores the subscription once, and only for licence orders. The event that ends it may have arrived first. */
  async keep(subscriptionRef: string, orderId: string, now: Date): Promise<void> {
    await queries(this.em)
      .insertInto('licence_subscription')
      .columns(['ref', 'account_id', 'order_id', 'created_at', 'ended_at'])
      .expression((eb) =>
        eb
          .selectFrom('orders as o')
          .select([
            eb.val(subscriptionRef).as('ref'),
            'o.account_id',
            'o.id as order_id',
            eb.val(now).as('created_at'),
          ])
          .select((eb) =>
            eb
              .selectFrom('provider_event as e')
              .select((eb) => eb.fn.max('e.received_at').as('ended_at'))
              .where('e.type', '=', sql.lit('customer.subscription.deleted'))
              .where(
                (eb) => sql`${eb.ref('e.notice')} -> 'licence' ->> 'subscriptionRef'`,
                '=',
                subscriptionRef,
              )
              .as('ended_at'),
          )
          .where('o.id', '=', orderId)
          .where('o.kind', '=', sql.lit('licence')),
      )
      .onConflict((conflict) => conflict.column('ref').doNothing())
      .execute();
  }

  /** Stores the order with the terms of the first one, unless it exists. @returns null if the subscription is unknown */
  async renewalOf(subscriptionRef: string, renewal: LicenceRenewal): Promise<string | null> {
    await addRenewal(this.em, subscriptionRef, renewal);
    return this.renewal(renewal.invoiceRef);
  }

  /** @returns null if it is not stored yet */
  async renewal(invoiceRef: string): Promise<string | null> {
    const row = await queries(this.em)
      .selectFrom('orders')
      .select('id')
      .where('provider_invoice', '=', invoiceRef)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** The amounts charged each month stay those of the first order. @returns null if the subscription is unknown */
  async terms(subscriptionRef: string): Promise<SubscriptionTerms | null> {
    const row = await queries(this.em)
      .selectFrom('licence_subscription as s')
      .innerJoin('orders as o', 'o.id', 's.order_id')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .select(['o.account_id', 'a.billing_country as country', 'a.vat_number as vatNumber'])
      .select(['o.vat_cents', 'o.vat_percent', 'o.vat_cents_before'])
      .select((eb) =>
        sql<number | null>`(${eb.ref('o.vat_evidence')} -> 'before' ->> 'percent')::float8`.as(
          'percent_before',
        ),
      )
      .where('s.ref', '=', subscriptionRef)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { account_id: accountId, country, vatNumber, vat_cents_before: centsBefore } = row;
    const vatCents = centsBefore ?? row.vat_cents ?? 0;
    const percent = centsBefore === null ? row.vat_percent : row.percent_before;
    const charged = { vatCents, vatPercent: percent ?? 0 };
    return { accountId, customer: { country, vatNumber }, charged: charged };
  }

  /** Settles events that pay no order, once; notifies the owner of a failed payment. */
  settle(event: PaymentEvent, changes: UnpaidLicenceEvent, now: Date): Promise<SettledOutcome> {
    return this.em.fork().transactional(async (em) => {
      if (!(await receiveEvent(em, event, now))) return 'duplicate';
      const outcome = await this.apply(em, changes, now);
      await concludeEvent(em, event.eventId, { outcome, orderId: null });
      return outcome;
    });
  }

  /**
   * Subscriptions to end, at most `most`: replaced, cancelled, refunded, or of a suspended or closed account. Only an
   * account's newest paid subscription continues.
   */
  async toEnd(most: number): Promise<readonly string[]> {
    const rows = await queries(this.em)
      .selectFrom('licence_subscription as s')
      .innerJoin('orders as o', 'o.id', 's.order_id')
      .innerJoin('account as a', 'a.id', 's.account_id')
      .select('s.ref')
      .where('s.ended_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb.ref('s.to_end'),
          eb('a.state', 'in', [sql.lit('suspended' as const), sql.lit('closed' as const)]),
          eb('o.cancelled_at', 'is not', null),
          eb('o.refunded_at', 'is not', null),
          eb.exists(
            eb
              .selectFrom('licence_subscription as n')
              .innerJoin('orders as p', 'p.id', 'n.order_id')
              .select('n.ref')
              .where('p.payment_status', '=', sql.lit('paid'))
              .whereRef('n.account_id', '=', 's.account_id')
              .where('n.ended_at', 'is', null)
              .where(
                (eb) =>
                  sql<boolean>`(${eb.ref('n.created_at')}, ${eb.ref('n.ref')}) > (${eb.ref('s.created_at')}, ${eb.ref('s.ref')})`,
              ),
          ),
        ]),
      )
      .orderBy('s.created_at')
      .limit(most)
      .execute();
    return rows.map(({ ref }) => ref);
  }

  async ended(subscriptionRef: string, now: Date): Promise<void> {
    await endSubscription(this.em, subscriptionRef, now);
  }

  private async apply(
    em: EntityManager,
    changes: UnpaidLicenceEvent,
    now: Date,
  ): Promise<SettledOutcome> {
    if (changes.kind === 'ended') {
      const isOurs = await endSubscription(em, changes.subscriptionRef, now);
      return isOurs ? 'noted' : 'ignored';
    }
    const licence = await ownersLicence(em, changes.subscriptionRef);
    if (licence === null) return 'ignored';
    await notifyLicence(em, licence, {
      kind: 'payment_failed',
      type: 'licence.expiring',
      now,
      event: { reason: 'payment_failed' },
      facts: { link: changes.payUrl ?? this.home },
    });
    return 'noted';
  }
}

/** @returns whether the subscription is known */
async function endSubscription(em: EntityManager, ref: string, now: Date): Promise<boolean> {
  const row = await queries(em)
    .updateTable('licence_subscription')
    .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
    .where('ref', '=', ref)
    .returning('ref')
    .executeTakeFirst();
  return row !== undefined;
}

/** null without a licence or an email address. */
async function ownersLicence(em: EntityManager, ref: string): Promise<EndingLicence | null> {
  const row = await queries(em)
    .selectFrom('licence_subscription as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.email', 'a.licence', 'a.licence_from', 'a.licence_until'])
    .where('s.ref', '=', ref)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, email, licence, licence_from: from, licence_until: until } = row;
  const hasLicence = email !== null && licence !== null && from !== null && until !== null;
  return hasLicence ? { accountId: id, email, licence, from, until } : null;
}
