/** Result for one stage. Source. */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { latestNote } from './clock-parts.js';
import type { Case } from './incident-case.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import {
  nationalDeadline,
  nationalLegalBasis,
  nationalStageSources,
  ownFinalTerm,
  ownTermAfterHandling,
  termNote,
  termOf,
} from './national-stage.js';
import { stageOf, type Anchor } from './national-schedule.js';
import { incidentTemplate, type Paragraph } from './template.js';

/**
 * `legalLatest`: null: the start of the term may come at any later time. `legalLatestIsExact`: counted from its actual
 * start. `notes`: the term that applies, and how it is counted.
 */
type FinalTerm = Readonly<{
  safeBy: Date;
  legalLatest: Date | null;
  legalLatestIsExact: boolean;
  notes: readonly Message[];
}>;

/**
 * `deadline`, `legalBasis`: of the Directive, as documented. `nationalDeadline`: shorter national term. `nationalTerm`: term of
 * the act in words. `trustServiceDeadline`: for trust service
 * providers. `finalTerm`: last stage. Each null if the stage has none. `anchor`: start of the term under the act.
 * `recipients`: those that the act names.
 */
export type StageAnswer = Readonly<{
  phase: IncidentPhase;
  deadline: Date;
  basis: Message;
  legalBasis: Source;
  nationalLegalBasis: Source | null;
  nationalTerm: Message | null;
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

/** The act's own term if it has one, else how the Directive's month is counted. */
function countingNotes({ regime, deadlines }: Case, knowledge: IncidentKnowledge) {
  const { legalLatest, isExact } = deadlines.finalReport;
  const own = ownFinalTerm(regime, knowledge.terms.finalReportMonths);
  if (own !== null) return [...termNote(own), ...latestNote(legalLatest, knowledge)];
  return [message(`incident:final_report.${isExact ? 'note_exact' : 'note_open'}`)];
}

function finalTerm(
  phase: IncidentPhase,
  incident: Case,
  knowledge: IncidentKnowledge,
): FinalTerm | null {
  if (phase !== 'final_report') return null;
  const { safeBy, legalLatest, isExact } = incident.deadlines.finalReport;
  const { ongoingMonths: months } = knowledge;
  const afterHandling = ownTermAfterHandling(incident.regime, months);
  return {
    safeBy,
    legalLatest,
    legalLatestIsExact: isExact,
    notes: [
      ...countingNotes(incident, knowledge),
      message('incident:final_report.note_ongoing', { months }),
      ...(afterHandling === null ? [] : termNote(afterHandling)),
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
  const afterHandling =
    phase === 'final_report' ? ownTermAfterHandling(regime, knowledge.ongoingMonths) : null;
  return {
    phase,
    deadline: deadlineOf(phase, incident),
    basis: basisOf(phase, knowledge),
    legalBasis,
    nationalLegalBasis: nationalLegalBasis(incident, phase),
    nationalTerm: rule === null ? null : termOf(rule),
    nationalDeadline: nationalDeadline(incident, phase, deadlines, detectedAt),
    anchor: rule?.runsFrom ?? (phase === 'final_report' ? 'notification_submitted' : 'awareness'),
    recipients: regime?.recipients ?? [],
    trustServiceDeadline:
      phase === 'incident_notification' ? deadlines.trustServiceNotification : null,
    finalTerm: finalTerm(phase, incident, knowledge),
    template: incidentTemplate(phase, incident, knowledge),
    sources: [
      legalBasis,
      ...nationalStageSources(incident, phase),
      ...(afterHandling === null ? [] : [afterHandling.source]),
      ...furtherSources(phase, knowledge),
    ],
  };
}
