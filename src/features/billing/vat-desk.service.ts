/**
 * What is known of a VAT number now. Asked before the books are opened, never inside a transaction.
 * Source: specification 8.5; decisions 17, 36, 37.
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
import type {
  ExchangeAnswer,
  KeptAnswer,
  NumberForm,
  Patience,
  ToldNumber,
  VatBook,
  VatExchange,
} from './vat-numbers.ports.js';

export type VatPolicy = 'provisional' | 'block';

/** `pausesSeconds`: before a number is asked about again. */
export type VatDeskParts = Readonly<{
  exchange: VatExchange;
  form: NumberForm;
  book: VatBook;
  vat: VatKnowledge;
  policy: VatPolicy;
  pausesSeconds: readonly number[];
  surroundings: Readonly<{ now(): Date; id(): string }>;
}>;

/** `country`: of the customer, lower case. */
type CheckedNumber = ToldNumber & Readonly<{ country: string | null }>;

const RETRY_AFTER_SECONDS = 60;

export class VatDesk {
  constructor(private readonly parts: VatDeskParts) {}

  /** For a price that is told and for a payment: nothing waits for a silent exchange. */
  async assess(accountId: string, customer: ToldCustomer): Promise<NumberFinding> {
    const { vatNumber } = customer;
    const isOfUse = numberMatters(vatNumber, this.parts.vat) || isNoNumber(customer);
    if (vatNumber === null || !isOfUse) return NOT_ASKED;
    return this.find({ ...customer, accountId, vatNumber }, 'request');
  }

  /**
   * For an order: while the exchange is silent its number is asked about again.
   * @throws UPSTREAM_UNAVAILABLE where the policy refuses orders whose rate hangs on a silent exchange.
   */
  async assessOrder(accountId: string, customer: ToldCustomer): Promise<NumberFinding> {
    const finding = await this.assess(accountId, customer);
    const { policy, vat } = this.parts;
    const { vatNumber } = customer;
    if (finding.check !== 'unavailable' || vatNumber === null) return finding;
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
    const finding = await this.find(told, 'request');
    if (finding.check === 'unavailable') await this.wait(told);
    return finding;
  }

  /** For a worker: it has time. */
  recheck(told: ToldNumber): Promise<NumberFinding> {
    return this.find({ ...told, country: null }, 'background');
  }

  private wait(told: ToldNumber): Promise<void> {
    const now = this.parts.surroundings.now();
    return this.parts.book.wait(told, now, recheckPauseSeconds(0, this.parts.pausesSeconds));
  }

  private async find(told: CheckedNumber, patience: Patience): Promise<NumberFinding> {
    const number = unionNumber(told.vatNumber);
    if (number === null && !isNoNumber(told)) return NOT_ASKED;
    const finding = number === null ? this.noNumber() : await this.judge(number, patience);
    await this.parts.book.setStatus(told, finding);
    return finding;
  }

  private noNumber(): NumberFinding {
    return { ...NOT_ASKED, check: 'invalid', basis: 'form', at: this.parts.surroundings.now() };
  }

  private async judge(number: UnionNumber, patience: Patience): Promise<NumberFinding> {
    const { form, exchange } = this.parts;
    if (!form.isPossible(number)) return this.noNumber();
    const answer = await exchange.ask(number, patience);
    return answer.result === 'unavailable'
      ? this.standIn(number, answer.reason)
      : this.keep(number, answer);
  }

  private async keep(
    number: UnionNumber,
    { result, consultation, requester }: Exclude<ExchangeAnswer, { result: 'unavailable' }>,
  ): Promise<NumberFinding> {
    const { book, surroundings } = this.parts;
    const at = surroundings.now();
    const isValid = result === 'valid';
    const facts = { requester, consultation, at };
    await book.keep({ id: surroundings.id(), number: spellNumber(number), isValid, ...facts });
    return { ...NOT_ASKED, ...facts, check: result, basis: 'answer' };
  }

  /** The exchange is silent: its last word holds for a while, if it was a good one. */
  private async standIn(number: UnionNumber, reason: string): Promise<NumberFinding> {
    const now = this.parts.surroundings.now();
    const last = await this.parts.book.latest(spellNumber(number), answersSince(now));
    return last?.isValid === true
      ? { ...toFacts(last), check: 'valid', basis: 'earlier_answer', reason }
      : { ...NOT_ASKED, check: 'unavailable', basis: 'silence', at: now, reason };
  }
}

const toFacts = ({ requester, consultation, at }: KeptAnswer) => ({ requester, consultation, at });
