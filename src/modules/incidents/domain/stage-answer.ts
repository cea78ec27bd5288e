/** Result for one stage. Source. */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { Case } from './incident-case.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import {
  nationalDeadline,
  nationalStageSources,
  ownTermAfterHandling,
  termOf,
} from './national-stage.js';
import { stageOf, type Anchor, type NationalStage } from './national-schedule.js';
import { incidentTemplate, type Paragraph } from './template.js';

/** `legalLatestIsExact`: counted from actual submission of the notification. `notes`: how the month is counted. */
type FinalTerm = Readonly<{
  safeBy: Date;
  legalLatest: Date;
  legalLatestIsExact: boolean;
  notes: readonly Message[];
}>;

/**
 * `deadline`: as documented. `nationalDeadline`: shorter national term. `trustServiceDeadline`: for trust service
 * providers. `finalTerm`: last stage. Each null if the stage has none. `anchor`: start of the term under the act.
 * `recipients`: those that the act names.
 */
export type StageAnswer = Readonly<{
  phase: IncidentPhase;
  deadline: Date;
  basis: Message;
  legalBasis: Source;
  nationalDeadline: Date | null;
  trustServiceDeadline: Date | null;
  finalTerm: FinalTerm | null;
  anchor: Anchor;
  recipients: readonly string[];
  template: readonly Paragraph[];
  sources: readonly Source[];
}>;

function deadlineOf(phase: IncidentPhase, { deadlines }: Case): Date {
  const { earlyWarning, notification, finalReport } = deadlines;
  if (phase === 'early_warning') return earlyWarning;
  return phase === 'incident_notification' ? notification : finalReport.deadline;
}

function basisOf(phase: IncidentPhase, { terms }: IncidentKnowledge): Message {
  const hours = phase === 'early_warning' ? terms.earlyWarningHours : terms.notificationHours;
  return message(`incident:${phase}.deadline_basis`, {
    hours,
    trust_hours: terms.trustServiceHours,
    days: terms.publishedFinalReportDays,
    months: terms.finalReportMonths,
  });
}

/** Terms after an incident that was still ongoing: the Directive's, and the act's own; null if it has none. */
type Ongoing = Readonly<{ ongoingMonths: number; afterHandling: NationalStage | null }>;

function finalTerm(
  phase: IncidentPhase,
  { deadlines: { finalReport } }: Case,
  { ongoingMonths, afterHandling }: Ongoing,
): FinalTerm | null {
  if (phase !== 'final_report') return null;
  const { safeBy, legalLatest, isExact } = finalReport;
  const counting = isExact ? 'note_exact' : 'note_open';
  return {
    safeBy,
    legalLatest,
    legalLatestIsExact: isExact,
    notes: [
      message(`incident:final_report.${counting}`),
      message('incident:final_report.note_ongoing', { months: ongoingMonths }),
      ...(afterHandling === null ? [] : [termOf(afterHandling)]),
    ],
  };
}

function furtherSources(phase: IncidentPhase, knowledge: IncidentKnowledge): readonly Source[] {
  const { sources, reminders } = knowledge;
  const own: Readonly<Record<IncidentPhase, readonly Source[]>> = {
    early_warning: [sources.reply, sources.trustServices],
    incident_notification: [sources.trustServices],
    final_report: [sources.monthEnd],
  };
  return [
    sources.significance,
    ...own[phase],
    sources.intermediateReport,
    sources.ongoingIncident,
    ...reminders.map(({ source }) => source),
  ];
}

/** Sources start with the stage's point of art 23(4), followed by national law. */
export function stageAnswer(
  phase: IncidentPhase,
  incident: Case,
  knowledge: IncidentKnowledge,
): StageAnswer {
  const { detectedAt, deadlines, regime } = incident;
  const rule = stageOf(regime, phase);
  const legalBasis = knowledge.stages[phase].source;
  const { ongoingMonths } = knowledge;
  const afterHandling =
    phase === 'final_report' ? ownTermAfterHandling(regime, ongoingMonths) : null;
  return {
    phase,
    deadline: deadlineOf(phase, incident),
    basis: basisOf(phase, knowledge),
    legalBasis,
    nationalDeadline: nationalDeadline(incident, phase, deadlines, detectedAt),
    anchor: rule?.runsFrom ?? (phase === 'final_report' ? 'notification_submitted' : 'awareness'),
    recipients: regime?.recipients ?? [],
    trustServiceDeadline:
      phase === 'incident_notification' ? deadlines.trustServiceNotification : null,
    finalTerm: finalTerm(phase, incident, { ongoingMonths, afterHandling }),
    template: incidentTemplate(phase, incident, knowledge),
    sources: [
      legalBasis,
      ...nationalStageSources(incident, phase),
      ...(afterHandling === null ? [] : [afterHandling.source]),
      ...furtherSources(phase, knowledge),
    ],
  };
}
