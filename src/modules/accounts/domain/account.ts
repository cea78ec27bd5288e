/** Accounts and their billing details. Source. */
import { changeText } from '../../../shared/changed-text.js';
import type { TraderMatch } from '../../vat/domain/name-match.js';
import type { ReviewState } from '../../vat/domain/vat-doubt.js';
import type { Role } from '../../../shared/caller.js';
import type { LicenceKey } from '../../catalogue/domain/catalogue.js';
import type { Language } from '../../../shared/language.js';

/** `country`: lower case. Null: not given. */
export type BillingDetails = Readonly<{
  vatNumber: string | null;
  country: string | null;
  address: string | null;
  registrationCode: string | null;
}>;

/** Answer of VIES about the stored number. */
export type NumberStatus = 'unchecked' | 'valid' | 'invalid' | 'unavailable';

/**
 * `checkedAt`: last answer or attempt; null: unchecked. `nameMatch`: null: VIES has not confirmed the number.
 * `review`: null: nothing to review.
 */
export type CheckedNumber = Readonly<{
  status: NumberStatus;
  checkedAt: Date | null;
  nameMatch: TraderMatch | null;
  review: ReviewState | null;
}>;

/** Omitted or null keeps the value, an empty text clears it. */
export type BillingChange = Readonly<{
  [Name in keyof BillingDetails]?: string | null | undefined;
}>;

/** `language`: of emails; null: not given. */
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

export const changeBilling = (stored: BillingDetails, change: BillingChange): BillingDetails => ({
  vatNumber: changeText(stored.vatNumber, change.vatNumber),
  country: changeText(stored.country, change.country),
  address: changeText(stored.address, change.address),
  registrationCode: changeText(stored.registrationCode, change.registrationCode),
});
