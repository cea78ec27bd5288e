import { expect, test } from '@jest/globals';
import { changeBilling, changedFields } from '../../../../src/modules/accounts/domain/account.js';
import { ACCOUNT_STATES, admitsKeys } from '../../../../src/shared/account-state.js';

const STORED = {
  vatNumber: 'EE1',
  country: 'ee',
  address: 'Tänav 1',
  registrationCode: '1',
} as const;

test.each([
  { given: undefined, left: 'EE1', what: 'what is omitted' },
  { given: null, left: 'EE1', what: 'what is null' },
  { given: '', left: null, what: 'an empty text' },
  { given: '  ', left: null, what: 'a text of spaces' },
  { given: ' EE2 ', left: 'EE2', what: 'a new text' },
])('$what leaves $left stored', ({ given, left }) => {
  expect(changeBilling(STORED, { vatNumber: given })).toEqual({ ...STORED, vatNumber: left });
});

test('all details change at once', () => {
  const wanted = { vatNumber: 'FI2', country: 'fi', address: 'Katu 2', registrationCode: '2' };
  expect(changeBilling(STORED, wanted)).toEqual(wanted);
});

test('keys work in accounts that await payment or are live, and in no others', () => {
  expect(ACCOUNT_STATES.filter(admitsKeys)).toEqual(['awaiting_payment', 'live']);
});

test.each([
  { change: {}, fields: [] },
  { change: { address: 'Tänav 2' }, fields: ['address'] },
  { change: { vatNumber: null, country: 'fi' }, fields: ['vatNumber', 'country'] },
] as const)('the change $change is one of $fields', ({ change, fields }) => {
  expect(changedFields(STORED, { ...STORED, ...change })).toEqual(fields);
});
