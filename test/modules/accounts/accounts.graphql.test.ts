import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { SignupArgs, toApplicant } from '../../../src/modules/accounts/accounts.graphql.js';
import {
  BillingDetailsArgs,
  toBillingChange,
} from '../../../src/modules/accounts/billing-details.graphql.js';

const ARGS = {
  nimi: ' Büroo ',
  email: ' mari@büroo.ee ',
  roll: 'client',
  litsents: 'professional',
} as const;

const read = (more: Partial<SignupArgs>) =>
  toApplicant(Object.assign(new SignupArgs(), ARGS, more));

test('a sign-up is trimmed and its country normalised', () => {
  expect(read({ riik: 'EL', kmkr: ' ', veebileht: null })).toEqual({
    name: 'Büroo',
    email: 'mari@büroo.ee',
    role: 'client',
    country: 'gr',
    vatNumber: null,
    website: null,
    licence: 'professional',
    language: null,
  });
});

test.each([
  ['SV', 'sv'],
  ['xx', null],
  ['', null],
])('emails use the language of the sign-up: %s', (keel, language) => {
  expect(read({ keel }).language).toBe(language);
});

test('every error of a sign-up is reported at once', () => {
  expect(() => read({ nimi: ' x ', email: 'mari' })).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      details: [
        { field: 'nimi', type: 'string_too_short', params: { min_length: 2 } },
        { field: 'email', type: 'email' },
      ],
    }),
  );
});

test.each([
  { args: {}, country: null },
  { args: { arveldus_riik: null }, country: null },
  { args: { arveldus_riik: '' }, country: '' },
  { args: { arveldus_riik: 'FI' }, country: 'fi' },
])('billing details $args select the country $country', ({ args, country }) => {
  expect(toBillingChange(Object.assign(new BillingDetailsArgs(), args)).country).toBe(country);
});
