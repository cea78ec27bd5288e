/**
 * End of one reporting stage, from what is known of its start. Source: Directive (EU) 2022/2555 art 23(4), national
 * acts.
 */
import { addHours, addMonths } from './calendar.js';
import type { IncidentTerms } from './incident-knowledge.js';
import {
  stageOf,
  type Anchor,
  type NationalRegime,
  type NationalStage,
  type StageTerm,
} from './national-schedule.js';
import { addWorkingDays, type CalendarPlace } from './working-day.js';

const HOURS_PER_DAY = 24;

/** What is known of the incident; null if it is not known or did not happen yet. */
export type IncidentEvents = Readonly<{
  detectedAt: Date;
  warningSubmittedAt: Date | null;
  notificationSubmittedAt: Date | null;
  impactEndedAt: Date | null;
  endNoticeSubmittedAt: Date | null;
  handledAt: Date | null;
}>;

/** `isTrustService`: its trust services are affected, so the second stage is shorter. */
export type TimedIncident = Readonly<{
  events: IncidentEvents;
  regime: NationalRegime | null;
  place: CalendarPlace;
  isTrustService: boolean;
}>;

/** Possible times of the event from which a term runs. `last`: null: it may happen at any later time. */
type Start = Readonly<{ first: Date; last: Date | null; known: Date | null }>;

const between = (known: Date | null, first: Date, last: Date | null): Start =>
  known === null
    ? { first, last: last !== null && first > last ? first : last, known }
    : { first: known, last: known, known };

type StartOf = (incident: TimedIncident, terms: IncidentTerms) => Start;

const atDetection: StartOf = ({ events: { detectedAt } }) =>
  between(detectedAt, detectedAt, detectedAt);

const hoursOf = (stage: NationalStage | null, otherwise: number): number =>
  stage?.term.unit === 'hours' ? stage.term.value : otherwise;

const warningSubmitted: StartOf = ({ events, regime }, terms) => {
  const { detectedAt, warningSubmittedAt } = events;
  const hours = hoursOf(stageOf(regime, 'early_warning'), terms.earlyWarningHours);
  return between(warningSubmittedAt, detectedAt, addHours(detectedAt, hours));
};

/** The notification does not precede the early warning. */
const notificationSubmitted: StartOf = ({ events, regime, isTrustService }, terms) => {
  const { detectedAt, warningSubmittedAt, notificationSubmittedAt } = events;
  const hours = isTrustService
    ? hoursOf(stageOf(regime, 'trust_service_notification'), terms.trustServiceHours)
    : hoursOf(stageOf(regime, 'incident_notification'), terms.notificationHours);
  const first = warningSubmittedAt ?? detectedAt;
  return between(notificationSubmittedAt, first, addHours(detectedAt, hours));
};

const impactEnded: StartOf = ({ events: { detectedAt, impactEndedAt } }) =>
  between(impactEndedAt, detectedAt, null);

const endNoticeSubmitted: StartOf = ({ events, regime }) => {
  const { detectedAt, impactEndedAt, endNoticeSubmittedAt } = events;
  const first = impactEndedAt ?? detectedAt;
  const hours = hoursOf(stageOf(regime, 'end_of_impact_notice'), 0);
  const last = impactEndedAt === null ? null : addHours(impactEndedAt, hours);
  return between(endNoticeSubmittedAt, first, last);
};

const handled: StartOf = ({ events: { detectedAt, handledAt } }) =>
  between(handledAt, detectedAt, null);

const STARTS: Readonly<Record<Anchor, StartOf>> = {
  awareness: atDetection,
  detection: atDetection,
  establishment: atDetection,
  finding: atDetection,
  unstated: atDetection,
  early_warning_submitted: warningSubmitted,
  notification_submitted: notificationSubmitted,
  impact_ended: impactEnded,
  end_notice_submitted: endNoticeSubmitted,
  handled,
  restored: handled,
};

/**
 * Hours and days are elapsed time. A month ends on the same date of the next month at the same clock time (UTC), or on
 * the last day of a month without that date: Regulation (EEC, Euratom) No 1182/71 art 3(2)(c). Its rules on the last
 * hour and the next working day only lengthen the term and are left out.
 */
function endOf(at: Date, { value, unit }: StageTerm, place: CalendarPlace): Date {
  if (unit === 'working_days') return addWorkingDays(at, value, place);
  if (unit === 'months') return addMonths(at, value);
  return addHours(at, unit === 'days' ? value * HOURS_PER_DAY : value);
}

/** End of one stage. `deadline`: exact, else never late. `latest`: with the last possible start; null if there is none. */
export type StageEnd = Readonly<{
  deadline: Date;
  safeBy: Date;
  latest: Date | null;
  isExact: boolean;
  startedAt: Date | null;
}>;

export type StageRule = Pick<NationalStage, 'runsFrom' | 'term'>;

export function stageEnd(rule: StageRule, incident: TimedIncident, terms: IncidentTerms): StageEnd {
  const { first, last, known } = STARTS[rule.runsFrom](incident, terms);
  const safeBy = endOf(first, rule.term, incident.place);
  const latest = last === null ? null : endOf(last, rule.term, incident.place);
  return { deadline: safeBy, safeBy, latest, isExact: known !== null, startedAt: known };
}

/** An incident of which only the awareness is known, under the Directive alone. */
export const plainIncident = (detectedAt: Date): TimedIncident => ({
  events: {
    detectedAt,
    warningSubmittedAt: null,
    notificationSubmittedAt: null,
    impactEndedAt: null,
    endNoticeSubmittedAt: null,
    handledAt: null,
  },
  regime: null,
  place: { zone: 'UTC', holidayOn: () => null },
  isTrustService: false,
});
