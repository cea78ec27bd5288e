/** Terms that one incident starts, by the organisation's roles. */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { Anchor, NationalRegime, NationalStage } from './national-schedule.js';
import type { IncidentEvents } from './stage-end.js';
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

export const START_EVENTS = [
  'awareness',
  'classification',
  'notification_submitted',
  'initial_notification_submitted',
  'intermediate_submitted',
  'early_warning_submitted',
  'impact_ended',
  'end_notice_submitted',
  'handled',
] as const;
export type StartEvent = (typeof START_EVENTS)[number];

/**
 * `deadline`: null if the act only requires "without undue delay".
 * `legalLatest`: end of the term with its last possible start, if it differs from `deadline` or may.
 * `anchor`: start in the words of the act; null outside NIS2. `recipients`: those that the act names.
 * `isExact`: false if the start is unknown; `deadline` is then the earliest end, for DORA the last.
 * `safeBy`: never after the term, whenever it starts; null if the deadline is exact.
 * `rule`: stage of the act that it follows; null if none was coded.
 * `later`: end under rules on days off, for comparison; null if none applies.
 */
export type Clock = Readonly<{
  regime: Regime;
  duty: string;
  title: Message;
  deadline: Date | null;
  legalLatest: Date | null;
  anchor: Anchor | null;
  recipients: readonly string[];
  runsFrom: StartEvent;
  startedAt: Date | null;
  isExact: boolean;
  safeBy: Date | null;
  nationalDeadline: Date | null;
  rule: NationalStage | null;
  basis: Message;
  later: LaterEnd | null;
  notes: readonly Message[];
  sources: readonly Source[];
}>;

export type ClockTimes = IncidentEvents &
  Readonly<{
    classifiedAt: Date | null;
    initialSubmittedAt: Date | null;
    intermediateSubmittedAt: Date | null;
  }>;

/**
 * `national`: null: Union law only. `regime`: its coded stages.
 * `isReliefExcluded`: whether DORA's rule on days off does not apply to the organisation; null: not stated.
 */
export type ClockCase = Readonly<{
  times: ClockTimes;
  parties: ReadonlySet<IncidentParty>;
  national: NationalRecord | null;
  regime: NationalRegime | null;
  place: CalendarPlace;
  isReliefExcluded: boolean | null;
}>;

/** Defaults of most clocks. */
export const PLAIN = {
  isExact: true,
  legalLatest: null,
  anchor: null,
  recipients: [],
  safeBy: null,
  nationalDeadline: null,
  rule: null,
  later: null,
  notes: [],
} as const;
