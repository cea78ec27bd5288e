/** What we read of Stripe's refunds. */
import { z } from 'zod';
import type { RefundNews, RefundState } from '../../core/orders/refund.js';
import { idText, reference, uuid } from './stripe-ids.js';

const refund = z.object({
  id: idText,
  payment_intent: reference.nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  amount: z.int().positive(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
});

const STATES: Readonly<Record<string, RefundState>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** What waits for somebody or something is on its way. */
export const refundStateOf = (status: string | null | undefined): RefundState =>
  STATES[status ?? ''] ?? 'pending';

/** null where it has not the form of a refund. */
export function readRefund(object: unknown): RefundNews | null {
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
