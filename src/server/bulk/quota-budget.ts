/** What a stream pays: a unit of the month for each answer. The request itself has paid for the first one. */
import type { Verdict } from '../../shared/limits/verdict.js';

/** Charges so many units, or as many of them as are left. */
export type Consume = (amount: number) => Promise<Verdict>;

export class QuotaBudget {
  private answers = 0;
  private last: Verdict | null = null;

  constructor(private readonly take: Consume) {}

  /** Units that this request has used up. */
  get counted(): number {
    return Math.max(1, this.answers);
  }

  /** How the month stands; null where nothing beyond the request was asked for. */
  get verdict(): Verdict | null {
    return this.last;
  }

  /** @returns how many of the answers are paid; where they are not all, the last word was a refusal */
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
