/** Tables of orders and of the discounts they used. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';
import { VAT_STATUSES } from '../vat/domain/vat.js';
import type { VatEvidence } from '../vat/domain/vat-evidence.js';
import { DOCUMENT_STATUSES, ORDER_KINDS, PAYMENT_STATUSES } from './domain/order-state.js';
import type { FirstAnswer } from './domain/order-record.js';

/**
 * Money is whole cents. `vatCentsBefore`: VAT before the order became cheaper. `discountMonth`: YYYY-MM whose quota the
 * order used. `renews`: end of the licence period that it continues. `providerInvoice`: of a subscription's payment.
 */
export const OrderEntity = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    kind: p.enum(ORDER_KINDS),
    serviceKey: p.text(),
    country: p.text().nullable(),
    payload: jsonb<Readonly<Record<string, unknown>>>().nullable(),
    netCents: p.integer(),
    currency: p.text().default('eur'),
    vatPercent: p.decimal('number').columnType('numeric(4,2)').nullable(),
    vatCents: p.integer().nullable(),
    vatStatus: p.enum(VAT_STATUSES).nullable(),
    vatEvidence: jsonb<VatEvidence>().nullable(),
    paymentStatus: p.enum(PAYMENT_STATUSES).default('pending'),
    documentStatus: p.enum(DOCUMENT_STATUSES).default('pending'),
    idempotencyKey: p.text().nullable(),
    fingerprint: p.blob().nullable(),
    createdAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    releasedAt: p.datetime().nullable(),
    expiredAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    delayedAt: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
    refundedAt: p.datetime().nullable(),
    documentCount: p.integer().default(0),
    discountMonth: p.text().nullable(),
    firstAnswer: jsonb<FirstAnswer>().nullable(),
    vatCentsBefore: p.integer().nullable(),
    refundAskedAt: p.datetime().nullable(),
    renews: p.datetime().nullable(),
    providerInvoice: p.text().nullable(),
  },
});

/** `month`: YYYY-MM, UTC. */
export const DiscountMonthEntity = defineEntity({
  name: 'DiscountMonth',
  tableName: 'discount_month',
  properties: {
    accountId: p.uuid().primary(),
    month: p.text().primary(),
    used: p.integer(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    orders: TableOf<typeof OrderEntity>;
    discount_month: TableOf<typeof DiscountMonthEntity>;
  }
}
