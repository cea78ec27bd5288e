/**
 * What a report of an incident contains, by law. Loaded from `kb/incident-report`. Sources: art 23(4) of Directive (EU)
 * 2022/2555, art 33(3) of Regulation (EU) 2016/679, Implementing Regulation (EU) 2025/302.
 */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { Regime } from '../../incidents/domain/clock.js';

/** Path of a member of the record, such as `criteria[].member_states`; `[]`: of every item of the list. */
export type MemberPath = string;

/** `conditional`: required if the condition holds; without a condition the sender decides. `optional`: never missing. */
type Need = 'required' | 'conditional' | 'optional';

/** `several`: the list has more than one item. `is`: the member has, or its list contains, one of these values. */
export type ItemCondition =
  | Readonly<{ several: MemberPath }>
  | Readonly<{ given: MemberPath }>
  | Readonly<{ member: MemberPath; is: readonly (string | boolean)[] }>;

/** `codes`: the only values allowed. */
export type ItemFormat =
  Readonly<{ test: 'time' }> | Readonly<{ test: 'codes'; codes: readonly string[] }>;

/**
 * `number`: of the field, else the provision. `titles`: parts of the title. `members`: one of them is enough.
 * `isOnce`: one item of the list is enough. `files`: places of the members in the JSON file. `schema`: the file does not fit its schema
 * without it, if `when` holds.
 */
export type ReportItem = Readonly<{
  number: string;
  titles: readonly Message[];
  members: readonly MemberPath[];
  need: Need;
  when: ItemCondition | null;
  isOnce: boolean;
  format: ItemFormat | null;
  files: readonly string[];
  schema: Readonly<{ when: ItemCondition | null }> | null;
  source: Source;
}>;

/** `schema`: name of the JSON schema. `submission`: code of the kind of report. `hasImpact`: it has an impact part. */
type ReportFileForm = Readonly<{ schema: string; submission: string; hasImpact: boolean }>;

export const REPORT_KINDS = [
  'nis2_early_warning',
  'nis2_incident_notification',
  'nis2_final_report',
  'gdpr_authority',
  'dora_initial_notification',
  'dora_intermediate_report',
  'dora_final_report',
  'dora_reclassification',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** `file`: null: the law sets no electronic form. */
export type ReportForm = Readonly<{
  kind: ReportKind;
  regime: Regime;
  title: Message;
  items: readonly ReportItem[];
  file: ReportFileForm | null;
  sources: readonly Source[];
}>;

/** In order. Empty in versions of the law data before 2026-11-23. */
export type ReportForms = readonly ReportForm[];
