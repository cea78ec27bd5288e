/** Lines of an answer as JSON values or table rows. */
import type { GraphQLObjectType } from 'graphql';
import type { WordedDetail, WordedError } from '../errors/localize-error.js';
import type { Meta } from '../http/envelope.js';
import { isRecord } from '../../shared/json-record.js';
import { toWire, wireOrNull } from '../writer/wire-text.js';
import type { TableTools } from './portfolio.ports.js';

type LinePosition = Readonly<{ line: number; id: string | null }>;

/** `bytes_total`: null if unknown. */
export type Progress = Readonly<{
  lines: number;
  results: number;
  faults: number;
  counted: number;
  bytes_read: number;
  bytes_total: number | null;
}>;

/**
 * `truncated`: the request may have been cut in transit. `resume_at`: first unanswered line; null if none. `error`:
 * null if no error ended the stream.
 */
export type End = Readonly<{
  outcome:
    | 'complete'
    | 'truncated'
    | 'stopped'
    | 'quota_exceeded'
    | 'too_large'
    | 'interrupted'
    | 'failed';
  resume_at: number | null;
  error: WordedError | null;
  retry_after: number | null;
  meta: Meta;
}>;

type StreamLine =
  | (LinePosition & Readonly<{ kind: 'result'; data: unknown; meta: Meta }>)
  | (LinePosition & Readonly<{ kind: 'fault'; error: WordedError }>)
  | (Progress & Readonly<{ kind: 'progress' }>)
  | (Progress & End & Readonly<{ kind: 'end' }>);

/** Writes wire text. `takesText`: `data` of results is wire text, too. */
export type LineWriter = Readonly<{
  head: string;
  takesText: boolean;
  write: (line: StreamLine) => string;
}>;

function jsonLine(line: StreamLine): string {
  if (line.kind !== 'result') return `${toWire(JSON.stringify(line))}\n`;
  const { meta, data, ...place } = line;
  const begun = toWire(JSON.stringify(place)).slice(0, -1);
  const metaPart = Object.keys(meta).length === 0 ? '' : `,"meta":${toWire(JSON.stringify(meta))}`;
  return `${begun},"data":${wireOrNull(data)}${metaPart}}\n`;
}

export const ndjsonWriter: LineWriter = { head: '', takesText: true, write: jsonLine };

const BEFORE = ['kind', 'line', 'id'] as const;
const BEHIND = ['code', 'field', 'type', 'msg', 'told'] as const;

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const NO_DETAIL: WordedDetail = { field: '', type: '', msg: '' };

/** Members are columns; lists and objects are JSON in their cell. Each error of a line is a row. */
export function csvWriter(type: GraphQLObjectType, { writeRow }: TableTools): LineWriter {
  const members = Object.keys(type.getFields());
  const nothing = members.map(() => '');
  const resultRow = ({ line, id, data, meta }: StreamLine & { kind: 'result' }): string[] => {
    const cells = members.map((name) => cellOf(isRecord(data) ? data[name] : null));
    const metaText = Object.keys(meta).length === 0 ? '' : JSON.stringify(meta);
    return ['result', String(line), id ?? '', ...cells, '', '', '', '', metaText];
  };
  const errorRows = ({ line, id, error }: StreamLine & { kind: 'fault' }): string[][] => {
    const details = error.details.length === 0 ? [NO_DETAIL] : error.details;
    return details.map(({ field, type: word, msg }) => [
      'fault',
      String(line),
      id ?? '',
      ...nothing,
      error.code,
      field,
      word,
      msg === '' ? error.message : msg,
      '',
    ]);
  };
  const rowsOf = (line: StreamLine): string[][] => {
    if (line.kind === 'result') return [resultRow(line)];
    if (line.kind === 'fault') return errorRows(line);
    const { kind, ...details } = line;
    const code = line.kind === 'end' ? (line.error?.code ?? '') : '';
    return [[kind, '', '', ...nothing, code, '', '', '', JSON.stringify(details)]];
  };
  return {
    head: toWire(writeRow([...BEFORE, ...members, ...BEHIND])),
    takesText: false,
    write: (line) => toWire(rowsOf(line).map(writeRow).join('')),
  };
}
