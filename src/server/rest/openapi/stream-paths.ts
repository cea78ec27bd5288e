/** OpenAPI paths of portfolio streams. */
import { STREAM_LIMIT_BYTES } from '../../routing/request-limits.js';
import { headerRefs } from './headers.js';
import { KEY_SECURITY, responseRef } from './shared-parts.js';
import { MAX_TEXT_LENGTH } from './limits.js';
import { lineSchema } from './stream-lines.js';
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
/** As much as a file for each organisation that a request may have. */
const ROWS: JsonSchema = { type: 'string', maxLength: 100_000 * MAX_TEXT_LENGTH };
const LINES_TEXT: JsonSchema = { type: 'string', maxLength: STREAM_LIMIT_BYTES };

const ON_FAULT = choice(
  'on_fault',
  'stop: end at the first invalid line; skip: report it and continue.',
  {
    type: 'string',
    enum: ['stop', 'skip'],
    default: 'stop',
  },
);

const FROM_LINE = choice(
  'from_line',
  'First line to process. Earlier lines are skipped and not counted. To continue an incomplete stream, send its resume_at.',
  { type: 'integer', minimum: 1, default: 1 },
);

const DUPLEX = choice(
  'duplex',
  'half: answers start when the request is complete; full: answers start while it arrives, and its end must be marked by Content-Length or an end marker.',
  { type: 'string', enum: ['half', 'full'], default: 'half' },
);

const LINES = choice(
  'lines',
  'Number of lines of the request, including the header of a table. If another number arrives, the outcome is truncated.',
  { type: 'integer', minimum: 0 },
);

const DESCRIPTION =
  'One organisation per line, at most 100,000. Answers follow when all lines have arrived; the last line reports how ' +
  'the stream ended. A line has the members of the operation for one organisation, and an id that is returned. ' +
  'The request and every answer each count as one request of the month; lines with an error do not count. In a table, ' +
  'the members of an answer are columns; lists and objects are written as JSON. A list in a request is a cell with ' +
  'keys separated by spaces, commas or semicolons, or a JSON array.';

type StreamPath = Readonly<{
  operationId: string;
  summary: string;
  tag: string;
  more: string;
  answer: string;
  access: readonly string[];
  parameters: readonly JsonSchema[];
  ndjson: string;
  /** Null: no tables. */
  csv: string | null;
}>;

const body = ({ ndjson, csv }: StreamPath): JsonSchema => ({
  required: true,
  content: {
    // CSV first: generators treat it as text, and quote NDJSON.
    ...(csv === null ? {} : { [CSV]: { schema: LINES_TEXT, example: csv } }),
    [NDJSON]: { schema: LINES_TEXT, example: ndjson },
  },
});

const streamPath = (path: StreamPath): JsonSchema => ({
  operationId: path.operationId,
  summary: path.summary,
  description: `${DESCRIPTION} ${path.more}`,
  tags: [path.tag],
  security: KEY_SECURITY,
  parameters: [ON_FAULT, FROM_LINE, LINES, DUPLEX, ...path.parameters],
  requestBody: body(path),
  responses: {
    200: {
      description: 'The answers, one per line, in the format of the request or of Accept.',
      headers: headerRefs(),
      content: {
        [NDJSON]: { schema: lineSchema(refTo(path.answer)) },
        [CSV]: { schema: ROWS },
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

const KEEL = choice('keel', 'Language of the texts if a line has none.', TEXT);
const RECEIPT = choice('receipt', 'Whether every answer includes a signed receipt.', {
  type: 'boolean',
});

const scoping = streamPath({
  operationId: 'scopingPortfolio',
  summary: 'Assesses many organisations',
  tag: 'Applicability',
  more: 'Lines have the members of /v1/scoping.',
  answer: 'ScopingResult',
  access: [],
  parameters: [
    KEEL,
    choice('riik', 'Country if a line has none.', TEXT),
    choice('asOf', 'Answers from the law data as released on this day (YYYY-MM-DD).', TEXT),
    choice('kb', 'Answers from this version of the law data.', TEXT),
    RECEIPT,
    choice('reform', 'Draft to apply if a line has none; a draft is not law.', TEXT),
  ],
  ndjson: '{"id":"a","tootajad":120,"sektor":"energy_electricity","kaive_meur":20,"riik":"ee"}\n',
  csv: 'id,tootajad,sektor,kaive_meur,riik\na,120,energy_electricity,20,ee\n',
});

const delta = streamPath({
  operationId: 'mappingDeltaPortfolio',
  summary: 'Compares the controls of many organisations with the ten measures',
  tag: 'Mapping graph',
  more:
    'Lines have the members of /v1/graph/delta. In a table, each control is a row; successive rows ' +
    'with the same id are one organisation.',
  answer: 'MappingDelta',
  access: ['ForbiddenRole'],
  parameters: [choice('framework', 'Framework if a line has none.', TEXT), KEEL, RECEIPT],
  ndjson:
    '{"id":"a","framework":"iso27001","items":[{"control":"A.5.24","status":"implemented"}]}\n',
  csv: 'id,framework,control,status\na,iso27001,A.5.24,implemented\n',
});

const group = streamPath({
  operationId: 'scopeGroupPortfolio',
  summary: 'Assesses many groups of companies',
  tag: 'Applicability',
  more: 'Lines have the members of /v1/scoping/group: each is one group. A group does not fit into a row, so the request is NDJSON.',
  answer: 'GroupScoping',
  access: [],
  parameters: [
    KEEL,
    choice('reform', 'Draft to apply if a line has none; a draft is not law.', TEXT),
    choice('pilt', 'Whether every answer includes the group as SVG.', { type: 'boolean' }),
  ],
  ndjson:
    '{"id":"a","uksused":[{"id":"A","tootajad":5,"sektor":"energy_electricity"},{"id":"B","tootajad":246}],' +
    '"osalused":[{"omanik":"B","uksus":"A","haaled_protsent":51}]}\n',
  csv: null,
});

export const STREAM_PATHS: Readonly<Record<string, JsonSchema>> = {
  '/v1/graph/delta/portfolio': { post: delta },
  '/v1/scoping/group/portfolio': { post: group },
  '/v1/scoping/portfolio': { post: scoping },
};
