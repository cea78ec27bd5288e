/** The catalogue states that the tier of the package decides the price alone. */
import { expect, test } from '@jest/globals';
import { factsOf, known, knowledge, packageOf } from './composed-fixture.js';

test('the documents of the package are the same in every tier', () => {
  const facts = factsOf('electricity');
  const [first, ...others] = (['R1', 'R2', 'R3', 'R4'] as const).map((tier) =>
    packageOf({ ...facts, tier }, 'de'),
  );
  for (const other of others) expect(other).toEqual(first);
});

test('the descriptions state it, and when maintenance first delivers, in every language', () => {
  const described = (service: string) =>
    Object.keys(known.texts).map((language) =>
      knowledge.texts.localize({ key: `services:${service}.description` }, language as 'en'),
    );
  for (const text of described('pakett')) expect(text).toMatch(/R1.+R4/);
  expect(new Set(described('hooldus')).size).toBe(22);
  const english = knowledge.texts.localize({ key: 'services:hooldus.description' }, 'en');
  expect(english).toContain('The payment itself brings no document');
});
