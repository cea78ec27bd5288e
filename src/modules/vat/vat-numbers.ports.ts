/** What the checking of VAT numbers needs from outside. */
import type { Match, Trader } from './domain/name-match.js';
import type { Doubt, ReviewState } from './domain/vat-doubt.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import type { UnionNumber } from './domain/vat-number.js';

/**
 * What the exchange says. `consultation`: its number of this question; null where it gave none.
 * `requester`: our own number as it was sent. `trader`: whom it names. `reason`: its word for its silence, or ours.
 */
export type ExchangeAnswer =
  | Readonly<{
      result: 'valid' | 'invalid';
      consultation: string | null;
      requester: string | null;
      trader: Trader;
    }>
  | Readonly<{ result: 'unavailable'; reason: string }>;

/** `request`: somebody waits for the answer. `background`: nobody does. */
export type Patience = 'request' | 'background';

/** The Union's VAT information exchange. */
export interface VatExchange {
  /**
   * Never fails: silence is an answer.
   * @param name of the customer, which some states compare instead of telling theirs; null: none is sent
   */
  ask(number: UnionNumber, patience: Patience, name: string | null): Promise<ExchangeAnswer>;
}

export interface NumberForm {
  /** Whether the text can be a number of that country at all; says nothing of whether it was given out. */
  isPossible(number: UnionNumber): boolean;
}

/** Whom an answer names. */
export type TraderAnswer = Trader & Readonly<{ isValid: boolean }>;

/** An answer that ends the question. `number`: in the exchange's spelling. */
export type CachedAnswer = Readonly<{
  id: string;
  number: string;
  isValid: boolean;
  requester: string | null;
  consultation: string | null;
  trader: Trader;
  at: Date;
}>;

/** What an account has told of itself beside its number. `country`: lower case. */
export type Buyer = Readonly<{ name: string; country: string | null; address: string | null }>;

/** A number as an account has told it. */
export type DeclaredNumber = Readonly<{ accountId: string; vatNumber: string }>;

/** A number that waits for an answer, taken by this worker. `attempts`: this one included. */
export type DueRecheck = DeclaredNumber & Readonly<{ since: Date; attempts: number }>;

/** `vatNumber`: in capitals. `claim`: the same for the same doubts. `checkId`: of the answer that they rest on. */
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

/** What an operator is asked about. */
export interface ReviewBook {
  /** There is one for each claim of an account. @returns what was found of it */
  open(doubted: Doubted): Promise<ReviewState>;
  /** What was found last of that number, whatever was doubted; null: nothing was decided. */
  last(accountId: string, vatNumber: string): Promise<'accepted' | 'rejected' | null>;
  /** Ends the account's open reviews, but for this claim: it has told something else. */
  outdate(accountId: string, claim: string): Promise<void>;
}

export interface VatRecords {
  /** null where there is no such account. */
  buyer(accountId: string): Promise<Buyer | null>;
  /** @param accountId for whom it was asked */
  keep(accountId: string, answer: CachedAnswer): Promise<void>;
  /** The last answer about that number; null where there is none since then. */
  latest(number: string, since: Date): Promise<CachedAnswer | null>;
  /** What is known of the account's own number; a number that it no longer has changes nothing. */
  setStatus(told: DeclaredNumber, finding: NumberFinding): Promise<void>;
  /** How the number's name compares with the account's, and what was found of the doubts. */
  setEvidence(told: DeclaredNumber, finding: NumberFinding): Promise<void>;
  /** Has the number asked about again, after so many seconds at the latest. */
  wait(told: DeclaredNumber, now: Date, seconds: number): Promise<void>;
  /** Takes one that is due and sets its next time, so that a worker that dies loses nothing. @param pauseAfter in seconds */
  claim(pauseAfter: (attempts: number) => number): Promise<DueRecheck | null>;
  /** Numbers of orders that wait although nobody waits for them. */
  adopt(now: Date): Promise<void>;
  /** Ends the waiting; where the number turned out valid its owner is reported. */
  conclude(told: DeclaredNumber, finding: NumberFinding): Promise<void>;
}
