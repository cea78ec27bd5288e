/** Parity cases of groups of companies. */
import { KEY_CASES, LANGUAGE_CASES, of, type ParityCase } from './parity-case.js';

const A = { id: 'A', tootajad: 5, kaive_meur: 1, bilanss_meur: 1, sektor: 'energy_electricity' };
const B = { id: 'B', nimi: 'Ema AS', tootajad: 246, kaive_meur: 40, bilanss_meur: 40 };
const LINKED = {
  uksused: [A, B],
  osalused: [{ omanik: 'B', uksus: 'A', haaled_protsent: 51 }],
};

/** With a linked enterprise, a partner and a picture. */
export const GROUP_SAMPLE = {
  uksused: [A, B, { id: 'C', tootajad: 100, kaive_meur: 20, bilanss_meur: 20 }],
  osalused: [
    { omanik: 'B', uksus: 'A', haaled_protsent: 51 },
    { omanik: 'C', uksus: 'A', kapital_protsent: 30 },
  ],
  pilt: true,
};

const owned = (share: Readonly<Record<string, unknown>>) => ({
  uksused: [A, B],
  osalused: [{ omanik: 'B', uksus: 'A', ...share }],
});

export const GROUP_CASES: readonly ParityCase[] = of('Query.scopeGroup', [
  { what: 'a parent and its subsidiary', values: { ...LINKED, keel: 'en', pilt: true } },
  ...['ee', 'de', 'be', 'fi', 'se', 'fr', 'us'].map((riik) => ({
    what: `an independent subsidiary in ${riik}`,
    values: { ...LINKED, uksused: [{ ...A, riik, soltumatud_susteemid: true }, B], keel: 'en' },
  })),
  {
    what: 'persons, investors, periods and consolidated accounts',
    values: {
      uksused: [
        { ...A, turud: ['x'], eelmine: { tootajad: 60, kaive_meur: 20, bilanss_meur: 20 } },
        {
          ...B,
          turud: ['y'],
          konsolideeritud: { kaive_meur: 41, bilanss_meur: 41, holmab: [{ uksus: 'A' }] },
        },
        { id: 'P', liik: 'fuusiline_isik' },
        { id: 'Q', liik: 'fuusiline_isik' },
        { id: 'U', liik: 'ulikool', tootajad: 3000 },
        { id: 'M', liik: 'kohalik_omavalitsus', eelarve_meur: 9, elanikke: 4999 },
      ],
      osalused: [
        { omanik: 'P', uksus: 'A', kapital_protsent: 30 },
        { omanik: 'Q', uksus: 'A', kapital_protsent: 30 },
        { omanik: 'P', uksus: 'B', kontroll: 'juhtorgan' },
        { omanik: 'U', uksus: 'A', kapital_protsent: 25 },
        { omanik: 'M', uksus: 'B', kapital_protsent: 25 },
      ],
      koos_tegutsevad: [{ isikud: ['P', 'Q'] }],
      korvalturud: [{ turg: 'x', korvalturg: 'y' }],
    },
  },
  { what: 'under a draft', values: { ...LINKED, reform: 'nis2-com-2026-13', keel: 'en' } },
  { what: 'an unknown draft', values: { ...LINKED, reform: '__proto__' } },
  { what: 'nothing', values: {} },
  { what: 'no entity', values: { uksused: [] } },
  { what: 'an unknown holder', values: owned({ omanik: 'X', kapital_protsent: 30 }) },
  { what: 'a share above the whole', values: owned({ kapital_protsent: 100.01 }) },
  { what: 'a negative share', values: owned({ haaled_protsent: -1 }) },
  { what: 'a share that is not stated', values: owned({}) },
  { what: 'an unknown ground', values: owned({ kontroll: 'x' }) },
  { what: 'a self-holding', values: owned({ omanik: 'A', kapital_protsent: 30 }) },
  { what: 'money without a headcount', values: { uksused: [{ id: 'A', kaive_meur: 4 }] } },
  { what: 'an unknown sector', values: { uksused: [{ ...A, sektor: 'mining', erijuhud: ['x'] }] } },
  { what: 'a negative figure', values: { uksused: [{ ...A, tootajad: -1 }] } },
  ...LANGUAGE_CASES.map((one) => ({ ...one, values: { ...LINKED, ...one.values } })),
  ...KEY_CASES.map((one) => ({ ...one, values: { ...LINKED, ...one.values } })),
]);
