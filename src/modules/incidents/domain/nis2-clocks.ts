/** Terms of art 23(4) of Directive (EU) 2022/2555 and of national acts as clocks. */
import { INCIDENT_PHASES, type IncidentPhase } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { PLAIN, type Clock, type ClockCase, type StartEvent } from './clock.js';
import { deadlines } from './deadlines.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import { stageOf, type Anchor, type NationalStage, type StageName } from './national-schedule.js';
import { nationalDeadline, nationalStageSources, termNote } from './national-stage.js';
import { stageEnd, type TimedIncident } from './stage-end.js';
import { endOfPeriod } from './working-day.js';

const timed = ({ times, parties, regime, place }: ClockCase): TimedIncident => ({
  events: times,
  regime,
  place,
  isTrustService: parties.has('nis2_trust_service'),
});

/** Start events of the interface; every start that is a state of mind counts as awareness. */
const START_EVENTS: Readonly<Record<Anchor, StartEvent>> = {
  awareness: 'awareness',
  detection: 'awareness',
  establishment: 'awareness',
  finding: 'awareness',
  unstated: 'awareness',
  early_warning_submitted: 'early_warning_submitted',
  notification_submitted: 'notification_submitted',
  impact_ended: 'impact_ended',
  end_notice_submitted: 'end_notice_submitted',
  handled: 'handled',
  restored: 'handled',
};

const notesOf = (rule: NationalStage | null): readonly Message[] =>
  rule === null ? [] : termNote(rule);

type HourStage = 'early_warning' | 'incident_notification';

function hoursOf(phase: HourStage, isTrust: boolean, { terms }: IncidentKnowledge): number {
  if (phase === 'early_warning') return terms.earlyWarningHours;
  return isTrust ? terms.trustServiceHours : terms.notificationHours;
}

function stageClock(phase: HourStage, incident: ClockCase, known: IncidentKnowledge): Clock {
  const { times, parties, regime } = incident;
  const ends = deadlines(timed(incident), known.terms);
  const isWarning = phase === 'early_warning';
  const isTrust = !isWarning && parties.has('nis2_trust_service');
  const trustRule = isTrust ? stageOf(regime, 'trust_service_notification') : null;
  const rule = trustRule ?? stageOf(regime, phase);
  return {
    ...PLAIN,
    regime: 'nis2',
    duty: `nis2_${phase}`,
    title: message(`clocks:titles.${phase}`),
    deadline: isWarning ? ends.earlyWarning : ends.notification,
    runsFrom: 'awareness',
    startedAt: times.detectedAt,
    anchor: rule?.runsFrom ?? 'awareness',
    recipients: regime?.recipients ?? [],
    nationalDeadline: nationalDeadline(incident, phase, ends, times.detectedAt),
    basis: message('clocks:basis.awareness', { hours: hoursOf(phase, isTrust, known) }),
    notes: notesOf(rule),
    sources: sourcesOf(phase, incident, [
      known.stages[phase].source,
      ...(isTrust ? [known.sources.trustServices] : []),
    ]),
  };
}

const sourcesOf = (
  phase: IncidentPhase,
  incident: ClockCase,
  own: readonly Source[],
): readonly Source[] => [...own, ...nationalStageSources(incident, phase)];

/** Exact once its start is known, else the earliest possible end, so that planning by `deadline` is never late. */
function finalClock(incident: ClockCase, known: IncidentKnowledge, periodEnd: Source): Clock {
  const { times, place, regime } = incident;
  const ends = deadlines(timed(incident), known.terms);
  const { legalLatest, isExact, safeBy, startedAt } = ends.finalReport;
  const rule = stageOf(regime, 'final_report');
  return {
    ...PLAIN,
    regime: 'nis2',
    duty: 'nis2_final_report',
    title: message('clocks:titles.final_report'),
    deadline: isExact ? legalLatest : safeBy,
    legalLatest,
    runsFrom: rule === null ? 'notification_submitted' : START_EVENTS[rule.runsFrom],
    startedAt,
    anchor: rule?.runsFrom ?? 'notification_submitted',
    recipients: regime?.recipients ?? [],
    isExact,
    safeBy: isExact ? null : safeBy,
    nationalDeadline: nationalDeadline(incident, 'final_report', ends, times.detectedAt),
    basis: message('clocks:basis.notification', { months: known.terms.finalReportMonths }),
    later: endOfPeriod(legalLatest, place),
    notes: [...(isExact ? [] : [message('clocks:notes.earliest_start')]), ...notesOf(rule)],
    sources: sourcesOf('final_report', incident, [known.stages.final_report.source, periodEnd]),
  };
}

/** National stages beyond the three of the Directive, in the order of time. */
const FURTHER: readonly StageName[] = [
  'interim_report',
  'progress_report',
  'end_of_impact_notice',
  'final_report_after_handling',
];

/** Art 23(4)(e), if no act was coded. */
const afterHandling = ({ ongoingMonths, sources }: IncidentKnowledge): NationalStage => ({
  stage: 'final_report_after_handling',
  runsFrom: 'handled',
  term: { value: ongoingMonths, unit: 'months' },
  repeats: false,
  source: sources.ongoingIncident,
});

function furtherRules({ regime, times }: ClockCase, known: IncidentKnowledge) {
  const isCoded = regime !== null && regime.stages.length > 1;
  const coded = FURTHER.flatMap((name) => stageOf(regime, name) ?? []);
  const all = isCoded ? coded : [...coded, afterHandling(known)];
  return all.filter(
    ({ stage }) => stage !== 'final_report_after_handling' || times.handledAt !== null,
  );
}

function furtherClock(rule: NationalStage, incident: ClockCase, known: IncidentKnowledge): Clock {
  const { deadline, safeBy, latest, isExact, startedAt } = stageEnd(
    rule,
    timed(incident),
    known.terms,
  );
  const hasEnd = isExact || rule.runsFrom === 'notification_submitted';
  return {
    ...PLAIN,
    regime: 'nis2',
    duty: `nis2_${rule.stage}`,
    title: message(`incident:stages.${rule.stage}`),
    deadline: hasEnd ? deadline : null,
    legalLatest: hasEnd ? latest : null,
    runsFrom: START_EVENTS[rule.runsFrom],
    startedAt,
    anchor: rule.runsFrom,
    recipients: incident.regime?.recipients ?? [],
    isExact,
    safeBy: isExact || !hasEnd ? null : safeBy,
    basis: message('incident:national.term', {
      stage: rule.stage,
      value: rule.term.value,
      unit: rule.term.unit,
      anchor: rule.runsFrom,
    }),
    notes: [
      ...(isExact || !hasEnd ? [] : [message('clocks:notes.earliest_start')]),
      ...(rule.repeats ? [message('clocks:notes.repeats')] : []),
    ],
    sources: [rule.source],
  };
}

export function nis2Clocks(
  incident: ClockCase,
  known: IncidentKnowledge,
  periodEnd: Source,
): readonly Clock[] {
  const { parties } = incident;
  if (!parties.has('nis2_entity') && !parties.has('nis2_trust_service')) return [];
  const stages = INCIDENT_PHASES.map((phase) =>
    phase === 'final_report'
      ? finalClock(incident, known, periodEnd)
      : stageClock(phase, incident, known),
  );
  const further = furtherRules(incident, known).map((rule) => furtherClock(rule, incident, known));
  return [...stages, ...further];
}
