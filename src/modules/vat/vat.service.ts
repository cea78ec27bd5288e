/**
 * What is known of a VAT number now. Asked before the books are opened, never inside a transaction.
 * Source, D-108, D-109.
 */
import {
  isNoNumber,
  numberMatters,
  rateHangsOnNumber,
  type DeclaredCustomer,
} from './domain/vat.js';
import { NOT_ASKED, type NumberFinding } from './domain/vat-evidence.js';
import { spellNumber, unionNumber } from './domain/vat-number.js';
import { answersSince, recheckPauseSeconds } from './domain/vat-recheck.js';
import { ServiceError } from '../../shared/errors.js';
import type { BuyerEvidence } from './buyer-evidence.service.js';
import {
  NumberAnswers,
  traderOf,
  type NumberAnswersDependencies,
} from './number-answers.service.js';
import type { Buyer, Patience, DeclaredNumber } from './vat-numbers.ports.js';

export type VatPolicy = 'provisional' | 'block';

/** `pausesSeconds`: before a number is asked about again. */
export type VatServiceDependencies = NumberAnswersDependencies &
  Readonly<{ evidence: BuyerEvidence; policy: VatPolicy; pausesSeconds: readonly number[] }>;

/** `country`: of the customer, lower case. */
type CheckedNumber = DeclaredNumber & Readonly<{ country: string | null }>;
type Customer = DeclaredCustomer & Readonly<{ accountId: string }>;

const RETRY_AFTER_SECONDS = 60;

export class VatService {
  private readonly answers: NumberAnswers;

  constructor(private readonly parts: VatServiceDependencies) {
    this.answers = new NumberAnswers(parts);
  }

  /** For a price that is reported and for a payment: nothing waits for a silent exchange. */
  async assess(accountId: string, customer: DeclaredCustomer): Promise<NumberFinding> {
    const { vat, records } = this.parts;
    const { country, vatNumber } = customer;
    const told = { accountId, country, vatNumber };
    const isOfUse = numberMatters(customer, vat) || isNoNumber(customer, vat);
    const buyer = await records.buyer(accountId);
    return isOfUse
      ? this.find(told, buyer, 'request')
      : this.parts.evidence.weigh({ ...told, buyer, trader: null }, NOT_ASKED);
  }

  /**
   * For an order: while the exchange is silent its number is asked about again.
   * @throws UPSTREAM_UNAVAILABLE where the policy refuses orders whose rate hangs on a silent exchange.
   */
  async assessOrder(accountId: string, customer: DeclaredCustomer): Promise<NumberFinding> {
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
    const buyer = await this.parts.records.buyer(told.accountId);
    const { finding: asked, trader } = await this.answers.ask(told, buyer, 'request');
    const weighed = { ...told, buyer, trader };
    const finding = await this.settle(told, await this.parts.evidence.weighAnew(weighed, asked));
    if (finding.check === 'unavailable') await this.wait(told);
    return finding;
  }

  /** For an account that has told other details: nobody is asked, the last answer is compared again. */
  async look(told: Customer): Promise<NumberFinding> {
    const { records, evidence, runtime } = this.parts;
    const number = unionNumber(told.vatNumber);
    const buyer = await records.buyer(told.accountId);
    const last =
      number === null
        ? null
        : await records.latest(spellNumber(number), answersSince(runtime.now()));
    const trader = last === null ? null : traderOf(last);
    const finding = { ...NOT_ASKED, checkId: last?.id ?? null };
    return this.settle(told, await evidence.weighAnew({ ...told, buyer, trader }, finding));
  }

  /** For a worker: it has time. */
  async recheck(told: DeclaredNumber): Promise<NumberFinding> {
    const buyer = await this.parts.records.buyer(told.accountId);
    return this.find({ ...told, country: buyer?.country ?? null }, buyer, 'background');
  }

  private wait(told: DeclaredNumber): Promise<void> {
    const now = this.parts.runtime.now();
    return this.parts.records.wait(told, now, recheckPauseSeconds(0, this.parts.pausesSeconds));
  }

  private async find(
    told: Customer,
    buyer: Buyer | null,
    patience: Patience,
  ): Promise<NumberFinding> {
    const { finding, trader } = await this.answers.ask(told, buyer, patience);
    const weighed = { ...told, buyer, trader };
    return this.settle(told, await this.parts.evidence.weigh(weighed, finding));
  }

  private async settle(told: Customer, finding: NumberFinding): Promise<NumberFinding> {
    const { accountId, vatNumber } = told;
    if (vatNumber !== null) await this.parts.records.setEvidence({ accountId, vatNumber }, finding);
    return finding;
  }
}
