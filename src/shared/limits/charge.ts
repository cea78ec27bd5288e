/** What is asked of a counter, and the one rule that both counters keep. Source: specification 8.1; decisions 24, 41, 54, 76. */
import type { Caller, Operator } from '../caller.js';
import { addressBucket } from './address-bucket.js';
import { type Allowance, type TierTable, allowanceOf } from './allowance.js';

/**
 * What a request uses up.
 * `nothing`: it only wants the headers. `minute`: orders, billing and the other routes that stay usable when the month
 * is spent, and what is free of charge. `minute_and_month`: all else.
 */
export type Counts = 'nothing' | 'minute' | 'minute_and_month';

/** `month`: what a request that was let in goes on to use up, `amount` units or as many of them as are left. */
type Charged = Counts | 'month';

/**
 * One request.
 * `subject`: whose counter, the key's lineage or an address. `requestId`: our own id of the request, so that a charge
 * that goes over a wire counts once where it is sent twice; never an id that the caller chose, by which all requests
 * could pass for one.
 * `amount`: units of the month where `counts` is `month`; all else is one.
 */
export type Charge = Readonly<{
  subject: string;
  allowance: Allowance;
  counts: Charged;
  requestId: string;
  amount?: number;
}>;

/** A call to one guarded field: at most `max` in any `windowSeconds`. */
export type Brake = Readonly<{
  subject: string;
  max: number;
  windowSeconds: number;
  requestId: string;
}>;

/** What a charge and a brake come down to. `limit`: admissions in any window. */
export type Rule = Readonly<{
  limit: number;
  windowSeconds: number;
  perMonth: number | null;
  counts: Charged;
  amount: number;
}>;

export const MINUTE_SECONDS = 60;

/** A request with a good key: its counter follows the key through rotation (decision 55). */
export const callerCharge = (
  caller: Pick<Caller, 'lineageId' | 'tier' | 'overrides'>,
  table: TierTable,
  request: Pick<Charge, 'counts' | 'requestId' | 'amount'>,
): Charge => ({
  subject: caller.lineageId,
  allowance: allowanceOf(caller, table),
  counts: request.counts,
  requestId: request.requestId,
  amount: request.amount ?? 1,
});

/** A request without a good key: per address, never per month. `address`: as the trusted proxy saw it. */
export const addressCharge = (
  address: string,
  perMinute: number,
  request: Readonly<{ counts: 'nothing' | 'minute'; requestId: string }>,
): Charge => ({
  ...request,
  subject: `address:${addressBucket(address)}`,
  allowance: { perMinute, perMonth: null },
});

/** A request with an operator's key: as many a minute as the highest tier has, none of a month. */
export const operatorCharge = (
  { keyId }: Operator,
  { enterprise }: TierTable,
  request: Readonly<{ counts: 'nothing' | 'minute'; requestId: string }>,
): Charge => ({
  counts: request.counts,
  requestId: request.requestId,
  subject: `operator:${keyId}`,
  allowance: { perMinute: enterprise.perMinute, perMonth: null },
});

export const chargeRule = ({ allowance, counts, amount = 1 }: Charge): Rule => ({
  limit: allowance.perMinute,
  windowSeconds: MINUTE_SECONDS,
  perMonth: allowance.perMonth,
  counts,
  amount,
});

export const brakeRule = ({ max, windowSeconds }: Brake): Rule => ({
  limit: max,
  windowSeconds,
  perMonth: null,
  counts: 'minute',
  amount: 1,
});

/** Whether the month's counter has to be known. */
export const readsMonth = (rule: Rule): boolean =>
  rule.perMonth !== null || rule.counts === 'minute_and_month' || rule.counts === 'month';
