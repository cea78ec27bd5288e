/**
 * The counter of a cluster without Redis: the process that leads it counts for all, so that n processes admit what one
 * does. What it needs of the month goes with the question, and comes back with the answer.
 */
import { chargeRule, readsMonth, type Brake, type Charge } from '../../shared/limits/charge.js';
import { monthOf } from '../../shared/limits/month.js';
import type { Verdict } from '../../shared/limits/verdict.js';
import type { Meter, MonthBook } from '../../shared/limits/rate-limiter.js';
import type { LeaderLink } from './primary-channel.js';

export class LeaderMeter implements Meter {
  /** @param nowMs milliseconds since the epoch; only guesses the month, the leader's clock decides */
  constructor(
    private readonly link: Pick<LeaderLink, 'count'>,
    private readonly book: MonthBook,
    private readonly nowMs: () => number,
  ) {}

  async charge(charge: Charge): Promise<Verdict> {
    const { subject } = charge;
    const month = readsMonth(chargeRule(charge)) ? monthOf(this.nowMs()) : null;
    if (month !== null && !this.book.isOpen(subject, month)) await this.book.open(subject, month);
    const used = month === null ? 0 : this.book.used(subject, month);
    const answer = await this.link.count({ charge, brake: null, month, used });
    if (answer.month !== null) this.book.record(subject, answer.month, answer.used);
    return answer.verdict;
  }

  async brake(brake: Brake): Promise<Verdict> {
    const { verdict } = await this.link.count({ charge: null, brake, month: null, used: 0 });
    return verdict;
  }
}
