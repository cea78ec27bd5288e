/** Invented terms of incident reporting, and one incident; tests override the members that matter to them. */
import type {
  ClockCase,
  ClockTimes,
  IncidentParty,
} from '../../../../src/modules/incidents/domain/clock.js';
import type { ClockKnowledge } from '../../../../src/modules/incidents/domain/clock-knowledge.js';
import { deadlines } from '../../../../src/modules/incidents/domain/deadlines.js';
import type { Case } from '../../../../src/modules/incidents/domain/incident-case.js';
import type { IncidentKnowledge } from '../../../../src/modules/incidents/domain/incident-knowledge.js';
import type {
  NationalRegime,
  NationalStage,
} from '../../../../src/modules/incidents/domain/national-schedule.js';
import { plainIncident } from '../../../../src/modules/incidents/domain/stage-end.js';
import type { Source } from '../../../../src/shared/source.js';

export const aSource = (provision: string): Source => ({
  title: 'Act',
  provision,
  url: `https://example.org/${provision}`,
  positionDate: '2026-01-01',
});

const stage = (point: string) => ({ point, source: aSource(`23(4)(${point})`) });

export const KNOWN: IncidentKnowledge = {
  stages: {
    early_warning: stage('a'),
    incident_notification: stage('b'),
    final_report: stage('d'),
  },
  terms: {
    earlyWarningHours: 24,
    notificationHours: 72,
    trustServiceHours: 24,
    finalReportMonths: 1,
    publishedFinalReportDays: 30,
  },
  ongoingMonths: 1,
  replyHours: 24,
  sources: {
    trustServices: aSource('trust'),
    ongoingIncident: aSource('ongoing'),
    intermediateReport: aSource('intermediate'),
    reply: aSource('reply'),
    significance: aSource('significance'),
    monthEnd: aSource('month end'),
  },
  reminders: [{ text: { key: 'incident:reminder' }, source: aSource('reminder') }],
  clocks: null,
  national: null,
  significance: null,
  actTexts: { noLatest: { key: 'incident:no_latest' }, closing: 'incident:closing_act' },
};

const hours = (count: number, provision: string) => ({ hours: count, source: aSource(provision) });

export const CLOCKS: ClockKnowledge = {
  dora: {
    initial: {
      source: aSource('19(4)(a)'),
      afterClassification: hours(4, '5(1)(a)'),
      afterAwareness: hours(24, '5(1)(b)'),
    },
    intermediate: { source: aSource('19(4)(b)'), term: hours(72, '5(1)(c)') },
    final: { source: aSource('19(4)(c)'), months: 1, termSource: aSource('5(1)(d)') },
    relief: { hour: 12, source: aSource('5(4)') },
    late: aSource('5(3)'),
    replacesNis2: [aSource('1(2)')],
  },
  gdpr: {
    authority: hours(72, '33(1)'),
    controller: aSource('33(2)'),
    dataSubjects: aSource('34(1)'),
  },
  periodEnd: aSource('3(4)'),
};

/** A Wednesday. */
export const DETECTED = new Date('2026-01-28T10:00:00Z');
export const at = (text: string): Date => new Date(text);

const NO_TIMES: ClockTimes = {
  ...plainIncident(DETECTED).events,
  classifiedAt: null,
  initialSubmittedAt: null,
  intermediateSubmittedAt: null,
};

export const aClockCase = (
  parties: readonly IncidentParty[],
  times: Partial<ClockTimes> = {},
  change: Partial<Omit<ClockCase, 'times' | 'parties'>> = {},
): ClockCase => ({
  times: { ...NO_TIMES, ...times },
  parties: new Set(parties),
  national: null,
  regime: null,
  place: { zone: 'UTC', holidayOn: () => null },
  isReliefExcluded: null,
  ...change,
});

export const aStage = (change: Partial<NationalStage>): NationalStage => ({
  stage: 'early_warning',
  runsFrom: 'awareness',
  term: { value: 12, unit: 'hours' },
  repeats: false,
  source: aSource(change.stage ?? 'early_warning'),
  ...change,
});

export const aRegime = (
  stages: readonly NationalStage[],
  change: Partial<NationalRegime> = {},
): NationalRegime => ({
  group: null,
  entityClass: null,
  recipients: ['CERT'],
  recipientSource: null,
  isRead: true,
  stages,
  ...change,
});

export function aCase(change: Partial<Case> = {}): Case {
  const regime = change.regime ?? null;
  const submittedAt = change.submittedAt ?? null;
  const plain = plainIncident(DETECTED);
  const events = { ...plain.events, notificationSubmittedAt: submittedAt };
  return {
    detectedAt: DETECTED,
    submittedAt,
    summary: null,
    national: null,
    regime,
    deadlines: deadlines({ ...plain, events, regime }, KNOWN.terms),
    ...change,
  };
}
