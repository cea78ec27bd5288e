/** Input of a rate limiter, and the rule common to all counters. Source. */
import type { Caller, Operator } from '../caller.js';
import { addressBucket } from './address-bucket.js';
import { type Allowance, type TierTable, allowanceOf } from './allowance.js';

/**
 * `nothing`: needs only the headers. `minute`: free routes, and those usable after the monthly limit, such as orders.
 */
export type Counts = 'nothing' | 'minute' | 'minute_and_month';

/**
 * `month`: further units of an admitted request: `amount`, or as many as are left.
 * `lease`: `amount` units of the window for requests that follow, or as many as are left.
 * `settled`: of a lease, `amount` units were used, which the month now counts, and `returned` were not.
 */
type Counted = Counts | 'month' | 'lease' | 'settled';

/**
 * `subject`: lineage of the key, or an address. `amount`: one where `Counted` does not name it.
 * `requestId`: our own id, so a retransmission counts once; a caller's id could make all requests look the same. A lease and
 * its settlement have the same.
 */
export type Consumption = Readonly<{
  subject: string;
  allowance: Allowance;
  counts: Counted;
  requestId: string;
  amount?: number;
  returned?: number;
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
  /** Read if `counts` is `lease` or `settled`. */
  lease: Readonly<{ id: string; returned: number }>;
}>;

export const MINUTE_SECONDS = 60;

const NO_LEASE = { id: '', returned: 0 };

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

export const consumptionRule = ({
  allowance,
  counts,
  requestId,
  amount = 1,
  returned = 0,
}: Consumption): Rule => ({
  limit: allowance.perMinute,
  windowSeconds: MINUTE_SECONDS,
  perMonth: allowance.perMonth,
  counts,
  amount,
  lease: { id: requestId, returned },
});

export const fieldLimitRule = ({ max, windowSeconds }: FieldLimit): Rule => ({
  limit: max,
  windowSeconds,
  perMonth: null,
  counts: 'minute',
  amount: 1,
  lease: NO_LEASE,
});

export const readsMonth = (rule: Rule): boolean =>
  rule.perMonth !== null || (rule.counts !== 'nothing' && rule.counts !== 'minute');
