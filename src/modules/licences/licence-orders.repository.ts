/** Licence orders in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { LicenceState } from './domain/licence-order.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { OrderActor } from '../orders/domain/order-record.js';

/** `netCents`: price of a month. `renews`: end of the period that it continues; null for a new period. */
type LicenceOrderDraft = Readonly<{
  id: string;
  licence: LicenceKey;
  netCents: number;
  renews: Date | null;
  now: Date;
}>;

type OpenOrder = Readonly<{ id: string; netCents: number }>;

/** For the audit log. */
export class LicenceOrderRepository {
  constructor(private readonly em: EntityManager) {}

  at<Result>(
    accountId: string,
    actor: OrderActor,
    work: (transaction: LicenceOrderTransaction) => Promise<Result>,
  ): Promise<Result> {
    return this.em
      .fork()
      .transactional((em) => work(new LicenceOrderTransaction(em, accountId, actor)));
  }
}

/** The account is locked until the transaction ends. */
export class LicenceOrderTransaction {
  constructor(
    private readonly em: EntityManager,
    private readonly accountId: string,
    private readonly actor: OrderActor,
  ) {}

  async standing(): Promise<LicenceState> {
    const row = await queries(this.em)
      .selectFrom('account as a')
      .select(['a.licence', 'a.licence_from', 'a.licence_until'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('licence_subscription as s')
              .select('s.ref')
              .whereRef('s.account_id', '=', 'a.id')
              .where('s.ended_at', 'is', null)
              .where((eb) => eb.not(eb.ref('s.to_end'))),
          )
          .as('is_subscribed'),
      )
      .where('a.id', '=', this.accountId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new Error(`no account ${this.accountId}`);
    const { licence, licence_from: from, licence_until: until } = row;
    const hasLicence = licence !== null && from !== null && until !== null;
    return {
      period: hasLicence ? { licence, from, until } : null,
      isSubscribed: row.is_subscribed === true,
    };
  }

  /** Returns the open order for the same licence and period, otherwise stores this one. @returns its id and price */
  async order(draft: LicenceOrderDraft): Promise<OpenOrder> {
    const { id, netCents, renews } = draft;
    const open = await this.openOrder(draft);
    if (open !== undefined) return open;
    if (renews !== null) await this.freePeriod(renews);
    await this.add(draft);
    const entry = { action: 'order.placed', object: `order:${id}`, accountId: this.accountId };
    await addToAudit(this.em, entry, this.actor);
    return { id, netCents };
  }

  /** Only for the same period: an order for another one would extend the wrong period. */
  private openOrder({ licence, renews }: LicenceOrderDraft): Promise<OpenOrder | undefined> {
    return queries(this.em)
      .selectFrom('orders')
      .select(['id', 'net_cents as netCents'])
      .where('account_id', '=', this.accountId)
      .where('kind', '=', sql.lit('licence'))
      .where('service_key', '=', licence)
      .where('renews', 'is not distinct from', sql<Date | null>`${renews}::timestamptz`)
      .where('payment_status', '=', sql.lit('pending'))
      .where('expired_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(sql.lit(1))
      .executeTakeFirst();
  }

  /** Frees the period of an expired or cancelled order. */
  private async freePeriod(renews: Date): Promise<void> {
    await queries(this.em)
      .updateTable('orders')
      .set({ renews: null })
      .where('account_id', '=', this.accountId)
      .where('renews', '=', renews)
      .where('payment_status', '=', sql.lit('pending'))
      .where((eb) => eb.or([eb('expired_at', 'is not', null), eb('cancelled_at', 'is not', null)]))
      .execute();
  }

  private async add({ id, licence, netCents, now, renews }: LicenceOrderDraft): Promise<void> {
    await queries(this.em)
      .insertInto('orders')
      .columns(COLUMNS)
      .expression((eb) =>
        eb
          .selectFrom('account as a')
          .select([
            eb.val(id).as('id'),
            'a.id as account_id',
            sql.lit('licence').as('kind'),
            eb.val(licence).as('service_key'),
            'a.billing_country',
            eb.val(netCents).as('net_cents'),
            eb.val(now).as('created_at'),
            eb.val(renews).as('renews'),
          ])
          .where('a.id', '=', this.accountId),
      )
      .execute();
  }
}

const COLUMNS = [
  'id',
  'account_id',
  'kind',
  'service_key',
  'country',
  'net_cents',
  'created_at',
  'renews',
] as const;
