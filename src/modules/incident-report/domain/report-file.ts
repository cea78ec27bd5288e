/** The JSON file of a report, in the form of schema IR-1.2.1. Source: Implementing Regulation (EU) 2025/302. */
import { formatInstant, parseInstant } from '../../incidents/domain/instant.js';
import { entriesOf, isGiven, valueOf, type IncidentRecord } from './record-values.js';
import type { ReportForm, ReportItem } from './report-form.js';

type JsonValue = string | number | boolean | readonly JsonValue[] | { [member: string]: JsonValue };
export type ReportFile = Readonly<Record<string, JsonValue>>;

type Node = Record<string, JsonValue>;

const isNode = (value: JsonValue | undefined): value is Node =>
  typeof value === 'object' && !Array.isArray(value);

/** The object of a member, created if need be; `index`: of an item of a list. */
function childOf(parent: Node, part: string, index: number): Node {
  const name = part.replace('[]', '');
  const held = parent[name];
  if (name === part) {
    const child: Node = isNode(held) ? held : {};
    parent[name] = child;
    return child;
  }
  const items: JsonValue[] = Array.isArray(held) ? [...(held as readonly JsonValue[])] : [];
  // Items without a value stay empty objects, so that each keeps its place.
  while (items.length <= index) items.push({});
  const item = items[index];
  const child: Node = isNode(item) ? item : {};
  items[index] = child;
  parent[name] = items;
  return child;
}

function put(file: Node, place: string, index: number, value: JsonValue): void {
  const parts = place.split('.');
  const last = parts.pop() ?? '';
  let node = file;
  for (const part of parts) node = childOf(node, part, index);
  node[last] = value;
}

/** Instants in UTC, as the Regulation requires. */
function toJson(value: unknown, { format }: ReportItem): JsonValue {
  if (format?.test !== 'time' || typeof value !== 'string') return value as JsonValue; // the types of the request allow nothing else
  const instant = parseInstant(value);
  return instant === null ? value : formatInstant(instant.at);
}

/** The schema distinguishes entities by this member. */
const ENTITY_TYPES: Readonly<Record<string, string>> = {
  submittingEntity: 'SUBMITTING_ENTITY',
  'affectedEntity[]': 'AFFECTED_ENTITY',
  ultimateParentUndertaking: 'ULTIMATE_PARENT_UNDERTAKING_ENTITY',
};

function putItem(file: Node, item: ReportItem, record: IncidentRecord): void {
  for (const [at, place] of item.files.entries()) {
    const [part = ''] = place.split('.');
    const entityType = ENTITY_TYPES[part];
    for (const entry of entriesOf(record, item.members[at] ?? '')) {
      const value = valueOf(entry);
      if (!isGiven(value)) continue;
      const index = entry.index ?? 0;
      if (entityType !== undefined) put(file, `${part}.entityType`, index, entityType);
      put(file, place, index, toJson(value, item));
    }
  }
}

/** Parts that the schema requires even if they are empty. */
const IMPACT_PARTS = ['affectedAssets', 'serviceImpact'] as const;

/** @returns null if the report has no electronic form */
export function dueFile(
  { file: form, items }: ReportForm,
  record: IncidentRecord,
): ReportFile | null {
  if (form === null) return null;
  const file: Node = { incidentSubmission: form.submission };
  for (const item of items) putItem(file, item, record);
  if (form.hasImpact) {
    for (const part of IMPACT_PARTS) childOf(childOf(file, 'impactAssessment', 0), part, 0);
  }
  return file;
}
