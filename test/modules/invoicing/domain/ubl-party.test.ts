import { expect, test } from '@jest/globals';
import { ublBuyer, ublSeller } from '../../../../src/modules/invoicing/domain/ubl-party.js';
import { anInvoice } from '../../../fakes/plain-invoice.js';

const { seller, buyer } = anInvoice();
const ALL = { country: 'ee', countries: new Set(['ee', 'de', 'gr', 'xk', 'ic', 'ea', 'us']) };
const NOTHING = {
  address: null,
  country: null,
  registrationCode: null,
  vatNumber: null,
  email: null,
};

const scheme = (number: string, id: string) => ({
  'cac:PartyTaxScheme': { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': id } },
});

const PLACE = {
  'cbc:EndpointID': { '@schemeID': 'EM', '#': 'billing@seller.test' },
  'cac:PostalAddress': {
    'cbc:StreetName': 'Müüja 1, 10111 Tallinn',
    'cac:Country': { 'cbc:IdentificationCode': 'EE' },
  },
};
const LEGAL = {
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': 'Seller OÜ', 'cbc:CompanyID': '10000000' },
  'cac:Contact': { 'cbc:ElectronicMail': 'billing@seller.test' },
};

test.each([
  { notSubject: false, id: 'VAT' },
  { notSubject: true, id: 'TAX' },
])('a seller whose sale is not subject to VAT ($notSubject) has a number of $id', (row) => {
  const party = ublSeller(seller, ALL, row.notSubject);
  expect(party).toEqual({ ...PLACE, ...scheme('EE100000000', row.id), ...LEGAL });
  expect(Object.keys(party)).toEqual([
    'cbc:EndpointID',
    'cac:PostalAddress',
    'cac:PartyTaxScheme',
    'cac:PartyLegalEntity',
    'cac:Contact',
  ]);
});

test('a buyer has a VAT number unless the sale is not subject to VAT', () => {
  const party = {
    'cbc:EndpointID': { '@schemeID': 'EM', '#': 'buyer@example.test' },
    'cac:PostalAddress': {
      'cbc:StreetName': 'Käuferweg 2, 10115 Berlin',
      'cac:Country': { 'cbc:IdentificationCode': 'DE' },
    },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': 'Buyer GmbH & Söhne',
      'cbc:CompanyID': 'HRB 1',
    },
  };
  expect(ublBuyer(buyer, ALL, false)).toEqual({ ...party, ...scheme('DE136695976', 'VAT') });
  expect(ublBuyer(buyer, ALL, true)).toEqual(party);
});

test('without details a party has its name and the country of the seller', () => {
  const party = {
    'cac:PostalAddress': { 'cac:Country': { 'cbc:IdentificationCode': 'EE' } },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': 'x' },
  };
  expect(ublBuyer({ ...NOTHING, name: 'x' }, ALL, false)).toEqual(party);
  expect(ublSeller({ ...NOTHING, name: 'x', iban: null }, ALL, false)).toEqual(party);
});

test.each([
  { country: 'de', code: 'DE' },
  { country: 'zz', code: 'EE' },
  { country: 'xk', code: '1A' },
  { country: 'ic', code: 'ES' },
  { country: 'ea', code: 'ES' },
])('the country $country is written $code', ({ country, code }) => {
  expect(ublBuyer({ ...NOTHING, name: 'x', country }, ALL, false)).toMatchObject({
    'cac:PostalAddress': { 'cac:Country': { 'cbc:IdentificationCode': code } },
  });
});

test('an address of several lines is one text', () => {
  const address = 'Street 1 \r\n 10111\nTallinn\n\nEstonia';
  expect(ublBuyer({ ...NOTHING, name: 'x', address }, ALL, false)).toMatchObject({
    'cac:PostalAddress': { 'cbc:StreetName': 'Street 1, 10111, Tallinn, Estonia' },
  });
});

test.each([
  { vatNumber: 'el 123.456-789', number: 'EL123456789' },
  { vatNumber: 'US123456789', number: 'US123456789' },
  { vatNumber: 'CH123456789', number: null },
  { vatNumber: '123456789', number: null },
])('the VAT number $vatNumber is written $number', ({ vatNumber, number }) => {
  const party = ublBuyer({ ...NOTHING, name: 'x', vatNumber }, ALL, false);
  expect(party['cac:PartyTaxScheme']).toEqual(
    number === null ? undefined : scheme(number, 'VAT')['cac:PartyTaxScheme'],
  );
});
