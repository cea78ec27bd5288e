/** Rate limiter of a cluster without Redis: the primary process counts for all members. */
import {
  consumptionRule,
  readsMonth,
  type FieldLimit,
  type Consumption,
} from '../../shared/limits/consumption.js';
import { monthOf } from '../../shared/limits/month.js';
import type { Verdict } from '../../shared/limits/verdict.js';
import type { RateLimiter, MonthlyUsage } from '../../shared/limits/rate-limiter.js';
import type { PrimaryChannel } from './primary-channel.js';

export class PrimaryRateLimiter implements RateLimiter {
  /** @param nowMs milliseconds since the epoch; a guess, the primary's clock decides */
  constructor(
    private readonly link: Pick<PrimaryChannel, 'count'>,
    private readonly monthlyUsage: MonthlyUsage,
    private readonly nowMs: () => number,
  ) {}

  async consume(consumption: Consumption): Promise<Verdict> {
    const { subject } = consumption;
    const month = readsMonth(consumptionRule(consumption)) ? monthOf(this.nowMs()) : null;
    if (month !== null && !this.monthlyUsage.isOpen(subject, month))
      await this.monthlyUsage.open(subject, month);
    const used = month === null ? 0 : this.monthlyUsage.used(subject, month);
    const answer = await this.link.count({ consumption, fieldLimit: null, month, used });
    if (answer.month !== null) this.monthlyUsage.record(subject, answer.month, answer.used);
    return answer.verdict;
  }

  async consumeField(fieldLimit: FieldLimit): Promise<Verdict> {
    const { verdict } = await this.link.count({
      consumption: null,
      fieldLimit,
      month: null,
      used: 0,
    });
    return verdict;
  }
}
