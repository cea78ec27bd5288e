/**
 * VAT on what the service sells. Money is whole cents. Source, D-108.
 * Numbers come from `kb/billing/vat.yaml`.
 */
import { isMemberState } from '../../../shared/country.js';
import { numberCountry } from './vat-number.js';
import { isOutside, isWithinUnion, placeOf, type PlaceKnowledge } from './vat-place.js';
import { standardPercent, type RateTable } from './vat-rate.js';

/** `sellerCountry`: lower case. `legalForms`: words that say nothing of who a company is, such as GmbH. */
export type VatKnowledge = RateTable &
  PlaceKnowledge &
  Readonly<{ sellerCountry: string; legalForms: readonly string[] }>;

/** What the VAT information exchange says of a number. */
export type NumberCheck = 'not_asked' | 'valid' | 'invalid' | 'unavailable';

/** What the customer has told of itself. `country`: lower case. Each null where it has told nothing. */
export type DeclaredCustomer = Readonly<{ country: string | null; vatNumber: string | null }>;

/** `isRefused`: the number is not proven to be this customer's, so it does not count (D-109). */
export type VatCustomer = DeclaredCustomer & Readonly<{ check: NumberCheck; isRefused?: boolean }>;

/** `irrelevant`: the rate is the same whatever the number is worth. */
export type VatStatus = 'irrelevant' | 'unchecked' | 'valid' | 'invalid' | 'unavailable';

/** Why the rate is what it is: our own VAT, the buyer's to account for, or a sale to outside the Union. */
export const VAT_KINDS = ['standard', 'reverse_charge', 'export'] as const;
export type VatKind = (typeof VAT_KINDS)[number];

export type VatTreatment = Readonly<{ percent: number; status: VatStatus; kind: VatKind }>;

const STATUS_OF: Readonly<Record<NumberCheck, VatStatus>> = {
  not_asked: 'unchecked',
  valid: 'valid',
  invalid: 'invalid',
  unavailable: 'unavailable',
};

/**
 * Whether VAT can hang on the number: it is of a member state and not of the seller's, and the customer is neither
 * established in the seller's country nor in a territory outside of the state that gave the number out.
 */
export function numberMatters(told: DeclaredCustomer, vat: VatKnowledge): boolean {
  const ofNumber = numberCountry(told.vatNumber);
  if (ofNumber === null || !isMemberState(ofNumber) || ofNumber === vat.sellerCountry) return false;
  const { state, isOutside } = placeOf(told.country, vat);
  return isOutside ? state !== ofNumber : state !== vat.sellerCountry;
}

/** A number of another member state than the one in which the billing country is for VAT. */
export function isOfOtherState(
  { country, vatNumber }: DeclaredCustomer,
  vat: VatKnowledge,
): boolean {
  const ofNumber = numberCountry(vatNumber);
  if (country === null || ofNumber === null || !isMemberState(ofNumber)) return false;
  return ofNumber !== placeOf(country, vat).state;
}

/** A text that no country gave out as a number, told by a customer in the Union. */
export const isNoNumber = ({ country, vatNumber }: DeclaredCustomer, vat: VatKnowledge): boolean =>
  vatNumber !== null && numberCountry(vatNumber) === null && isWithinUnion(country, vat);

function statusOf(customer: VatCustomer, vat: VatKnowledge): VatStatus {
  if (numberMatters(customer, vat)) {
    return customer.isRefused === true ? 'irrelevant' : STATUS_OF[customer.check];
  }
  const isForeign = placeOf(customer.country, vat).state !== vat.sellerCountry;
  return isNoNumber(customer, vat) && isForeign ? 'invalid' : 'irrelevant';
}

const isExport = ({ country, vatNumber }: DeclaredCustomer, vat: VatKnowledge): boolean =>
  isOutside(country ?? numberCountry(vatNumber), vat);

/** Whether a valid number would make the sale cheaper. */
export const rateHangsOnNumber = (customer: DeclaredCustomer, vat: VatKnowledge): boolean =>
  numberMatters(customer, vat) && !isExport(customer, vat);

/**
 * Without a number that is known to be valid the customer pays our VAT, unless it is outside the Union:
 * a number of the right form alone proves nothing.
 *
 * @param at the moment that decides the rate
 */
export function vatTreatment(customer: VatCustomer, vat: VatKnowledge, at: Date): VatTreatment {
  const status = statusOf(customer, vat);
  if (status === 'valid') return { percent: 0, status, kind: 'reverse_charge' };
  return isExport(customer, vat)
    ? { percent: 0, status, kind: 'export' }
    : { percent: standardPercent(vat, at), status, kind: 'standard' };
}

const HUNDREDTHS = 100;
const WHOLE = 10_000;

/** VAT of a net sum, rounded half up to a whole cent: in whole numbers, so that no rate is off by a hair. */
export function vatOf(netCents: number, percent: number): number {
  const hundredths = Math.round(percent * HUNDREDTHS);
  return Math.floor((netCents * hundredths + WHOLE / 2) / WHOLE);
}

/** Net, VAT and what is to be paid. @param at the moment that decides the rate */
export function chargeVat(netCents: number, customer: VatCustomer, vat: VatKnowledge, at: Date) {
  const { percent, status } = vatTreatment(customer, vat, at);
  const vatCents = vatOf(netCents, percent);
  const totalCents = netCents + vatCents;
  return { netCents, vatPercent: percent, vatCents, totalCents, vatStatus: status };
}
