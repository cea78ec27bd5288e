/**
 * Admission control, before the body is read: key (401), then limit (429). Role (403) and body (422) follow in the
 * transport. Source.
 */
import { sessionTokenIn } from '../../shared/session-credential.js';
import type { Caller, Operator } from '../../shared/caller.js';
import { type ServiceError, unauthorized } from '../../shared/errors.js';
import type { TierTable } from '../../shared/limits/allowance.js';
import {
  addressConsumption,
  callerConsumption,
  operatorConsumption,
  type Counts,
} from '../../shared/limits/consumption.js';
import type { Verdict } from '../../shared/limits/verdict.js';
import { CONFLICTING_KEYS } from '../auth/credential.js';
import type { KeyDirectory } from '../auth/keys.ports.js';
import type { RateLimiter } from '../../shared/limits/rate-limiter.js';
import { toServiceError } from '../errors/to-service-error.js';
import { limitRefusal } from '../rate-limit/rate-limit.graphql.js';

/**
 * `needsKey`: false if a key only sets the environment. `admitsOperators`: otherwise operator keys count as unknown.
 */
export type AdmissionRequest = Readonly<{
  key: string | undefined;
  address: string;
  requestId: string;
  counts: Counts;
  needsKey: boolean;
  admitsOperators?: boolean;
}>;

/** `refusal`: replaces the answer; headers of `verdict` are sent either way. */
export type AdmissionResult = Readonly<{
  caller: Caller | null;
  operator?: Operator | null;
  verdict: Verdict;
  refusal: ServiceError | null;
}>;

/** `anonymousPerMinute`: requests without a valid key, per address. */
export type AdmissionLimits = Readonly<{ tiers: TierTable; anonymousPerMinute: number }>;

type Identified = Readonly<{
  caller: Caller | null;
  operator?: Operator | null;
  failure: ServiceError | null;
}>;

/** If an outage must not make the request anonymous; a session consumes its account's limits on every operation. */
const mustBeKnown = ({ key, needsKey }: Pick<AdmissionRequest, 'key' | 'needsKey'>): boolean =>
  needsKey || (key !== undefined && sessionTokenIn(key) !== null);

const admissionOf = (caller: Caller | null, verdict: Verdict): AdmissionResult => ({
  caller,
  verdict,
  refusal: limitRefusal(verdict),
});

export class AdmissionControl {
  constructor(
    private readonly keys: KeyDirectory,
    private readonly rateLimiter: RateLimiter,
    private readonly limits: AdmissionLimits,
  ) {}

  async pass(sent: AdmissionRequest): Promise<AdmissionResult> {
    const needsKey = sent.needsKey || sent.key === CONFLICTING_KEYS;
    const admissionRequest = { ...sent, needsKey };
    const { caller, operator, failure } = await this.identify(admissionRequest);
    if (operator != null) return this.admitOperator(operator, admissionRequest);
    if (caller !== null && mustBeKnown(admissionRequest))
      return this.admit(caller, admissionRequest);
    const admission = await this.asAddress(admissionRequest, caller);
    return { ...admission, refusal: admission.refusal ?? failure };
  }

  /** For a key that `find` does not know: an operator's, or refused. */
  async passUnknown(admissionRequest: AdmissionRequest): Promise<AdmissionResult> {
    const operator = await this.operatorOf(admissionRequest);
    if (operator !== null) return this.admitOperator(operator, admissionRequest);
    const admission = await this.asAddress(admissionRequest, null);
    return { ...admission, refusal: admission.refusal ?? unauthorized() };
  }

  /** Counts nothing. @throws UPSTREAM_UNAVAILABLE, which `pass` returns as a refusal */
  find(key: string): Caller | null | Promise<Caller | null> {
    return this.keys.find(key);
  }

  /** As `find`, from memory; undefined if the key is not cached. */
  known(key: string): Caller | null | undefined {
    return this.keys.known?.(key);
  }

  /** Applies the rate limit to a known caller. */
  admit(
    caller: Caller,
    admissionRequest: Pick<AdmissionRequest, 'counts' | 'requestId'>,
  ): AdmissionResult | Promise<AdmissionResult> {
    const verdict = this.rateLimiter.consume(
      callerConsumption(caller, this.limits.tiers, admissionRequest),
    );
    return verdict instanceof Promise
      ? verdict.then((one) => admissionOf(caller, one))
      : admissionOf(caller, verdict);
  }

  /** Consumes further units of the month, as many as are left. */
  take(caller: Caller, options: Readonly<{ requestId: string; amount: number }>): Promise<Verdict> {
    const consumption = { ...options, counts: 'month' as const };
    return Promise.resolve(
      this.rateLimiter.consume(callerConsumption(caller, this.limits.tiers, consumption)),
    );
  }

  private async identify(admissionRequest: AdmissionRequest): Promise<Identified> {
    const { key, needsKey } = admissionRequest;
    if (key === undefined) return { caller: null, failure: needsKey ? unauthorized() : null };
    try {
      const caller = await this.keys.find(key);
      const operator = caller === null ? await this.operatorOf(admissionRequest) : null;
      const isUnknown = caller === null && operator === null;
      return { caller, operator, failure: isUnknown && needsKey ? unauthorized() : null };
    } catch (thrown) {
      const error = toServiceError(thrown);
      if (error.code === 'INTERNAL_ERROR') throw thrown;
      return { caller: null, failure: mustBeKnown(admissionRequest) ? error : null };
    }
  }

  private async operatorOf({ key, admitsOperators }: AdmissionRequest): Promise<Operator | null> {
    if (admitsOperators !== true || key === undefined) return null;
    return (await this.keys.findOperator?.(key)) ?? null;
  }

  private async admitOperator(
    operator: Operator,
    admissionRequest: AdmissionRequest,
  ): Promise<AdmissionResult> {
    const counts = admissionRequest.counts === 'nothing' ? 'nothing' : 'minute';
    const consumption = operatorConsumption(operator, this.limits.tiers, {
      ...admissionRequest,
      counts,
    });
    return { ...admissionOf(null, await this.rateLimiter.consume(consumption)), operator };
  }

  private async asAddress(
    admissionRequest: AdmissionRequest,
    caller: Caller | null,
  ): Promise<AdmissionResult> {
    const counts = admissionRequest.counts === 'nothing' ? 'nothing' : 'minute';
    const consumption = addressConsumption(
      admissionRequest.address,
      this.limits.anonymousPerMinute,
      {
        ...admissionRequest,
        counts,
      },
    );
    return admissionOf(caller, await this.rateLimiter.consume(consumption));
  }
}
