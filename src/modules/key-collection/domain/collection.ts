/** Whether the live key of a signup can be collected. Source: D-333. */
import type { AccountState } from '../../../shared/account-state.js';

const HOUR_MS = 3_600_000;
/** Hours after the payment. */
const COLLECTION_HOURS = 24;

/** `isCollected`: a key was collected for the order before. */
export type PaidSignup = Readonly<{
  paidAt: Date | null;
  state: AccountState;
  isCollected: boolean;
}>;

export type CollectionVerdict = 'waiting' | 'ready' | 'over';

export function judgeCollection(signup: PaidSignup, now: Date): CollectionVerdict {
  const { paidAt, state, isCollected } = signup;
  if (state === 'awaiting_payment' || paidAt === null) return 'waiting';
  const until = paidAt.getTime() + COLLECTION_HOURS * HOUR_MS;
  return state === 'live' && !isCollected && now.getTime() < until ? 'ready' : 'over';
}
