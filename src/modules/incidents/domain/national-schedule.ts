/** Reporting stages under national acts. Loaded from `kb/incident/national`. */
import type { MemberState } from '../../../shared/country.js';
import type { Source } from '../../../shared/source.js';

export const STAGES = [
  'early_warning',
  'incident_notification',
  'trust_service_notification',
  'interim_report',
  'progress_report',
  'end_of_impact_notice',
  'final_report',
  'final_report_after_handling',
] as const;
export type StageName = (typeof STAGES)[number];

/** `unstated`: the act names no start; counted from awareness. */
export const ANCHORS = [
  'awareness',
  'detection',
  'establishment',
  'finding',
  'unstated',
  'early_warning_submitted',
  'notification_submitted',
  'impact_ended',
  'end_notice_submitted',
  'handled',
  'restored',
] as const;
export type Anchor = (typeof ANCHORS)[number];

export const TERM_UNITS = ['hours', 'days', 'working_days', 'months'] as const;
export type StageTerm = Readonly<{ value: number; unit: (typeof TERM_UNITS)[number] }>;

/** `repeats`: due again after each such period until the final report. */
export type NationalStage = Readonly<{
  stage: StageName;
  runsFrom: Anchor;
  term: StageTerm;
  repeats: boolean;
  source: Source;
}>;

/** Entities for which national acts name other stages or recipients. */
export const ENTITY_GROUPS = ['telecoms', 'energy', 'public_administration', 'other'] as const;
export type EntityGroup = (typeof ENTITY_GROUPS)[number];

export const ENTITY_CLASSES = ['essential', 'important'] as const;
export type RegimeClass = (typeof ENTITY_CLASSES)[number];

/**
 * Stages and recipients for some entities; a null criterion matches all.
 * `isRead`: the text of the act was read; otherwise the stages come from a secondary record.
 * `stages`: empty if the act's terms were not coded.
 */
export type NationalRegime = Readonly<{
  group: EntityGroup | null;
  entityClass: RegimeClass | null;
  recipients: readonly string[];
  recipientSource: Source | null;
  isRead: boolean;
  stages: readonly NationalStage[];
}>;

export type NationalSchedules = Readonly<Partial<Record<MemberState, readonly NationalRegime[]>>>;

/** Null if the caller did not state it. */
export type EntityCriteria = Readonly<{
  group: EntityGroup | null;
  entityClass: RegimeClass | null;
}>;

export const ANY_ENTITY: EntityCriteria = { group: null, entityClass: null };

const weightOf = ({ group, entityClass }: NationalRegime): number =>
  Number(group !== null) + Number(entityClass !== null);

/** The most specific regime that matches; null if the country has none. */
export function regimeOf(
  schedules: NationalSchedules | null,
  country: MemberState | null,
  { group, entityClass }: EntityCriteria,
): NationalRegime | null {
  const all = country === null ? [] : (schedules?.[country] ?? []);
  const matching = all.filter(
    (one) =>
      (one.group === null || one.group === group) &&
      (one.entityClass === null || one.entityClass === entityClass),
  );
  return matching.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

export const stageOf = (regime: NationalRegime | null, stage: StageName): NationalStage | null =>
  regime?.stages.find((one) => one.stage === stage) ?? null;
