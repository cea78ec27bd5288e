/** Validates a subscription: role, document, arguments, cost. */
import {
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import type { SubscribePayload } from 'graphql-ws';
import type { Caller } from '../../shared/caller.js';
import { operationRefusal } from '../graphql/check-operation.js';
import { costError, operationCost } from '../graphql/operation-cost.js';
import { MOST_TOKENS } from '../graphql/operation-metering.js';
import { protection } from '../graphql/protection.js';
import { operationOf } from '../schema/raw-arguments.js';
import type { DocumentSource } from '../graphql/document-source.js';
import { asGraphql } from '../graphql/format-error.js';

export type ReadSubscription = Readonly<{
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
}>;

/** No suggestions for unknown names. */
const QUIET = { hideSuggestions: true } as const;

type Values = ReadSubscription['variables'];

export class SubscriptionReader {
  private readonly rules = [...specifiedRules, ...protection().validationRules];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly documents: DocumentSource,
  ) {}

  /** @throws GraphQLError, or AggregateError of several */
  read(payload: SubscribePayload, caller: Caller): ReadSubscription {
    const { operationName, variables } = payload;
    const query = this.textOf(payload);
    const document = parse(query, { maxLexicalTokens: MOST_TOKENS });
    const inputErrors = validate(this.schema, document, this.rules, QUIET);
    if (inputErrors.length > 0) throw new AggregateError(inputErrors);
    const operation = assertSubscription(document, operationName);
    const values = variables ?? {};
    const requested = { document, operation, variables: values };
    const refusal = operationRefusal(this.schema, requested, { caller });
    if (refusal !== null) throw asGraphql(refusal);
    this.assertVariables(operation, values);
    this.assertCost(document, operationName ?? undefined, values);
    return { document, variables: values };
  }

  /** @throws VALIDATION_FAILED for documents that are not permitted */
  private textOf(payload: SubscribePayload): string {
    const { query } = this.documents.resolve({ ...payload }).members;
    return typeof query === 'string' ? query : payload.query;
  }

  private assertVariables({ variableDefinitions = [] }: OperationDefinitionNode, values: Values) {
    const { errors } = getVariableValues(this.schema, variableDefinitions, values, QUIET);
    if (errors !== undefined) throw new AggregateError(errors);
  }

  private assertCost(document: DocumentNode, operationName: string | undefined, values: Values) {
    const problem = costError(
      operationCost(this.schema, document, { operationName, variables: { ...values } }),
    );
    if (problem !== null) throw asGraphql(problem);
  }
}

function assertSubscription(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode {
  const operation = operationOf(document, name);
  if (operation === undefined) {
    throw new GraphQLError('no such operation', {
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
    });
  }
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return operation;
  throw new GraphQLError('only subscriptions are answered over WebSocket');
}
