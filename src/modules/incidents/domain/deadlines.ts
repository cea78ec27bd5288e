/** Deadlines of the three stages. Source: Directive (EU) 2022/2555 art 23(4), R-10.27. */
import { addHours, addMonths, earliest } from './calendar.js';
import type { Terms } from './incident-knowledge.js';

const HOURS_PER_DAY = 24;

/**
 * `deadline`: as labelled in the interface, some days after awareness.
 * `safeBy`: in time whenever the notification is submitted.
 * `legalLatest`: legal term, counted from the actual submission of the notification (`isExact`) or from its last
 * possible time.
 */
export type FinalReportDeadlines = Readonly<{
  deadline: Date;
  safeBy: Date;
  legalLatest: Date;
  isExact: boolean;
}>;

/** `trustServiceNotification`: shorter second stage of trust service providers. */
export type Deadlines = Readonly<{
  earlyWarning: Date;
  notification: Date;
  trustServiceNotification: Date;
  finalReport: FinalReportDeadlines;
}>;

/**
 * @param detectedAt time of becoming aware, from which the hours run
 * @param submittedAt actual submission of the incident notification, if known
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
 * Hours are elapsed time. A month ends on the same date of the next month at the same clock time (UTC), or on the
 * last day of a month without that date: Regulation (EEC, Euratom) No 1182/71 art 3(2)(c).
 * Two of its rules are omitted, because they only lengthen the term and it is unsettled whether they or national law
 * apply: the end of the last day (art 3(2)(c)) and the next working day (art 3(4)).
 * So `safeBy` never falls on a later day than the legal term, whenever the notification is submitted.
 */
export const deadlines = (detectedAt: Date, submittedAt: Date | null, terms: Terms): Deadlines => ({
  earlyWarning: addHours(detectedAt, terms.earlyWarningHours),
  notification: addHours(detectedAt, terms.notificationHours),
  trustServiceNotification: addHours(detectedAt, terms.trustServiceHours),
  finalReport: finalReport(detectedAt, submittedAt, terms),
});
