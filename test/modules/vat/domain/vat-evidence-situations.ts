/** Like `vat-situations.ts`: names from VIES, and addresses that indicate where the buyer is. */
import { exported, reversed, standard, type Situation } from './vat-situations.js';

type Names = readonly [country: string, number: string, name: string, trader: string | null];

const withNames = ([country, number, name, trader]: Names) => ({ country, number, name, trader });

const SAME: readonly Names[] = [
  ['lv', 'LV12345678901', 'Būve SIA', 'SIA "BŪVE"'],
  ['lt', 'LT123456789', 'Statyba', 'UAB „Statyba“'],
  ['fi', 'FI12345678', 'Nokia Oyj', 'NOKIA OYJ'],
  ['se', 'SE123456789001', 'Åkeri i Göteborg AB', 'AKERI I GOTEBORG AKTIEBOLAG'],
  ['at', 'ATU12345678', 'Müller GmbH & Co. KG', 'MUELLER GMBH & CO KG'],
  ['pl', 'PL1234567890', 'Łódź Soft', 'ŁÓDŹ SOFT SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'],
  ['fr', 'FR12345678901', 'L’Étoile', 'SAS L ETOILE'],
  ['gr', 'EL123456789', 'Thalassa AE', 'ΘΑΛΑΣΣΑ Α.Ε.||ΘΑΛΑΣΣΑ'],
  ['bg', 'BG123456789', 'Moreto OOD', 'МОРЕТО ООД'],
  ['nl', 'NL123456789B01', 'Fiets BV', 'FIETS B.V.'],
  ['cz', 'CZ12345678', 'Mlýn', 'Mlýn s.r.o.'],
  ['it', 'IT12345678901', 'Ponte', 'PONTE S.P.A.'],
  ['dk', 'DK12345678', 'Ørsted', 'Ørsted A/S'],
  ['ie', 'IE1234567WA', 'Soft Ware Ltd', 'SOFTWARE LIMITED'],
  ['pt', 'PT123456789', 'Vinho, Lda.', 'VINHO LDA'],
  ['hu', 'HU12345678', 'Duna Kft', 'DUNA KORLÁTOLT FELELŐSSÉGŰ TÁRSASÁG'],
];

const DIFFERENT: readonly Names[] = [
  ['lv', 'LV12345678901', 'Būve', 'SIA "JŪRA"'],
  ['fi', 'FI12345678', 'Client', 'NOKIA OYJ'],
  ['at', 'ATU12345678', 'Alpha Consulting', 'BETA CONSULTING GMBH'],
  ['pl', 'PL1234567890', 'Nova', 'NOVA LOGISTYKA SP. Z O.O.'],
];

const HIDDEN: readonly Names[] = [
  ['de', 'DE123456789', 'Anybody', null],
  ['es', 'ESX1234567X', 'Anybody', null],
];

const NAMES: readonly Situation[] = [
  ...SAME.map((one) =>
    reversed({ ...withNames(one), source: 'R art 18(1)(a): the name is confirmed' }),
  ),
  ...HIDDEN.map((one) =>
    reversed({ ...withNames(one), source: '109: no name, no information to the contrary' }),
  ),
  ...DIFFERENT.map((one) =>
    reversed({
      ...withNames(one),
      doubts: ['name'],
      source: 'S 8.5.2; R art 18(1)(a): reviewed, 109',
    }),
  ),
  reversed({
    country: 'se',
    number: 'FI12345678',
    name: 'Client',
    trader: 'Nokia',
    doubts: ['other_state', 'name'],
    source: '37, 109',
  }),
  standard({
    country: 'ee',
    number: 'EE123456789',
    check: 'valid',
    name: 'Client',
    trader: 'Muu OÜ',
    source: 'S 8.5.1: the rate does not depend on the name',
  }),
  standard({
    country: 'fi',
    number: 'FI12345678',
    check: 'invalid',
    trader: null,
    status: 'invalid',
    source: 'S 8.5.3: VIES names nobody for an invalid number',
  }),
];

/** Postal codes raise a doubt and change no rate: 108. */
const POSTAL: readonly (readonly [country: string, address: string])[] = [
  ['es', 'Calle Mayor 1, 35001 Las Palmas'],
  ['es', 'Calle 2, 38003 Santa Cruz de Tenerife'],
  ['es', 'Calle 3, 51001 Ceuta'],
  ['es', 'Calle 4, 52001 Melilla'],
  ['de', 'Lung Wai 1, 27498 Helgoland'],
  ['de', 'Hauptstraße 1, 78266 Büsingen'],
  ['it', 'Via 1, 23041 Livigno'],
  ['it', 'Via 2, 22061 Campione d’Italia'],
  ['gr', 'Karyes, 630 86'],
  ['fr', '1 rue du Port, 97400 Saint-Denis'],
  ['fi', 'Storagatan 1, 22100 Mariehamn'],
];
const MAINLAND: readonly (readonly [country: string, address: string])[] = [
  ['es', 'Calle Mayor 1, 28001 Madrid'],
  ['de', 'Hauptstraße 1, 10115 Berlin'],
  ['fr', '1 avenue, 98000 Monaco'],
  ['fi', 'Katu 1, 00100 Helsinki'],
];

const numberFor = (country: string): string =>
  `${country === 'gr' ? 'EL' : country.toUpperCase()}123456789`;

const PLACES: readonly Situation[] = [
  ...POSTAL.flatMap(([country, address]) => [
    standard({ country, address, doubts: ['territory'], source: 'D art 6, 108' }),
    reversed({
      country,
      address,
      number: numberFor(country),
      doubts: ['territory'],
      source: 'S 8.5.2, D art 6, 108',
    }),
  ]),
  ...MAINLAND.map(([country, address]) => standard({ country, address, source: 'S 8.5.3' })),
  standard({ country: 'mc', address: '1 quai, 98000 Monaco', source: 'D art 7' }),
  exported({ country: 'ax', address: 'Torggatan 1, 22100 Mariehamn', source: 'D art 6(1)(d)' }),
  exported({
    country: 'ax',
    address: 'Katu 1, 00100 Helsinki',
    doubts: ['territory'],
    source: 'S 8.5.4; 108: reviewed',
  }),
  ...['Pärnu mnt 1, Tallinn, Eesti', 'Pärnu mnt 1, Tallinn, Estonia', 'Tallinn\nViro'].map(
    (address) =>
      standard({
        country: 'lv',
        number: 'LV12345678901',
        check: 'valid',
        address,
        doubts: ['seller_address'],
        source: 'R art 18(1) and 20: information to the contrary, 109',
      }),
  ),
  reversed({
    country: 'lv',
    number: 'LV12345678901',
    address: 'Eesti iela 1, Rīga, Latvija',
    source: 'S 8.5.2: a street is no country',
  }),
];

export const EVIDENCE_SITUATIONS = { NAMES, PLACES } as const;
