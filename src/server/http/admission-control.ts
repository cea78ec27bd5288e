/**
 * The gate that every request passes before its body is looked at: key (401), then limit (429).
 * The role (403) is asked by the door, the body (422) after it. Source: decisions 35, 54, 55.
 */
import type { Caller, Operator } from '../../shared/caller.js';
import { ServiceError, unauthorized } from '../../shared/errors.js';
import type { TierTable } from '../../shared/limits/allowance.js';
import {
  addressCharge,
  callerCharge,
  operatorCharge,
  type Counts,
} from '../../shared/limits/charge.js';
import type { Verdict } from '../../shared/limits/verdict.js';
import type { KeyDirectory } from '../auth/keys.ports.js';
import type { Meter } from '../../shared/limits/rate-limiter.js';
import { limitRefusal } from '../rate-limit/rate-limit.graphql.js';

/**
 * `needsKey`: false on public operations, where a key only tells the environment.
 * `admitsOperators`: where their operations are; everywhere else their keys are as good as none.
 */
export type Visit = Readonly<{
  key: string | undefined;
  address: string;
  requestId: string;
  counts: Counts;
  needsKey: boolean;
  admitsOperators?: boolean;
}>;

/** `refusal`: what to answer instead of the operation; the headers of `verdict` go out with it all the same. */
export type Passage = Readonly<{
  caller: Caller | null;
  operator?: Operator | null;
  verdict: Verdict;
  refusal: ServiceError | null;
}>;

/** `anonymousPerMinute`: requests without a good key, per address. */
export type GateLimits = Readonly<{ tiers: TierTable; anonymousPerMinute: number }>;

type Identified = Readonly<{
  caller: Caller | null;
  operator?: Operator | null;
  failure: ServiceError | null;
}>;

const passageOf = (caller: Caller | null, verdict: Verdict): Passage => ({
  caller,
  verdict,
  refusal: limitRefusal(verdict),
});

export class Gate {
  constructor(
    private readonly keys: KeyDirectory,
    private readonly meter: Meter,
    private readonly limits: GateLimits,
  ) {}

  async pass(visit: Visit): Promise<Passage> {
    const { caller, operator, failure } = await this.identify(visit);
    if (operator != null) return this.admitOperator(operator, visit);
    if (visit.needsKey && caller !== null) return this.admit(caller, visit);
    const passage = await this.asAddress(visit, caller);
    return { ...passage, refusal: passage.refusal ?? failure };
  }

  /** The caller of a key, for whom nothing is counted yet. @throws UPSTREAM_UNAVAILABLE as `pass` tells it */
  find(key: string): Caller | null | Promise<Caller | null> {
    return this.keys.find(key);
  }

  /** The rest of the way for a caller who was found. */
  admit(caller: Caller, visit: Pick<Visit, 'counts' | 'requestId'>): Passage | Promise<Passage> {
    const verdict = this.meter.charge(callerCharge(caller, this.limits.tiers, visit));
    return verdict instanceof Promise
      ? verdict.then((one) => passageOf(caller, one))
      : passageOf(caller, verdict);
  }

  /** What a request that was let in goes on to use up of the month: as many units as are left of it. */
  take(caller: Caller, wish: Readonly<{ requestId: string; amount: number }>): Promise<Verdict> {
    const charge = { ...wish, counts: 'month' as const };
    return Promise.resolve(this.meter.charge(callerCharge(caller, this.limits.tiers, charge)));
  }

  private async identify(visit: Visit): Promise<Identified> {
    const { key, needsKey } = visit;
    if (key === undefined) return { caller: null, failure: needsKey ? unauthorized() : null };
    try {
      const caller = await this.keys.find(key);
      const operator = caller === null ? await this.operatorOf(visit) : null;
      const isUnknown = caller === null && operator === null;
      return { caller, operator, failure: isUnknown && needsKey ? unauthorized() : null };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { caller: null, failure: needsKey ? error : null };
    }
  }

  private async operatorOf({ key, admitsOperators }: Visit): Promise<Operator | null> {
    if (admitsOperators !== true || key === undefined) return null;
    return (await this.keys.findOperator?.(key)) ?? null;
  }

  private async admitOperator(operator: Operator, visit: Visit): Promise<Passage> {
    const counts = visit.counts === 'nothing' ? 'nothing' : 'minute';
    const charge = operatorCharge(operator, this.limits.tiers, { ...visit, counts });
    return { ...passageOf(null, await this.meter.charge(charge)), operator };
  }

  private async asAddress(visit: Visit, caller: Caller | null): Promise<Passage> {
    const counts = visit.counts === 'nothing' ? 'nothing' : 'minute';
    const charge = addressCharge(visit.address, this.limits.anonymousPerMinute, {
      ...visit,
      counts,
    });
    return passageOf(caller, await this.meter.charge(charge));
  }
}
