/** Terms that one incident sets running, by what the organisation is. */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { LaterEnd, CalendarPlace } from './working-day.js';

/** What the organisation is under the acts. `nis2_trust_service`: its trust services are affected. */
export const INCIDENT_PARTIES = [
  'nis2_entity',
  'nis2_trust_service',
  'dora_financial_entity',
  'gdpr_controller',
  'gdpr_processor',
] as const;
export type IncidentParty = (typeof INCIDENT_PARTIES)[number];

export const REGIMES = ['nis2', 'dora', 'gdpr'] as const;
export type Regime = (typeof REGIMES)[number];

/** Events that terms run from. */
export type StartEvent =
  | 'awareness'
  | 'classification'
  | 'notification_submitted'
  | 'initial_notification_submitted'
  | 'intermediate_submitted';

/**
 * `deadline`: null where the act says "without undue delay" alone.
 * `isExact`: false where the start is not known and its last possible moment was taken.
 * `safeBy`: not later than the term, whenever it starts; null where the deadline is exact.
 * `later`: the end by rules on days off, for comparison; null where none applies.
 */
export type Clock = Readonly<{
  regime: Regime;
  duty: string;
  title: Message;
  deadline: Date | null;
  runsFrom: StartEvent;
  startedAt: Date | null;
  isExact: boolean;
  safeBy: Date | null;
  nationalDeadline: Date | null;
  basis: Message;
  later: LaterEnd | null;
  notes: readonly Message[];
  sources: readonly Source[];
}>;

/** Instants of the incident as far as they are known. */
export type ClockTimes = Readonly<{
  detectedAt: Date;
  classifiedAt: Date | null;
  notificationSubmittedAt: Date | null;
  initialSubmittedAt: Date | null;
  intermediateSubmittedAt: Date | null;
}>;

/**
 * `national`: null for the Union law alone.
 * `isReliefExcluded`: whether DORA's rule on days off is closed to the organisation; null: not told.
 */
export type ClockCase = Readonly<{
  times: ClockTimes;
  parties: ReadonlySet<IncidentParty>;
  national: NationalRecord | null;
  place: CalendarPlace;
  isReliefExcluded: boolean | null;
}>;

/** What most clocks have in common. */
export const PLAIN = {
  isExact: true,
  safeBy: null,
  nationalDeadline: null,
  later: null,
  notes: [],
} as const;
