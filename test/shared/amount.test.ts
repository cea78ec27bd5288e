import { expect, test } from '@jest/globals';
import { spellAmount, spellPercent } from '../../src/shared/amount.js';

test.each([
  { cents: 0, text: '0.00' },
  { cents: 5, text: '0.05' },
  { cents: 100, text: '1.00' },
  { cents: 122760, text: '1,227.60' },
  { cents: 123456789, text: '1,234,567.89' },
  { cents: -19500, text: '\u2212195.00' },
])('$cents cents are written $text in English', ({ cents, text }) => {
  expect(spellAmount(cents, 'en')).toBe(text);
});

test.each([
  { language: 'et', amount: '1\u00a0227,60', percent: '24\u00a0%' },
  { language: 'de', amount: '1.227,60', percent: '24\u00a0%' },
  { language: 'fr', amount: '1\u00a0227,60', percent: '24\u00a0%' },
  { language: 'es', amount: '1.227,60', percent: '24\u00a0%' },
  { language: 'pl', amount: '1\u00a0227,60', percent: '24\u00a0%' },
  { language: 'hu', amount: '1\u00a0227,60', percent: '24%' },
] as const)('$language uses a decimal comma', ({ language, amount, percent }) => {
  expect(spellAmount(122760, language)).toBe(amount);
  expect(spellPercent(24, language)).toBe(percent);
  expect(spellPercent(25.5, language)).toBe(percent.replace('24', '25,5'));
});
