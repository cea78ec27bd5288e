/** Tables of payment pages, payment events and payments. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';
import { OUTCOMES, type PaymentEvent } from './domain/payment-event.js';

/** Pages of the provider. `askedAt`: last query of its state. `toExpire`: perhaps still open at the provider. */
export const PaymentPageEntity = defineEntity({
  name: 'PaymentPage',
  tableName: 'payment_page',
  properties: {
    providerRef: p.text().primary(),
    orderId: p.uuid(),
    url: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    askedAt: p.datetime().nullable(),
    toExpire: p.boolean().default(false),
  },
});

/** `outcome`: null until settled. `triedAt`: last settlement by a worker. */
export const ProviderEventEntity = defineEntity({
  name: 'ProviderEvent',
  tableName: 'provider_event',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    notice: jsonb<PaymentEvent>(),
    receivedAt: p.datetime(),
    orderId: p.uuid().nullable(),
    outcome: p.enum(OUTCOMES).nullable(),
    triedAt: p.datetime().nullable(),
  },
});

/** Payments that do not fulfil their order are refunded. */
export const PaymentEntity = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    id: p.text().primary(),
    orderId: p.uuid(),
    eventId: p.text(),
    amountCents: p.integer(),
    currency: p.text(),
    fulfils: p.boolean(),
    receivedAt: p.datetime(),
    refundedAt: p.datetime().nullable(),
  },
});

/** One row. `watermark`: the provider's events are known up to it. */
export const ReconciliationEntity = defineEntity({
  name: 'Reconciliation',
  tableName: 'reconciliation',
  properties: {
    single: p.boolean().primary().default(true),
    watermark: p.datetime(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    payment_page: TableOf<typeof PaymentPageEntity>;
    provider_event: TableOf<typeof ProviderEventEntity>;
    payment: TableOf<typeof PaymentEntity>;
    reconciliation: TableOf<typeof ReconciliationEntity>;
  }
}
