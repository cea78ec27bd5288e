/** States of accounts. */

/** Only operators set `suspended` and `closed`, which the wire lacks. */
export const ACCOUNT_STATES = ['awaiting_payment', 'live', 'suspended', 'closed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Before the first payment the sandbox key works. */
export const admitsKeys = (state: AccountState): boolean =>
  state === 'awaiting_payment' || state === 'live';
