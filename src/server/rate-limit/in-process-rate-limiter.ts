/**
 * Rate limiter of a single process, and the fallback without Redis. Stores no request ids: each request consumes once.
 */
import { LRUCache } from 'lru-cache';
import { type Counters, type Held, HELD_MS, admit } from '../../shared/limits/admission.js';
import {
  type FieldLimit,
  type Consumption,
  type Rule,
  fieldLimitRule,
  consumptionRule,
  readsMonth,
} from '../../shared/limits/consumption.js';
import { monthOf } from '../../shared/limits/month.js';
import { type Admissions, NO_ADMISSIONS } from '../../shared/limits/sliding-window.js';
import { type Verdict, toVerdict } from '../../shared/limits/verdict.js';
import type { RateLimiter, MonthlyUsage } from '../../shared/limits/rate-limiter.js';

/** Beyond it, the least recently used is dropped. */
const MAX_SUBJECTS = 50_000;
const SWEEP_MS = 60_000;

/** `untilMs`: when the last admission leaves the window. */
type Window = { admissions: Admissions; held: readonly Held[]; untilMs: number };

const NO_HELD: readonly Held[] = [];

export class InProcessRateLimiter implements RateLimiter {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_SUBJECTS });
  private sweptAtMs: number;

  /** @param nowMs monotonic milliseconds since the epoch */
  constructor(
    private readonly monthlyUsage: MonthlyUsage,
    private readonly nowMs: () => number,
  ) {
    this.sweptAtMs = nowMs();
  }

  consume(consumption: Consumption): Verdict | Promise<Verdict> {
    const rule = consumptionRule(consumption);
    const month = readsMonth(rule) ? monthOf(this.nowMs()) : null;
    if (month === null || this.monthlyUsage.isOpen(consumption.subject, month)) {
      return this.decideNow(consumption, rule);
    }
    return this.monthlyUsage
      .open(consumption.subject, month)
      .then(() => this.decideNow(consumption, rule));
  }

  consumeField(fieldLimit: FieldLimit): Promise<Verdict> {
    return Promise.resolve(this.decideNow(fieldLimit, fieldLimitRule(fieldLimit)));
  }

  /** Synchronous from read to write. */
  private decideNow({ subject }: Pick<Consumption, 'subject'>, rule: Rule): Verdict {
    const nowMs = this.nowMs();
    const { counters, reading } = admit(this.countersOf(subject, rule, nowMs), rule, nowMs);
    if (reading.refusedBy === null && rule.counts !== 'nothing') {
      this.keep(subject, counters, { rule, nowMs });
    }
    return toVerdict(rule, reading);
  }

  private countersOf(subject: string, rule: Rule, nowMs: number): Counters {
    const window = this.windows.get(subject);
    return {
      admissions: window?.admissions ?? NO_ADMISSIONS,
      held: window?.held ?? NO_HELD,
      monthUsed: readsMonth(rule) ? this.monthlyUsage.used(subject, monthOf(nowMs)) : 0,
    };
  }

  private keep(
    subject: string,
    { admissions, held, monthUsed }: Counters,
    { rule, nowMs }: Readonly<{ rule: Rule; nowMs: number }>,
  ): void {
    const untilMs = nowMs + HELD_MS + rule.windowSeconds * 1000;
    const window = this.windows.get(subject);
    if (window === undefined) this.windows.set(subject, { admissions, held, untilMs });
    else Object.assign(window, { admissions, held, untilMs });
    if (readsMonth(rule)) this.monthlyUsage.record(subject, monthOf(nowMs), monthUsed);
    this.sweep(nowMs);
  }

  private sweep(nowMs: number): void {
    if (nowMs - this.sweptAtMs < SWEEP_MS) return;
    this.sweptAtMs = nowMs;
    for (const [subject, { untilMs }] of this.windows.entries()) {
      if (untilMs < nowMs) this.windows.delete(subject);
    }
  }
}
