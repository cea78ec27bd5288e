/** Order events in PostgreSQL, written by a trigger of the table `orders`. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type Selectable } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import { toOrderState } from '../orders/domain/order-state.js';
import type {
  EventPosition,
  EventScope,
  OrderChange,
  PlacedEvent,
  PresentEvents,
} from './domain/placed-event.js';

const COLUMNS = [
  'e.id',
  'e.key',
  'e.order_id',
  'e.account_id',
  'e.kind',
  'e.payment_status',
  'e.document_status',
  'e.at',
] as const;

type EventRow = Selectable<Tables['order_event']>;

const toEvent = (row: EventRow): PlacedEvent => ({
  id: row.key,
  position: row.id,
  orderId: row.order_id,
  accountId: row.account_id,
  kind: row.kind,
  state: toOrderState(row.payment_status, row.document_status),
  at: row.at,
});

const event = expressionBuilder<Pick<Tables, 'order_event'>, 'order_event'>();

/** 0 without events. */
const lastPosition = sql<EventPosition>`coalesce(max(${event.ref('order_event.id')}), 0)::text`;

export class PostgresOrderEvents {
  constructor(private readonly em: EntityManager) {}

  /** Latest events of the newest orders, at most `most`. One statement, so that events and position are consistent. */
  async present({ accountId, orderId }: EventScope, most: number): Promise<PresentEvents> {
    const rows = await queries(this.em)
      .selectFrom(this.lastOf({ accountId, orderId }))
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('orders as o')
            .crossJoinLateral((eb) =>
              eb
                .selectFrom('order_event as e')
                .select(COLUMNS)
                .whereRef('e.order_id', '=', 'o.id')
                .orderBy('e.id', 'desc')
                .limit(sql.lit(1))
                .as('e'),
            )
            .select(COLUMNS)
            .where('o.account_id', '=', accountId)
            .where('o.id', '=', (eb) => sql`coalesce(${orderId}::uuid, ${eb.ref('o.id')})`)
            .orderBy('o.created_at', 'desc')
            .orderBy('o.id', 'desc')
            .limit(most)
            .as('e'),
        (join) => join.onTrue(),
      )
      .select('l.last')
      .select(COLUMNS)
      .orderBy('e.id')
      .execute();
    return {
      events: rows.flatMap((row) => (isEvent(row) ? [toEvent(row)] : [])),
      position: rows[0]?.last ?? '0',
    };
  }

  /** @returns null if the event is not in the scope */
  async positionOf({ accountId, orderId }: EventScope, eventId: string) {
    const row = await queries(this.em)
      .selectFrom('order_event')
      .select('id')
      .where('account_id', '=', accountId)
      .where('key', '=', eventId)
      .where('order_id', '=', (eb) => sql`coalesce(${orderId}::uuid, ${eb.ref('order_id')})`)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** In chronological order, at most `most`. */
  async after(
    { accountId, orderId }: EventScope,
    position: EventPosition,
    most: number,
  ): Promise<readonly PlacedEvent[]> {
    const ofAccount = queries(this.em)
      .selectFrom('order_event as e')
      .select(COLUMNS)
      .where('e.account_id', '=', accountId);
    const inScope = orderId === null ? ofAccount : ofAccount.where('e.order_id', '=', orderId);
    const rows = await inScope.where('e.id', '>', position).orderBy('e.id').limit(most).execute();
    return rows.map(toEvent);
  }

  /** Position of the last event; 0 without events. */
  async last(): Promise<EventPosition> {
    const row = await queries(this.em)
      .selectFrom('order_event')
      .select(lastPosition.as('position'))
      .executeTakeFirst();
    return row?.position ?? '0';
  }

  async since(position: EventPosition): Promise<OrderChange> {
    const row = await queries(this.em)
      .selectFrom('order_event')
      .select((eb) => [
        sql<EventPosition>`coalesce(max(${eb.ref('id')}), ${position}::bigint)::text`.as(
          'position',
        ),
        sql<readonly string[]>`coalesce(json_agg(distinct ${eb.ref('account_id')}), '[]')`.as(
          'accounts',
        ),
      ])
      .where('id', '>', position)
      .executeTakeFirst();
    return { accountIds: row?.accounts ?? [], position: row?.position ?? position };
  }

  private lastOf({ accountId, orderId }: EventScope) {
    return queries(this.em)
      .selectFrom('order_event')
      .select(lastPosition.as('last'))
      .where('account_id', '=', accountId)
      .where('order_id', '=', (eb) => sql`coalesce(${orderId}::uuid, ${eb.ref('order_id')})`)
      .as('l');
  }
}

/** The columns are null together: without any order. */
const isEvent = (row: { [Name in keyof EventRow]: EventRow[Name] | null }): row is EventRow =>
  row.id !== null;
