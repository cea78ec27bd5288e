/** Licence orders in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { LicenceStanding } from './domain/licence-order.js';
import { addToAudit } from '../audit/audit.repository.js';
import type {
  LicenceTransaction,
  LicenceTransactions,
  LicenceOrderDraft,
} from './licence-orders.ports.js';
import type { DbTimestamp } from '../orders/order-row.repository.js';

const LOCK = `
  select a.licence, a.licence_from, a.licence_until, exists (
    select 1 from licence_subscription s where s.account_id = a.id and s.ended_at is null and not s.to_end
  ) as is_subscribed
  from account a where a.id = ?::uuid for update`;

/** Only for the same period: an order for another one would extend the wrong period. */
const OPEN = `
  select id, net_cents as "netCents" from orders
  where account_id = ?::uuid and kind = 'licence' and service_key = ? and renews is not distinct from ?::timestamptz
    and payment_status = 'pending' and expired_at is null and cancelled_at is null
  order by created_at desc limit 1`;

/** Frees the period of an expired or cancelled order. */
const MAKE_ROOM = `
  update orders set renews = null where account_id = ?::uuid and renews = ?::timestamptz
    and payment_status = 'pending' and (expired_at is not null or cancelled_at is not null)`;

const ADD = `
  insert into orders (id, account_id, kind, service_key, country, net_cents, created_at, renews)
  select ?::uuid, a.id, 'licence', ?, a.billing_country, ?, ?, ? from account a where a.id = ?::uuid`;

type AccountRow = Readonly<{
  licence: LicenceKey | null;
  licence_from: DbTimestamp | null;
  licence_until: DbTimestamp | null;
  is_subscribed: boolean;
}>;

function toStanding(row: AccountRow): LicenceStanding {
  const { licence, licence_from, licence_until, is_subscribed: isSubscribed } = row;
  if (licence === null || licence_from === null || licence_until === null) {
    return { period: null, isSubscribed };
  }
  const period = { licence, from: new Date(licence_from), until: new Date(licence_until) };
  return { period, isSubscribed };
}

type LicenceActor = Readonly<{ name: string; requestId: string }>;

class LicenceOrderTransaction implements LicenceTransaction {
  constructor(
    private readonly em: EntityManager,
    private readonly accountId: string,
    private readonly actor: LicenceActor,
  ) {}

  async standing(): Promise<LicenceStanding> {
    const rows: readonly AccountRow[] = await this.em.execute(LOCK, [this.accountId]);
    const row = rows[0];
    if (row === undefined) throw new Error(`no account ${this.accountId}`);
    return toStanding(row);
  }

  async order({ id, licence, netCents, renews, now }: LicenceOrderDraft) {
    const { em, accountId } = this;
    const open: readonly { id: string; netCents: number }[] = await em.execute(OPEN, [
      ...[accountId, licence, renews],
    ]);
    if (open[0] !== undefined) return open[0];
    if (renews !== null) await em.execute(MAKE_ROOM, [accountId, renews]);
    await em.execute(ADD, [id, licence, netCents, now, renews, accountId]);
    const entry = { action: 'order.placed', object: `order:${id}`, accountId };
    await addToAudit(em, entry, this.actor);
    return { id, netCents };
  }
}

export class LicenceOrderRepository implements LicenceTransactions {
  constructor(private readonly em: EntityManager) {}

  at<Result>(
    accountId: string,
    actor: LicenceActor,
    work: (transaction: LicenceTransaction) => Promise<Result>,
  ): Promise<Result> {
    return this.em
      .fork()
      .transactional((em) => work(new LicenceOrderTransaction(em, accountId, actor)));
  }
}
