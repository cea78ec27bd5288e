/** Table of order events, written by a trigger of `orders`. */
import { defineEntity, p } from '@mikro-orm/core';
import { ORDER_EVENT_KINDS } from '../orders/domain/order-event.js';
import { DOCUMENT_STATUSES, PAYMENT_STATUSES } from '../orders/domain/order-state.js';
import type { TableOf } from '../../platform/postgres/tables.js';

/** `id`: position in the sequence of all events. `key`: public id. */
export const OrderEventEntity = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_event',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    key: p.uuid().defaultRaw('gen_random_uuid()'),
    orderId: p.uuid(),
    accountId: p.uuid(),
    kind: p.enum(ORDER_EVENT_KINDS),
    paymentStatus: p.enum(PAYMENT_STATUSES),
    documentStatus: p.enum(DOCUMENT_STATUSES),
    at: p.datetime(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    order_event: TableOf<typeof OrderEventEntity>;
  }
}
