/** Duties that an act sets for a part of the organisations alone, and terms that do not begin with the criteria. */
import { expect, test } from '@jest/globals';
import { dutiesOf } from '../../../src/modules/documents/domain/duties-of-class.js';
import { standingOf } from '../../../src/modules/documents/domain/standing.js';
import { factsFor, knowledge, packageOf, textsIn } from './composed-fixture.js';

const payloadOf = (sector: string) => ({
  organisatsioon: { nimi: 'Example', reg_kood: '12345678' },
  sektor: sector,
  tootajad: 400,
  kaive_meur: 90,
  bilanss_meur: 60,
});

function finesOf(country: string, sector: string): readonly string[] {
  const facts = factsFor(payloadOf(sector), country);
  const standing = standingOf(knowledge, facts);
  return dutiesOf({ facts, language: 'en', knowledge }, standing)
    .filter(({ kind }) => kind === 'fine')
    .map(({ code, source }) => `${code} ${source.provision}`);
}

test.each([
  ['se', 'energy', 'se.fine_essential 4 kap. 10 § 1'],
  ['se', 'public_administration', 'se.fine_public 4 kap. 10 § 3'],
  ['be', 'public_administration', 'be.fine_public art. 62'],
  ['gr', 'public_administration', 'gr.fine_public άρθρο 26 παρ. 8'],
])('in %s, for %s, the first limit of fines is %s', (country, sector, first) => {
  const fines = finesOf(country, sector);
  expect(fines[0]).toBe(first);
  expect(fines.some((one) => one.includes('fine_public'))).toBe(sector !== 'energy');
});

const textOf = (country: string): string =>
  packageOf(factsFor(payloadOf('energy'), country), 'en')
    .flatMap(({ tags }) => textsIn(tags))
    .join('\n');

test('a term for registration is stated only if it begins when the criteria are met', () => {
  expect(textOf('ee')).toContain('within 3 months of meeting the criteria');
  for (const country of ['be', 'gr'])
    expect(textOf(country)).not.toContain('of meeting the criteria');
});

test('no document states two weeks for changes where the act has another term', () => {
  expect(textOf('pt')).toContain('reports changes within the time that the act sets');
});
