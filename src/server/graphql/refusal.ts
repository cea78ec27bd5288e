/** Answers to operations that were not run, in the contract of REST. */
import Negotiator from 'negotiator';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import type { ServiceError } from '../../shared/errors.js';
import { operationOf } from '../schema/raw-arguments.js';
import { retryAfterOf } from '../errors/retry-after.js';
import { operationError, type Requester } from './check-operation.js';
import { isDocumentError, toReported, type ReportedError } from './format-error.js';

const HTTP_OK = 200;
const BAD_REQUEST = 400;

/** The first is the default. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json';
const MEDIA_TYPES = ['application/json', GRAPHQL_RESPONSE] as const;

/**
 * Status if the operation was not run: 200 in the older media type, 400 in the newer one.
 * Source: GraphQL over HTTP, section 6.
 */
export function refusedStatus(accept: string | undefined): number {
  if (accept === undefined) return HTTP_OK;
  const best = new Negotiator({ headers: { accept } }).mediaType([...MEDIA_TYPES]);
  return best === GRAPHQL_RESPONSE ? BAD_REQUEST : HTTP_OK;
}

/** The longest wait of all errors, in seconds; null if a retry does not help. */
export function longestWait(reported: readonly ReportedError[]): number | null {
  const waits = reported.map(({ ours }) => retryAfterOf(ours)).filter((wait) => wait !== null);
  return waits.length === 0 ? null : Math.max(...waits);
}

/** `document`: undefined if it could not be parsed. */
export type RefusedOperation = Readonly<{
  schema: GraphQLSchema;
  document: DocumentNode | undefined;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>>;
}>;

/** One error for all arguments, as on REST; GraphQL raises one for each. Null if they are valid. */
export function argumentError(
  { schema, document, operationName, variables }: RefusedOperation,
  requester: Requester,
): ServiceError | null {
  if (document === undefined) return null;
  const operation = operationOf(document, operationName);
  if (operation === undefined) return null;
  return operationError(schema, { document, operation, variables }, requester);
}

/** Errors of the arguments replace those of the document. */
export function withArguments(
  reported: readonly ReportedError[],
  operation: RefusedOperation,
  requester: Requester,
): readonly ReportedError[] {
  const [first] = reported;
  const ours = argumentError(operation, requester);
  return ours === null || first === undefined ? reported : [{ error: first.error, ours }];
}

export function allReported(
  errors: readonly GraphQLError[],
  operation: RefusedOperation,
  requester: Requester,
): readonly ReportedError[] {
  const reported = errors.map(toReported);
  return errors.some(isDocumentError) ? withArguments(reported, operation, requester) : reported;
}
