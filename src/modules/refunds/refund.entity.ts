/** Table of refunds. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';
import { REFUND_QUEUE_STATES } from './domain/refund.js';

/**
 * Of a payment or of a quarantined payment. `reason`: a `RefundReason`; `outside` is followed by the provider's id.
 * `round`: raised by each retry after a failure. `pastRefs`: the provider's ids of earlier rounds.
 */
export const RefundEntity = defineEntity({
  name: 'Refund',
  tableName: 'refund_due',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    paymentId: p.text().nullable(),
    orderId: p.uuid().nullable(),
    amountCents: p.integer(),
    reason: p.text(),
    createdAt: p.datetime(),
    refundedAt: p.datetime().nullable(),
    state: p.enum(REFUND_QUEUE_STATES).default('wanted'),
    round: p.integer().default(1),
    attempts: p.integer().default(0),
    dueAt: p.datetime().nullable(),
    providerRef: p.text().nullable(),
    pastRefs: p.array().defaultRaw(`'{}'`),
    problem: p.text().nullable(),
    quarantineId: p.uuid().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    refund_due: TableOf<typeof RefundEntity>;
  }
}
