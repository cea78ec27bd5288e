/**
 * Gives Apollo Server the contract of REST: checked arguments, capped cost, documented errors, `extensions` like
 * `meta`.
 */
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { OperationTypeNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { invalid } from '../../shared/errors.js';
import type { FieldOutcome } from '../../shared/telemetry.js';
import type { Texts } from '../../shared/texts.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { metaOf } from '../http/envelope.js';
import { fieldOutcomes } from './field-outcomes.js';
import { costError, operationCost } from './operation-cost.js';
import {
  asGraphql,
  documentError,
  toReported,
  localizeReported,
  type Listener,
  type ReportedError,
} from './format-error.js';
import {
  allReported,
  argumentError,
  longestWait,
  refusedStatus,
  type RefusedOperation,
} from './refusal.js';
import type { LearnedDocuments } from './learned-documents.js';

/** `recordFields`: receives the outcome of each root field. */
export type GraphqlContext = RequestContext &
  Listener &
  Readonly<{ recordFields?: (fields: readonly FieldOutcome[]) => void }>;

export type Contract = Readonly<{
  schema: GraphQLSchema;
  texts: Texts;
  providerName: string;
  learned: Pick<LearnedDocuments, 'addValid' | 'addRefused'>;
}>;

type RequestInput = GraphQLRequestContext<GraphqlContext>;

const METHOD_NOT_ALLOWED = 405;

const operationIn = (
  { schema }: Contract,
  { document, operationName, request }: RequestInput,
): RefusedOperation => ({
  schema,
  document,
  operationName: operationName ?? request.operationName,
  variables: request.variables ?? {},
});

/** Operations not allowed by GET keep their 405. */
function setRefusedStatus(input: RequestInput): void {
  const { body, http } = input.response;
  const isRefused = body?.kind === 'single' && !('data' in body.singleResult);
  if (isRefused && http.status !== METHOD_NOT_ALLOWED) {
    http.status = refusedStatus(input.request.http?.headers.get('accept'));
  }
}

function setRetryAfter({ response }: RequestInput, reported: readonly ReportedError[]): void {
  const wait = longestWait(reported);
  if (wait !== null) response.http.headers.set('retry-after', String(wait));
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

/** Documents are learned whether or not their arguments are valid. */
function reportOf(contract: Contract, input: RequestInput, errors: readonly GraphQLError[]): void {
  const { source, document, operation, request } = input;
  if (source === undefined) return;
  const text = { query: source, operationName: request.operationName };
  if (document !== undefined && operation !== undefined) {
    contract.learned.addValid(text, document);
  } else if (errors.length > 0) {
    contract.learned.addRefused(text, { reported: errors.map(toReported), document });
  }
}

/** Valid operations only: their fields are the schema's. */
function noteOutcomes(
  { document, operation, contextValue }: RequestInput,
  errors: readonly GraphQLError[],
) {
  if (document === undefined || operation === undefined) return;
  contextValue.recordFields?.(fieldOutcomes(document, operation, errors));
}

function reportAll(contract: Contract, input: RequestInput, errors: readonly GraphQLError[]) {
  const reported = allReported(errors, operationIn(contract, input), input.contextValue);
  setRetryAfter(input, reported);
  setRefusedStatus(input);
  return reported.map((one) => localizeReported(one, contract.texts, input.contextValue));
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
          const problem = argumentError(operationIn(contract, input), input.contextValue);
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
          if (errors.length > 0) body.singleResult.errors = reportAll(contract, input, errors);
          const ownMeta = metaOf(contract.providerName, requestId, caller);
          const reportedCost = cost === undefined ? {} : { cost };
          body.singleResult.extensions = { ...ownMeta, ...meta, ...reportedCost };
          reportOf(contract, input, errors);
          return Promise.resolve();
        },
      });
    },
  };
}
