import { expect, test } from '@jest/globals';
import {
  spellBuyer,
  spellSeller,
} from '../../../../src/modules/invoicing/domain/invoice-parties.js';
import { anInvoice } from '../../../fakes/plain-invoice.js';

const { seller, buyer } = anInvoice();

const WORDS: Readonly<Record<string, string>> = {
  'documents:invoice.registration_code': 'Code',
  'documents:invoice.vat_number': 'VAT',
};
const localize = (key: string): string => WORDS[key] ?? '?';

const NOTHING = {
  address: null,
  country: null,
  registrationCode: null,
  vatNumber: null,
  email: null,
};

test('a buyer has an address, a country and labelled numbers, but no email', () => {
  expect(spellBuyer(buyer, 'en', localize)).toEqual({
    name: 'Buyer GmbH & Söhne',
    lines: ['Käuferweg 2, 10115 Berlin', 'Germany', 'Code: HRB 1', 'VAT: DE136695976'],
  });
});

test('a seller also has an email and the account number in groups of four', () => {
  expect(spellSeller(seller, 'de', localize)).toEqual({
    name: 'Seller OÜ',
    lines: [
      'Müüja 1, 10111 Tallinn',
      'Estland',
      'Code: 10000000',
      'VAT: EE100000000',
      'IBAN: EE38\u00a02200\u00a02210\u00a02014\u00a05685',
      'billing@seller.test',
    ],
  });
});

test('French puts a space before the colon', () => {
  const { lines } = spellBuyer({ ...NOTHING, name: 'x', vatNumber: 'FR1' }, 'fr', localize);
  expect(lines).toEqual(['VAT\u00a0: FR1']);
});

test('missing details have no line', () => {
  expect(spellBuyer({ ...NOTHING, name: 'x' }, 'en', localize)).toEqual({ name: 'x', lines: [] });
  const nameless = { ...NOTHING, name: 'x', iban: null };
  expect(spellSeller(nameless, 'en', localize)).toEqual({ name: 'x', lines: [] });
});

test.each([
  { iban: 'EE38', text: 'EE38' },
  { iban: 'EE382', text: 'EE38\u00a02' },
])('the account $iban is written $text', ({ iban, text }) => {
  const { lines } = spellSeller({ ...NOTHING, name: 'x', iban }, 'en', localize);
  expect(lines).toEqual([`IBAN: ${text}`]);
});

test('a country without a name is written as its code', () => {
  expect(spellBuyer({ ...NOTHING, name: 'x', country: 'qq' }, 'en', localize).lines).toEqual([
    'QQ',
  ]);
});
