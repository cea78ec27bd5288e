/**
 * Gives Apollo Server the contract of REST: checked arguments, capped cost, documented errors, `extensions` like
 * `meta`.
 */
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import Negotiator from 'negotiator';
import {
  OperationTypeNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { type ServiceError, invalid } from '../../shared/errors.js';
import type { FieldOutcome } from '../../shared/telemetry.js';
import type { Texts } from '../../shared/texts.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { retryAfterOf } from '../errors/retry-after.js';
import { metaOf } from '../http/envelope.js';
import { operationError } from './check-operation.js';
import { fieldOutcomes } from './field-outcomes.js';
import { costError, operationCost } from './operation-cost.js';
import { operationOf } from '../schema/raw-arguments.js';
import {
  asGraphql,
  documentError,
  isDocumentError,
  toReported,
  localizeReported,
  type Listener,
  type ReportedError,
} from './format-error.js';

/** `noteFields`: receives the outcome of each root field. */
export type GraphqlContext = RequestContext &
  Listener &
  Readonly<{ noteFields?: (fields: readonly FieldOutcome[]) => void }>;

/** `learn`: called with texts answered without error. */
export type Contract = Readonly<{
  schema: GraphQLSchema;
  texts: Texts;
  providerName: string;
  learn: (query: string, document: DocumentNode, operationName: string | undefined) => void;
}>;

type RequestInput = GraphQLRequestContext<GraphqlContext>;

const HTTP_OK = 200;
const BAD_REQUEST = 400;
const METHOD_NOT_ALLOWED = 405;

/** The first is the default. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json';
const MEDIA_TYPES = ['application/json', GRAPHQL_RESPONSE] as const;

function errorOf(
  { schema }: Contract,
  { document, operationName, request, contextValue }: RequestInput,
): ServiceError | null {
  if (document === undefined) return null;
  const operation = operationOf(document, operationName ?? request.operationName);
  if (operation === undefined) return null;
  const requested = { document, operation, variables: request.variables ?? {} };
  return operationError(schema, requested, contextValue);
}

/** One error for all argument errors, as on REST; GraphQL raises one for each. */
function allReported(
  contract: Contract,
  input: RequestInput,
  errors: readonly GraphQLError[],
): ReportedError[] {
  const ours = errors.some(isDocumentError) ? errorOf(contract, input) : null;
  const [error] = errors;
  if (ours !== null && error !== undefined) return [{ error, ours }];
  return errors.map(toReported);
}

/**
 * Status if the operation was not run: 200 in the older media type, 400 in the newer one.
 * Source: GraphQL over HTTP, section 6.
 */
function refusedStatus({ request }: RequestInput): number {
  const accept = request.http?.headers.get('accept');
  if (accept === undefined) return HTTP_OK;
  const best = new Negotiator({ headers: { accept } }).mediaType([...MEDIA_TYPES]);
  return best === GRAPHQL_RESPONSE ? BAD_REQUEST : HTTP_OK;
}

/** Operations not allowed by GET keep their 405. */
function setRefusedStatus(input: RequestInput): void {
  const { body, http } = input.response;
  const isRefused = body?.kind === 'single' && !('data' in body.singleResult);
  if (isRefused && http.status !== METHOD_NOT_ALLOWED) http.status = refusedStatus(input);
}

/** The longest wait of all errors. */
function setRetryAfter({ response }: RequestInput, reported: readonly ReportedError[]): void {
  const waits = reported.map(({ ours }) => retryAfterOf(ours)).filter((wait) => wait !== null);
  if (waits.length > 0) response.http.headers.set('retry-after', String(Math.max(...waits)));
}

/** @throws VALIDATION_FAILED for subscriptions, which require WebSocket */
function assertNoSubscription({ operation }: RequestInput): void {
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
  throw asGraphql(
    invalid(documentError('subscriptions are answered over WebSocket and as text/event-stream')),
  );
}

function assertCost(contract: Contract, input: RequestInput): number {
  if (input.document === undefined) return 0;
  const operationName = input.operationName ?? undefined;
  const variables = { ...input.request.variables };
  const cost = operationCost(contract.schema, input.document, { operationName, variables });
  const problem = costError(cost);
  if (problem !== null) throw asGraphql(problem);
  return cost;
}

function reportOf({ learn }: Contract, { source, document, request }: RequestInput): void {
  if (source === undefined || document === undefined) return;
  learn(source, document, request.operationName ?? undefined);
}

/** Valid operations only: their fields are the schema's. */
function noteOutcomes(
  { document, operation, contextValue }: RequestInput,
  errors: readonly GraphQLError[],
) {
  if (document === undefined || operation === undefined) return;
  contextValue.noteFields?.(fieldOutcomes(document, operation, errors));
}

/** Replaces Apollo's wording of errors. */
export function contractPlugin(contract: Contract): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () => {
      let cost: number | undefined;
      let errors: readonly GraphQLError[] = [];
      return Promise.resolve({
        didResolveOperation: (input) => {
          assertNoSubscription(input);
          const problem = errorOf(contract, input);
          if (problem !== null) throw asGraphql(problem);
          cost = assertCost(contract, input);
          return Promise.resolve();
        },
        didEncounterErrors: (input) => {
          errors = input.errors;
          return Promise.resolve();
        },
        willSendResponse: (input) => {
          const { body } = input.response;
          if (body.kind !== 'single') return Promise.resolve();
          const { requestId, caller, meta } = input.contextValue;
          noteOutcomes(input, errors);
          if (errors.length > 0) {
            const reported = allReported(contract, input, errors);
            body.singleResult.errors = reported.map((one) =>
              localizeReported(one, contract.texts, input.contextValue),
            );
            setRetryAfter(input, reported);
            setRefusedStatus(input);
          }
          const ownMeta = metaOf(contract.providerName, requestId, caller);
          const reportedCost = cost === undefined ? {} : { cost };
          body.singleResult.extensions = { ...ownMeta, ...meta, ...reportedCost };
          if (errors.length === 0 && cost !== undefined) reportOf(contract, input);
          return Promise.resolve();
        },
      });
    },
  };
}
