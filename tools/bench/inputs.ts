/** Varied inputs, identical in every run. */
import { LANGUAGES as ALL_LANGUAGES } from '../../src/shared/language.js';

type Values = Readonly<Record<string, unknown>>;

const COUNT = 997;

const SECTORS = [
  'energy_electricity',
  'energy_gas',
  'transport_air',
  'banking',
  'health',
  'drinking_water',
  'digital_infrastructure',
  'ict_service_management',
  'waste_management',
  'food',
  'chemicals',
  'digital_providers',
];
const COUNTRIES = ['ee', 'de', 'fr', 'nl', 'fi', 'lv', null];
const LANGUAGES: readonly string[] = ['en', 'et', 'de', 'fr'];
const WORDS = ['jah', 'osaliselt', 'ei'];

/** Pseudorandom numbers (linear congruential generator); not for secrets. */
function lots(): (below: number) => number {
  let state = 20_250_101;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const times = (make: (draw: ReturnType<typeof lots>) => Values): Values[] => {
  const draw = lots();
  return Array.from({ length: COUNT }, () => make(draw));
};

const oneOf = <Value>(values: readonly Value[], draw: ReturnType<typeof lots>) =>
  values[draw(values.length)];

const scopingIn = (languages: readonly string[]): Values[] =>
  times((draw) => ({
    tootajad: draw(600),
    sektor: oneOf(SECTORS, draw),
    kaive_meur: draw(1_000) / 10,
    bilanss_meur: draw(1_000) / 10,
    avalik_sidevork: draw(10) === 0,
    riik: oneOf(COUNTRIES, draw),
    keel: oneOf(languages, draw),
  }));

export const scopingBodies = (): Values[] => scopingIn(LANGUAGES);

export const scopingBodiesOfAllLanguages = (): Values[] => scopingIn(ALL_LANGUAGES);

export const wizardBodies = (): Values[] =>
  times((draw) => ({
    vastused: Object.fromEntries(
      Array.from('abcdefghij').flatMap((letter) =>
        ['1', '2'].map((number) => [`${letter}${number}`, oneOf(WORDS, draw)]),
      ),
    ),
    riik: oneOf(COUNTRIES, draw),
    keel: oneOf(LANGUAGES, draw),
  }));

export const walkVariables = (): Values[] =>
  times((draw) => ({
    key: oneOf(Array.from('abcdefghij'), draw),
    framework: oneOf(['iso27001', 'dora', 'gdpr'], draw),
    first: 2 + draw(9),
    then: 1 + draw(5),
  }));
