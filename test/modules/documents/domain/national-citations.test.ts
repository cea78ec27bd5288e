/** Sources of clauses about the law of the country. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aRegime, aSource, aStage, KNOWN } from '../../incidents/domain/small-incidents.js';
import { anActRule, RULES } from '../../scoping/domain/an-act.js';
import { composedCase } from '../../../../src/modules/documents/domain/composed-case.js';
import type { NationalSubject } from '../../../../src/modules/documents/domain/document-plan.js';
import {
  citedNationally,
  incidentBasis,
  nationalClauseSource,
} from '../../../../src/modules/documents/domain/national-citations.js';
import type { NationalRecord } from '../../../../src/modules/countries/domain/national-record.js';
import { aDuty } from './small-clauses.js';
import type { KNOWLEDGE } from './small-documents.js';
import { aCase, COUNTRIES } from './small-documents.js';
import { withWords } from './small-texts.js';

const LARGE = { sector: 'power', employees: 300 };
const CODED = { ...KNOWN, national: { ee: [aRegime([aStage({ source: aSource('§ 5d') })])] } };

const inEstonia = (record: NationalRecord, knowledge: Partial<typeof KNOWLEDGE> = {}) =>
  composedCase(
    aCase(
      { country: 'ee', size: LARGE },
      { countries: { ...COUNTRIES, ee: record }, ...knowledge },
    ),
  );

const provision = (
  subject: NationalSubject | undefined,
  record: NationalRecord = aRecord(),
  knowledge: Partial<typeof KNOWLEDGE> = {},
) => nationalClauseSource(inEstonia(record, knowledge), subject)?.provision ?? null;

test('a clause that is not about the country has no national source', () => {
  expect(provision(undefined)).toBeNull();
});

test.each(['act', 'class', 'incident', 'registration'] as const)(
  'without a country a clause on %s has no source',
  (subject) => {
    expect(nationalClauseSource(composedCase(aCase()), subject)).toBeNull();
  },
);

test('the act is cited as a whole', () => {
  expect(provision('act')).toBe('Gazette 1');
  expect(provision('act', aRecord({ act: { url: null } }))).toBeNull();
});

describe('the class', () => {
  test('is cited from the provision that decides it', () => {
    expect(provision('class', aRecord({ rules: { ...RULES, rules: [anActRule('R')] } }))).toBe(
      'R Act',
    );
  });

  test('is else cited from the provision on classes, else from the act', () => {
    expect(provision('class')).toBe('§§ 1-2');
    expect(provision('class', aRecord({ classification: { provision: null } }))).toBe('Gazette 1');
    expect(provision('class', aRecord({ act: { url: null } }))).toBeNull();
  });

  test('of a pending country is cited from its page alone', () => {
    const transposition = { status: 'pending', note: { key: 'note' } } as const;
    expect(provision('class', aRecord({ transposition }))).toBe('Gazette 1');
  });
});

test('incident reporting is cited from its provision, else from the act', () => {
  expect(provision('incident', aRecord(), { incident: CODED })).toBe('§ 5d');
  expect(provision('incident')).toBe('§ 8');
  expect(provision('incident', aRecord({ incident: { provision: null } }))).toBe('Gazette 1');
});

test('registration is cited from the duty to register', () => {
  const duty = aDuty('registration', {
    code: 'register',
    term: { value: 1, unit: 'months', from: 'becoming_subject' },
    recipient: 'Register',
    source: aSource('art 27'),
  });
  expect(provision('registration', aRecord(), { duties: { union: [duty], countries: {} } })).toBe(
    'art 27',
  );
  expect(provision('registration')).toBeNull();
});

describe('a citation of act and provision', () => {
  const cited = (title: string, text: string) =>
    citedNationally({ title, provision: text, url: 'u', positionDate: '2026-01-01' }, aCase());

  test('of no source is none', () => {
    expect(citedNationally(null, aCase())).toBeNull();
  });

  test.each([
    ['the provision lacks the name', 'Cyber Act', '§ 8', 'Cyber Act, § 8'],
    ['the provision has the name', 'Cyber Act', '§ 8 Cyber Act', '§ 8 Cyber Act'],
    ['it has the abbreviation', 'Act on Cyber (CA)', '§ 8 CYB', 'Act on Cyber (CA), § 8 CYB'],
    ['it has a longer abbreviation', 'Act on Cyber (CYB)', '§ 8 CYB', '§ 8 CYB'],
    ['the abbreviation is at the start', 'Act on Cyber (CYB)', 'CYB § 8', 'CYB § 8'],
    ['a comma follows it', 'Act on Cyber (CYB)', 'CYB, § 8', 'CYB, § 8'],
    ['a semicolon follows it', 'Act on Cyber (CYB)', 'CYB;§ 8', 'CYB;§ 8'],
    ['it is part of a word', 'Act on Cyber (CYB)', '§ 8 CYBER', 'Act on Cyber (CYB), § 8 CYBER'],
    ['a short name and an abbreviation', 'Law (Cyber Law – CYB)', '§ 8 CYB', '§ 8 CYB'],
    ['with a hyphen', 'Law (Cyber Law - CYB)', '§ 8 CYB', '§ 8 CYB'],
    ['with several spaces', 'Law (Cyber Law  –  CYB)', '§ 8 CYB', '§ 8 CYB'],
    ['with several spaces after it', 'Law (CYB  – Cyber Law)', '§ 8 CYB', '§ 8 CYB'],
    ['with a comma', 'Law (Cyber Law,CYB)', '§ 8 CYB', '§ 8 CYB'],
    ['with a comma and a space', 'Law (Cyber Law, CYB)', '§ 8 CYB', '§ 8 CYB'],
    ['of two letters', 'Law (CA)', '§ 8 CA', 'Law (CA), § 8 CA'],
    ['of several brackets the second', 'Law (BSIG), part of (NIS2)', 'art 1 NIS2', 'art 1 NIS2'],
    ['a hyphen within a name is kept', 'Law (IT-SIG)', '§ 8 IT-SIG', '§ 8 IT-SIG'],
    ['nested brackets count by the inner one', 'Law (of (CYB) 2026)', '§ 8 CYB', '§ 8 CYB'],
  ])('%s', (_name, title, text, result) => {
    expect(cited(title, text)).toBe(result);
  });

  test('names the act in the language of the document', () => {
    const texts = withWords({ 'acts:title': 'Directive' });
    const source = {
      title: { key: 'acts:title' },
      provision: 'art 1',
      url: 'u',
      positionDate: '2026-01-01',
    };
    expect(citedNationally(source, aCase({}, { texts }))).toBe('Directive, art 1');
  });
});

describe('the provision on incident reporting within a sentence', () => {
  test('has the short title of the record', () => {
    expect(incidentBasis(inEstonia(aRecord({ act: { shortTitle: 'CYB' } })))).toBe('CYB, § 8');
  });

  test('has the title of its source, if the stages of the act were read', () => {
    expect(incidentBasis(inEstonia(aRecord(), { incident: CODED }))).toBe('Act, § 5d');
    const record = aRecord({ act: { shortTitle: 'CYB' } });
    expect(incidentBasis(inEstonia(record, { incident: CODED }))).toBe('Act, § 5d');
  });

  test('is none without a country or provision', () => {
    expect(incidentBasis(composedCase(aCase()))).toBeNull();
    expect(incidentBasis(inEstonia(aRecord({ incident: { provision: null } })))).toBeNull();
  });
});
