import { expect, test } from '@jest/globals';
import { changeBilling } from '../../../../src/modules/accounts/domain/account.js';
import { changedMembers } from '../../../../src/shared/changed-text.js';
import { ACCOUNT_STATES, admitsKeys } from '../../../../src/shared/account-state.js';

const STORED = {
  vatNumber: 'EE1',
  country: 'ee',
  address: 'Tänav 1',
  registrationCode: '1',
} as const;

test.each([
  { given: undefined, left: 'EE1', what: 'an omitted member' },
  { given: null, left: 'EE1', what: 'a null member' },
  { given: '', left: null, what: 'an empty text' },
  { given: '  ', left: null, what: 'a text of spaces' },
  { given: ' EE2 ', left: 'EE2', what: 'a new text' },
])('$what stores $left', ({ given, left }) => {
  expect(changeBilling(STORED, { vatNumber: given })).toEqual({ ...STORED, vatNumber: left });
});

test('all details can be changed at once', () => {
  const changes = { vatNumber: 'FI2', country: 'fi', address: 'Katu 2', registrationCode: '2' };
  expect(changeBilling(STORED, changes)).toEqual(changes);
});

test('keys work only in accounts that await payment or are live', () => {
  expect(ACCOUNT_STATES.filter(admitsKeys)).toEqual(['awaiting_payment', 'live']);
});

test.each([
  { change: {}, fields: [] },
  { change: { address: 'Tänav 2' }, fields: ['address'] },
  { change: { vatNumber: null, country: 'fi' }, fields: ['vatNumber', 'country'] },
] as const)('the change $change is one of $fields', ({ change, fields }) => {
  expect(changedMembers(STORED, { ...STORED, ...change })).toEqual(fields);
});
