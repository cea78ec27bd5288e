/** What the exchange says of a number, now or earlier, and whom it names. Answers are kept. Source: decision 36. */
import { isNoNumber, type ToldCustomer, type VatKnowledge } from './domain/vat.js';
import { NOT_ASKED, type NumberFinding } from './domain/vat-evidence.js';
import { spellNumber, unionNumber, type UnionNumber } from './domain/vat-number.js';
import { answersSince } from './domain/vat-recheck.js';
import type {
  Buyer,
  ExchangeAnswer,
  KeptAnswer,
  NumberForm,
  Patience,
  TraderAnswer,
  VatBook,
  VatExchange,
} from './vat-numbers.ports.js';

export type NumberAnswersParts = Readonly<{
  exchange: VatExchange;
  form: NumberForm;
  book: VatBook;
  vat: VatKnowledge;
  surroundings: Readonly<{ now(): Date; id(): string }>;
}>;

/** `trader`: null where nobody was asked, or nobody answered. */
export type Judged = Readonly<{ finding: NumberFinding; trader: TraderAnswer | null }>;

type Customer = ToldCustomer & Readonly<{ accountId: string }>;
type Asked = Readonly<{ accountId: string; number: UnionNumber; buyer: Buyer | null }>;

const NOBODY_ASKED: Judged = { finding: NOT_ASKED, trader: null };

export const traderOf = ({ trader, isValid }: KeptAnswer): TraderAnswer => ({ ...trader, isValid });

const toFacts = ({ id, requester, consultation, at }: KeptAnswer) => ({
  ...{ requester, consultation, at },
  checkId: id,
});

export class NumberAnswers {
  constructor(private readonly parts: NumberAnswersParts) {}

  /** Has the answer stored with the account. */
  async ask(told: Customer, buyer: Buyer | null, patience: Patience): Promise<Judged> {
    const { accountId, vatNumber } = told;
    const number = unionNumber(vatNumber);
    if (vatNumber === null || (number === null && !isNoNumber(told, this.parts.vat))) {
      return NOBODY_ASKED;
    }
    const judged =
      number === null ? this.noNumber() : await this.judge({ accountId, number, buyer }, patience);
    await this.parts.book.setStatus({ accountId, vatNumber }, judged.finding);
    return judged;
  }

  private noNumber(): Judged {
    const at = this.parts.surroundings.now();
    return { finding: { ...NOT_ASKED, check: 'invalid', basis: 'form', at }, trader: null };
  }

  private async judge(asked: Asked, patience: Patience): Promise<Judged> {
    const { form, exchange } = this.parts;
    const { number, buyer } = asked;
    if (!form.isPossible(number)) return this.noNumber();
    const answer = await exchange.ask(number, patience, buyer?.name ?? null);
    return answer.result === 'unavailable'
      ? this.standIn(number, answer.reason)
      : this.keep(asked, answer);
  }

  private async keep(
    { accountId, number }: Asked,
    answer: Exclude<ExchangeAnswer, { result: 'unavailable' }>,
  ): Promise<Judged> {
    const { book, surroundings } = this.parts;
    const { result, consultation, requester, trader } = answer;
    const [id, at, isValid] = [surroundings.id(), surroundings.now(), result === 'valid'];
    const facts = { requester, consultation, at };
    await book.keep(accountId, { id, number: spellNumber(number), isValid, trader, ...facts });
    const finding = {
      ...NOT_ASKED,
      ...facts,
      checkId: id,
      check: result,
      basis: 'answer',
    } as const;
    return { finding, trader: { ...trader, isValid } };
  }

  /** The exchange is silent: its last word holds for a while, if it was a good one. */
  private async standIn(number: UnionNumber, reason: string): Promise<Judged> {
    const now = this.parts.surroundings.now();
    const last = await this.parts.book.latest(spellNumber(number), answersSince(now));
    if (last?.isValid !== true) {
      const silence = { check: 'unavailable', basis: 'silence', at: now, reason } as const;
      return { finding: { ...NOT_ASKED, ...silence }, trader: null };
    }
    const earlier = { check: 'valid', basis: 'earlier_answer', reason } as const;
    return { finding: { ...NOT_ASKED, ...toFacts(last), ...earlier }, trader: traderOf(last) };
  }
}
