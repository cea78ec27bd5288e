/** Readings of codes in two small lists. */
import { expect, test } from '@jest/globals';
import { matchActivity } from '../../../../src/modules/scoping/domain/activity-match.js';
import type { ActivityKnowledge } from '../../../../src/modules/scoping/domain/activity-knowledge.js';
import { LAW } from './small-law.js';

const { activity } = LAW;

const read = (input: string, country: string | null = null, known: ActivityKnowledge = activity) =>
  matchActivity(known, input, country);

const reading = (
  version: '2.1' | '2.0',
  code: string,
  confirmed: string | null,
  hints: readonly string[] = [],
) => ({ code, version, title: activity.nace[version].titles[code] ?? null, confirmed, hints });

test.each([
  { input: '10', is: reading('2.1', '10', 'food'), doubt: null },
  { input: '10.1', is: reading('2.1', '10.1', 'food'), doubt: null },
  { input: '35', is: reading('2.1', '35', null, ['power']), doubt: null },
  { input: '20.11', is: reading('2.0', '20.11', 'gas', ['food']), doubt: 'other_version' },
])('without a country $input is $is', ({ input, is, doubt }) => {
  expect(read(input)).toEqual({ kind: 'read', reading: is, doubt });
});

test('a group has all links of its division if one of them is confirmed', () => {
  const { nace } = activity;
  const links = {
    '10': [
      { sector: 'food', strength: 'confirmed' },
      { sector: 'gas', strength: 'indicative' },
    ],
    '10.11': [{ sector: 'power', strength: 'confirmed' }],
  } as const;
  const known = { ...activity, nace: { ...nace, '2.1': { ...nace['2.1'], links } } };
  expect(read('10.1', null, known)).toMatchObject({
    reading: { confirmed: 'food', hints: ['gas'] },
  });
});

test.each(['35.11', '10.11'])('without a country %s has two readings', (code) => {
  expect(read(code)).toEqual({
    kind: 'ambiguous',
    code,
    readings: [
      reading('2.1', code, code === '35.11' ? 'power' : null),
      reading('2.0', code, code === '35.11' ? 'gas' : null),
    ],
  });
});

test('a code that both versions define alike is not ambiguous', () => {
  const known = { ...activity, ambiguous: [] };
  expect(read('10.11', null, known)).toMatchObject({ kind: 'read', doubt: null });
});

test.each([
  { input: '35.11', is: reading('2.1', '35.11', 'power'), doubt: 'mixed_version' },
  { input: '10.11', is: reading('2.1', '10.11', null), doubt: 'mixed_version' },
  { input: '10', is: reading('2.1', '10', 'food'), doubt: null },
  { input: '20.11', is: reading('2.0', '20.11', 'gas', ['food']), doubt: 'other_version' },
])('in a country whose registers use both versions $input has the doubt $doubt', (row) => {
  const { input, is, doubt } = row;
  expect(read(input, 'ee')).toEqual({ kind: 'read', reading: is, doubt });
});

test('in a country with one version no code is in doubt', () => {
  const ee = { current: '2.0', isMixed: false, maxDigits: 5 } as const;
  const known = { ...activity, countries: { ee } };
  expect(read('35.11', 'ee', known)).toEqual({
    kind: 'read',
    reading: reading('2.0', '35.11', 'gas'),
    doubt: null,
  });
});

test.each([
  { input: 'EMTAK 2008 35.11', is: reading('2.0', '35.11', 'gas') },
  { input: 'EMTAK 2025 35.11', is: reading('2.1', '35.11', 'power') },
])('the version named in $input is read', ({ input, is }) => {
  expect(read(input, 'ee')).toEqual({ kind: 'read', reading: is, doubt: null });
});

test.each([
  { input: 'EMTAK 2008 10', country: null },
  { input: '99.99', country: null },
  { input: '99.99', country: 'ee' },
  { input: '351111', country: 'ee' },
  { input: 'x', country: null },
])('$input of $country is unknown', ({ input, country }) => {
  expect(read(input, country)).toEqual({ kind: 'unknown', input });
});

test('an unknown country has the longest codes and no version', () => {
  expect(read('10111111', 'us')).toMatchObject({ kind: 'ambiguous', code: '10.11' });
});
