/** Table of quarantined payments. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';
import { QUARANTINE_REASONS, QUARANTINE_STATES } from './domain/quarantine.js';

/** `amount`: in the currency's smallest unit; bigint as text. */
export const QuarantinedPaymentEntity = defineEntity({
  name: 'QuarantinedPayment',
  tableName: 'quarantined_payment',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    eventId: p.text(),
    eventType: p.text(),
    reason: p.enum(QUARANTINE_REASONS),
    paymentId: p.text().nullable(),
    providerRef: p.text().nullable(),
    amount: p.bigint('string').nullable(),
    currency: p.text().nullable(),
    isLive: p.boolean(),
    orderId: p.uuid().nullable(),
    receivedAt: p.datetime(),
    state: p.enum(QUARANTINE_STATES).default('open'),
    resolvedBy: p.text().nullable(),
    resolvedAt: p.datetime().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    quarantined_payment: TableOf<typeof QuarantinedPaymentEntity>;
  }
}
