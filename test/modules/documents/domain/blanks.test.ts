/** Places that the client would have to fill in. */
import { expect, test } from '@jest/globals';
import { blanksOf } from '../../../../src/modules/documents/domain/blanks.js';

const WORDS = {
  word_blank: '[…]',
  word_prepared_for: 'Prepared for',
  word_registration_code: 'Registration code',
  word_country: 'Country',
  word_owner: 'Owner',
};

test('each field of the cover that is empty is a blank with its label', () => {
  const cover = { organisation_name: '', organisation_code: '', country_code: '', owner: '' };
  expect(blanksOf({ ...WORDS, ...cover })).toEqual([
    { place: 'Prepared for', text: '' },
    { place: 'Registration code', text: '' },
    { place: 'Country', text: '' },
    { place: 'Owner', text: '' },
  ]);
});

test('a filled field, and an empty one that the reader need not complete, are no blanks', () => {
  expect(blanksOf({ ...WORDS, owner: 'Mari', subtitle: '' })).toEqual([]);
});

test('an empty cell of a column that the reader completes is named by column and row', () => {
  const tags = {
    ...WORDS,
    column_holder: 'Holder',
    roles_rows: [
      { role: 'Board', holder: '', task: '' },
      { role: '', holder: '', task: 'decides' },
      { role: '[…]', holder: '' },
    ],
  };
  expect(blanksOf(tags)).toEqual([
    { place: 'Holder', text: 'Board' },
    { place: 'Holder', text: 'decides' },
    { place: '', text: '' },
    { place: 'Holder', text: '' },
  ]);
});

test('a row within a row does not name it', () => {
  const tags = {
    ...WORDS,
    column_holder: 'Holder',
    roles_rows: [{ tasks: [], role: 'Board', holder: '' }],
  };
  expect(blanksOf(tags)).toEqual([{ place: 'Holder', text: 'Board' }]);
});

test('each blank within a clause counts, and is named by its section and sentence', () => {
  const text = 'The head […] reports to […].';
  const tags = { ...WORDS, purpose_title: 'Purpose', purpose_clauses: [{ text, source: '' }] };
  const blank = { place: 'Purpose', text };
  expect(blanksOf(tags)).toEqual([blank, blank]);
});

test('rows within rows are searched', () => {
  const tags = {
    ...WORDS,
    column_value: 'Value',
    details_rows: [{ rows: [{ field: 'Name', value: '' }] }],
  };
  expect(blanksOf(tags)).toEqual([{ place: 'Value', text: 'Name' }]);
});

test('a field without a label, and words that are rows, leave the place empty', () => {
  expect(blanksOf({ ...WORDS, subtitle: 'for […]' })).toEqual([{ place: '', text: '' }]);
  expect(blanksOf({ ...WORDS, word_owner: [], owner: '' })).toEqual([{ place: '', text: '' }]);
});

test('the words of the template are no blanks', () => {
  expect(blanksOf({ ...WORDS, word_sign_hint: '' })).toEqual([]);
});
