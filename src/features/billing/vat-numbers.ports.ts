/** What the checking of VAT numbers needs from outside. */
import type { NumberFinding } from '../../core/billing/vat-evidence.js';
import type { UnionNumber } from '../../core/billing/vat-number.js';

/**
 * What the exchange says. `consultation`: its number of this question; null where it gave none.
 * `requester`: our own number as it was sent. `reason`: its word for its silence, or ours.
 */
export type ExchangeAnswer =
  | Readonly<{ result: 'valid' | 'invalid'; consultation: string | null; requester: string | null }>
  | Readonly<{ result: 'unavailable'; reason: string }>;

/** `request`: somebody waits for the answer. `background`: nobody does. */
export type Patience = 'request' | 'background';

/** The Union's VAT information exchange. */
export interface VatExchange {
  /** Never fails: silence is an answer. */
  ask(number: UnionNumber, patience: Patience): Promise<ExchangeAnswer>;
}

export interface NumberForm {
  /** Whether the text can be a number of that country at all; says nothing of whether it was given out. */
  isPossible(number: UnionNumber): boolean;
}

/** An answer that ends the question. `number`: in the exchange's spelling. */
export type KeptAnswer = Readonly<{
  id: string;
  number: string;
  isValid: boolean;
  requester: string | null;
  consultation: string | null;
  at: Date;
}>;

/** A number as an account has told it. */
export type ToldNumber = Readonly<{ accountId: string; vatNumber: string }>;

/** A number that waits for an answer, taken by this worker. `attempts`: this one included. */
export type DueRecheck = ToldNumber & Readonly<{ since: Date; attempts: number }>;

export interface VatBook {
  keep(answer: KeptAnswer): Promise<void>;
  /** The last answer about that number; null where there is none since then. */
  latest(number: string, since: Date): Promise<KeptAnswer | null>;
  /** What is known of the account's own number; a number that it no longer has changes nothing. */
  setStatus(told: ToldNumber, finding: NumberFinding): Promise<void>;
  /** Has the number asked about again, after so many seconds at the latest. */
  wait(told: ToldNumber, now: Date, seconds: number): Promise<void>;
  /** Takes one that is due and sets its next time, so that a worker that dies loses nothing. @param pauseAfter in seconds */
  claim(pauseAfter: (attempts: number) => number): Promise<DueRecheck | null>;
  /** Numbers of orders that wait although nobody waits for them. */
  adopt(now: Date): Promise<void>;
  /** Ends the waiting; where the number turned out valid its owner is told. */
  conclude(told: ToldNumber, finding: NumberFinding): Promise<void>;
}
