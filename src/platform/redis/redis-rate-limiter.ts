/** Rate limiter shared by processes: one script call for the requests of a turn. Source. */
import type { Reading } from '../../shared/limits/admission.js';
import {
  type FieldLimit,
  type Consumption,
  type Rule,
  fieldLimitRule,
  consumptionRule,
  readsMonth,
} from '../../shared/limits/consumption.js';
import { monthEnd, monthOf, monthStart } from '../../shared/limits/month.js';
import { type Verdict, toVerdict } from '../../shared/limits/verdict.js';
import type { MonthlyUsage, SharedRateLimiter } from '../../shared/limits/rate-limiter.js';
import type { RedisConnection } from './redis.js';
import { LimitQueue } from './limit-queue.js';
import { probeLimits, type LimitReply } from './limit-script.js';

const COUNTS = {
  nothing: 0,
  minute: 1,
  minute_and_month: 2,
  month: 3,
  lease: 4,
  settled: 5,
} as const;
const REFUSED_BY = [null, 'minute', 'month'] as const;
/** The script's clock is in another month. */
const OTHER_MONTH = 3;

type Request = Readonly<{ subject: string; requestId: string; rule: Rule }>;

/** Rejects if Redis fails or is late; `FallbackRateLimiter` handles that. */
export class RedisRateLimiter implements SharedRateLimiter {
  private readonly queue: LimitQueue;

  /** @param nowMs milliseconds since the epoch; only guesses the month, Redis' clock decides */
  constructor(
    private readonly redis: Pick<RedisConnection, 'client' | 'topology'>,
    private readonly monthlyUsage: MonthlyUsage,
    private readonly nowMs: () => number,
  ) {
    this.queue = new LimitQueue(redis);
  }

  consume(consumption: Consumption): Promise<Verdict> {
    const { subject, requestId } = consumption;
    return this.decide({ subject, requestId, rule: consumptionRule(consumption) });
  }

  consumeField(fieldLimit: FieldLimit): Promise<Verdict> {
    const { subject, requestId } = fieldLimit;
    return this.decide({ subject, requestId, rule: fieldLimitRule(fieldLimit) });
  }

  probe(subject: string | null): Promise<void> {
    return probeLimits(this.redis, subject);
  }

  private async decide(request: Request): Promise<Verdict> {
    const month = monthOf(this.nowMs());
    const { subject, rule } = request;
    if (readsMonth(rule) && !this.monthlyUsage.isOpen(subject, month)) {
      await this.monthlyUsage.open(subject, month);
    }
    const reply = await this.ask(request, month);
    if (reply[0] !== OTHER_MONTH) return this.settle(request, month, reply);
    const redisMonth = monthOf(reply[1] / 1000);
    if (readsMonth(rule)) await this.monthlyUsage.open(subject, redisMonth);
    return this.settle(request, redisMonth, await this.ask(request, redisMonth));
  }

  private settle({ subject, rule }: Request, month: string, reply: LimitReply): Verdict {
    const reading = toReading(reply);
    if (readsMonth(rule)) this.monthlyUsage.record(subject, month, reading.monthUsed);
    return toVerdict(rule, reading);
  }

  private ask({ subject, requestId, rule }: Request, month: string): Promise<LimitReply> {
    const { limit, windowSeconds, counts, perMonth, amount } = rule;
    const { returned } = rule.lease;
    const keys = [`nis2:window:{${subject}}`, `nis2:month:{${subject}}:${month}`];
    if (counts === 'month' || counts === 'settled')
      keys.push(`nis2:granted:{${subject}}:${requestId}`);
    const used = readsMonth(rule) ? this.monthlyUsage.used(subject, month) : 0;
    const [from, to] = readsMonth(rule) ? [monthStart(month), monthEnd(month)] : [-1, -1];
    const args = `${limit} ${windowSeconds} ${COUNTS[counts]} ${perMonth ?? -1} ${requestId} ${used} ${from} ${to} ${amount} ${returned}`;
    return this.queue.add(subject, { keys, args });
  }
}

function toReading([code, now, inWindow, newest, fits, monthUsed, granted]: LimitReply): Reading {
  const refusedBy = REFUSED_BY[code];
  if (refusedBy === undefined) throw new Error(`the limit script answered ${String(code)}`);
  return {
    refusedBy,
    nowMs: now / 1000,
    inWindow,
    newestMs: newest < 0 ? null : newest / 1000,
    fitsAtMs: fits < 0 ? null : fits / 1000,
    monthUsed,
    granted,
  };
}
