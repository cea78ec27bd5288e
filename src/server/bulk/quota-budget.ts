/** Monthly quota of one stream: one unit per answer; admission has consumed the first. */
import type { Verdict } from '../../shared/limits/verdict.js';

/** Consumes as much of the amount as is left. */
export type Consume = (amount: number) => Promise<Verdict>;

export class QuotaBudget {
  private answers = 0;
  private last: Verdict | null = null;

  constructor(private readonly take: Consume) {}

  get counted(): number {
    return Math.max(1, this.answers);
  }

  /** Null if nothing beyond the request was consumed. */
  get verdict(): Verdict | null {
    return this.last;
  }

  /** @returns the number of answers paid; if fewer, the latest verdict is a refusal */
  async pay(answers: number): Promise<number> {
    let paid = this.answers === 0 ? Math.min(1, answers) : 0;
    while (paid < answers) {
      this.last = await this.take(answers - paid);
      if (this.last.granted === 0) break;
      paid += this.last.granted;
    }
    this.answers += paid;
    return paid;
  }
}
