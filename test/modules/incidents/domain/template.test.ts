/** The notice of a stage as messages: headings, recipients, terms and notes. */
import { expect, test } from '@jest/globals';
import type { Case } from '../../../../src/modules/incidents/domain/incident-case.js';
import {
  incidentTemplate,
  renderTemplate,
} from '../../../../src/modules/incidents/domain/template.js';
import type { IncidentPhase } from '../../../../src/modules/countries/domain/national-record.js';
import type { Message } from '../../../../src/shared/message.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { aCase, aRegime, aStage, at, DETECTED, KNOWN } from './small-incidents.js';

const short = ({ key }: Message): string => key.replace(/^incident:(template\.)?/, '');

const keysOf = (phase: IncidentPhase, change: Partial<Case> = {}) =>
  incidentTemplate(phase, aCase(change), KNOWN).map(({ lines }) =>
    lines.map((line) => line.map(short).join(' + ')),
  );

const textOf = (phase: IncidentPhase, key: string, change: Partial<Case> = {}) =>
  incidentTemplate(phase, aCase(change), KNOWN)
    .flatMap(({ lines }) => lines.flat())
    .find((one) => one.key === `incident:${key}`);

const spelt = (text: string, zone: string | null = null) => ({ at: at(text), zone });

test('an early warning without a country', () => {
  expect(keysOf('early_warning')).toEqual([
    ['early_warning.heading', 'early_warning.basis'],
    ['recipient_open'],
    ['due'],
    ['sender'],
    ['notice', 'early_warning.statement'],
    ['description', 'description_open'],
    ['early_warning.contents'],
    ['early_warning.closing', 'reservation'],
    ['signature'],
    ['notes_heading'],
    [
      'notes.early_warning',
      'notes.trust_services',
      'notes.intermediate_report',
      'notes.ongoing_incident',
      'reminder',
      'notes.indicative',
    ],
  ]);
});

test('the terms of each stage are written in UTC and in the time of the country', () => {
  const deadline = (phase: IncidentPhase, key: string, change: Partial<Case> = {}) =>
    textOf(phase, `template.${key}`, change)?.params;
  expect(deadline('early_warning', 'due')).toEqual({ deadline: spelt('2026-01-29T10:00:00Z') });
  expect(deadline('incident_notification', 'due')).toEqual({
    deadline: spelt('2026-01-31T10:00:00Z'),
  });
  expect(deadline('incident_notification', 'due_trust')).toEqual({
    deadline: spelt('2026-01-29T10:00:00Z'),
  });
  expect(deadline('early_warning', 'due', { national: aRecord() })).toEqual({
    deadline: spelt('2026-01-29T10:00:00Z', 'Europe/Tallinn'),
  });
});

test('the final report has an open term until the notification is submitted', () => {
  const params = {
    months: 1,
    legal_latest: spelt('2026-02-28T10:00:00Z'),
    safe_by: spelt('2026-02-27T10:00:00Z'),
  };
  expect(textOf('final_report', 'template.due_final_open')?.params).toEqual(params);
  const submittedAt = at('2026-01-30T08:00:00Z');
  expect(textOf('final_report', 'template.due_final_exact', { submittedAt })?.params).toEqual({
    ...params,
    legal_latest: spelt('2026-02-28T08:00:00Z'),
    submitted: spelt('2026-01-30T08:00:00Z'),
  });
});

test.each([
  { submittedAt: null, is_submitted: 'no', submitted: '' },
  {
    submittedAt: at('2026-01-30T08:00:00Z'),
    is_submitted: 'yes',
    submitted: spelt('2026-01-30T08:00:00Z'),
  },
])('the statement of a notice states whether it was submitted: $is_submitted', (row) => {
  const { submittedAt, ...expected } = row;
  expect(textOf('final_report', 'final_report.statement', { submittedAt })?.params).toEqual({
    detected: { at: DETECTED, zone: null },
    next: spelt('2026-01-31T10:00:00Z'),
    ...expected,
  });
});

test.each([
  { summary: null, key: 'description_open' },
  { summary: ' \n', key: 'description_open' },
  { summary: 'Outage {x}', key: 'description_given' },
])('the summary %j is introduced by $key', ({ summary, key }) => {
  const text = textOf('early_warning', `template.${key}`, { summary });
  expect(text?.key).toBe(`incident:template.${key}`);
  expect(text?.params).toEqual(key === 'description_given' ? { summary } : undefined);
});

const OWN = { entityClass: 'essential' } as const;
test.each([
  { what: 'no country', national: null, regime: null, recipient: null },
  { what: 'a record', national: aRecord(), regime: null, recipient: 'CERT' },
  {
    what: 'a record without one',
    national: aRecord({ incident: { recipient: null } }),
    regime: null,
    recipient: null,
  },
  {
    what: 'a regime for all',
    national: aRecord(),
    regime: aRegime([], { recipients: ['X'] }),
    recipient: 'CERT',
  },
  {
    what: 'a regime of a class',
    national: aRecord(),
    regime: aRegime([], { ...OWN, recipients: ['X', 'Y'] }),
    recipient: 'X; Y',
  },
  {
    what: 'a regime of a group',
    national: aRecord(),
    regime: aRegime([], { group: 'energy', recipients: ['X'] }),
    recipient: 'X',
  },
  {
    what: 'a regime without recipients',
    national: aRecord(),
    regime: aRegime([], { ...OWN, recipients: [] }),
    recipient: 'CERT',
  },
])('with $what the recipient is $recipient', ({ national, regime, recipient }) => {
  const change = { national, regime };
  expect(textOf('early_warning', 'template.recipient', change)?.params).toEqual(
    recipient === null ? undefined : { recipient },
  );
  expect(textOf('early_warning', 'template.recipient_open', change) === undefined).toBe(
    recipient !== null,
  );
});

test.each([
  { act: {}, url: 'https://example.org/portal' },
  { act: { stage: 'bill' }, url: null },
] as const)('the portal of an act is named, that of a bill is not: $url', ({ act, url }) => {
  const found = textOf('early_warning', 'template.portal', { national: aRecord({ act }) });
  expect(found?.params).toEqual(url === null ? undefined : { url });
});

const TERM = { value: 20, unit: 'days' } as const;
const FINAL = aStage({ stage: 'final_report', runsFrom: 'handled', term: TERM });

test('a shorter national term is printed besides that of the Directive, except for the final report', () => {
  const regime = aRegime([aStage({}), FINAL]);
  expect(keysOf('early_warning', { regime })[2]).toEqual(['due', 'due_national']);
  expect(textOf('early_warning', 'template.due_national', { regime })?.params).toEqual({
    deadline: spelt('2026-01-28T22:00:00Z'),
  });
  expect(keysOf('final_report', { regime })[2]).not.toContain('due_national');
});

test('a template is a text of paragraphs, with notes behind a dash', () => {
  const paragraphs = [
    { lines: [[{ key: 'a' }, { key: 'b' }], [{ key: 'c' }]], marker: '' },
    { lines: [[{ key: 'd' }], [{ key: 'e' }]], marker: '– ' },
  ] as const;
  expect(renderTemplate(paragraphs, ({ key }) => key)).toBe('a b\nc\n\n– d\n– e');
  expect(incidentTemplate('early_warning', aCase(), KNOWN).map(({ marker }) => marker)).toEqual([
    ...Array<string>(10).fill(''),
    '– ',
  ]);
});
