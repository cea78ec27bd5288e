/** Tables on incident reporting and national law, and blank notices. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aRegime, aSource, aStage, KNOWN } from '../../incidents/domain/small-incidents.js';
import {
  nationalRows,
  stageRows,
  termOf,
} from '../../../../src/modules/documents/domain/incident-rows.js';
import type { NationalRecord } from '../../../../src/modules/countries/domain/national-record.js';
import { aCase, COUNTRIES } from './small-documents.js';
import type { FactChanges } from './small-order.js';

const TERMS = { ...KNOWN.terms, trustServiceHours: 12, finalReportMonths: 2 };
const incident = { ...KNOWN, terms: TERMS };

const inEstonia = (record: NationalRecord, facts: FactChanges = {}) =>
  aCase({ country: 'ee', ...facts }, { countries: { ...COUNTRIES, ee: record }, incident });

test('the term of a stage has its hours, those of trust services, and the months of the last', () => {
  const one = aCase({}, { incident });
  expect(termOf(one, 'early_warning')).toBe('documents:paper.stage.early_warning.term [24, 12, 2]');
  expect(termOf(one, 'incident_notification')).toBe(
    'documents:paper.stage.incident_notification.term [72, 12, 2]',
  );
});

test('the term of trust services is left out for an organisation of another sector', () => {
  const term = (facts: FactChanges) => termOf(aCase(facts, { incident }), 'incident_notification');
  expect(term({ size: { sector: 'energy' } })).toBe(
    'clauses:term.hours [72, clauses:anchor.awareness]',
  );
  const both = 'documents:paper.stage.incident_notification.term [72, 12, 2]';
  expect(term({ size: { sector: 'energy' }, profile: { entityTypes: ['trust_provider'] } })).toBe(
    both,
  );
  expect(term({})).toBe(both);
});

test('stages have name and provision, term, content and national basis', () => {
  expect(stageRows(inEstonia(aRecord()))).toEqual([
    {
      stage: 'documents:paper.stage.early_warning.name (23(4)(a))',
      term: 'documents:paper.stage.early_warning.term [24, 12, 2]',
      content: 'documents:paper.stage.early_warning.content',
      national: 'Act, § 8 (1)',
    },
    {
      stage: 'documents:paper.stage.incident_notification.name (23(4)(b))',
      term: 'documents:paper.stage.incident_notification.term [72, 12, 2]',
      content: 'documents:paper.stage.incident_notification.content',
      national: 'Act, § 8',
    },
    {
      stage: 'documents:paper.stage.final_report.name (23(4)(d))',
      term: 'documents:paper.stage.final_report.term [72, 12, 2]',
      content: 'documents:paper.stage.final_report.content',
      national: 'Act, § 8',
    },
  ]);
  expect(stageRows(aCase())[0]?.['national']).toBe('');
});

test('a regime of the country that fits any entity is the basis of a stage', () => {
  const national = { ee: [aRegime([aStage({ source: aSource('§ 5') })])] };
  const one = aCase({ country: 'ee' }, { incident: { ...incident, national } });
  expect(stageRows(one)[0]?.['national']).toBe('Act, § 5');
  const foreign = aCase({ country: 'us' }, { incident: { ...incident, national } });
  expect(stageRows(foreign)[0]?.['national']).toBe('');
});

test('a provision that was not compared with the act is marked', () => {
  const record = aRecord({ unverified: ['incident_provision'] });
  expect(stageRows(inEstonia(record))[1]?.['national']).toBe(
    'incident:template.national_unchecked [§ 8, Act on Something]',
  );
});

describe('rows on the country', () => {
  const rows = (record: NationalRecord) =>
    nationalRows(inEstonia(record)).map(({ field, value }) => [field, value]);
  const authority = { name: 'Authority', url: null };

  test('are blank without a member state', () => {
    const blank = ['country', 'act', 'authority', 'recipient'].map((key) => ({
      field: `documents:paper.facts.${key}`,
      value: '',
    }));
    expect(nationalRows(aCase())).toEqual(blank);
    expect(nationalRows(aCase({ country: 'us' }))).toEqual(blank);
  });

  test('of an act in force name it, its recipient and portal', () => {
    expect(rows(aRecord({ authority }))).toEqual([
      ['documents:paper.facts.country', 'countries:ee.name'],
      ['documents:paper.facts.act', 'Act on Something, Gazette 1'],
      ['documents:paper.facts.authority', 'Authority'],
      ['documents:paper.facts.recipient', 'CERT'],
      ['documents:paper.facts.portal', 'https://example.org/portal'],
    ]);
  });

  test('an act without a known publication is named alone', () => {
    expect(rows(aRecord({ act: { publication: null } }))[1]).toEqual([
      'documents:paper.facts.act',
      'Act on Something',
    ]);
  });

  test('of a bill name neither it nor its recipient and portal, but the authority', () => {
    expect(rows(aRecord({ authority, act: { stage: 'bill' } }))).toEqual([
      ['documents:paper.facts.country', 'countries:ee.name'],
      ['documents:paper.facts.act', ''],
      ['documents:paper.facts.authority', 'Authority'],
      ['documents:paper.facts.recipient', 'Authority'],
      ['documents:paper.facts.portal', ''],
    ]);
  });

  test('of a pending country state that it is pending, and why', () => {
    const transposition = { status: 'pending', note: { key: 'countries:note' } } as const;
    expect(rows(aRecord({ transposition }))).toEqual([
      ['documents:paper.facts.country', 'countries:ee.name'],
      ['documents:paper.facts.act', 'clauses:values.pending'],
      ['documents:paper.facts.authority', ''],
      ['documents:paper.facts.recipient', ''],
      ['documents:paper.facts.transposition', 'countries:note'],
    ]);
  });

  test('end with deviations and what is not verified', () => {
    const deviation = {
      warning: { key: 'countries:earlier' },
      strong: true,
      source: { ...aSource('§ 9'), title: 'Act' },
      shorterTerm: null,
    };
    const record = aRecord({
      confidence: 'medium',
      incident: { deviations: [deviation] },
      unverified: ['incident_portal'],
    });
    expect(rows(record).slice(5)).toEqual([
      [
        'documents:paper.facts.deviation',
        'countries:general.strong countries:earlier incident:template.source [Act, § 9, https://example.org/§ 9]',
      ],
      ['documents:paper.facts.reservation', 'countries:confidence.medium'],
      ['documents:paper.facts.reservation', 'countries:unverified.incident_portal'],
    ]);
  });
});
