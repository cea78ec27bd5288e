import { expect, test } from '@jest/globals';
import {
  UNVERIFIED_ITEMS,
  type Deviation,
} from '../../../../src/modules/countries/domain/national-record.js';
import {
  classificationWarnings,
  deviationsByWeight,
  incidentReservations,
} from '../../../../src/modules/countries/domain/national-warnings.js';
import type { Message } from '../../../../src/shared/message.js';
import { aRecord } from './a-record.js';

const keys = (messages: readonly Message[]): string[] => messages.map(({ key }) => key);

const deviation = (key: string, strong: boolean): Deviation => ({
  warning: { key },
  strong,
  source: {
    title: 'Act',
    provision: '§ 8',
    url: 'https://example.org/',
    positionDate: '2026-01-01',
  },
  shorterTerm: null,
});

test('an act with different limits has a warning about them', () => {
  expect(keys(classificationWarnings(aRecord(), false))).toEqual([
    'countries:general.numbers_in_act',
    'countries:ee.threshold',
  ]);
});

test('an act that follows the Recommendation has no such warning', () => {
  const record = aRecord({ classification: { thresholdBasis: 'recommendation_2003_361' } });
  expect(keys(classificationWarnings(record, false))).toEqual(['countries:ee.threshold']);
});

test('limits that were already applied cause no warning, and an act without a note has none', () => {
  expect(keys(classificationWarnings(aRecord(), true))).toEqual(['countries:ee.threshold']);
  const classification = { thresholdNote: null, notes: [{ key: 'countries:ee.shift' }] };
  expect(keys(classificationWarnings(aRecord({ classification }), true))).toEqual([
    'countries:ee.shift',
  ]);
});

test('of all unverified items, those about classes and reporting are reported', () => {
  const record = aRecord({ unverified: UNVERIFIED_ITEMS, classification: { thresholdNote: null } });
  const warningsOf = (items: readonly string[]) =>
    items.map((item) => `countries:unverified.${item}`);
  const ofAct = ['in_force_date', 'publication'];
  expect(keys(classificationWarnings(record, true))).toEqual(
    warningsOf([
      ...ofAct,
      'classification_provision',
      'essential_provision',
      'important_provision',
      'threshold',
    ]),
  );
  expect(keys(incidentReservations(record))).toEqual(
    warningsOf([...ofAct, 'incident_provision', 'incident_recipient', 'incident_portal']),
  );
});

test('each use of a record reports the unverified items that it relies on, and no others', () => {
  const record = aRecord({
    unverified: ['essential_provision', 'incident_provision', 'authority'],
  });
  expect(keys(classificationWarnings(record, false))).toContain(
    'countries:unverified.essential_provision',
  );
  expect(keys(incidentReservations(record))).toEqual(['countries:unverified.incident_provision']);
});

test.each(['medium', 'low'] as const)('a confidence of %s is reported', (confidence) => {
  expect(keys(incidentReservations(aRecord({ confidence })))).toEqual([
    `countries:confidence.${confidence}`,
  ]);
});

test('a pending country causes no warnings about a national act', () => {
  const record = aRecord({
    transposition: { status: 'pending', note: { key: 'x:y' } },
    confidence: 'low',
  });
  expect(classificationWarnings(record, false)).toEqual([]);
  expect(incidentReservations(record)).toEqual([]);
});

test('strong deviations come first, and the others keep their order', () => {
  const deviations = [deviation('a', false), deviation('b', true), deviation('c', false)];
  const record = aRecord({ incident: { deviations } });
  expect(keys(deviationsByWeight(record).map(({ warning }) => warning))).toEqual(['b', 'a', 'c']);
});
