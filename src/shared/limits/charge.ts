/** Input of a rate limiter, and the rule common to all counters. Source. */
import type { Caller, Operator } from '../caller.js';
import { addressBucket } from './address-bucket.js';
import { type Allowance, type TierTable, allowanceOf } from './allowance.js';

/**
 * `nothing`: needs only the headers. `minute`: free routes, and those usable after the monthly limit, such as orders.
 */
export type Counts = 'nothing' | 'minute' | 'minute_and_month';

/** `month`: further units of an admitted request: `amount`, or as many as are left. */
type Counted = Counts | 'month';

/**
 * `subject`: lineage of the key, or an address. `amount`: units if `counts` is `month`, otherwise one.
 * `requestId`: our own id, so a retransmission counts once; a caller's id could make all requests look the same.
 */
export type Consumption = Readonly<{
  subject: string;
  allowance: Allowance;
  counts: Counted;
  requestId: string;
  amount?: number;
}>;

/** One use of a rate-limited field: at most `max` in any `windowSeconds`. */
export type FieldLimit = Readonly<{
  subject: string;
  max: number;
  windowSeconds: number;
  requestId: string;
}>;

export type Rule = Readonly<{
  limit: number;
  windowSeconds: number;
  perMonth: number | null;
  counts: Counted;
  amount: number;
}>;

export const MINUTE_SECONDS = 60;

/** Request with a valid key; the counter follows key rotation. */
export const callerConsumption = (
  caller: Pick<Caller, 'lineageId' | 'tier' | 'overrides'>,
  table: TierTable,
  request: Pick<Consumption, 'counts' | 'requestId' | 'amount'>,
): Consumption => ({
  subject: caller.lineageId,
  allowance: allowanceOf(caller, table),
  counts: request.counts,
  requestId: request.requestId,
  amount: request.amount ?? 1,
});

/** Request without a valid key: per address, no monthly limit. `address`: as seen by the trusted proxy. */
export const addressConsumption = (
  address: string,
  perMinute: number,
  request: Readonly<{ counts: 'nothing' | 'minute'; requestId: string }>,
): Consumption => ({
  ...request,
  subject: `address:${addressBucket(address)}`,
  allowance: { perMinute, perMonth: null },
});

/** Request with an operator's key: the highest tier's limit per minute, no monthly limit. */
export const operatorConsumption = (
  { keyId }: Operator,
  { enterprise }: TierTable,
  request: Readonly<{ counts: 'nothing' | 'minute'; requestId: string }>,
): Consumption => ({
  counts: request.counts,
  requestId: request.requestId,
  subject: `operator:${keyId}`,
  allowance: { perMinute: enterprise.perMinute, perMonth: null },
});

export const consumptionRule = ({ allowance, counts, amount = 1 }: Consumption): Rule => ({
  limit: allowance.perMinute,
  windowSeconds: MINUTE_SECONDS,
  perMonth: allowance.perMonth,
  counts,
  amount,
});

export const fieldLimitRule = ({ max, windowSeconds }: FieldLimit): Rule => ({
  limit: max,
  windowSeconds,
  perMonth: null,
  counts: 'minute',
  amount: 1,
});

export const readsMonth = (rule: Rule): boolean =>
  rule.perMonth !== null || rule.counts === 'minute_and_month' || rule.counts === 'month';
