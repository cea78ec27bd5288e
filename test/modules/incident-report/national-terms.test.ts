/** National terms in the record of an incident, with the names of the incident deadlines. Source: D-389. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { toIncidentRecordView } from '../../../src/modules/incident-report/to-incident-report.graphql.js';
import type { IncidentRecord } from '../../../src/modules/incident-report/domain/record-values.js';
import type { IncidentParty } from '../../../src/modules/incidents/domain/clock.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';
import { requestOf, service } from './known.js';

const NOW = new Date('2030-01-01T00:00:00Z');
const { texts, version } = presentLaw().knowledge;
const localizer = new Localizer(createTexts(texts), version, 'en', 'en');

function viewOf(
  country: string | null,
  record: IncidentRecord = {},
  parties: readonly IncidentParty[] = ['nis2_entity'],
) {
  const request = requestOf(record, parties);
  const clocks = { ...request.clocks, country, language: 'en' } as const;
  return toIncidentRecordView(service.reports({ record, clocks }, NOW), localizer);
}

test.each([
  { country: 'cy', duty: 'nis2_progress_report', provision: 'άρθρο 35Β(4)(ε)' },
  { country: 'fi', duty: 'nis2_interim_report', provision: '12 § 2 mom.' },
  { country: 'pt', duty: 'nis2_end_of_impact_notice', provision: 'artigo 43.º, n.º 1' },
])('a record of $country has the $duty of its act', ({ country, duty, provision }) => {
  const view = viewOf(country);
  const clock = view.clocks.find((one) => one.duty === duty);
  expect(clock?.sources.map((one) => one.provision)).toEqual([provision]);
  expect(clock?.basis).toMatch(/^Term under the national act: /);
});

test('the early warning of Cyprus has its six hours beside the 24 of the Directive', () => {
  const [report] = viewOf('cy').reports;
  expect(report).toMatchObject({
    kind: 'nis2_early_warning',
    nationalDeadlineBasis:
      'Term under the national act: 6 hours; it runs from becoming aware of the incident.',
    nationalLegalBasis: expect.stringContaining('άρθρο 35Β(4)(α)') as unknown,
    isExact: true,
    anchor: 'awareness',
  });
  const hours = (text: string | null | undefined) => new Date(text ?? 0).getTime() / 3_600_000;
  expect(hours(report?.deadline) - hours(report?.nationalDeadline)).toBe(24 - 6);
  expect(report?.deadlineLocal).toMatch(/\+0[23]:00$/);
});

test('the dates of a report are those of its clock', () => {
  const { reports, clocks } = viewOf('lt', {}, ['nis2_entity', 'dora_financial_entity']);
  const dated = reports.filter(({ kind }) => clocks.some(({ duty }) => duty === kind));
  expect(dated.length).toBe(6);
  for (const { kind, deadline, isExact, nationalDeadline, safeBy, legalLatest, anchor } of dated) {
    const dates = { deadline, isExact, nationalDeadline, safeBy, legalLatest, anchor };
    expect(clocks.find(({ duty }) => duty === kind)).toMatchObject(dates);
  }
});

test('without a country a record has no national terms, and a report without a term no dates', () => {
  const { reports } = viewOf(null, {}, ['nis2_entity', 'dora_financial_entity']);
  expect(reports.map((one) => [one.nationalLegalBasis, one.deadlineLocal])).toEqual(
    reports.map(() => [null, null]),
  );
  const reclassified = reports.find(({ kind }) => kind === 'dora_reclassification');
  expect(reclassified).toMatchObject({ deadline: null, isExact: null, safeBy: null });
});

test('without personal data no deadline is of the GDPR', () => {
  const parties = ['nis2_entity', 'gdpr_controller'] as const;
  const regimes = (record: IncidentRecord) =>
    new Set(viewOf('ee', record, parties).clocks.map(({ regime }) => regime));
  expect(regimes({})).toEqual(new Set(['nis2', 'gdpr']));
  expect(regimes({ personal_data_breach: false })).toEqual(new Set(['nis2']));
});

test('a trust service has the term and the provision of its own stage', () => {
  const basisOf = (party: IncidentParty) => {
    const { reports } = viewOf('ee', {}, [party]);
    const found = reports.find(({ kind }) => kind === 'nis2_incident_notification');
    return [found?.nationalDeadlineBasis, found?.nationalLegalBasis];
  };
  const term = (hours: number) =>
    `Term under the national act: ${String(hours)} hours; it runs from becoming aware of the incident.`;
  const act = 'Küberturvalisuse seadus (KüTS)';
  expect(basisOf('nis2_trust_service')).toEqual([term(24), `${act} § 8 lg 4²`]);
  expect(basisOf('nis2_entity')).toEqual([term(72), `${act} § 8 lg 4¹`]);
});
