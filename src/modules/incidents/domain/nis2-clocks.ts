/** Terms of art 23(4) of Directive (EU) 2022/2555 and of national acts as clocks. */
import { INCIDENT_PHASES } from '../../countries/domain/national-record.js';
import { message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { PLAIN, type Clock, type ClockCase } from './clock.js';
import { latestNote, notesOf, sourcesOf, START_EVENTS, startNote, timed } from './clock-parts.js';
import { deadlines } from './deadlines.js';
import { finalClock } from './final-clock.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import { stageOf, type NationalStage, type StageName } from './national-schedule.js';
import { nationalDeadline, termOf } from './national-stage.js';
import { stageEnd } from './stage-end.js';

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
    rule,
    basis: message('clocks:basis.awareness', { hours: hoursOf(phase, isTrust, known) }),
    notes: notesOf(rule),
    sources: sourcesOf(phase, incident, [
      known.stages[phase].source,
      ...(isTrust ? [known.sources.trustServices] : []),
    ]),
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
    basis: termOf(rule),
    notes: [
      ...startNote({ isExact: isExact || !hasEnd }),
      ...latestNote(latest, known),
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
