/** Order events in PostgreSQL, written by a trigger of the table `orders`. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrderEventKind } from '../orders/domain/order-event.js';
import {
  toOrderState,
  type DocumentStatus,
  type PaymentStatus,
} from '../orders/domain/order-state.js';
import type { DbTimestamp } from '../orders/order-row.repository.js';
import type {
  EventPosition,
  EventScope,
  OrderChange,
  OrderEventStore,
  OrderChangeFeed,
  PlacedEvent,
  PresentEvents,
} from './order-events.ports.js';

const COLUMNS = `
  e.id::text as position, e.key::text as key, e.order_id, e.account_id, e.kind, e.payment_status, e.document_status, e.at`;

/** One statement, so that events and position are consistent. */
const PRESENT = `
  select ${COLUMNS}, l.last
  from (
    select coalesce(max(id), 0)::text as last from order_event
    where account_id = ?::uuid and order_id = coalesce(?::uuid, order_id)) l
  left join lateral (
    select newest.* from orders o
    cross join lateral (
      select * from order_event where order_id = o.id order by id desc limit 1) newest
    where o.account_id = ?::uuid and o.id = coalesce(?::uuid, o.id)
    order by o.created_at desc, o.id desc limit ?) e on true
  order by e.id`;

const POSITION = `
  select id::text as position from order_event
  where account_id = ?::uuid and key = ?::uuid and order_id = coalesce(?::uuid, order_id)`;

const AFTER_OF_ACCOUNT = `
  select ${COLUMNS} from order_event e where e.account_id = ?::uuid and e.id > ?::bigint order by e.id limit ?`;

const AFTER_OF_ORDER = `
  select ${COLUMNS} from order_event e
  where e.account_id = ?::uuid and e.order_id = ?::uuid and e.id > ?::bigint order by e.id limit ?`;

const LAST = 'select coalesce(max(id), 0)::text as position from order_event';

const SINCE = `
  select coalesce(max(id), ?::bigint)::text as position, coalesce(json_agg(distinct account_id), '[]') as accounts
  from order_event where id > ?::bigint`;

/** Check constraints of the table guarantee these values. */
type EventRow = Readonly<{
  position: string;
  key: string;
  order_id: string;
  account_id: string;
  kind: OrderEventKind;
  payment_status: PaymentStatus;
  document_status: DocumentStatus;
  at: DbTimestamp;
}>;

type PresentRow = Readonly<{ last: string }> & (EventRow | Readonly<{ key: null }>);

const toEvent = (row: EventRow): PlacedEvent => ({
  id: row.key,
  position: row.position,
  orderId: row.order_id,
  accountId: row.account_id,
  kind: row.kind,
  state: toOrderState(row.payment_status, row.document_status),
  at: new Date(row.at),
});

export class PostgresOrderEvents implements OrderEventStore, OrderChangeFeed {
  constructor(private readonly em: EntityManager) {}

  async present({ accountId, orderId }: EventScope, most: number): Promise<PresentEvents> {
    const rows: readonly PresentRow[] = await this.em
      .fork()
      .execute(PRESENT, [accountId, orderId, accountId, orderId, most]);
    return {
      events: rows.flatMap((row) => (row.key === null ? [] : [toEvent(row)])),
      position: rows[0]?.last ?? '0',
    };
  }

  async positionOf({ accountId, orderId }: EventScope, eventId: string) {
    const rows: readonly { position: EventPosition }[] = await this.em
      .fork()
      .execute(POSITION, [accountId, eventId, orderId]);
    return rows[0]?.position ?? null;
  }

  async after(
    { accountId, orderId }: EventScope,
    position: EventPosition,
    most: number,
  ): Promise<readonly PlacedEvent[]> {
    const em = this.em.fork();
    const rows: readonly EventRow[] =
      orderId === null
        ? await em.execute(AFTER_OF_ACCOUNT, [accountId, position, most])
        : await em.execute(AFTER_OF_ORDER, [accountId, orderId, position, most]);
    return rows.map(toEvent);
  }

  async last(): Promise<EventPosition> {
    const rows: readonly { position: EventPosition }[] = await this.em.fork().execute(LAST);
    return rows[0]?.position ?? '0';
  }

  async since(position: EventPosition): Promise<OrderChange> {
    const rows: readonly { position: EventPosition; accounts: readonly string[] }[] = await this.em
      .fork()
      .execute(SINCE, [position, position]);
    const row = rows[0];
    return { accountIds: row?.accounts ?? [], position: row?.position ?? position };
  }
}
