/** Notes for the sender of a notice, and warnings of an answer. */
import { expect, test } from '@jest/globals';
import type { IncidentPhase } from '../../../../src/modules/countries/domain/national-record.js';
import type { Case } from '../../../../src/modules/incidents/domain/incident-case.js';
import { incidentWarnings } from '../../../../src/modules/incidents/domain/incident-warnings.js';
import { stageAnswer } from '../../../../src/modules/incidents/domain/stage-answer.js';
import { senderNotes } from '../../../../src/modules/incidents/domain/template-notes.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { aCase, aRegime, aSource, aStage, at, KNOWN } from './small-incidents.js';

const deviation = (strong: boolean) => ({
  warning: { key: `countries:ee.${strong ? 'strong' : 'weak'}` },
  strong,
  shorterTerm: null,
  source: { ...aSource('§ 8'), title: 'Order' },
});

const notesOf = (phase: IncidentPhase, change: Partial<Case>, known = KNOWN) =>
  senderNotes(phase, aCase(change), known).map((note) => note.map(({ key }) => key));

test('notes list the rule of the act, deviations by weight, and reservations', () => {
  const national = aRecord({
    confidence: 'low',
    transposition: { status: 'transposed', note: null },
    incident: { deviations: [deviation(false), deviation(true)] },
  });
  const known = { ...KNOWN, national: {} };
  const regime = aRegime([aStage({})], { isRead: false });
  expect(notesOf('early_warning', { national, regime }, known).slice(5)).toEqual([
    ['incident:national.term', 'incident:template.source'],
    ['incident:national.not_read'],
    ['countries:general.strong', 'countries:ee.strong', 'incident:template.source'],
    ['countries:ee.weak', 'incident:template.source'],
    ['countries:confidence.low'],
    ['incident:notes.indicative'],
  ]);
  expect(notesOf('early_warning', { national, regime }).flat()).not.toContain(
    'incident:national.not_read',
  );
});

test('a pending country has its note; the final report has none on trust services', () => {
  const national = aRecord({
    transposition: { status: 'pending', note: { key: 'countries:ee.pending' } },
  });
  const notes = notesOf('final_report', { national });
  expect(notes).toContainEqual(['countries:ee.pending']);
  expect(notes).not.toContainEqual(['incident:notes.trust_services']);
  const [first, trust] = senderNotes('early_warning', aCase(), KNOWN).flat();
  expect(first?.params).toEqual({ hours: 24, months: 1, days: 30 });
  expect(trust?.params).toEqual({ hours: 24 });
  const ongoing = senderNotes('early_warning', aCase(), KNOWN)
    .flat()
    .find(({ key }) => key === 'incident:notes.ongoing_incident');
  expect(ongoing?.params).toEqual({ months: 1 });
});

const warningsOf = (change: Partial<Case>, country: string | null = null) =>
  incidentWarnings(aCase(change), country, KNOWN).map(({ about, sources }) => [
    about.key.replace('incident:', ''),
    ...sources.map(({ provision }) => provision),
  ]);

const LAST = [['warnings.trust_services', 'trust'], ['notes.indicative']];

test.each([
  { sent: null, late: false },
  { sent: '2026-01-31T10:00:00Z', late: false },
  { sent: '2026-01-31T10:00:01Z', late: true },
])('a notification of $sent is late: $late', ({ sent, late }) => {
  expect(warningsOf({ submittedAt: sent === null ? null : at(sent) })).toEqual([
    ...(late ? [['warnings.submitted_late', '23(4)(b)']] : []),
    ['warnings.no_country', '23(4)(a)'],
    ...LAST,
  ]);
});

test('a late notification is reported with its hours', () => {
  const submittedAt = at('2026-02-01T10:00:00Z');
  const [first] = incidentWarnings(aCase({ submittedAt }), null, KNOWN);
  expect(first?.about.params).toEqual({ hours: 72 });
});

test('a warning about trust services states their hours and their end', () => {
  const national = aRecord();
  const found = incidentWarnings(aCase({ national }), 'ee', KNOWN)
    .map(({ about }) => about)
    .find(({ key }) => key === 'incident:warnings.trust_services');
  expect(found?.params).toEqual({
    hours: 24,
    deadline: { at: at('2026-01-29T10:00:00Z'), zone: 'Europe/Tallinn' },
  });
});

test('deviations are warnings with their sentences; reservations cite the act', () => {
  const national = aRecord({
    confidence: 'medium',
    incident: { deviations: [deviation(true)] },
  });
  expect(warningsOf({ national }, 'ee')).toEqual([
    ['countries:ee.strong', '§ 8'],
    ['countries:confidence.medium', 'Gazette 1'],
    ...LAST,
  ]);
  const [first] = incidentWarnings(aCase({ national }), 'ee', KNOWN);
  expect(first?.sentences.map(({ key }) => key)).toEqual([
    'countries:general.strong',
    'countries:ee.strong',
    'incident:template.source',
  ]);
  expect(first?.sentences[2]?.params).toEqual({
    act: 'Order',
    provision: '§ 8',
    url: 'https://example.org/§ 8',
  });
});

test('stages that were coded for others are reported as missing', () => {
  const known = { ...KNOWN, national: {} };
  const [first] = incidentWarnings(aCase({ national: aRecord() }), 'ee', known);
  expect(first?.about.key).toBe('incident:national.not_coded');
});

test.each([
  { term: { value: 15, unit: 'days' }, keys: ['national.term', 'template.source'] },
  { term: { value: 2, unit: 'months' }, keys: ['national.term', 'template.source'] },
  { term: { value: 1, unit: 'months' }, keys: [] },
] as const)('after an ongoing incident the act allows $term.value $term.unit', ({ term, keys }) => {
  const regime = aRegime([aStage({ stage: 'final_report_after_handling', term })]);
  const notes = senderNotes('final_report', aCase({ regime }), KNOWN);
  const ongoing = notes.find(([first]) => first?.key === 'incident:notes.ongoing_incident') ?? [];
  expect(ongoing.slice(1).map(({ key }) => key.replace('incident:', ''))).toEqual(keys);
  const answer = stageAnswer('final_report', aCase({ regime }), KNOWN);
  expect(answer.finalTerm?.notes.slice(2).map(({ key }) => key)).toEqual(
    keys.map((key) => `incident:${key}`),
  );
  expect(answer.sources.includes(regime.stages[0]?.source ?? KNOWN.sources.reply)).toBe(
    keys.length > 0,
  );
});
