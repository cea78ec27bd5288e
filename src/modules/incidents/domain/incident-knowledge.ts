/** What the law says of incident reporting: Article 23 of Directive (EU) 2022/2555. Filled from `kb/incident`. */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { ClockKnowledge } from './clock-knowledge.js';

/** A stage and the letter of art 23(4) that asks for it. */
export type Stage = Readonly<{ point: string; source: Source }>;

/**
 * Terms of art 23(4) and of the interface.
 * Hours are elapsed time from awareness; months are calendar months.
 * `publishedFinalReportDays`: how the interface labels the last stage; not a term of law.
 */
export type Terms = Readonly<{
  earlyWarningHours: number;
  notificationHours: number;
  trustServiceHours: number;
  finalReportMonths: number;
  publishedFinalReportDays: number;
}>;

type Reminder = Readonly<{ text: Message; source: Source }>;

/**
 * `ongoingMonths`: final report after the handling of an incident that outlasts art 23(4)(d).
 * `clocks`: null in versions released before there were any.
 */
export type IncidentKnowledge = Readonly<{
  stages: Readonly<Record<IncidentPhase, Stage>>;
  terms: Terms;
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
}>;
