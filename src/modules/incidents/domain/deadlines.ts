/** Deadlines of the three stages. Source: Directive (EU) 2022/2555 art 23(4), R-10.27. */
import { addHours, addMonths, earliest } from './calendar.js';
import type { Terms } from './incident-knowledge.js';

const HOURS_PER_DAY = 24;

/**
 * `deadline`: as the interface labels the stage, some days after awareness.
 * `safeBy`: in time whenever the notification is submitted.
 * `legalLatest`: the term of law; `isExact` where it is counted from the actual submission of the notification,
 * else from the last moment at which the notification may be submitted.
 */
export type FinalReportDeadlines = Readonly<{
  deadline: Date;
  safeBy: Date;
  legalLatest: Date;
  isExact: boolean;
}>;

/** `trustServiceNotification`: the shorter second stage of a trust service provider. */
export type Deadlines = Readonly<{
  earlyWarning: Date;
  notification: Date;
  trustServiceNotification: Date;
  finalReport: FinalReportDeadlines;
}>;

/**
 * @param detectedAt taken as the moment of becoming aware, from which the hours run
 * @param submittedAt actual submission of the incident notification, where it is known
 */
function finalReport(
  detectedAt: Date,
  submittedAt: Date | null,
  terms: Terms,
): FinalReportDeadlines {
  const deadline = addHours(detectedAt, terms.publishedFinalReportDays * HOURS_PER_DAY);
  const start = submittedAt ?? addHours(detectedAt, terms.notificationHours);
  const legalLatest = addMonths(start, terms.finalReportMonths);
  const afterAwareness = addMonths(detectedAt, terms.finalReportMonths);
  return {
    deadline,
    safeBy: earliest(deadline, afterAwareness, legalLatest),
    legalLatest,
    isExact: submittedAt !== null,
  };
}

/**
 * Hours are elapsed time. A month ends on the same date of the next month, at the same clock time (UTC), or on
 * the last day of a month that lacks the date, as Regulation (EEC, Euratom) No 1182/71 art 3(2)(c) ends it.
 * Two things of that regulation are left out because they would only lengthen the term, and whether it or national
 * law governs the month is not settled: the term lasting to the end of its last day (art 3(2)(c)) and the move from
 * a holiday, Saturday or Sunday to the next working day (art 3(4)).
 * So `safeBy` never falls on a later day than the term of law, whenever the notification is submitted.
 */
export const deadlines = (detectedAt: Date, submittedAt: Date | null, terms: Terms): Deadlines => ({
  earlyWarning: addHours(detectedAt, terms.earlyWarningHours),
  notification: addHours(detectedAt, terms.notificationHours),
  trustServiceNotification: addHours(detectedAt, terms.trustServiceHours),
  finalReport: finalReport(detectedAt, submittedAt, terms),
});
