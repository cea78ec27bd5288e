/** Hints from one country's law, and the sources behind them. */
import { expect, test } from '@jest/globals';
import type { NationalRecord } from '../../../../src/modules/countries/domain/national-record.js';
import {
  countryHints,
  countrySources,
} from '../../../../src/modules/gap-assessment/domain/country-hints.js';
import { message } from '../../../../src/shared/message.js';

const actUrl = 'https://example.org/act';

const estonia: NationalRecord = {
  rules: null,
  country: 'ee',
  kbId: 1,
  officialLanguages: ['et'],
  timeZone: 'Europe/Tallinn',
  name: message('countries:ee.name'),
  transposition: { status: 'transposed', note: null },
  act: {
    title: 'Seadus',
    titleEn: 'Act',
    shortTitle: 'S',
    stage: 'act',
    publication: 'RT I 1',
    inForceDate: null,
    url: actUrl,
  },
  classification: {
    provision: '§ 3',
    essential: { provision: null, term: null },
    important: { provision: null, term: null },
    thresholdBasis: null,
    thresholdNote: null,
    sizeTest: null,
    shifts: [],
    overlayReady: true,
    notes: [],
  },
  incident: {
    provision: '§ 8',
    stages: { early_warning: null, incident_notification: null, final_report: null },
    trustServices: null,
    recipient: null,
    portalUrl: null,
    deviations: [],
  },
  authority: null,
  confidence: 'high',
  unverified: [],
  positionDate: '2026-01-01',
};

const keys = (record: NationalRecord) =>
  countryHints(record, 'Eesti').map(({ text: sentence }) => sentence.key);
const provisions = (record: NationalRecord) =>
  countrySources(record).map(({ provision }) => provision);

test('unconfirmed items give no hint', () => {
  expect(keys(estonia)).toEqual(['gap:country.national_law', 'gap:country.incident']);
});

test('authority, portal and the limits of the record are listed', () => {
  const record: NationalRecord = {
    ...estonia,
    authority: { name: 'RIA', url: null },
    incident: { ...estonia.incident, portalUrl: 'https://example.org/portal' },
    confidence: 'medium',
  };
  expect(keys(record)).toEqual([
    'gap:country.national_law',
    'gap:country.authority',
    'gap:country.incident',
    'gap:country.portal',
    'countries:confidence.medium',
  ]);
});

test('each hint states what it names', () => {
  const incident = { ...estonia.incident, portalUrl: 'https://example.org/portal' };
  const authority = { name: 'RIA', url: null };
  const hints = countryHints({ ...estonia, authority, incident }, 'Eesti');
  expect(hints.map(({ text }) => text.params)).toEqual([
    { country: 'Eesti', act: 'S' },
    { authority: 'RIA' },
    { country: 'Eesti', provision: '§ 8' },
    { url: 'https://example.org/portal' },
  ]);
});

test('only strong deviations are listed, with their source', () => {
  const source = {
    title: 'Order',
    provision: '§ 1',
    url: 'https://example.org/order',
    positionDate: '2026-01-01',
  };
  const deviation = { source, shorterTerm: null };
  const deviations = [
    { ...deviation, warning: message('countries:ee.strong'), strong: true },
    {
      ...deviation,
      warning: message('countries:ee.weak'),
      strong: false,
      source: { ...source, provision: '§ 2' },
    },
  ];
  const record: NationalRecord = { ...estonia, incident: { ...estonia.incident, deviations } };
  expect(keys(record)).toContain('countries:ee.strong');
  expect(keys(record)).not.toContain('countries:ee.weak');
  expect(provisions(record)).toEqual(['§ 3', '§ 8', '§ 1']);
});

test('a pending country gives only the reason and no source', () => {
  const note = message('countries:ee.pending');
  const record: NationalRecord = { ...estonia, transposition: { status: 'pending', note } };
  expect(countryHints(record, 'Eesti').map(({ text: localized }) => localized)).toEqual([note]);
  expect(countrySources(record)).toEqual([]);
});

test('one provision is cited once, and an unconfirmed class is not cited', () => {
  const incident = { ...estonia.incident, provision: '§ 3' };
  expect(provisions({ ...estonia, incident })).toEqual(['§ 3']);
  const classification = { ...estonia.classification, overlayReady: false };
  expect(provisions({ ...estonia, classification })).toEqual(['§ 8']);
});

test('an act without confirmed provisions is cited by its publication', () => {
  const classification = { ...estonia.classification, overlayReady: false };
  const incident = { ...estonia.incident, provision: null };
  expect(provisions({ ...estonia, classification, incident })).toEqual(['RT I 1']);
});

const sourcesOf = (record: NationalRecord) =>
  countryHints(record, 'Eesti').map(({ text, sources }) => [
    text.key,
    ...sources.map(({ provision }) => provision),
  ]);

test('each hint cites its provision, or the act as a whole', () => {
  const deviation = {
    warning: message('countries:ee.strong'),
    strong: true,
    shorterTerm: null,
    source: {
      title: 'Order',
      provision: '§ 1',
      url: 'https://example.org/order',
      positionDate: '2026-01-01',
    },
  };
  const portalUrl = 'https://example.org/portal';
  const incident = { ...estonia.incident, portalUrl, deviations: [deviation] };
  const record: NationalRecord = { ...estonia, incident, confidence: 'low' };
  const whole = [['gap:country.national_law', 'RT I 1']];
  const rest = [
    ['countries:ee.strong', '§ 1'],
    ['countries:confidence.low', 'RT I 1'],
  ];
  expect(sourcesOf(record)).toEqual([
    ...whole,
    ['gap:country.incident', '§ 8'],
    ['gap:country.portal', '§ 8'],
    ...rest,
  ]);
  expect(sourcesOf({ ...record, incident: { ...incident, provision: null } })).toEqual([
    ...whole,
    ['gap:country.portal', 'RT I 1'],
    ...rest,
  ]);
});

test('a provision with the same number in another act is another source', () => {
  const source = {
    title: 'Order',
    provision: '§ 8',
    url: 'https://example.org/order',
    positionDate: '2026-01-01',
  };
  const deviations = [{ warning: message('x:y'), strong: true, shorterTerm: null, source }];
  const incident = { ...estonia.incident, deviations };
  expect(provisions({ ...estonia, incident })).toEqual(['§ 3', '§ 8', '§ 8']);
});
