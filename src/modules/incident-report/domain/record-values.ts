/** Reads members of an incident record. A blank text or an empty list is not given. */
import { isRecord } from '../../../shared/json-record.js';
import type { ItemCondition, MemberPath } from './report-form.js';

/** What the caller states about an incident, by the names of the request. */
export type IncidentRecord = Readonly<Record<string, unknown>>;

/** One object that has a member: the record itself, or an item of one of its lists. `index`: of that item. */
export type RecordMember = Readonly<{ owner: IncidentRecord; name: string; index: number | null }>;

const LIST = '[].';

export function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

function memberOf(owner: IncidentRecord, name: string): unknown {
  let found: unknown = owner;
  for (const part of name.split('.')) found = isRecord(found) ? found[part] : undefined;
  return found;
}

function listAt(record: IncidentRecord, list: string): readonly IncidentRecord[] {
  const found = memberOf(record, list);
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

const NOTHING: IncidentRecord = {};

/** The owners of a member; an empty list counts as one empty item, so that what it lacks is missing. */
export function entriesOf(record: IncidentRecord, member: MemberPath): readonly RecordMember[] {
  const at = member.indexOf(LIST);
  if (at === -1) return [{ owner: record, name: member, index: null }];
  const items = listAt(record, member.slice(0, at));
  const name = member.slice(at + LIST.length);
  return (items.length === 0 ? [NOTHING] : items).map((owner, index) => ({ owner, name, index }));
}

export const valueOf = ({ owner, name }: RecordMember): unknown => memberOf(owner, name);

const asList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [value];

const listOf = (member: MemberPath): string => member.slice(0, Math.max(0, member.indexOf(LIST)));

/** Values of a member: of the entry's own item if both are in one list, else of the whole record. */
function valuesFor(
  member: MemberPath,
  about: MemberPath,
  entry: RecordMember,
  record: IncidentRecord,
): readonly unknown[] {
  const entries = entriesOf(record, member);
  const isOwn = listOf(member) !== '' && listOf(member) === listOf(about);
  const chosen = isOwn ? entries.filter(({ index }) => index === entry.index) : entries;
  return chosen.flatMap((one) => asList(valueOf(one)));
}

/** @param about the member whose entry is examined */
export function holds(
  condition: ItemCondition,
  about: MemberPath,
  entry: RecordMember,
  record: IncidentRecord,
): boolean {
  if ('several' in condition) return listAt(record, condition.several).length > 1;
  if ('given' in condition) {
    return valuesFor(condition.given, about, entry, record).some(isGiven);
  }
  const wanted: readonly unknown[] = condition.is;
  return valuesFor(condition.member, about, entry, record).some((value) => wanted.includes(value));
}
