/** Validates an operation that Apollo Server does not run: document, role, arguments, cost. */
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { operationOf } from '../schema/raw-arguments.js';
import { operationError, operationRefusal } from './check-operation.js';
import type { DocumentSource } from './document-source.js';
import { asGraphql } from './format-error.js';
import { costError, operationCost } from './operation-cost.js';
import { MAX_TOKENS } from './parse-document.js';
import { protection } from './protection.js';
import { QUIET, validateDocument } from './validate-document.js';

export type OperationInput = Readonly<{
  query: string;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
}>;

export type ReadOperation = Readonly<{
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  cost: number;
}>;

type Values = ReadOperation['variables'];

export type OperationRules = Readonly<{
  schema: GraphQLSchema;
  documents: DocumentSource;
  introspection: boolean;
}>;

export class OperationReader {
  private readonly rules;

  constructor(private readonly deps: OperationRules) {
    const closed = deps.introspection ? [] : [NoSchemaIntrospectionCustomRule];
    this.rules = [...specifiedRules, ...protection().validationRules, ...closed];
  }

  /** @throws GraphQLError, or AggregateError of several */
  read(
    input: OperationInput,
    requester: Pick<RequestContext, 'caller' | 'operator'>,
  ): ReadOperation {
    const variables = input.variables ?? {};
    const document = this.parsed(input);
    const operation = operationIn(document, input.operationName);
    const requested = { document, operation, variables };
    // A query may fail in part, at the fields that the role cannot read.
    const check = isSubscription(operation) ? operationRefusal : operationError;
    const problem = check(this.deps.schema, requested, requester);
    if (problem !== null) throw asGraphql(problem);
    this.assertVariables(operation, variables);
    const cost = this.costOf(document, input.operationName ?? undefined, variables);
    return { ...requested, cost };
  }

  private parsed(input: OperationInput): DocumentNode {
    const document = parse(this.textOf(input), { maxLexicalTokens: MAX_TOKENS });
    const errors = validateDocument(this.deps.schema, document, this.rules);
    if (errors.length > 0) throw new AggregateError(errors);
    return document;
  }

  /** @throws VALIDATION_FAILED for documents that are not permitted */
  private textOf(input: OperationInput): string {
    const { query } = this.deps.documents.resolve({ ...input }).members;
    return typeof query === 'string' ? query : input.query;
  }

  private assertVariables({ variableDefinitions = [] }: OperationDefinitionNode, values: Values) {
    const { errors } = getVariableValues(this.deps.schema, variableDefinitions, values, QUIET);
    if (errors !== undefined) throw new AggregateError(errors);
  }

  private costOf(document: DocumentNode, operationName: string | undefined, values: Values) {
    const cost = operationCost(this.deps.schema, document, {
      operationName,
      variables: { ...values },
    });
    const problem = costError(cost);
    if (problem !== null) throw asGraphql(problem);
    return cost;
  }
}

export const isSubscription = ({ operation }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.SUBSCRIPTION;

function operationIn(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode {
  const operation = operationOf(document, name);
  if (operation !== undefined) return operation;
  throw new GraphQLError('no such operation', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
  });
}
