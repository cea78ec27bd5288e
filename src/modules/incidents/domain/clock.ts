/** Terms that one incident starts, by the organisation's roles. */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { LaterEnd, CalendarPlace } from './working-day.js';

/** Roles of the organisation under the acts. `nis2_trust_service`: its trust services are affected. */
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

export type StartEvent =
  | 'awareness'
  | 'classification'
  | 'notification_submitted'
  | 'initial_notification_submitted'
  | 'intermediate_submitted';

/**
 * `deadline`: null if the act only requires "without undue delay".
 * `isExact`: false if the start is unknown and its latest possible time was used.
 * `safeBy`: never after the term, whenever it starts; null if the deadline is exact.
 * `later`: end under rules on days off, for comparison; null if none applies.
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

export type ClockTimes = Readonly<{
  detectedAt: Date;
  classifiedAt: Date | null;
  notificationSubmittedAt: Date | null;
  initialSubmittedAt: Date | null;
  intermediateSubmittedAt: Date | null;
}>;

/**
 * `national`: null: Union law only.
 * `isReliefExcluded`: whether DORA's rule on days off does not apply to the organisation; null: not stated.
 */
export type ClockCase = Readonly<{
  times: ClockTimes;
  parties: ReadonlySet<IncidentParty>;
  national: NationalRecord | null;
  place: CalendarPlace;
  isReliefExcluded: boolean | null;
}>;

/** Defaults of most clocks. */
export const PLAIN = {
  isExact: true,
  safeBy: null,
  nationalDeadline: null,
  later: null,
  notes: [],
} as const;
