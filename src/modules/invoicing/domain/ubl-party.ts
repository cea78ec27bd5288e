/** Seller and buyer in UBL 2.1: BG-4 and BG-7 of EN 16931-1. */
import type { Seller } from './invoice.js';
import { compactNumber, numberCountry } from '../../vat/domain/vat-number.js';
import type { XmlTree } from './xml-tree.js';
import type { Party } from '../../../shared/party.js';

/**
 * `country`: the seller's, lower case; also for buyers without one, who pay VAT as there (BR-11 requires one).
 * `countries`: all codes, lower case.
 */
export type Countries = Readonly<{ country: string; countries: ReadonlySet<string> }>;

/** Codes that differ in the standard, or are reserved for parts of Spain. */
const COUNTRY_CODES: Readonly<Record<string, string>> = { xk: '1A', ic: 'ES', ea: 'ES' };

function countryCode(stated: string | null, { country, countries }: Countries): string {
  const known = stated !== null && countries.has(stated) ? stated : country;
  return COUNTRY_CODES[known] ?? known.toUpperCase();
}

const LINES = /\s*[\r\n]+\s*/g;

/** BG-5, BG-8. The address is one text. */
const address = ({ address, country }: Party, all: Countries): XmlTree => ({
  'cac:PostalAddress': {
    ...(address === null ? {} : { 'cbc:StreetName': address.replaceAll(LINES, ', ') }),
    'cac:Country': { 'cbc:IdentificationCode': countryCode(country, all) },
  },
});

/**
 * BT-31, BT-48. A number begins with its country (BR-CO-09); others are omitted.
 * @param scheme TAX: as BT-32, the seller's number where BT-31 is not allowed
 */
function vatNumber({ vatNumber }: Party, { countries }: Countries, scheme = 'VAT'): XmlTree {
  const country = numberCountry(vatNumber);
  if (vatNumber === null || country === null || !countries.has(country)) return {};
  const number = compactNumber(vatNumber);
  return {
    'cac:PartyTaxScheme': { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': scheme } },
  };
}

/** BT-27 and BT-30, BT-44 and BT-47. */
const legalEntity = ({ name, registrationCode }: Party): XmlTree => ({
  'cac:PartyLegalEntity': {
    'cbc:RegistrationName': name,
    ...(registrationCode === null ? {} : { 'cbc:CompanyID': registrationCode }),
  },
});

/** BT-34, BT-49: email, by the Commission's list of electronic address schemes. */
const endpoint = ({ email }: Party): XmlTree =>
  email === null ? {} : { 'cbc:EndpointID': { '@schemeID': 'EM', '#': email } };

/** @param notSubject the invoice is not subject to VAT and has no VAT numbers (BR-O-02) */
export const ublBuyer = (buyer: Party, all: Countries, notSubject: boolean): XmlTree => ({
  ...endpoint(buyer),
  ...address(buyer, all),
  ...(notSubject ? {} : vatNumber(buyer, all)),
  ...legalEntity(buyer),
});

/** Without register code and VAT number the seller is unidentified (BR-CO-26). */
export const ublSeller = (seller: Seller, all: Countries, notSubject: boolean): XmlTree => ({
  ...endpoint(seller),
  ...address(seller, all),
  ...vatNumber(seller, all, notSubject ? 'TAX' : 'VAT'),
  ...legalEntity(seller),
  ...(seller.email === null ? {} : { 'cac:Contact': { 'cbc:ElectronicMail': seller.email } }),
});
