import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import {
  matchAddress,
  matchName,
  UNDISCLOSED,
  type TraderMatch,
} from '../../../../src/modules/vat/domain/name-match.js';

const { legalForms } = presentLaw().knowledge.vat;

const CASES: readonly (readonly [own: string, trader: string, match: TraderMatch])[] = [
  ['Näide OÜ', 'OSAÜHING NÄIDE', 'match'],
  ['naide', 'Näide OÜ', 'match'],
  ['AS Tallinna Vesi', 'TALLINNA VESI AKTSIASELTS', 'match'],
  ['Vesi Tallinna', 'AS Tallinna Vesi', 'match'],
  ['Société Générale', 'SOCIETE GENERALE S.A.', 'match'],
  ['Weiß & Söhne', 'WEISS UND SOEHNE GMBH', 'match'],
  ['d.o.o. Sunce', 'SUNCE d.o.o.', 'match'],
  ['A.B.C. Logistics', 'ABC LOGISTICS N.V.', 'match'],
  ['Limited', 'LIMITED', 'match'],
  ['Mlýn s. r. o.', 'MLÝN spol. s r.o.', 'match'],
  ['Nova sp.z.o.o.', 'NOVA SP. Z O.O.', 'match'],
  ['Bolt', 'BOLT TECHNOLOGY OÜ', 'partial'],
  ['Bolt Technology', 'BOLT OÜ', 'partial'],
  ['Lufthanza', 'DEUTSCHE LUFTHANSA AG', 'partial'],
  ['Kaubamaja', 'KAUBAMAIA AS', 'partial'],
  ['Bolt', 'WOLT OY', 'mismatch'],
  ['Alfa', 'ALFABANK AS', 'mismatch'],
  ['Client', 'Nokia Oyj', 'mismatch'],
  ['GmbH', 'Siemens AG', 'mismatch'],
  ['株式会社', 'Siemens AG', 'mismatch'],
];

test.each(CASES)('“%s” and “%s”: %s', (own, name, match) => {
  expect(matchName(own, { ...UNDISCLOSED, name }, legalForms)).toBe(match);
  expect(matchName(name, { ...UNDISCLOSED, name: own }, legalForms)).toBe(match);
});

/** Words that differ by one letter are alike from six letters on. */
test.each([
  ['Tallink', 'Talink', 'partial'],
  ['Abcdef', 'Abcdeg Suur', 'partial'],
  ['Abcdef', 'Xbcdef Suur', 'partial'],
  ['Abcdef', 'Abxdef Suur', 'partial'],
  ['Abcdef', 'Abcdefg Suur', 'partial'],
  ['Abcdef', 'Xabcdef Suur', 'partial'],
  ['Aabcdef', 'Abcdef Suur', 'partial'],
  ['Abcde', 'Abcdf Suur', 'mismatch'],
  ['Abcde', 'Abcdef Suur', 'mismatch'],
  ['Abcdef', 'Abcdxy Suur', 'mismatch'],
  ['Abcdef', 'Xbcdey Suur', 'mismatch'],
  ['Abcdef', 'Abcdefgh Suur', 'mismatch'],
  ['Abcdef', 'Xabcdefy Suur', 'mismatch'],
  ['Abcdef', 'Badcfe Suur', 'mismatch'],
  ['Xyxyxy', 'Xyxyxyxy Suur', 'mismatch'],
] as const)('one letter: “%s” and “%s”: %s', (own, name, match) => {
  expect(matchName(own, { ...UNDISCLOSED, name }, [])).toBe(match);
});

/** Partial: all words of the shorter name, or more than half of the longer one's. */
test.each([
  ['Abel Baker', 'Abel Carol', 'mismatch'],
  ['Abel Baker Carol', 'Abel Baker Delta', 'partial'],
  ['Abel Baker Carol', 'Abel Delta Echo', 'mismatch'],
  ['Abel Baker Carol Delta', 'Abel Baker Echo Fox', 'mismatch'],
  ['Abel', 'Abel Baker Carol Delta', 'partial'],
  ['Abel Baker', 'Abel Carol Delta Echo', 'mismatch'],
  ['Abel Abel Baker', 'Abel Carol Delta', 'mismatch'],
  ['Abel Abel', 'Abel Carol', 'mismatch'],
  ['Nordic Nordik', 'Nordik Nordic', 'match'],
  ['Abel Baker', 'AbelBaker', 'match'],
  ['Ab Elba', 'Abel Ba', 'match'],
  ['Bb C', 'B Bc', 'match'],
  ['A Bc', 'Bc A', 'match'],
  ['D Bc', 'Cd B', 'mismatch'],
  ['Abel Baker Carol Delta Echo', 'Abel Baker Fox', 'mismatch'],
  ['Abel', '--', 'mismatch'],
] as const)('words: “%s” and “%s”: %s', (own, name, match) => {
  expect(matchName(own, { ...UNDISCLOSED, name }, [])).toBe(match);
  expect(matchName(name, { ...UNDISCLOSED, name: own }, [])).toBe(match);
});

test('a word matches an equal word before a similar one', () => {
  const name = 'Xbcdef Abcdef';
  expect(matchName('Abcdef Xbcdeg', { ...UNDISCLOSED, name }, [])).toBe('partial');
});

test('a registered name and a trade name in one text are compared separately', () => {
  const trader = { ...UNDISCLOSED, name: 'ΠΑΠΑΔΟΠΟΥΛΟΣ ΓΕΩΡΓΙΟΣ||THALASSA' };
  expect(matchName('Thalassa', trader, legalForms)).toBe('match');
  expect(matchName('Papadopoylos Georgios', trader, legalForms)).toBe('match');
});

test.each(['Abel\nBaker', 'Abel\r\nBaker', 'Abel||Baker', '||Abel||Baker|| '])(
  'each line of %j is a name',
  (name) => {
    expect(matchName('Baker', { ...UNDISCLOSED, name }, [])).toBe('match');
    expect(matchName('Abel', { ...UNDISCLOSED, name }, [])).toBe('match');
    expect(matchName('', { ...UNDISCLOSED, name }, [])).toBe('mismatch');
  },
);

test.each(['', '  ', '||'])('the name %j of a trader matches nothing', (name) => {
  expect(matchName('Abel', { ...UNDISCLOSED, name }, [])).toBe('mismatch');
  expect(matchName('', { ...UNDISCLOSED, name }, [])).toBe('mismatch');
});

test.each([
  ['match', 'match'],
  ['mismatch', 'mismatch'],
  [null, 'not_disclosed'],
] as const)('without a name, the result of VIES %s counts', (nameVerdict, match) => {
  expect(matchName('Client', { ...UNDISCLOSED, nameVerdict }, legalForms)).toBe(match);
});

test.each([
  [null, 'Main street 1', null],
  ['Main street 1, Riga', null, 'not_disclosed'],
  ['Brīvības iela 1, Rīga, LV-1010', 'BRIVIBAS IELA 1, RIGA, LV-1010', 'match'],
  ['Brīvības iela 1, Rīga', 'Brīvības iela 1, Rīga, LV-1010', 'partial'],
  ['--', '--', 'mismatch'],
  ['Katu 2, Helsinki', 'Brīvības iela 1, Rīga', 'mismatch'],
] as const)('the address %j and %j: %s', (own, address, match) => {
  expect(matchAddress(own, { ...UNDISCLOSED, address })).toBe(match);
});
