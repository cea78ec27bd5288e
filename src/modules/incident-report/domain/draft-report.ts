/** Fills one report from an incident record and lists what it lacks. */
import { dueFile, type ReportFile } from './report-file.js';
import {
  entriesOf,
  holds,
  isGiven,
  valueOf,
  type RecordMember,
  type IncidentRecord,
} from './record-values.js';
import type { ItemCondition, MemberPath, ReportForm, ReportItem } from './report-form.js';

export type ItemContent = Readonly<{ item: ReportItem; values: readonly unknown[] }>;

/** `isSchema`: without it there is no file. */
export type ReportGap = Readonly<{ item: ReportItem; isSchema: boolean }>;

/**
 * `missing`: what the law requires now. `undecided`: required only under a condition that the record does not answer.
 * `file`: null if the report has none, or lacks what its schema requires.
 */
export type ReportDraft = Readonly<{
  form: ReportForm;
  contents: readonly ItemContent[];
  missing: readonly ReportGap[];
  undecided: readonly ReportGap[];
  file: ReportFile | null;
}>;

const hasAnother = (members: readonly MemberPath[], record: IncidentRecord): boolean =>
  members.slice(1).some((member) => entriesOf(record, member).some((one) => isGiven(valueOf(one))));

/** Entries of the item's member that lack it. */
function emptyEntries(
  { members, isOnce }: ReportItem,
  record: IncidentRecord,
): readonly RecordMember[] {
  const [member = ''] = members;
  const entries = entriesOf(record, member);
  const empty = entries.filter((entry) => !isGiven(valueOf(entry)));
  if (isOnce && empty.length < entries.length) return [];
  return hasAnother(members, record) ? [] : empty;
}

/** Whether one of the entries that lack the item meets the condition; null: there is no condition. */
function isDue(
  item: ReportItem,
  when: ItemCondition | null,
  record: IncidentRecord,
): boolean | null {
  const [member = ''] = item.members;
  const empty = emptyEntries(item, record);
  if (when === null) return empty.length > 0 ? null : false;
  return empty.some((entry) => holds(when, member, entry, record));
}

const lacksForSchema = (item: ReportItem, record: IncidentRecord): boolean =>
  item.schema !== null && isDue(item, item.schema.when, record) !== false;

function isMissing(item: ReportItem, record: IncidentRecord): boolean {
  if (item.need === 'required') return emptyEntries(item, record).length > 0;
  return item.need === 'conditional' && isDue(item, item.when, record) === true;
}

const isUndecided = (item: ReportItem, record: IncidentRecord): boolean =>
  item.need === 'conditional' && isDue(item, item.when, record) === null;

function contentOf(item: ReportItem, record: IncidentRecord): readonly ItemContent[] {
  const entries = item.members.flatMap((member) => entriesOf(record, member));
  const values = entries.map(valueOf).filter(isGiven);
  return values.length === 0 ? [] : [{ item, values }];
}

export function draftReport(form: ReportForm, record: IncidentRecord): ReportDraft {
  const { items } = form;
  const gaps = items.map((item) => ({ item, isSchema: lacksForSchema(item, record) }));
  const missing = gaps.filter(({ item, isSchema }) => isSchema || isMissing(item, record));
  return {
    form,
    contents: items.flatMap((item) => contentOf(item, record)),
    missing,
    undecided: gaps.filter(({ item, isSchema }) => !isSchema && isUndecided(item, record)),
    file: missing.some(({ isSchema }) => isSchema) ? null : dueFile(form, record),
  };
}
