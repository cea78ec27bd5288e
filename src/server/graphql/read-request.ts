/**
 * Reads GraphQL requests before Apollo, for our own errors.
 * Source: GraphQL over HTTP, section 5.
 */
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import {
  namedDigest,
  type DocumentSource,
  type Members,
  type Resolved,
} from './document-source.js';
import { assertJsonType, parseJson } from '../http/read-json.js';
import { isRecord } from '../../shared/json-record.js';

/** `body`: bytes of a POST. `query`: parameters of the URL. `isStrict`: no input is in an address (D-384). */
export type RawRequest = Readonly<{
  method: string;
  contentType: string | undefined;
  body: unknown;
  query: unknown;
  isStrict?: boolean;
  /** Finds documents that are named by their digest. */
  documents?: DocumentSource;
}>;

/** `isNamed`: the document was named by its digest. `isNew`: and its text was sent too, for the first time. */
export type RequestInput = Readonly<{
  query: string;
  operationName: string | undefined;
  body: Members;
  isNamed: boolean;
  isNew: boolean;
}>;

function ofBody({ contentType, body }: RawRequest): Members {
  assertJsonType(contentType);
  const json = parseJson(body);
  if (Array.isArray(json)) throw invalid({ field: 'body', type: 'batching_forbidden' });
  if (!isRecord(json)) throw invalid({ field: 'body', type: 'json_type' });
  return json;
}

/** A GET carries maps as JSON text. */
function readMap(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return text === '' ? undefined : text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function ofQuery({ query }: RawRequest): Members {
  const params = isRecord(query) ? query : {};
  return {
    ...params,
    variables: readMap(params['variables']),
    extensions: readMap(params['extensions']),
  };
}

function textProblem(field: string, value: unknown, isRequired: boolean): ErrorDetail[] {
  if (value == null || value === '') return isRequired ? [{ field, type: 'missing' }] : [];
  return typeof value === 'string' ? [] : [{ field, type: 'string_type' }];
}

const mapProblem = (field: string, value: unknown): ErrorDetail[] =>
  value == null || isRecord(value) ? [] : [{ field, type: 'dict_type' }];

/** A document may be named by its digest. */
const addressProblems = ({ method, isStrict = false }: RawRequest, sent: Members): ErrorDetail[] =>
  method === 'POST' || !isStrict
    ? []
    : ['query', 'variables']
        .filter((field) => sent[field] != null && sent[field] !== '')
        .map((field) => ({ field, type: 'body_only' }));

const resolved = ({ documents }: RawRequest, members: Members): Resolved =>
  documents?.resolve(members) ?? { members, isNew: false };

/** @throws VALIDATION_FAILED with every error of form */
export function readRequest(raw: RawRequest): RequestInput {
  const sent = raw.method === 'POST' ? ofBody(raw) : ofQuery(raw);
  const { members, isNew } = resolved(raw, sent);
  const { query, operationName, variables, extensions } = members;
  const problems = [
    ...textProblem('query', query, true),
    ...textProblem('operationName', operationName, false),
    ...mapProblem('variables', variables),
    ...mapProblem('extensions', extensions),
    ...addressProblems(raw, sent),
  ];
  if (problems.length > 0) throw invalid(...problems);
  return {
    query: String(query),
    operationName: typeof operationName === 'string' ? operationName : undefined,
    body: members,
    isNamed: namedDigest(sent) !== null,
    isNew,
  };
}
