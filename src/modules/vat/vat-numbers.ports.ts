/** VIES, and storage of its answers, reviews and rechecks. */
import type { Match, Trader } from './domain/name-match.js';
import type { Doubt, ReviewState } from './domain/vat-doubt.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import type { UnionNumber } from './domain/vat-number.js';

/**
 * `consultation`: VIES's number of the query; null: none. `requester`: our number as sent. `trader`: holder of the
 * number. `reason`: why there is no answer.
 */
export type ExchangeAnswer =
  | Readonly<{
      result: 'valid' | 'invalid';
      consultation: string | null;
      requester: string | null;
      trader: Trader;
    }>
  | Readonly<{ result: 'unavailable'; reason: string }>;

/** `request`: a client waits. `background`: none waits. */
export type Patience = 'request' | 'background';

/** The EU VAT information exchange (VIES). */
export interface VatExchange {
  /**
   * Never fails.
   * @param name customer's name, which some states compare instead of disclosing theirs; null: not sent
   */
  ask(number: UnionNumber, patience: Patience, name: string | null): Promise<ExchangeAnswer>;
}

export interface NumberForm {
  /** Checks the form, not whether the number exists. */
  isPossible(number: UnionNumber): boolean;
}

export type TraderAnswer = Trader & Readonly<{ isValid: boolean }>;

/** A definite answer. `number`: in VIES's spelling. */
export type CachedAnswer = Readonly<{
  id: string;
  number: string;
  isValid: boolean;
  requester: string | null;
  consultation: string | null;
  trader: Trader;
  at: Date;
}>;

/** Declared details without the number. `country`: lower case. */
export type Buyer = Readonly<{ name: string; country: string | null; address: string | null }>;

export type DeclaredNumber = Readonly<{ accountId: string; vatNumber: string }>;

/** Claimed by this worker. `attempts`: including this one. */
export type DueRecheck = DeclaredNumber & Readonly<{ since: Date; attempts: number }>;

/** `vatNumber`: upper case. `claim`: identical for identical doubts. `checkId`: of the underlying answer. */
export type Doubted = Readonly<{
  accountId: string;
  vatNumber: string | null;
  country: string | null;
  doubts: readonly Doubt[];
  nameMatch: Match | null;
  addressMatch: Match | null;
  checkId: string | null;
  claim: string;
}>;

/** Reviews of doubts by operators. */
export interface ReviewBook {
  /** One review per account and claim. @returns its state */
  open(doubted: Doubted): Promise<ReviewState>;
  /** Last decision on the number; null: none. */
  last(accountId: string, vatNumber: string): Promise<'accepted' | 'rejected' | null>;
  /** Closes the account's open reviews of other claims. */
  outdate(accountId: string, claim: string): Promise<void>;
}

export interface VatRecords {
  /** null if the account does not exist. */
  buyer(accountId: string): Promise<Buyer | null>;
  /** @param accountId for which VIES was queried */
  keep(accountId: string, answer: CachedAnswer): Promise<void>;
  /** Last answer since then; null: none. */
  latest(number: string, since: Date): Promise<CachedAnswer | null>;
  /** Does nothing if the account's number has changed. */
  setStatus(told: DeclaredNumber, finding: NumberFinding): Promise<void>;
  /** Stores name comparison and review state. */
  setEvidence(told: DeclaredNumber, finding: NumberFinding): Promise<void>;
  /** Schedules a recheck within that many seconds. */
  wait(told: DeclaredNumber, now: Date, seconds: number): Promise<void>;
  /**
   * Claims a due recheck and schedules the next one, in case the worker dies.
   * @param pauseAfter in seconds
   */
  claim(pauseAfter: (attempts: number) => number): Promise<DueRecheck | null>;
  /** Schedules missing rechecks for waiting orders. */
  adopt(now: Date): Promise<void>;
  /** Ends the recheck; notifies the owner if the number is valid. */
  conclude(told: DeclaredNumber, finding: NumberFinding): Promise<void>;
}
