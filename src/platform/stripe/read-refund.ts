/** Reads Stripe's refunds. */
import { z } from 'zod';
import { idText, reasonCode, reference, uuid } from './stripe-ids.js';
import type { RefundEvent, RefundState } from '../../modules/payments/domain/provider-event.js';

/** Maximum of the database column. */
const MAX_CENTS = 2_147_483_647;

const refund = z.object({
  id: idText,
  payment_intent: reference.nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  amount: z.int().positive().max(MAX_CENTS),
  status: z.string().nullish(),
  failure_reason: reasonCode,
});

const STATES: ReadonlyMap<string, RefundState> = new Map([
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** A refund that requires an action is pending. */
export const refundStateOf = (status: string | null | undefined): RefundState =>
  STATES.get(status ?? '') ?? 'pending';

/** The provider's reason code. */
export const refundProblemOf = (reason: unknown): string | null => reasonCode.parse(reason) ?? null;

/** null if the object is not a valid refund. */
export function readRefund(object: unknown): RefundEvent | null {
  const parsed = refund.safeParse(object);
  if (!parsed.success) return null;
  const { id, payment_intent, metadata, amount, status, failure_reason } = parsed.data;
  const ours = uuid.safeParse(metadata?.['refund_id']);
  return {
    ref: id,
    refundId: ours.success ? ours.data : null,
    paymentId: payment_intent ?? null,
    amountCents: amount,
    state: refundStateOf(status),
    problem: failure_reason ?? null,
  };
}
