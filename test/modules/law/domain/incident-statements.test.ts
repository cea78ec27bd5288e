/** What each sentence about incidents rests on, read against the texts of the acts. */
import { expect, test } from '@jest/globals';
import { incidentStatements } from '../../../../src/modules/law/domain/incident-statements.js';
import { cited, knowledge, rulesOf, texts, TRANSPOSITION } from './the-rules.js';

const DORA_TERMS = 'clocks:acts.dora_incident_terms';
const TIMES = 'time_limits art 3(2)(c), art 3(4)';
const INITIAL = [`${DORA_TERMS} art 5(1)(a), art 5(2)`, `${DORA_TERMS} art 5(1)(a)`];
const CRITERIA = 'implementing_regulation art 1, art 3(1)';

test.each([
  ['incident.early_warning.deadline_basis', ['nis2 art 23(4)(a)'], /^24 hours after/],
  ['incident.incident_notification.deadline_basis', ['nis2 art 23(4)(b)'], /^72 hours.*: 24 hours/],
  ['incident.final_report.deadline_basis', ['nis2 art 23(4)(d)'], /^30 days.*one month/],
  ['incident.final_report.note_open', ['nis2 art 23(4)(d)', 'time_limits art 3'], /./],
  ['incident.final_report.note_exact', ['nis2 art 23(4)(d)', 'time_limits art 3'], /./],
  ['incident.final_report.note_ongoing', ['nis2 art 23(4)(e)'], /one month of the handling/],
  ['incident.warnings.no_offset', [], /^…: the time zone is missing/],
  ['incident.warnings.date_only', [], /^…: a date without a time/],
  ['incident.warnings.in_future', [], /^…: this time lies in the future/],
  ['incident.warnings.submitted_late', ['nis2 art 23(4)(b)'], /after the 72 hours/],
  ['incident.warnings.no_country', ['nis2 art 23(4)(a)'], /./],
  ['incident.warnings.trust_services', ['nis2 art 23(4), last subparagraph'], /24 hours, by …/],
  ['incident.notes.indicative', [], /./],
  ['incident.template.source', ['nis2 art 23(4)(b)'], /^Source: …, …, …\.$/],
  ['incident.national.not_coded', ['nis2 art 23(4)(a)'], /./],
  ['incident.national.not_read', ['nis2 art 23(4)(a)'], /./],
  ['incident.national.term', ['nis2 art 23(4)(b)'], /72 hours; it runs from becoming aware/],
  ['clocks.basis.awareness', ['nis2 art 23(4)(b)'], /within 72 h of becoming aware/],
  ['clocks.basis.notification', ['nis2 art 23(4)(d)'], /^1 calendar month from/],
  ['clocks.basis.unclassified', INITIAL, /^Within 4 h of .* 24 h after becoming aware/],
  ['clocks.basis.classification', INITIAL, /^Within 4 h of .* 24 h after becoming aware/],
  ['clocks.basis.classified_late', INITIAL, /^Within 4 h of .* 24 h after becoming aware/],
  ['clocks.basis.initial', [`${DORA_TERMS} art 5(1)(b)`], /^Within 72 h of .* initial/],
  ['clocks.basis.intermediate', [`${DORA_TERMS} art 5(1)(c)`], /^1 calendar month from/],
  ['clocks.basis.undue_delay', ['gdpr art 34(1)'], /./],
  ['clocks.notes.where_feasible', ['gdpr art 33(1)'], /./],
  ['clocks.notes.high_risk', ['gdpr art 34(1)'], /./],
  ['clocks.notes.estimated', ['dora art 19(4)(a)', 'dora art 19(4)(b)'], /./],
  ['clocks.notes.relief_excluded', [`${DORA_TERMS} art 5(4), art 5(5), art 5(6)`], /./],
  ['clocks.notes.earliest_start', ['nis2 art 23(4)(d)'], /./],
  ['clocks.notes.repeats', ['nis2 art 23(4)(e)'], /final report/],
  ['clocks.notes.dora_late', [`${DORA_TERMS} art 5(3)`], /./],
  ['clocks.notes.dora_replaces', ['nis2 art 4', 'dora art 1(2)'], /./],
  ['clocks.notes.no_holidays', [TIMES], /./],
  ['clocks.notes.later', [TIMES], /./],
  ['significance.conclusion.significant', [CRITERIA], /./],
  ['significance.conclusion.not_significant', [CRITERIA], /./],
  ['significance.conclusion.undetermined', [CRITERIA], /./],
  ['significance.conclusion.scheduled', ['implementing_regulation art 3(2)'], /./],
  ['significance.conclusion.other_type', ['nis2 art 23(3)'], /./],
  ['significance.criteria.financial_loss', ['implementing_regulation art 3(1)(a)'], /./],
  [
    'significance.criteria.physical_access',
    ['implementing_regulation art 8(d)', 'implementing_regulation art 14(d)'],
    /./,
  ],
  ['significance.criteria.recurring', ['implementing_regulation art 4'], /./],
  ['significance.notes.counting', ['implementing_regulation art 3(3)'], /./],
  ['significance.notes.possible', [CRITERIA], /./],
] as const)('%s', (code, sources, sentence) => {
  const rule = rulesOf().get(code);
  if (rule === undefined) throw new Error('no such rule');
  expect(rule).toMatchObject({ kind: 'incident', gives: null, country: null });
  expect(rule.sources.map(cited)).toEqual(sources);
  expect(texts.localize(rule.message, 'en')).toMatch(sentence);
});

test.each([
  ['national_law', /^…: the Directive is transposed by …/],
  ['authority', /: …\.$/],
  ['incident', /in …: …\.$/],
  ['portal', /: …\.$/],
] as const)('the hint %s of a gap assessment rests on the transposition', (key, sentence) => {
  const rule = rulesOf().get(`gap.country.${key}`);
  if (rule === undefined) throw new Error('no such rule');
  expect(rule.kind).toBe('national');
  expect(rule.sources).toEqual([TRANSPOSITION]);
  expect(texts.localize(rule.message, 'en')).toMatch(sentence);
});

test('law data from before clocks and significance has no sentences about them', () => {
  const older = {
    ...knowledge.incident,
    clocks: null,
    significance: null,
    actTexts: undefined,
  };
  const codes = incidentStatements(older).map(({ code }) => code);
  expect(codes).toHaveLength(17);
  expect(codes.filter((code) => !code.startsWith('incident.'))).toEqual([]);
});
