/** End of licences in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type NotNull } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { lapsedBefore } from '../api-keys/domain/tier.js';
import type { LicenceNotificationKind } from './domain/licence-event.js';
import { notifyLicence } from './licence-notification.transaction.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { EndingLicence } from './domain/licence-period.js';

/** `netCents`: price of the next month. `id`: for a new order. */
type RenewalOrder = Readonly<{ id: string; netCents: number; now: Date }>;

type RenewalOffer = Readonly<{ orderId: string; link: string }>;

const LICENCES = { name: 'licences', requestId: null } as const;

export class LicenceMaintenanceRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Licences that end before `before` or are in grace, without a renewal offer yet; oldest end first. Subscriptions
   * renew without an offer.
   */
  async toRenew(before: Date, now: Date, most: number): Promise<readonly EndingLicence[]> {
    const rows = await notNotified(this.em, 'renewal')
      .where('a.licence_until', '<=', before)
      .where('a.licence_until', '>', lapsedBefore(now))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('licence_subscription as s')
              .select('s.ref')
              .whereRef('s.account_id', '=', 'a.id')
              .where('s.ended_at', 'is', null),
          ),
        ),
      )
      .limit(most)
      .execute();
    return rows;
  }

  /**
   * Licences past grace whose owners are not yet notified; oldest end first. Owners are not notified more than 60 days
   * after the end.
   */
  lapsed(now: Date, most: number): Promise<readonly EndingLicence[]> {
    return notNotified(this.em, 'lapsed')
      .where('a.licence_until', '>=', sql<Date>`${now}::timestamptz - interval '60 days'`)
      .where('a.licence_until', '<=', lapsedBefore(now))
      .limit(most)
      .execute();
  }

  /** One renewal order per period, even with two workers. @returns its id */
  renewalOrder(
    { accountId, licence, until }: EndingLicence,
    { id, netCents, now }: RenewalOrder,
  ): Promise<string> {
    return this.em.fork().transactional(async (em) => {
      const added = await queries(em)
        .insertInto('orders')
        .values({
          id,
          account_id: accountId,
          kind: 'licence',
          service_key: licence,
          net_cents: netCents,
          created_at: now,
          renews: until,
        })
        .onConflict((conflict) =>
          conflict.columns(['account_id', 'renews']).where('renews', 'is not', null).doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      if (added !== undefined) {
        const entry = { action: 'order.placed', object: `order:${id}`, accountId };
        await addToAudit(em, entry, LICENCES);
      }
      const row = await queries(em)
        .selectFrom('orders')
        .select('id')
        .where('account_id', '=', accountId)
        .where('renews', '=', until)
        .executeTakeFirst();
      return row?.id ?? id;
    });
  }

  /** By email and webhook, once per period. */
  async notifyRenewal(
    licence: EndingLicence,
    { orderId, link }: RenewalOffer,
    now: Date,
  ): Promise<void> {
    await this.em.fork().transactional((em) =>
      notifyLicence(em, licence, {
        kind: 'renewal',
        type: 'licence.expiring',
        now,
        event: { order_id: orderId, reason: 'renewal' },
        facts: { link },
      }),
    );
  }

  /** By email and webhook, once per period. */
  async notifyLapse(licence: EndingLicence, now: Date): Promise<void> {
    const lapse = { kind: 'lapsed', type: 'licence.lapsed', now, event: {}, facts: {} } as const;
    await this.em.fork().transactional(async (em) => {
      if (!(await notifyLicence(em, licence, lapse))) return;
      const { accountId } = licence;
      const entry = { action: 'licence.lapsed', object: `account:${accountId}`, accountId };
      await addToAudit(em, entry, LICENCES);
    });
  }
}

/** Licences of live accounts whose owners have not had this notification; oldest end first. */
const notNotified = (em: EntityManager, kind: LicenceNotificationKind) =>
  queries(em)
    .selectFrom('account as a')
    .select(['a.id as accountId', 'a.email', 'a.licence', 'a.licence_from as from'])
    .select('a.licence_until as until')
    .where('a.state', '=', sql.lit('live'))
    .where('a.email', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('licence_notice as n')
            .select('n.kind')
            .whereRef('n.account_id', '=', 'a.id')
            .whereRef('n.licence_until', '=', 'a.licence_until')
            .where('n.kind', '=', sql.lit(kind)),
        ),
      ),
    )
    .orderBy('a.licence_until')
    .orderBy('a.id')
    .$narrowType<{ email: NotNull; licence: NotNull; from: NotNull; until: NotNull }>();
