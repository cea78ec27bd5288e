/** Terms of art 23(4) of Directive (EU) 2022/2555 as clocks, computed like those of the templates. */
import { INCIDENT_PHASES, type IncidentPhase } from '../../countries/domain/national-record.js';
import { message } from '../../../shared/message.js';
import { PLAIN, type Clock, type ClockCase } from './clock.js';
import { deadlines } from './deadlines.js';
import type { IncidentKnowledge, Terms } from './incident-knowledge.js';
import { nationalDeadline, nationalStageSources } from './national-stage.js';
import { endOfPeriod } from './working-day.js';
import type { Source } from '../../../shared/source.js';

const termsOf = ({ parties }: ClockCase, { terms }: IncidentKnowledge): Terms =>
  parties.has('nis2_trust_service')
    ? { ...terms, notificationHours: terms.trustServiceHours }
    : terms;

function stageClock(phase: IncidentPhase, incident: ClockCase, known: IncidentKnowledge): Clock {
  const { times, national, parties } = incident;
  const terms = termsOf(incident, known);
  const { earlyWarning, notification } = deadlines(times.detectedAt, null, terms);
  const isWarning = phase === 'early_warning';
  const isTrust = !isWarning && parties.has('nis2_trust_service');
  return {
    ...PLAIN,
    regime: 'nis2',
    duty: `nis2_${phase}`,
    title: message(`clocks:titles.${phase}`),
    deadline: isWarning ? earlyWarning : notification,
    runsFrom: 'awareness',
    startedAt: times.detectedAt,
    nationalDeadline: nationalDeadline(national, phase, times.detectedAt),
    basis: message('clocks:basis.awareness', {
      hours: isWarning ? terms.earlyWarningHours : terms.notificationHours,
    }),
    sources: sourcesOf(phase, incident, [
      known.stages[phase].source,
      ...(isTrust ? [known.sources.trustServices] : []),
    ]),
  };
}

const sourcesOf = (
  phase: IncidentPhase,
  { national }: ClockCase,
  own: readonly Source[],
): readonly Source[] => [...own, ...nationalStageSources(national, phase)];

/** The month runs from submission of the notification or, if unknown, from its last possible time. */
function finalClock(incident: ClockCase, known: IncidentKnowledge, periodEnd: Source): Clock {
  const { times, national, place } = incident;
  const terms = termsOf(incident, known);
  const { detectedAt, notificationSubmittedAt } = times;
  const { legalLatest, isExact, safeBy } = deadlines(
    detectedAt,
    notificationSubmittedAt,
    terms,
  ).finalReport;
  return {
    ...PLAIN,
    regime: 'nis2',
    duty: 'nis2_final_report',
    title: message('clocks:titles.final_report'),
    deadline: legalLatest,
    runsFrom: 'notification_submitted',
    startedAt: notificationSubmittedAt,
    isExact,
    safeBy: isExact ? null : safeBy,
    nationalDeadline: nationalDeadline(national, 'final_report', detectedAt),
    basis: message('clocks:basis.notification', { months: terms.finalReportMonths }),
    later: endOfPeriod(legalLatest, place),
    notes: isExact ? [] : [message('clocks:notes.estimated')],
    sources: sourcesOf('final_report', incident, [known.stages.final_report.source, periodEnd]),
  };
}

export function nis2Clocks(
  incident: ClockCase,
  known: IncidentKnowledge,
  periodEnd: Source,
): readonly Clock[] {
  const { parties } = incident;
  if (!parties.has('nis2_entity') && !parties.has('nis2_trust_service')) return [];
  return INCIDENT_PHASES.map((phase) =>
    phase === 'final_report'
      ? finalClock(incident, known, periodEnd)
      : stageClock(phase, incident, known),
  );
}
