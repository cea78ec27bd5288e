/**
 * Buyers and what is known about them, with the result that law and specification require, independent of the code.
 * Sources: S = R-8.5; D = Directive 2006/112/EC; R = Implementing Regulation (EU) 282/2011; 37, 108, 109 = decisions.
 */
import type { Doubt } from '../../../../src/modules/vat/domain/vat-doubt.js';
import type { NumberCheck, VatKind, VatStatus } from '../../../../src/modules/vat/domain/vat.js';
import { MEMBER_STATES } from '../../../../src/shared/country.js';

/** `name`: of the account. `trader`: name from VIES; null: not disclosed. */
export type Situation = Readonly<{
  country: string | null;
  number: string | null;
  check: NumberCheck;
  name: string;
  trader: string | null;
  address: string | null;
  percent: 0 | 24;
  status: VatStatus;
  kind: VatKind;
  doubts: readonly Doubt[];
  source: string;
}>;

type Facts = Partial<Situation> & Pick<Situation, 'source'>;

const BASE: Omit<Situation, 'percent' | 'status' | 'kind' | 'source'> = {
  country: null,
  number: null,
  check: 'not_asked',
  trader: null,
  address: null,
  name: 'Näidis',
  doubts: [],
};

const standard = (facts: Facts): Situation => ({
  ...BASE,
  percent: 24,
  status: 'irrelevant',
  kind: 'standard',
  ...facts,
});
const reversed = (facts: Facts): Situation => ({
  ...BASE,
  percent: 0,
  status: 'valid',
  kind: 'reverse_charge',
  check: 'valid',
  ...facts,
});
const exported = (facts: Facts): Situation => ({
  ...BASE,
  percent: 0,
  status: 'irrelevant',
  kind: 'export',
  ...facts,
});

const OTHERS = MEMBER_STATES.filter((state) => state !== 'ee');
const numberOf = (state: string): string =>
  `${state === 'gr' ? 'EL' : state.toUpperCase()}123456789`;

/** Each other member state, with and without its own number: S 8.5.2 and 8.5.3, D art 44, 45, 196. */
const UNION: readonly Situation[] = OTHERS.flatMap((country) => {
  const number = numberOf(country);
  return [
    standard({ country, source: 'S 8.5.3, D art 45' }),
    reversed({ country, number, source: 'S 8.5.2, D art 44 and 196' }),
    standard({ country, number, check: 'invalid', status: 'invalid', source: 'S 8.5.3' }),
    standard({ country, number, check: 'unavailable', status: 'unavailable', source: '36' }),
  ];
});

/** The seller's own country: S 8.5.1; a number of another state changes nothing there. */
const HOME: readonly Situation[] = [
  standard({ country: 'ee', source: 'S 8.5.1' }),
  standard({ country: 'ee', number: 'EE123456789', check: 'valid', source: 'S 8.5.1, 37' }),
  standard({ country: 'ee', number: '12345', source: 'S 8.5.1' }),
  standard({ country: 'ee', number: 'GB123456789', source: 'S 8.5.1' }),
  standard({ country: 'de', number: 'EE123456789', doubts: ['other_state'], source: '37' }),
  ...OTHERS.map((state) =>
    standard({
      country: 'ee',
      number: numberOf(state),
      check: 'valid',
      doubts: ['seller_state'],
      source: 'S 8.5.1, R art 18(1), 109',
    }),
  ),
];

/** States and territories to which the Treaty does not apply: D art 5(4), 59; S 8.5.4. */
const OUTSIDE = [
  'no',
  'ch',
  'li',
  'is',
  'gb',
  'us',
  'ua',
  'tr',
  'rs',
  'jp',
  'sm',
  'va',
  'ad',
  'gi',
  'je',
  'gg',
  'im',
  'fo',
  'gl',
  'aw',
  'cw',
  'sx',
  'bq',
  'bl',
  'pm',
  'nc',
  'pf',
  'wf',
  'tf',
  'xi',
];

const THIRD: readonly Situation[] = [
  ...OUTSIDE.map((country) => exported({ country, source: 'S 8.5.4, D art 44 and 59' })),
  exported({ country: 'no', number: 'NO123456789MVA', source: 'S 8.5.4' }),
  exported({ number: 'CHE123456789MWST', source: 'S 8.5.4, 37' }),
  exported({
    number: 'XI123456789',
    source: '37: Northern Ireland is as Great Britain for services',
  }),
  exported({ country: 'no', number: 'EE123456789', doubts: ['other_state'], source: '37' }),
  reversed({ country: 'no', number: 'DE123456789', doubts: ['other_state'], source: '37' }),
  exported({
    country: 'no',
    number: 'DE123456789',
    check: 'invalid',
    status: 'invalid',
    doubts: ['other_state'],
    source: 'S 8.5.4',
  }),
];

/** Territories with their own codes: D art 6 and 7. */
const TERRITORIES: readonly Situation[] = [
  standard({ country: 'mc', source: 'D art 7: as France; S 8.5.3' }),
  reversed({ country: 'mc', number: 'FR12345678901', source: 'D art 7: as France; S 8.5.2' }),
  standard({
    country: 'mc',
    number: 'FR12345678901',
    check: 'invalid',
    status: 'invalid',
    source: 'D art 7',
  }),
  standard({
    country: 'mc',
    number: 'FR12345678901',
    check: 'unavailable',
    status: 'unavailable',
    source: 'D art 7, 36',
  }),
  reversed({
    country: 'mc',
    number: 'IT12345678901',
    doubts: ['other_state'],
    source: 'D art 7, 37',
  }),
  standard({ country: 'mc', number: '12345', status: 'invalid', source: 'D art 7, 37' }),
  standard({ country: 'cy', source: 'D art 7: Akrotiri and Dhekelia are billed as Cyprus' }),
  ...['ax', 'gp', 'mq', 'gf', 're', 'yt', 'mf', 'ic', 'ea'].map((country) =>
    exported({ country, source: 'D art 6(1) and (2), art 44 and 59; S 8.5.4' }),
  ),
  exported({ country: 'ax', number: 'FI12345678', check: 'valid', source: 'D art 6(1)(d)' }),
  exported({ country: 're', number: 'FR12345678901', check: 'valid', source: 'D art 6(1)(c)' }),
  exported({ country: 'ic', number: 'ESX1234567X', check: 'invalid', source: 'D art 6(1)(b)' }),
  reversed({ country: 'ax', number: 'SE123456789001', doubts: ['other_state'], source: '37' }),
];

/** Two numbers or countries that contradict each other: 37, R art 20 and 21. */
const APART: readonly Situation[] = [
  reversed({ country: 'fr', number: 'DE123456789', doubts: ['other_state'], source: '37' }),
  reversed({ country: 'lv', number: 'LT123456789', doubts: ['other_state'], source: '37' }),
  reversed({ number: 'DE123456789', source: 'S 8.5.2: nothing speaks against the number' }),
  standard({ source: '37: no country and no number' }),
  standard({ number: 'EE123456789', check: 'valid', source: '37' }),
  standard({ number: 'DE123456789', check: 'invalid', status: 'invalid', source: 'S 8.5.3' }),
  standard({ country: 'zz', source: 'no country' }),
  reversed({ country: 'zz', number: 'DE123456789', doubts: ['other_state'], source: '37' }),
  standard({ country: 'de', number: '12345', status: 'invalid', source: 'S 8.5.3' }),
  standard({ country: 'de', number: 'GB123456789', source: 'S 8.5.3' }),
];

export const SITUATIONS = { UNION, HOME, THIRD, TERRITORIES, APART } as const;
export { exported, reversed, standard };
