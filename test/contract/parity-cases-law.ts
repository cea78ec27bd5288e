/** Parity cases of the law data. */
import {
  answersOf,
  KEY_CASES,
  LANGUAGE_CASES,
  of,
  type ParityCase,
  type Values,
} from './parity-case.js';
import { GROUP_CASES } from './parity-cases-groups.js';
import { INCIDENT_CASES } from './parity-cases-incident.js';
import { REFORM_CASES } from './parity-cases-reforms.js';
import { SCOPING_CASES } from './parity-cases-scoping.js';

const DETECTED = '2026-03-01T08:30:00Z';

const MAPPING = [
  ...of('Query.frameworkMapping', [...LANGUAGE_CASES, ...KEY_CASES]),
  ...of('Query.frameworkMapping', [{ what: 'as a client', values: {}, key: 'test client' }]),
  ...of('Query.frameworkMappingMeasure', [
    ...[
      'a',
      'j',
      'art 21(2)(c)',
      '(d)',
      '21(2)(E)',
      'krüpto',
      'backup',
      'risk',
      'k',
      'zzz',
      'ab',
      '__proto__',
      '',
    ].map((measure_key) => ({ what: `"${measure_key}"`, values: { measure_key } })),
    { what: 'in English', values: { measure_key: 'b', keel: 'en' } },
    { what: 'a control character', values: { measure_key: 'a\u0001' } },
    { what: 'a key of 501 characters', values: { measure_key: 'x'.repeat(501) } },
    { what: 'as a client', values: { measure_key: 'a' }, key: 'test client' },
  ]),
];

const INCIDENTS = of('Query.incidentTemplates', [
  { what: 'the plain case', values: { detected_at: DETECTED } },
  { what: 'in English', values: { detected_at: DETECTED, language: 'en', country: 'ee' } },
  { what: 'pending country', values: { detected_at: DETECTED, country: 'ie' } },
  { what: 'without an offset', values: { detected_at: '2026-03-01T08:30:00' } },
  { what: 'in the future', values: { detected_at: '2999-01-01T00:00:00+02:00' } },
  { what: 'with a summary', values: { detected_at: DETECTED, incident_summary: '<b>{x}</b>\n"' } },
  {
    what: 'submitted',
    values: { detected_at: DETECTED, notification_submitted_at: '2026-03-03T08:30:00Z' },
  },
  { what: 'no date', values: { detected_at: 'yesterday' } },
  { what: 'a date that does not exist', values: { detected_at: '2026-02-30T00:00:00Z' } },
  { what: 'a number', values: { detected_at: 5, country: 'x' } },
  { what: 'nothing', values: {} },
  { what: 'as grc_platform', values: { detected_at: DETECTED }, key: 'test grc_platform' },
  { what: 'as grc_platform with a bad body', values: { country: 5 }, key: 'test grc_platform' },
]);

const GAPS = [
  ...of('Query.wizardQuestions', [...LANGUAGE_CASES, ...KEY_CASES]),
  ...of('Query.wizardEvaluate', [
    ...['jah', 'osaliselt', 'ei'].map((word) => ({
      what: `all ${word}`,
      values: { vastused: answersOf(word), keel: 'en', riik: 'de' },
    })),
    { what: 'unknown words', values: { vastused: { ...answersOf('jah'), a1: 'yes', b2: 1 } } },
    { what: 'missing answers', values: { vastused: { a1: 'jah' } } },
    { what: 'no answers', values: { vastused: null } },
    { what: 'a list', values: { vastused: ['jah'] } },
    { what: 'nothing', values: {} },
    { what: 'a bad country', values: { vastused: answersOf('ei'), riik: 'e' } },
  ]),
];

/** The first release in the list; kept versions are never removed. */
const FIRST_RELEASE = '2026-11-21';

/** Earlier versions of the law data, for operations that accept them. */
const VERSIONS: readonly Omit<ParityCase, 'operation'>[] = [
  { what: 'as of the first release', values: { asOf: FIRST_RELEASE } },
  { what: 'as of a day before the first release', values: { asOf: '2020-01-01' } },
  { what: 'as of a day that does not exist', values: { asOf: '2026-02-30' } },
  { what: 'as of a date in another form', values: { asOf: '21.11.2026' } },
  { what: 'of a version that never was', values: { kb: 'kb_2026-01-01_00000000' } },
  { what: 'of a version with a bad name', values: { kb: '../../etc/passwd' } },
  { what: 'of a version and a day that disagree', values: { kb: 'kb_x', asOf: FIRST_RELEASE } },
];

/** Required arguments of these operations. */
const VERSION_OPERATIONS: Readonly<Record<string, Values>> = {
  scoping: { tootajad: 60, sektor: 'energy_electricity', riik: 'ee' },
  scopingQuestions: {},
  frameworkMapping: {},
  frameworkMappingMeasure: { measure_key: 'b' },
  incidentTemplates: { detected_at: DETECTED, country: 'pt' },
  countries: {},
  rule: { rule_code: 'annex_i_large' },
  wizardQuestions: {},
  wizardEvaluate: { vastused: answersOf('osaliselt') },
};

const VERSION_CASES = Object.entries(VERSION_OPERATIONS).flatMap(([name, needed]) =>
  of(
    `Query.${name}`,
    VERSIONS.map(({ what, values }) => ({ what, values: { ...needed, ...values } })),
  ),
);

export const LAW_CASES: readonly ParityCase[] = [
  ...SCOPING_CASES,
  ...GROUP_CASES,
  ...of('Query.caseFile', [
    { what: 'facts', values: { andmed: { riik: 'EE', tootajad: 60, sektor: 'energy' } } },
    { what: 'a wrong fact', values: { andmed: { tootajad: -1, riik: 'estonia' } } },
    { what: 'an unknown sector', values: { andmed: { sektor: 'bank' } } },
    { what: 'an unknown member', values: { andmed: { varv: 'sinine' } } },
    { what: 'facts that are a list', values: { andmed: [1] } },
    { what: 'no receipt', values: { kviitungid: ['x'] } },
    { what: 'five receipts', values: { kviitungid: ['1', '2', '3', '4', '5'] } },
    { what: 'a file of another', values: { toimik: { vorm: 'nis2-toimik/1', allkiri: 'x' } } },
    { what: 'nothing', values: {} },
    { what: 'no key', values: {}, key: 'none' },
  ]),
  ...REFORM_CASES,
  ...of('Query.scopingQuestions', [
    ...LANGUAGE_CASES,
    ...KEY_CASES,
    { what: 'with the types of an act', values: { riik: 'EE' } },
    { what: 'of a wrong country', values: { riik: 'estonia' } },
  ]),
  ...MAPPING,
  ...INCIDENTS,
  ...INCIDENT_CASES,
  ...GAPS,
  ...VERSION_CASES,
];
