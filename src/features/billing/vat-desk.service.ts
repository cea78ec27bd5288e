/**
 * What is known of a VAT number now. Asked before the books are opened, never inside a transaction.
 * Source: specification 8.5; decisions 17, 36, 37, 108, 109.
 */
import {
  isNoNumber,
  numberMatters,
  rateHangsOnNumber,
  type ToldCustomer,
  type VatKnowledge,
} from '../../core/billing/vat.js';
import { NOT_ASKED, type NumberFinding } from '../../core/billing/vat-evidence.js';
import { spellNumber, unionNumber, type UnionNumber } from '../../core/billing/vat-number.js';
import { answersSince, recheckPauseSeconds } from '../../core/billing/vat-recheck.js';
import { ServiceError } from '../../core/errors.js';
import type { BuyerEvidence } from './buyer-evidence.service.js';
import type {
  Buyer,
  ExchangeAnswer,
  KeptAnswer,
  NumberForm,
  Patience,
  ToldNumber,
  TraderAnswer,
  VatBook,
  VatExchange,
} from './vat-numbers.ports.js';

export type VatPolicy = 'provisional' | 'block';

/** `pausesSeconds`: before a number is asked about again. */
export type VatDeskParts = Readonly<{
  exchange: VatExchange;
  form: NumberForm;
  book: VatBook;
  evidence: BuyerEvidence;
  vat: VatKnowledge;
  policy: VatPolicy;
  pausesSeconds: readonly number[];
  surroundings: Readonly<{ now(): Date; id(): string }>;
}>;

/** `country`: of the customer, lower case. */
type CheckedNumber = ToldNumber & Readonly<{ country: string | null }>;
type Customer = ToldCustomer & Readonly<{ accountId: string }>;

/** An answer, now or earlier. `trader`: null where there is none. */
type Judged = Readonly<{ finding: NumberFinding; trader: TraderAnswer | null }>;

const RETRY_AFTER_SECONDS = 60;
const NOBODY_ASKED: Judged = { finding: NOT_ASKED, trader: null };

export class VatDesk {
  constructor(private readonly parts: VatDeskParts) {}

  /** For a price that is told and for a payment: nothing waits for a silent exchange. */
  async assess(accountId: string, customer: ToldCustomer): Promise<NumberFinding> {
    const { vat, book } = this.parts;
    const { country, vatNumber } = customer;
    const told = { accountId, country, vatNumber };
    const isOfUse = numberMatters(customer, vat) || isNoNumber(customer, vat);
    const buyer = await book.buyer(accountId);
    return isOfUse
      ? this.find(told, buyer, 'request')
      : this.parts.evidence.weigh({ ...told, buyer, trader: null }, NOT_ASKED);
  }

  /**
   * For an order: while the exchange is silent its number is asked about again.
   * @throws UPSTREAM_UNAVAILABLE where the policy refuses orders whose rate hangs on a silent exchange.
   */
  async assessOrder(accountId: string, customer: ToldCustomer): Promise<NumberFinding> {
    const finding = await this.assess(accountId, customer);
    const { policy, vat } = this.parts;
    const { vatNumber } = customer;
    if (finding.check !== 'unavailable' || finding.isRefused || vatNumber === null) return finding;
    if (policy === 'block' && rateHangsOnNumber(customer, vat)) {
      const retryAfterSeconds = RETRY_AFTER_SECONDS;
      throw new ServiceError('UPSTREAM_UNAVAILABLE', [], {
        cause: `the VAT exchange is silent: ${finding.reason ?? ''}`,
        retryAfterSeconds,
      });
    }
    await this.wait({ accountId, vatNumber });
    return finding;
  }

  /** For an account that has told its number: also one of our own country is asked about. */
  async check(told: CheckedNumber): Promise<NumberFinding> {
    const buyer = await this.parts.book.buyer(told.accountId);
    const { finding: asked, trader } = await this.ask(told, buyer, 'request');
    const weighed = { ...told, buyer, trader };
    const finding = await this.settle(told, await this.parts.evidence.weighAnew(weighed, asked));
    if (finding.check === 'unavailable') await this.wait(told);
    return finding;
  }

  /** For an account that has told other details: nobody is asked, the last answer is compared again. */
  async look(told: Customer): Promise<NumberFinding> {
    const { book, evidence, surroundings } = this.parts;
    const number = unionNumber(told.vatNumber);
    const buyer = await book.buyer(told.accountId);
    const last =
      number === null
        ? null
        : await book.latest(spellNumber(number), answersSince(surroundings.now()));
    const trader = last === null ? null : traderOf(last);
    const finding = { ...NOT_ASKED, checkId: last?.id ?? null };
    return this.settle(told, await evidence.weighAnew({ ...told, buyer, trader }, finding));
  }

  /** For a worker: it has time. */
  async recheck(told: ToldNumber): Promise<NumberFinding> {
    const buyer = await this.parts.book.buyer(told.accountId);
    return this.find({ ...told, country: buyer?.country ?? null }, buyer, 'background');
  }

  private wait(told: ToldNumber): Promise<void> {
    const now = this.parts.surroundings.now();
    return this.parts.book.wait(told, now, recheckPauseSeconds(0, this.parts.pausesSeconds));
  }

  private async find(
    told: Customer,
    buyer: Buyer | null,
    patience: Patience,
  ): Promise<NumberFinding> {
    const { finding, trader } = await this.ask(told, buyer, patience);
    const weighed = { ...told, buyer, trader };
    return this.settle(told, await this.parts.evidence.weigh(weighed, finding));
  }

  private async ask(told: Customer, buyer: Buyer | null, patience: Patience): Promise<Judged> {
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

  private async settle(told: Customer, finding: NumberFinding): Promise<NumberFinding> {
    const { accountId, vatNumber } = told;
    if (vatNumber !== null) await this.parts.book.setEvidence({ accountId, vatNumber }, finding);
    return finding;
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

type Asked = Readonly<{ accountId: string; number: UnionNumber; buyer: Buyer | null }>;

const traderOf = ({ trader, isValid }: KeptAnswer): TraderAnswer => ({ ...trader, isValid });

const toFacts = ({ id, requester, consultation, at }: KeptAnswer) => ({
  ...{ requester, consultation, at },
  checkId: id,
});
