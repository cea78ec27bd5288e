/** National terms in the answers, by country. Source: kb/incident/national, D-389. */
import { expect, test } from '@jest/globals';
import { IncidentService } from '../../../src/modules/incidents/incident.service.js';
import { toIncidentTemplatesView } from '../../../src/modules/incidents/to-incident-templates.graphql.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';
import { aRequest, countries, holidays, incidentRules, textsOfKb } from './known.js';

const service = new IncidentService(incidentRules, countries, holidays);
const localizer = new Localizer(createTexts(textsOfKb), 'kb_2026-11-22_00000000', 'en', 'en');
const DETECTED = '2026-11-20T08:00:00Z';
const NOW = new Date('2026-11-28T00:00:00Z');

type Times = Parameters<typeof aRequest>[1];

const phasesOf = (country: string, times: Times = {}) =>
  toIncidentTemplatesView(
    service.templates(aRequest(DETECTED, { country, ...times }), NOW),
    localizer,
  ).phases;

const finalOf = (country: string, times: Times = {}) => phasesOf(country, times).at(-1);

const DIRECTIVE = 'Directive (EU) 2022/2555';

test.each([
  { country: 'lt', provision: '18 straipsnio 4 dalies 4 punktas', starts: 'early warning' },
  { country: 'cz', provision: '§ 16 odst. 3 písm. c)', starts: 'incident notification' },
  { country: 'pt', provision: 'artigo 44.º, n.º 1', starts: 'notice of the end of the impact' },
  { country: 'cy', provision: 'άρθρο 35Β(4)(δ)', starts: 'incident notification' },
])('the final report in $country has the national term and provision', (row) => {
  const final = finalOf(row.country);
  expect(final?.nationalLegalBasis).toContain(row.provision);
  expect(final?.nationalDeadlineBasis).toContain(
    `it runs from the submission of the ${row.starts}.`,
  );
  expect(final?.legalBasis).toBe(`${DIRECTIVE} art 23(4)(d)`);
});

test.each(['lt', 'cz', 'pt'])('the note on the dates in %s is about the act', (country) => {
  const final = finalOf(country);
  expect(final?.deadlineNoteCodes.slice(0, 2)).toEqual([
    'incident.national.term',
    'incident.template.source',
  ]);
  expect(final?.deadlineNote).not.toContain('The month runs from');
});

test('the note on an act that counts like the Directive is that of the Directive', () => {
  expect(finalOf('ee')?.deadlineNoteCodes).toEqual([
    'incident.final_report.note_open',
    'incident.final_report.note_ongoing',
  ]);
});

test('the six hours of Cyprus have their provision, beside the 24 hours of the Directive', () => {
  expect(phasesOf('cy')[0]).toMatchObject({
    deadline: '2026-11-21T08:00:00Z',
    nationalDeadline: '2026-11-20T14:00:00Z',
    nationalDeadlineBasis:
      'Term under the national act: 6 hours; it runs from becoming aware of the incident.',
    nationalLegalBasis: expect.stringContaining('άρθρο 35Β(4)(α)') as unknown,
    legalBasis: `${DIRECTIVE} art 23(4)(a)`,
  });
});

test('without a country there is no national basis', () => {
  const view = toIncidentTemplatesView(service.templates(aRequest(DETECTED), NOW), localizer);
  expect(view.phases.map((one) => [one.nationalLegalBasis, one.nationalDeadlineBasis])).toEqual(
    Array.from({ length: 3 }, () => [null, null]),
  );
});

test('in Portugal the final report has no last date before the impact has ended', () => {
  const open = finalOf('pt');
  expect(open).toMatchObject({ legalLatest: null, legalLatestIsExact: false });
  expect(open?.deadlineNoteCodes).toContain('incident.notes.no_latest');
  const times = { detected_at: DETECTED, impact_ended_at: '2026-11-22T08:00:00Z' };
  const ended = finalOf('pt', { times });
  // 30 working days from the last hour of the notice, 23 November; 1, 8 and 25 December and 1 January are holidays.
  expect(ended?.legalLatest).toBe('2027-01-08T08:00:00Z');
  expect(ended?.deadlineNoteCodes).not.toContain('incident.notes.no_latest');
});

test('the texts of an incident notification announce the report of the act', () => {
  expect(phasesOf('lt')[1]?.template).toContain(
    'The reporting entity will submit a final report within the term of the national act',
  );
  expect(phasesOf('ee')[1]?.template).toContain('no later than one month after');
});

test('a citation names its act once', () => {
  const [warning] = phasesOf('ee');
  expect(warning?.nationalLegalBasis).toBe('Küberturvalisuse seadus (KüTS) § 8 lg 1');
  expect(warning?.template).toContain('§ 8 lg 1 (Küberturvalisuse seadus (KüTS)).');
  expect(warning?.template).toContain('Source: Küberturvalisuse seadus, § 8 lg 5, https:');
  expect(warning?.template).not.toMatch(/§ 8 lg \S+ KüTS/);
  expect(phasesOf('at')[0]?.nationalLegalBasis).toMatch(/\(NISG 2026\) § 34 Abs\. 2 Z 1$/);
});
