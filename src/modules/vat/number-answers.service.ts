/** Current and stored answers of VIES about a number. Source. */
import { isPossibleNumber } from '../../platform/vies/vies-calls.js';
import { isNoNumber, type DeclaredCustomer, type VatKnowledge } from './domain/vat.js';
import { NOT_REQUESTED, type NumberFinding } from './domain/vat-evidence.js';
import { spellNumber, unionNumber, type UnionNumber } from './domain/vat-number.js';
import { answersSince } from './domain/vat-recheck.js';
import type {
  Buyer,
  ExchangeAnswer,
  CachedAnswer,
  Patience,
  TraderAnswer,
  VatExchange,
} from './vat-numbers.ports.js';
import type { VatRepository } from './vat.repository.js';
import { acrossAccounts } from '../../shared/row-scope.js';

export type NumberAnswersDependencies = Readonly<{
  exchange: VatExchange;
  records: VatRepository;
  vat: VatKnowledge;
  runtime: Readonly<{ now(): Date; id(): string }>;
}>;

/** `trader`: null: no answer. */
export type JudgedNumber = Readonly<{ finding: NumberFinding; trader: TraderAnswer | null }>;

export type Customer = DeclaredCustomer & Readonly<{ accountId: string }>;
type RequestInput = Readonly<{ accountId: string; number: UnionNumber; buyer: Buyer | null }>;

const NOBODY_REQUESTED: JudgedNumber = { finding: NOT_REQUESTED, trader: null };

export const traderOf = ({ trader, isValid }: CachedAnswer): TraderAnswer => ({
  ...trader,
  isValid,
});

const toFacts = ({ id, requester, consultation, at }: CachedAnswer) => ({
  requester,
  consultation,
  at,
  checkId: id,
});

export class NumberAnswers {
  constructor(private readonly deps: NumberAnswersDependencies) {}

  /** Stores the answer with the account. */
  async ask(declared: Customer, buyer: Buyer | null, patience: Patience): Promise<JudgedNumber> {
    const { accountId, vatNumber } = declared;
    const number = unionNumber(vatNumber);
    if (vatNumber === null || (number === null && !isNoNumber(declared, this.deps.vat))) {
      return NOBODY_REQUESTED;
    }
    const judged =
      number === null ? this.noNumber() : await this.judge({ accountId, number, buyer }, patience);
    await this.deps.records.setStatus({ accountId, vatNumber }, judged.finding);
    return judged;
  }

  private noNumber(): JudgedNumber {
    const at = this.deps.runtime.now();
    return { finding: { ...NOT_REQUESTED, check: 'invalid', basis: 'form', at }, trader: null };
  }

  private async judge(query: RequestInput, patience: Patience): Promise<JudgedNumber> {
    const { number, buyer } = query;
    if (!isPossibleNumber(number)) return this.noNumber();
    const answer = await this.deps.exchange.ask(number, patience, buyer?.name ?? null);
    return answer.result === 'unavailable'
      ? this.standIn(number, answer.reason)
      : this.keep(query, answer);
  }

  private async keep(
    { accountId, number }: RequestInput,
    answer: Exclude<ExchangeAnswer, { result: 'unavailable' }>,
  ): Promise<JudgedNumber> {
    const { records, runtime } = this.deps;
    const { result, consultation, requester, trader } = answer;
    const [id, at, isValid] = [runtime.id(), runtime.now(), result === 'valid'];
    const facts = { requester, consultation, at };
    const kept = { id, number: spellNumber(number), isValid, trader, ...facts };
    await acrossAccounts(() => records.keep(accountId, kept));
    const finding = {
      ...NOT_REQUESTED,
      ...facts,
      checkId: id,
      check: result,
      basis: 'answer',
    } as const;
    return { finding, trader: { ...trader, isValid } };
  }

  /** The last recent answer; it serves all accounts that declare the number. */
  latest(number: UnionNumber): Promise<CachedAnswer | null> {
    const { records, runtime } = this.deps;
    const since = answersSince(runtime.now());
    return acrossAccounts(() => records.latest(spellNumber(number), since));
  }

  /** Without an answer, a recent positive one counts. */
  private async standIn(number: UnionNumber, reason: string): Promise<JudgedNumber> {
    const now = this.deps.runtime.now();
    const last = await this.latest(number);
    if (last?.isValid !== true) {
      const silence = { check: 'unavailable', basis: 'silence', at: now, reason } as const;
      return { finding: { ...NOT_REQUESTED, ...silence }, trader: null };
    }
    const earlier = { check: 'valid', basis: 'earlier_answer', reason } as const;
    return { finding: { ...NOT_REQUESTED, ...toFacts(last), ...earlier }, trader: traderOf(last) };
  }
}
