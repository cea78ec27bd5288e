/** Seller and buyer as an invoice names them. What was not told leaves no label behind. */
import type { Language } from '../../../shared/language.js';
import type { Party, Seller } from './invoice.js';

type Localize = (key: string) => string;

type Spelt = Readonly<{ name: string; lines: readonly string[] }>;

const alone = (text: string | null): readonly string[] => (text === null ? [] : [text]);

/** French alone sets a space before the colon. */
const labelled = (label: string, text: string | null, language: Language): readonly string[] =>
  text === null ? [] : [`${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`];

/** In the language of the paper; the code itself where it names no country. */
function countryName(country: string | null, language: Language): string | null {
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

/** In groups of four, as on paper (ISO 13616). */
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
