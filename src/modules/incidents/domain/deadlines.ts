/**
 * Ends of the stages of one incident: the only computation for texts, deadlines, calendar files, command line and
 * documents. Source: Directive (EU) 2022/2555 art 23(4), national acts, R-10.27, D-123.
 */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import { addHours, addMonths, earliest } from './calendar.js';
import type { IncidentTerms } from './incident-knowledge.js';
import { stageOf, type NationalStage } from './national-schedule.js';
import { stageEnd, type StageRule, type StageEnd, type TimedIncident } from './stage-end.js';

const HOURS_PER_DAY = 24;

/**
 * `deadline`: as labelled in the interface, some days after awareness.
 * `safeBy`: in time whenever the notification is submitted.
 * `legalLatest`: term of the act that applies, counted from its actual start (`isExact`), else from the last possible
 * time of a submission; null before the end of an impact, which has no last possible time.
 */
type FinalReportDeadlines = Readonly<{
  deadline: Date;
  safeBy: Date;
  legalLatest: Date | null;
  isExact: boolean;
  startedAt: Date | null;
}>;

/** `national`: shorter national terms. `trustServiceNotification`: second stage of trust service providers. */
export type Deadlines = Readonly<{
  earlyWarning: Date;
  notification: Date;
  trustServiceNotification: Date;
  finalReport: FinalReportDeadlines;
  national: Readonly<Record<IncidentPhase, Date | null>>;
}>;

const earlierOrNull = (national: Date | null, directive: Date | null): Date | null =>
  national !== null && directive !== null && national < directive ? national : null;

const nationalEnd = (rule: NationalStage | null, incident: TimedIncident, terms: IncidentTerms) =>
  rule === null ? null : stageEnd(rule, incident, terms).latest;

function finalReport(incident: TimedIncident, terms: IncidentTerms, directive: StageEnd) {
  const { detectedAt } = incident.events;
  const rule = stageOf(incident.regime, 'final_report');
  const own = rule === null ? directive : stageEnd(rule, incident, terms);
  const deadline = addHours(detectedAt, terms.publishedFinalReportDays * HOURS_PER_DAY);
  const afterAwareness = addMonths(detectedAt, terms.finalReportMonths);
  return {
    deadline,
    safeBy: earliest(deadline, afterAwareness, own.safeBy),
    legalLatest: own.latest,
    isExact: own.isExact,
    startedAt: own.startedAt,
  };
}

/** `safeBy` never falls on a later day than the term of law, whenever the notification is submitted. */
export function deadlines(incident: TimedIncident, terms: IncidentTerms): Deadlines {
  const { events, regime, isTrustService } = incident;
  const after = (hours: number): Date => addHours(events.detectedAt, hours);
  const earlyWarning = after(terms.earlyWarningHours);
  const trustServiceNotification = after(terms.trustServiceHours);
  const notification = isTrustService ? trustServiceNotification : after(terms.notificationHours);
  const month: StageRule = {
    runsFrom: 'notification_submitted',
    term: { value: terms.finalReportMonths, unit: 'months' },
  };
  const directive = stageEnd(month, incident, terms);
  const of = (rule: NationalStage | null, end: Date | null): Date | null =>
    earlierOrNull(nationalEnd(rule, incident, terms), end);
  return {
    earlyWarning,
    notification,
    trustServiceNotification,
    finalReport: finalReport(incident, terms, directive),
    national: {
      early_warning: of(stageOf(regime, 'early_warning'), earlyWarning),
      incident_notification: of(stageOf(regime, 'incident_notification'), notification),
      final_report: of(stageOf(regime, 'final_report'), directive.latest),
    },
  };
}
