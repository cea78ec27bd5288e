/**
 * VAT on the service's sales. Money is whole cents. Values: `kb/billing/vat.yaml`. Source,
 * D-108.
 */
import { isMemberState } from '../../../shared/country.js';
import { numberCountry } from './vat-number.js';
import { isOutside, isWithinUnion, placeOf, type PlaceKnowledge } from './vat-place.js';
import { standardPercent, type RateTable } from './vat-rate.js';

/** `sellerCountry`: lower case. `legalForms`: ignored in names, such as GmbH. */
export type VatKnowledge = RateTable &
  PlaceKnowledge &
  Readonly<{ sellerCountry: string; legalForms: readonly string[] }>;

/** Answer of VIES about a number. */
export type NumberCheck = 'not_asked' | 'valid' | 'invalid' | 'unavailable';

/** Declared details. `country`: lower case. Null: not given. */
export type DeclaredCustomer = Readonly<{ country: string | null; vatNumber: string | null }>;

/** `isRefused`: not proven to be this customer's number, so it does not count (D-109). */
export type VatCustomer = DeclaredCustomer & Readonly<{ check: NumberCheck; isRefused?: boolean }>;

/** `irrelevant`: the rate does not depend on the number. */
export const VAT_STATUSES = ['irrelevant', 'unchecked', 'valid', 'invalid', 'unavailable'] as const;
export type VatStatus = (typeof VAT_STATUSES)[number];

/** Seller's VAT, reverse charge to the buyer, or a sale outside the Union. */
export const VAT_KINDS = ['standard', 'reverse_charge', 'export'] as const;
export type VatKind = (typeof VAT_KINDS)[number];

export type VatTreatment = Readonly<{ percent: number; status: VatStatus; kind: VatKind }>;

export const STATUS_OF = {
  not_asked: 'unchecked',
  valid: 'valid',
  invalid: 'invalid',
  unavailable: 'unavailable',
} as const satisfies Readonly<Record<NumberCheck, VatStatus>>;

/**
 * Whether the number can decide VAT: of another member state than the seller's, and the customer neither in the
 * seller's country nor in a territory of the issuing state outside the VAT territory.
 */
export function numberMatters(declared: DeclaredCustomer, vat: VatKnowledge): boolean {
  const ofNumber = numberCountry(declared.vatNumber);
  if (ofNumber === null || !isMemberState(ofNumber) || ofNumber === vat.sellerCountry) return false;
  const { state, isOutside } = placeOf(declared.country, vat);
  return isOutside ? state !== ofNumber : state !== vat.sellerCountry;
}

/** Whether number and billing country belong to different states for VAT. */
export function isOfOtherState(
  { country, vatNumber }: DeclaredCustomer,
  vat: VatKnowledge,
): boolean {
  const ofNumber = numberCountry(vatNumber);
  if (country === null || ofNumber === null || !isMemberState(ofNumber)) return false;
  return ofNumber !== placeOf(country, vat).state;
}

/** Not a VAT number by its form, given by a customer in the Union. */
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

/** Whether a valid number would reduce the price. */
export const rateHangsOnNumber = (customer: DeclaredCustomer, vat: VatKnowledge): boolean =>
  numberMatters(customer, vat) && !isExport(customer, vat);

/**
 * Seller's VAT, unless the number is known to be valid or the customer is outside the Union.
 * @param at the time that decides the rate
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

/** Rounded half up to a whole cent, in integer arithmetic. */
export function vatOf(netCents: number, percent: number): number {
  const hundredths = Math.round(percent * HUNDREDTHS);
  return Math.floor((netCents * hundredths + WHOLE / 2) / WHOLE);
}

/** @param at the time that decides the rate */
export function chargeVat(netCents: number, customer: VatCustomer, vat: VatKnowledge, at: Date) {
  const { percent, status } = vatTreatment(customer, vat, at);
  const vatCents = vatOf(netCents, percent);
  const totalCents = netCents + vatCents;
  return { netCents, vatPercent: percent, vatCents, totalCents, vatStatus: status };
}
