/** Organisations of a portfolio: their input, or the errors of their lines. */
import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  isListType,
  type GraphQLArgument,
} from 'graphql';
import type { ErrorDetail } from '../../shared/errors.js';
import { readText, type ReadText } from '../rest/text-value.js';
import { isRecord } from '../../shared/json-record.js';
import type { InputRecord } from './portfolio.ports.js';

/**
 * `line`, `lastLine`: first and last. `bytes`: up to its end. `id`: the caller's reference. `body`: null if unreadable.
 * `faults`: errors of the line, not of the operation. `isEnd`: nothing after it can be read.
 */
export type Organisation = Readonly<{
  line: number;
  lastLine: number;
  bytes: number;
  id: string | null;
  body: Readonly<Record<string, unknown>> | null;
  errors: readonly ErrorDetail[];
  isEnd: boolean;
  /** Maps a field of the body to its place in the table. */
  inTable?: (field: string) => string;
}>;

/** Groups records into organisations, which may take several lines. */
export interface OrganisationReader {
  take(record: InputRecord): readonly Organisation[];
  end(): readonly Organisation[];
}

export type Cells = Readonly<Record<string, string>>;

const MAX_ID_LENGTH = 200;

function idProblems(id: unknown): ErrorDetail[] {
  if (id === undefined || id === null) return [];
  if (typeof id !== 'string') return [{ field: 'id', type: 'string_type' }];
  const params = { max_length: MAX_ID_LENGTH };
  return id.length > MAX_ID_LENGTH ? [{ field: 'id', type: 'string_too_long', params }] : [];
}

type LinePosition = Readonly<{ line: number; bytes: number }>;

export function toOrganisation(
  { line, bytes }: LinePosition,
  members: Readonly<Record<string, unknown>>,
  more: readonly ErrorDetail[] = [],
): Organisation {
  const { id, ...body } = members;
  const problems = [...idProblems(id), ...more];
  const knownId = typeof id === 'string' && id.length <= MAX_ID_LENGTH ? id : null;
  return { line, lastLine: line, bytes, id: knownId, body, errors: problems, isEnd: false };
}

export const faultyLine = ({ line, bytes }: LinePosition, fault: ErrorDetail, isEnd: boolean) =>
  ({
    line,
    lastLine: line,
    bytes,
    id: null,
    body: null,
    errors: [fault],
    isEnd,
  }) satisfies Organisation;

/** Between keys of a list; no key contains them. */
const SEPARATORS = /[\s,;]+/;

/** A JSON array, as in answers, or keys. */
function readList(cell: string, field: string): ReadText {
  if (!cell.startsWith('[')) return { value: cell.split(SEPARATORS).filter((one) => one !== '') };
  try {
    return { value: JSON.parse(cell) as unknown };
  } catch {
    return { problem: { field, type: 'list_type' } };
  }
}

/** Spreadsheets write truth values in capitals. */
function readCell(cell: string, name: string, type: GraphQLArgument['type']): ReadText {
  if (isListType(getNullableType(type))) return readList(cell, name);
  const isTruth = /^(?:true|false)$/i.test(cell) && isBoolean(type);
  return readText(isTruth ? cell.toLowerCase() : cell, name, type);
}

const isBoolean = (type: GraphQLArgument['type']): boolean => getNamedType(type) === GraphQLBoolean;

/** Empty cells are omitted; unreadable cells keep their text and add an error. */
function membersOf(cells: Cells, declared: readonly GraphQLArgument[]) {
  const members: Record<string, unknown> = {};
  const invalid: ErrorDetail[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === '') continue;
    const type = declared.find((one) => one.name === name)?.type;
    const read = type === undefined ? { value: cell } : readCell(cell, name, type);
    members[name] = 'problem' in read ? cell : read.value;
    if ('problem' in read) invalid.push(read.problem);
  }
  return { members, errors: invalid };
}

/** One organisation per line: a JSON object or a table row. */
export class LineByLine implements OrganisationReader {
  /** @param declared types of cells; null if lines are JSON */
  constructor(private readonly declared: readonly GraphQLArgument[] | null) {}

  take(record: InputRecord): readonly Organisation[] {
    if (record.kind === 'fault') return [faultyLine(record, record.detail, record.isEnd === true)];
    if (!isRecord(record.value)) {
      return [faultyLine(record, { field: 'line', type: 'dict_type' }, false)];
    }
    if (this.declared === null) return [toOrganisation(record, record.value)];
    const { members, errors } = membersOf(record.value as Cells, this.declared);
    return [toOrganisation(record, members, errors)];
  }

  end(): readonly Organisation[] {
    return [];
  }
}
