/** Parity cases of scoping. */
import { KEY_CASES, of } from './parity-case.js';

export const SCOPING_CASES = of('Query.scoping', [
  { what: 'medium telecom', values: { tootajad: 120, avalik_sidevork: true, keel: 'en' } },
  { what: 'large energy', values: { tootajad: 900, sektor: 'energy_electricity', kaive_meur: 90 } },
  ...['ee', 'DE', 'es', 'fr', 'ie', 'nl', 'EL', 'gb', 'us', 'zz'].map((riik) => ({
    what: `in the country ${riik}`,
    values: { tootajad: 60, sektor: 'energy_electricity', bilanss_meur: 12.5, riik },
  })),
  {
    what: 'a hint on the group',
    values: { tootajad: 120, sektor: 'energy_electricity', kontserni_vihje: true, keel: 'en' },
  },
  { what: 'activity code', values: { tootajad: 60, tegevuskood: '35.11' } },
  { what: 'unknown activity code', values: { tootajad: 60, tegevuskood: '__proto__' } },
  { what: 'special case', values: { tootajad: 1, erijuht: 'dns' } },
  {
    what: 'several special cases and types of the act',
    values: {
      tootajad: 4,
      riik: 'ee',
      erijuhud: ['trust_service_provider', 'dns_service_provider'],
      uksuse_liigid: ['ee_family_doctor'],
      osakaal_protsent: 50,
    },
  },
  {
    what: 'unknown special cases and types',
    values: { tootajad: 4, riik: 'ee', erijuhud: ['x'], uksuse_liigid: ['dk_filling_stations'] },
  },
  { what: 'a share above the whole', values: { tootajad: 4, osakaal_protsent: 100.5 } },
  {
    what: 'an act whose answer is open',
    values: { tootajad: 400, riik: 'ee', sektor: 'health', keel: 'en' },
  },
  {
    what: 'nulls',
    values: { tootajad: 0, sektor: null, kaive_meur: null, keel: null, riik: null },
  },
  { what: 'minus zero', values: { tootajad: -0 } },
  { what: 'unknown sector', values: { tootajad: 60, sektor: 'mining' } },
  { what: 'unknown sector and case', values: { tootajad: 6, sektor: 'constructor', erijuht: 'x' } },
  { what: 'nothing', values: {} },
  { what: 'nothing, in Estonian', values: {}, acceptLanguage: 'et' },
  { what: 'a number as text', values: { tootajad: '60' } },
  { what: 'a fraction', values: { tootajad: 10.5 } },
  { what: 'a null that is demanded', values: { tootajad: null } },
  { what: 'below zero', values: { tootajad: -1, kaive_meur: -0.1, bilanss_meur: -5 } },
  { what: 'beyond 32 bits', values: { tootajad: 2_147_483_648 } },
  {
    what: 'every type wrong',
    values: {
      tootajad: true,
      sektor: 5,
      erijuht: [],
      avalik_sidevork: 1,
      kaive_meur: '1',
      bilanss_meur: {},
      keel: 7,
      riik: 3,
      tegevuskood: false,
    },
  },
  { what: 'country of three letters', values: { tootajad: 5, riik: 'est' } },
  { what: 'country of digits', values: { tootajad: 5, riik: '12' } },
  { what: 'control character', values: { tootajad: 5, sektor: 'a\u0000b' } },
  { what: 'control character and more', values: { tootajad: -5, tegevuskood: 'a\u0007b' } },
  { what: 'lone surrogate', values: { tootajad: 5, sektor: '\ud800' } },
  ...KEY_CASES.map((one) => ({ ...one, values: { tootajad: 60 } })),
  { what: 'a bad body without a key', values: { tootajad: 'x' }, key: 'none' },
]);
