/** Incident reporting under art 23 of Directive (EU) 2022/2555. Loaded from `kb/incident`. */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { ClockKnowledge } from './clock-knowledge.js';
import type { NationalSchedules } from './national-schedule.js';
import type { SignificanceKnowledge } from './significance.js';
import type { Warning } from './warning.js';

/** A stage and the point of art 23(4) that requires it. */
export type Stage = Readonly<{ point: string; source: Source }>;

/**
 * Terms of art 23(4) and of the interface.
 * Hours are elapsed time from awareness; months are calendar months.
 * `publishedFinalReportDays`: label of the last stage in the interface; not a legal term.
 */
export type IncidentTerms = Readonly<{
  earlyWarningHours: number;
  notificationHours: number;
  trustServiceHours: number;
  finalReportMonths: number;
  publishedFinalReportDays: number;
}>;

type Reminder = Readonly<{ text: Message; source: Source }>;

/**
 * Sentences for national terms. `noLatest`: of a term that begins with an event that may happen at any later time.
 * `closing`: key of the end of an incident notification if the act has its own term for the final report.
 */
type ActTexts = Readonly<{ noLatest: Message; closing: string }>;

/**
 * `ongoingMonths`: for the final report after handling an incident that outlasts art 23(4)(d).
 * `clocks`, `national`, `significance`: null in versions released before they existed, `actTexts` absent. `draftWarnings`: of an answer under a
 * draft; never in law data.
 */
export type IncidentKnowledge = Readonly<{
  stages: Readonly<Record<IncidentPhase, Stage>>;
  terms: IncidentTerms;
  ongoingMonths: number;
  replyHours: number;
  sources: Readonly<{
    trustServices: Source;
    ongoingIncident: Source;
    intermediateReport: Source;
    reply: Source;
    significance: Source;
    monthEnd: Source;
  }>;
  reminders: readonly Reminder[];
  clocks: ClockKnowledge | null;
  national: NationalSchedules | null;
  significance: SignificanceKnowledge | null;
  actTexts?: ActTexts | undefined;
  draftWarnings?: readonly Warning[];
}>;
