/**
 * Reads GraphQL requests before Apollo, for our own errors.
 * Source: GraphQL over HTTP, section 5.
 */
import { invalid, type ErrorDetail } from '../../shared/errors.js';
import type { TrustedDocuments } from './trusted-documents.js';
import { assertJsonType, parseJson } from '../http/read-json.js';
import { isRecord } from '../validation/validate-value.js';

type Members = Readonly<Record<string, unknown>>;

/** `body`: bytes of a POST. `query`: parameters of the URL. */
export type RawRequest = Readonly<{
  method: string;
  contentType: string | undefined;
  body: unknown;
  query: unknown;
  /** Documents that are allowed; null: any. */
  trusted?: Pick<TrustedDocuments, 'assertTrusted'> | null;
}>;

export type RequestInput = Readonly<{
  query: string;
  operationName: string | undefined;
  body: Members;
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

function textProblem(field: string, value: unknown, isDemanded: boolean): ErrorDetail[] {
  if (value == null || value === '') return isDemanded ? [{ field, type: 'missing' }] : [];
  return typeof value === 'string' ? [] : [{ field, type: 'string_type' }];
}

const mapProblem = (field: string, value: unknown): ErrorDetail[] =>
  value == null || isRecord(value) ? [] : [{ field, type: 'dict_type' }];

/** On GET, Apollo reads the text from the URL. */
const trustedIn = ({ trusted, method }: RawRequest, members: Members): Members =>
  trusted == null || (method !== 'POST' && typeof members['query'] !== 'string')
    ? members
    : trusted.assertTrusted(members);

/** @throws VALIDATION_FAILED with every error of form */
export function readRequest(raw: RawRequest): RequestInput {
  const members = trustedIn(raw, raw.method === 'POST' ? ofBody(raw) : ofQuery(raw));
  const { query, operationName, variables, extensions } = members;
  const problems = [
    ...textProblem('query', query, true),
    ...textProblem('operationName', operationName, false),
    ...mapProblem('variables', variables),
    ...mapProblem('extensions', extensions),
  ];
  if (problems.length > 0) throw invalid(...problems);
  return {
    query: String(query),
    operationName: typeof operationName === 'string' ? operationName : undefined,
    body: members,
  };
}
