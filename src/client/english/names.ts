/** Answers and inputs by English names, and back (D-280). */
import { TABLE } from '../../../schema/client/english-table.js';
import type { Members } from './table.js';

type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A value that a later version of the service added stays as it is. */
export function toEnglish(value: unknown, type: string | undefined): unknown {
  if (type === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => toEnglish(item, type));
  const values = own(TABLE.values, type);
  if (values !== undefined)
    return typeof value === 'string' ? (own(values, value) ?? value) : value;
  const members = own(TABLE.objects, type);
  if (members === undefined || !isRecord(value)) return value;
  const entries = Object.entries(value).map(([wire, member]) => {
    const [english = wire, inner] = own(members, wire) ?? [];
    return [english, toEnglish(member, inner)] as const;
  });
  return Object.fromEntries(entries);
}

const reversed = new Map<string, ReadonlyMap<string, string>>();

/** English name → wire name of one type. */
function wireNames(type: string, pairs: readonly (readonly [string, string])[]) {
  const known = reversed.get(type) ?? new Map(pairs);
  reversed.set(type, known);
  return known;
}

const englishPairs = (members: Members) =>
  Object.entries(members).map(([wire, [english = wire]]) => [english, wire] as const);

/** @param type wire name of an input type or enum; undefined for scalars */
export function toWire(value: unknown, type: string | undefined): unknown {
  if (type === undefined || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => toWire(item, type));
  const values = own(TABLE.values, type);
  if (values !== undefined) {
    const pairs = Object.entries(values).map(([wire, english]) => [english, wire] as const);
    return typeof value === 'string' ? (wireNames(type, pairs).get(value) ?? value) : value;
  }
  const members = own(TABLE.objects, type);
  if (members === undefined || !isRecord(value)) return value;
  const names = wireNames(type, englishPairs(members));
  const entries = Object.entries(value).map(([english, member]) => {
    const wire = names.get(english) ?? english;
    return [wire, toWire(member, own(members, wire)?.[1])] as const;
  });
  return Object.fromEntries(entries);
}

/** Dotted path of an error, such as `osalused.0.omanik`. @param members of the request */
export function pathToEnglish(path: string, members: Members): string {
  let known: Members | undefined = members;
  const names = path.split('.').map((wire) => {
    // A position in a list has the type of the list.
    if (/^\d+$/.test(wire)) return wire;
    const [english = wire, type] = (known === undefined ? undefined : own(known, wire)) ?? [];
    known = type === undefined ? undefined : own(TABLE.objects, type);
    return english;
  });
  return names.join('.');
}
