/** Printed seller and buyer. Missing values have no label. */
import { withColon } from '../../../shared/colon.js';
import type { Language } from '../../../shared/language.js';
import type { Seller } from './invoice.js';
import type { Party } from '../../../shared/party.js';

type Localize = (key: string) => string;

type Spelt = Readonly<{ name: string; lines: readonly string[] }>;

const alone = (text: string | null): readonly string[] => (text === null ? [] : [text]);

const labelled = (label: string, text: string | null, language: Language): readonly string[] =>
  text === null ? [] : [withColon(label, text, language)];

/** The code itself if it is not a known country. */
export function countryName(country: string | null, language: Language): string | null {
  if (country === null) return null;
  const code = country.toUpperCase();
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

const partyLines = (party: Party, language: Language, localize: Localize): readonly string[] => [
  ...alone(party.address),
  ...alone(countryName(party.country, language)),
  ...labelled(localize('documents:invoice.registration_code'), party.registrationCode, language),
  ...labelled(localize('documents:invoice.vat_number'), party.vatNumber, language),
];

/** In groups of four (ISO 13616). */
const spellIban = (iban: string | null): string | null =>
  iban === null ? null : iban.replaceAll(/.{4}(?=.)/g, '$&\u00a0');

export const spellBuyer = (buyer: Party, language: Language, localize: Localize): Spelt => ({
  name: buyer.name,
  lines: partyLines(buyer, language, localize),
});

export const spellSeller = (seller: Seller, language: Language, localize: Localize): Spelt => ({
  name: seller.name,
  lines: [
    ...partyLines(seller, language, localize),
    ...labelled('IBAN', spellIban(seller.iban), language),
    ...alone(seller.email),
  ],
});
