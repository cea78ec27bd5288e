/** Findings on VAT numbers, never within a transaction. Source, D-108, D-109. */
import {
  isNoNumber,
  numberMatters,
  rateHangsOnNumber,
  type DeclaredCustomer,
} from './domain/vat.js';
import { NOT_REQUESTED, type NumberFinding } from './domain/vat-evidence.js';
import { unionNumber } from './domain/vat-number.js';
import { recheckPauseSeconds } from './domain/vat-recheck.js';
import { ServiceError } from '../../shared/errors.js';
import type { BuyerEvidence } from './buyer-evidence.service.js';
import {
  type Customer,
  NumberAnswers,
  traderOf,
  type NumberAnswersDependencies,
} from './number-answers.service.js';
import type { VatRechecksRepository } from './vat-rechecks.repository.js';
import type { Buyer, Patience, DeclaredNumber } from './vat-numbers.ports.js';

export type VatPolicy = 'provisional' | 'block';

/** `pausesSeconds`: before rechecks. */
export type VatServiceDependencies = NumberAnswersDependencies &
  Readonly<{
    evidence: BuyerEvidence;
    rechecks: Pick<VatRechecksRepository, 'wait'>;
    policy: VatPolicy;
    pausesSeconds: readonly number[];
  }>;

/** `country`: lower case. */
type NumberToCheck = DeclaredNumber & Readonly<{ country: string | null }>;

const RETRY_AFTER_SECONDS = 60;

export class VatService {
  private readonly answers: NumberAnswers;

  constructor(private readonly deps: VatServiceDependencies) {
    this.answers = new NumberAnswers(deps);
  }

  /** For quotes and payments: schedules no recheck. */
  async assess(accountId: string, customer: DeclaredCustomer): Promise<NumberFinding> {
    const { vat, records } = this.deps;
    const { country, vatNumber } = customer;
    const declared = { accountId, country, vatNumber };
    const isOfUse = numberMatters(customer, vat) || isNoNumber(customer, vat);
    const buyer = await records.buyer(accountId);
    return isOfUse
      ? this.find(declared, buyer, 'request')
      : this.deps.evidence.weigh({ ...declared, buyer, trader: null }, NOT_REQUESTED);
  }

  /**
   * For orders: schedules a recheck if VIES does not answer.
   * @throws UPSTREAM_UNAVAILABLE if the policy rejects orders whose rate depends on the missing answer
   */
  async assessOrder(accountId: string, customer: DeclaredCustomer): Promise<NumberFinding> {
    const finding = await this.assess(accountId, customer);
    const { policy, vat } = this.deps;
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

  /**
   * For a newly declared number, also of the seller's country; the finding is stored with the account. Never within a
   * transaction. Never fails because VIES does not answer.
   */
  async check(declared: NumberToCheck): Promise<NumberFinding> {
    const buyer = await this.deps.records.buyer(declared.accountId);
    const { finding: found, trader } = await this.answers.ask(declared, buyer, 'request');
    const weighed = { ...declared, buyer, trader };
    const finding = await this.settle(declared, await this.deps.evidence.reweigh(weighed, found));
    if (finding.check === 'unavailable') await this.wait(declared);
    return finding;
  }

  /** As `check`, for other changed details: compares the last answer without a query. */
  async look(declared: Customer): Promise<NumberFinding> {
    const { records, evidence } = this.deps;
    const number = unionNumber(declared.vatNumber);
    const buyer = await records.buyer(declared.accountId);
    const last = number === null ? null : await this.answers.latest(number);
    const trader = last === null ? null : traderOf(last);
    const finding = { ...NOT_REQUESTED, checkId: last?.id ?? null };
    return this.settle(declared, await evidence.reweigh({ ...declared, buyer, trader }, finding));
  }

  /** For workers. */
  async recheck(declared: DeclaredNumber): Promise<NumberFinding> {
    const buyer = await this.deps.records.buyer(declared.accountId);
    return this.find({ ...declared, country: buyer?.country ?? null }, buyer, 'background');
  }

  private wait(declared: DeclaredNumber): Promise<void> {
    const now = this.deps.runtime.now();
    const { rechecks, pausesSeconds } = this.deps;
    return rechecks.wait(declared, now, recheckPauseSeconds(0, pausesSeconds));
  }

  private async find(
    declared: Customer,
    buyer: Buyer | null,
    patience: Patience,
  ): Promise<NumberFinding> {
    const { finding, trader } = await this.answers.ask(declared, buyer, patience);
    const weighed = { ...declared, buyer, trader };
    return this.settle(declared, await this.deps.evidence.weigh(weighed, finding));
  }

  private async settle(declared: Customer, finding: NumberFinding): Promise<NumberFinding> {
    const { accountId, vatNumber } = declared;
    if (vatNumber !== null) await this.deps.records.setEvidence({ accountId, vatNumber }, finding);
    return finding;
  }
}
