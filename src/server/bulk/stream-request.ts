/** Options of a stream request. */
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import { ALIASES } from '../rest/read-arguments.js';
import type { RestOperation } from '../rest/operations.js';
import { readText } from '../rest/text-value.js';
import { firstOfEachField } from '../validation/check-arguments.js';
import { inputProblems } from '../validation/validate-value.js';
import { STREAM_LIMITS, type Portfolio } from './portfolio.js';

type StreamForm = 'ndjson' | 'csv';

export const NDJSON_TYPE = 'application/x-ndjson';
export const CSV_TYPE = 'text/csv';

const FORMS: Readonly<Record<string, StreamForm>> = {
  [NDJSON_TYPE]: 'ndjson',
  'application/ndjson': 'ndjson',
  'application/jsonl': 'ndjson',
  [CSV_TYPE]: 'csv',
};

/**
 * `duplex`: answer after (half) or while (full) the request arrives. `bytesTotal`, `lines`: declared length of the
 * body; null if none.
 */
export type StreamOptions = Readonly<{
  from: StreamForm;
  to: StreamForm;
  duplex: 'half' | 'full';
  lines: number | null;
  stopsAtError: boolean;
  fromLine: number;
  bytesTotal: number | null;
  defaults: Readonly<Record<string, unknown>>;
}>;

const ON_FAULT: readonly string[] = ['stop', 'skip'];
const DUPLEX: readonly string[] = ['half', 'full'];

const LINE_COUNT = /^\d{1,9}$/;

function formOf(contentType: string | undefined, { takesTables }: Portfolio): StreamForm {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const form = FORMS[type.trim()];
  const isTaken = takesTables || form === 'ndjson';
  if (form !== undefined && isUtf8 && isTaken) return form;
  const kind = takesTables ? 'media_type_stream' : 'media_type_lines';
  throw invalid({ field: 'Content-Type', type: kind });
}

/** The request's format unless the caller prefers the other. */
function answerForm({ headers }: FastifyRequest, from: StreamForm): StreamForm {
  const offered = [from === 'csv' ? CSV_TYPE : NDJSON_TYPE, NDJSON_TYPE, CSV_TYPE];
  const best = new Negotiator({ headers }).mediaType([...offered, ...Object.keys(FORMS)]);
  return FORMS[best ?? ''] ?? from;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The first value of a repeated parameter. */
const one = (query: Query, name: string): string | undefined => [query[name]].flat()[0];

const given = (query: Query, name: string): string | undefined =>
  one(query, name) ?? one(query, ALIASES[name] ?? name);

function readDefaults(query: Query, operation: RestOperation, { defaults }: Portfolio) {
  const values: Record<string, unknown> = {};
  const problems: ErrorDetail[] = [];
  for (const argument of operation.field.args.filter(({ name }) => defaults.includes(name))) {
    const { name: field, type } = argument;
    const text = given(query, field);
    if (text === undefined) continue;
    const read = readText(text, field, type);
    if ('problem' in read) problems.push(read.problem);
    else {
      values[field] = read.value;
      problems.push(...inputProblems(argument, read.value, { field, hasDefault: true }));
    }
  }
  return { values, problems };
}

function lineProblems(line: string | undefined): ErrorDetail[] {
  if (line === undefined) return [];
  if (!LINE_COUNT.test(line)) return [{ field: 'from_line', type: 'int_parsing' }];
  return Number(line) < 1
    ? [{ field: 'from_line', type: 'greater_than_equal', params: { ge: 1 } }]
    : [];
}

const countProblems = (lines: string | undefined): ErrorDetail[] =>
  lines === undefined || LINE_COUNT.test(lines) ? [] : [{ field: 'lines', type: 'int_parsing' }];

const choiceProblems = (
  field: string,
  choice: string | undefined,
  choices: readonly string[],
): ErrorDetail[] =>
  choice === undefined || choices.includes(choice)
    ? []
    : [{ field, type: 'enum', params: { expected: choices.join(', ') } }];

const queryProblems = (query: Query): ErrorDetail[] => [
  ...choiceProblems('on_fault', one(query, 'on_fault'), ON_FAULT),
  ...lineProblems(one(query, 'from_line')),
  ...choiceProblems('duplex', one(query, 'duplex'), DUPLEX),
  ...countProblems(one(query, 'lines')),
];

/** @throws VALIDATION_FAILED above the limit */
function declaredBytes({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  if (length === undefined) return null;
  if (Number(length) <= STREAM_LIMITS.bodyBytes) return Number(length);
  const params = { max_bytes: STREAM_LIMITS.bodyBytes };
  throw invalid({ field: 'body', type: 'body_too_large', params });
}

/** @throws VALIDATION_FAILED with every error */
export function readOptions(
  request: FastifyRequest,
  operation: RestOperation,
  portfolio: Portfolio,
): StreamOptions {
  const from = formOf(request.headers['content-type'], portfolio);
  const query = request.query as Query; // the router's own record
  const { values: defaults, problems } = readDefaults(query, operation, portfolio);
  const errors = [...problems, ...queryProblems(query)];
  if (errors.length > 0) throw invalid(...firstOfEachField(errors));
  const lines = one(query, 'lines');
  return {
    from,
    to: answerForm(request, from),
    duplex: one(query, 'duplex') === 'full' ? 'full' : 'half',
    lines: lines === undefined ? null : Number(lines),
    bytesTotal: declaredBytes(request),
    defaults,
    stopsAtError: one(query, 'on_fault') !== 'skip',
    fromLine: Number(one(query, 'from_line') ?? 1),
  };
}
