/** VIES, and what is stored of its answers, reviews and rechecks. */
import type { TraderMatch, Trader } from './domain/name-match.js';
import type { Doubt } from './domain/vat-doubt.js';
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
  nameMatch: TraderMatch | null;
  addressMatch: TraderMatch | null;
  checkId: string | null;
  claim: string;
}>;
