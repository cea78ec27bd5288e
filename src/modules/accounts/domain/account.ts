/** Accounts, and what a client tells of its company. Source. */
import type { Match } from '../../vat/domain/name-match.js';
import type { ReviewState } from '../../vat/domain/vat-doubt.js';
import type { Role } from '../../../shared/caller.js';
import type { LicenceKey } from '../../catalogue/domain/catalogue.js';
import type { Language } from '../../../shared/language.js';

/** `suspended` and `closed` come from an operator alone; on the wire there are only the first two. */
export const ACCOUNT_STATES = ['awaiting_payment', 'live', 'suspended', 'closed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Keys work while the first payment is awaited (the sandbox key) and when live. */
export const admitsKeys = (state: AccountState): boolean =>
  state === 'awaiting_payment' || state === 'live';

/** Lower-case country; each null where the client has told nothing. */
export type BillingDetails = Readonly<{
  vatNumber: string | null;
  country: string | null;
  address: string | null;
  registrationCode: string | null;
}>;

/** What the VAT information exchange said of the number that is stored now. */
export type NumberStatus = 'unchecked' | 'valid' | 'invalid' | 'unavailable';

/**
 * `checkedAt`: when the answer came, or the last try where there was none; null while it is unchecked. `nameMatch`: how
 * the name that came with it compares; null: none came. `review`: what an operator found; null: nothing is reviewed.
 */
export type CheckedNumber = Readonly<{
  status: NumberStatus;
  checkedAt: Date | null;
  nameMatch: Match | null;
  review: ReviewState | null;
}>;

/** Omitted or null keeps what is stored, an empty text clears it. */
export type BillingChange = Readonly<{
  [Name in keyof BillingDetails]?: string | null | undefined;
}>;

/** What signup tells. `language`: of mails; null: not told. */
export type Applicant = Readonly<{
  name: string;
  email: string;
  role: Role;
  country: string | null;
  vatNumber: string | null;
  website: string | null;
  licence: LicenceKey;
  language: Language | null;
}>;

/** The stored details with the change applied. */
export const changeBilling = (stored: BillingDetails, change: BillingChange): BillingDetails => ({
  vatNumber: changeText(stored.vatNumber, change.vatNumber),
  country: changeText(stored.country, change.country),
  address: changeText(stored.address, change.address),
  registrationCode: changeText(stored.registrationCode, change.registrationCode),
});

/** Names of the details that differ. */
export const changedFields = (before: BillingDetails, after: BillingDetails): string[] =>
  (Object.keys(before) as (keyof BillingDetails)[]).filter((name) => before[name] !== after[name]); // its own members

function changeText(stored: string | null, given: string | null | undefined): string | null {
  if (given === null || given === undefined) return stored;
  const text = given.trim();
  return text === '' ? null : text;
}
