import { expect, test } from '@jest/globals';
import { invoiceLanguage } from '../../../../src/modules/invoicing/domain/invoice-language.js';

const OFFICIAL: Readonly<Record<string, readonly string[]>> = {
  de: ['de'],
  be: ['nl', 'fr', 'de'],
  lu: ['lb', 'fr', 'de'],
  mt: ['xx'],
};
const officialIn = (country: string) => OFFICIAL[country] ?? [];

test.each([
  { what: 'the language of the order', ordered: 'fi', country: 'de', language: 'fi' },
  { what: 'a language that is not offered', ordered: 'xx', country: 'de', language: 'de' },
  { what: 'no language', ordered: null, country: 'be', language: 'nl' },
  {
    what: 'the first official language that is offered',
    ordered: null,
    country: 'lu',
    language: 'fr',
  },
  { what: 'a member state without one', ordered: null, country: 'mt', language: 'en' },
  { what: 'a country outside the Union', ordered: null, country: 'us', language: 'en' },
  { what: 'neither', ordered: null, country: null, language: 'et' },
])('with $what the invoice is in $language', ({ ordered, country, language }) => {
  expect(invoiceLanguage({ ordered, country }, officialIn)).toBe(language);
});
