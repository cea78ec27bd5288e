/** End of licences in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { lapsedBefore } from '../api-keys/domain/tier.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import { addToAudit } from '../audit/audit.repository.js';
import type {
  EndingLicence,
  LicenceMaintenanceRecords,
  RenewalOffer,
  RenewalOrder,
} from './licence-maintenance.ports.js';
import { notifyLicence } from './licence-notice.repository.js';
import type { DbTimestamp } from '../orders/order-row.repository.js';

const COLUMNS = 'a.id, a.email, a.licence, a.licence_from, a.licence_until';

const UNTOLD = (kind: string): string => `
  a.state = 'live' and a.email is not null and not exists (
    select 1 from licence_notice n
    where n.account_id = a.id and n.licence_until = a.licence_until and n.kind = '${kind}')`;

/** Subscriptions renew without an offer. */
const TO_RENEW = `
  select ${COLUMNS} from account a
  where a.licence_until <= ? and a.licence_until > ? and ${UNTOLD('renewal')}
    and not exists (select 1 from licence_subscription s where s.account_id = a.id and s.ended_at is null)
  order by a.licence_until, a.id limit ?`;

/** Owners are not notified more than 60 days after the end. */
const LAPSED = `
  select ${COLUMNS} from account a
  where a.licence_until between ?::timestamptz - interval '60 days' and ? and ${UNTOLD('lapsed')}
  order by a.licence_until, a.id limit ?`;

/** One renewal order per period, even with two workers. */
const ADD_ORDER = `
  insert into orders (id, account_id, kind, service_key, net_cents, created_at, renews)
  values (?::uuid, ?::uuid, 'licence', ?, ?, ?, ?)
  on conflict (account_id, renews) where renews is not null do nothing
  returning id`;

const FIND_ORDER = 'select id from orders where account_id = ?::uuid and renews = ?';

type AccountRow = Readonly<{
  id: string;
  email: string;
  licence: LicenceKey;
  licence_from: DbTimestamp;
  licence_until: DbTimestamp;
}>;

const toLicence = (row: AccountRow): EndingLicence => ({
  accountId: row.id,
  email: row.email,
  licence: row.licence,
  from: new Date(row.licence_from),
  until: new Date(row.licence_until),
});

const LICENCES = { name: 'licences', requestId: null } as const;

export class LicenceMaintenanceRepository implements LicenceMaintenanceRecords {
  constructor(private readonly em: EntityManager) {}

  async toRenew(before: Date, now: Date, most: number): Promise<readonly EndingLicence[]> {
    const rows: readonly AccountRow[] = await this.em
      .fork()
      .execute(TO_RENEW, [before, lapsedBefore(now), most]);
    return rows.map(toLicence);
  }

  async lapsed(now: Date, most: number): Promise<readonly EndingLicence[]> {
    const rows: readonly AccountRow[] = await this.em
      .fork()
      .execute(LAPSED, [now, lapsedBefore(now), most]);
    return rows.map(toLicence);
  }

  renewalOrder(
    { accountId, licence, until }: EndingLicence,
    { id, netCents, now }: RenewalOrder,
  ): Promise<string> {
    return this.em.fork().transactional(async (em) => {
      const values = [id, accountId, licence, netCents, now, until];
      const added: readonly unknown[] = await em.execute(ADD_ORDER, values);
      if (added.length > 0) {
        const entry = { action: 'order.placed', object: `order:${id}`, accountId };
        await addToAudit(em, entry, LICENCES);
      }
      const rows: readonly { id: string }[] = await em.execute(FIND_ORDER, [accountId, until]);
      return rows[0]?.id ?? id;
    });
  }

  async notifyRenewal(
    licence: EndingLicence,
    { orderId, link }: RenewalOffer,
    now: Date,
  ): Promise<void> {
    await this.em.fork().transactional((em) =>
      notifyLicence(em, licence, {
        ...{ kind: 'renewal', type: 'licence.expiring', now },
        event: { order_id: orderId, reason: 'renewal' },
        facts: { link },
      }),
    );
  }

  async notifyLapse(licence: EndingLicence, now: Date): Promise<void> {
    const told = { kind: 'lapsed', type: 'licence.lapsed', now, event: {}, facts: {} } as const;
    await this.em.fork().transactional(async (em) => {
      if (!(await notifyLicence(em, licence, told))) return;
      const { accountId } = licence;
      const entry = { action: 'licence.lapsed', object: `account:${accountId}`, accountId };
      await addToAudit(em, entry, LICENCES);
    });
  }
}
