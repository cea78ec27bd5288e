/** OpenAPI paths of portfolio streams. */
import { headerRefs, responseRef } from './shared-parts.js';
import { refTo, type JsonSchema } from './type-schema.js';

const NDJSON = 'application/x-ndjson';
const CSV = 'text/csv';

const choice = (name: string, description: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

const TEXT: JsonSchema = { type: 'string' };

const ON_FAULT = choice('on_fault', 'stop: end at the first bad line; skip: tell it and go on', {
  type: 'string',
  enum: ['stop', 'skip'],
  default: 'stop',
});

const FROM_LINE = choice(
  'from_line',
  'lines before it are passed over and not counted: resume_at of a stream that did not reach its end',
  { type: 'integer', minimum: 1, default: 1 },
);

const DUPLEX = choice(
  'duplex',
  'half: answers begin when the request has ended; full: while it arrives, and its end must be proven by Content-Length or by an end marker',
  { type: 'string', enum: ['half', 'full'], default: 'half' },
);

const LINES = choice(
  'lines',
  'number of lines of the request, the header of a table included; with another number the outcome is truncated',
  { type: 'integer', minimum: 0 },
);

const count = (description: string): JsonSchema => ({ type: 'integer', description });
const place = {
  line: count('line of the request, from 1; the header of a table is line 1'),
  id: { type: ['string', 'null'], description: 'the caller’s own word, as it came' },
};

const progress = {
  lines: count('organisations answered, faults included'),
  results: count('of them with a result'),
  faults: count('of them with a fault'),
  counted: count('units of the month that this request has used up'),
  bytes_read: count('bytes of the request up to there'),
  bytes_total: { type: ['integer', 'null'], description: 'null while it is not known' },
};

const line = (kind: string, properties: JsonSchema, optional: readonly string[] = []) => ({
  type: 'object',
  required: ['kind', ...Object.keys(properties).filter((name) => !optional.includes(name))],
  properties: { kind: { type: 'string', const: kind }, ...properties },
});

const LINE_ERROR: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'details'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    details: { type: 'array', items: refTo('ErrorDetail') },
  },
};

const OUTCOMES = [
  ...['complete', 'truncated', 'stopped', 'quota_exceeded', 'too_large', 'interrupted', 'failed'],
];

/** @param data schema of one organisation's answer */
const lineSchema = (data: JsonSchema): JsonSchema => ({
  oneOf: [
    line('result', { ...place, data, meta: { type: 'object' } }, ['meta']),
    line('fault', { ...place, error: LINE_ERROR }),
    line('progress', progress),
    line('end', {
      ...progress,
      outcome: { type: 'string', enum: OUTCOMES },
      resume_at: { type: ['integer', 'null'], description: 'first line without an answer' },
      error: { oneOf: [LINE_ERROR, { type: 'null' }] },
      retry_after: { type: ['integer', 'null'], description: 'seconds' },
      meta: refTo('Meta'),
    }),
  ],
});

const DESCRIPTION =
  'One organisation a line, at most 10,000, answered when all have arrived; the last line tells how it ended. ' +
  'A line is asked as by the operation for one, with a member id that comes back. Every answer costs one ' +
  'request of the month, faults nothing; the request itself costs one. In a table ' +
  'the members of an answer are columns, lists and objects stand in their cell as JSON.';

type StreamPath = Readonly<{
  operationId: string;
  summary: string;
  tag: string;
  more: string;
  answer: string;
  access: readonly string[];
  parameters: readonly JsonSchema[];
  ndjson: string;
  csv: string;
}>;

const body = ({ ndjson, csv }: StreamPath): JsonSchema => ({
  required: true,
  content: {
    // CSV first: generators treat it as text, and quote NDJSON.
    [CSV]: { schema: TEXT, example: csv },
    [NDJSON]: { schema: TEXT, example: ndjson },
  },
});

const streamPath = (path: StreamPath): JsonSchema => ({
  operationId: path.operationId,
  summary: path.summary,
  description: `${DESCRIPTION} ${path.more}`,
  tags: [path.tag],
  security: [{ ApiKey: [] }],
  parameters: [ON_FAULT, FROM_LINE, LINES, DUPLEX, ...path.parameters],
  requestBody: body(path),
  responses: {
    200: {
      description: 'the answers, one a line; as the request came, or as Accept prefers',
      headers: headerRefs(),
      content: {
        [NDJSON]: { schema: lineSchema(refTo(path.answer)) },
        [CSV]: { schema: TEXT },
      },
    },
    401: responseRef('Unauthorized'),
    ...Object.fromEntries(path.access.map((name) => [403, responseRef(name)])),
    413: responseRef('BodyTooLarge'),
    422: responseRef('ValidationFailed'),
    429: responseRef('RateLimited'),
    500: responseRef('InternalError'),
    503: responseRef('UpstreamUnavailable'),
  },
});

const KEEL = choice('keel', 'language of the texts where a line names none', TEXT);
const RECEIPT = choice('receipt', 'a signed receipt with every answer', { type: 'boolean' });

const scoping = streamPath({
  operationId: 'scopingPortfolio',
  summary: 'Scoping of many organisations',
  tag: 'Applicability',
  more: 'Lines hold the members of /v1/scoping.',
  answer: 'ScopingResult',
  access: [],
  parameters: [
    KEEL,
    choice('riik', 'country where a line names none', TEXT),
    choice('asOf', 'as released on that day', TEXT),
    choice('kb', 'exactly that version of the law data', TEXT),
    RECEIPT,
  ],
  ndjson: '{"id":"a","tootajad":120,"sektor":"energy_electricity","kaive_meur":20,"riik":"ee"}\n',
  csv: 'id,tootajad,sektor,kaive_meur,riik\na,120,energy_electricity,20,ee\n',
});

const delta = streamPath({
  operationId: 'mappingDeltaPortfolio',
  summary: 'What is left of the measures for many organisations',
  tag: 'Mapping graph',
  more:
    'Lines hold the members of /v1/graph/delta. In a table each control is a row; rows behind each other ' +
    'with the same id are one organisation.',
  answer: 'MappingDelta',
  access: ['ForbiddenRole'],
  parameters: [choice('framework', 'where a line names none', TEXT), KEEL, RECEIPT],
  ndjson:
    '{"id":"a","framework":"iso27001","items":[{"control":"A.5.24","status":"implemented"}]}\n',
  csv: 'id,framework,control,status\na,iso27001,A.5.24,implemented\n',
});

export const STREAM_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/v1/graph/delta/portfolio': { post: delta },
  '/v1/scoping/portfolio': { post: scoping },
};
