/** Refunds. Whole cents. Source. */
import type { RefundState } from '../../payments/domain/provider-event.js';

/**
 * `surplus`: bought nothing. `vat`: not owed. `outside`: made manually at the provider. `quarantine`: a payment that
 * fits no order.
 */
export type RefundReason = 'surplus' | 'order' | 'vat' | 'outside' | 'quarantine';

/** `wanted`: not yet accepted by the provider. `asked`: accepted. */
export const REFUND_QUEUE_STATES = ['wanted', 'asked', 'done', 'failed'] as const;
export type RefundQueueState = (typeof REFUND_QUEUE_STATES)[number];

/** `problem`: the provider's code of the failure. */
export type RefundStatus = Readonly<{ state: RefundState; problem: string | null }>;

/**
 * What a message of the provider changes. A failed refund is final within its round; a late message of an earlier round
 * changes nothing.
 *
 * @param refund `before`: its state. `isPast`: the message belongs to an earlier round
 */
export function judgeRefund(
  { before, isPast }: Readonly<{ before: RefundQueueState; isPast: boolean }>,
  state: RefundState,
): 'duplicate' | 'refund_failed' | 'noted' | 'refunded' {
  if (isPast || before === 'failed') return 'duplicate';
  if (state === 'failed') return 'refund_failed';
  if (before === 'done') return 'duplicate';
  return state === 'pending' ? 'noted' : 'refunded';
}

/** `fulfils`: the payment bought something. `isWhole`: nothing of it is left. */
export type CompletedRefund = Readonly<{ reason: string; fulfils: boolean; isWhole: boolean }>;

/**
 * The credit note that a completed refund needs. VAT was credited when it was revised; a surplus was never invoiced.
 *
 * @returns `totalCents`: VAT included; null: all that is left of the invoice
 */
export function creditedCents(
  { reason, fulfils, isWhole }: CompletedRefund,
  amountCents: number,
): Readonly<{ totalCents: number | null }> | 'none' {
  if (!fulfils || reason === 'vat') return 'none';
  return { totalCents: isWhole ? null : amountCents };
}

const CODE = /^[\w.-]{1,100}$/;

const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value);

/**
 * Returns the error code, never the message, which may contain personal or card data.
 *
 * @param failure any thrown value
 */
export function problemCode(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return 'unknown';
  const { code, type } = failure as Readonly<{ code?: unknown; type?: unknown }>; // both are checked by `isCode`
  return [code, type].find(isCode) ?? 'unknown';
}
