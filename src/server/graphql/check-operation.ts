/** Checks the arguments of all root fields of an operation, as REST checks a body (see `validation/`). */
import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { invalid, type ErrorDetail, type ServiceError } from '../../shared/errors.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { checkField } from '../auth/guard-schema.js';
import { toServiceError } from '../errors/to-service-error.js';
import { fieldProblems, firstOfEachField } from '../validation/check-arguments.js';
import { jsonShapeProblems } from '../validation/json-shape.js';
import type { Field } from '../../shared/graphql/fields-of.js';
import { rawArguments, rootFields, variablesOf } from '../schema/raw-arguments.js';

export type RequestedOperation = Readonly<{
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
}>;

type RequestedField = Readonly<{ field: Field; node: FieldNode }>;

function requestedFields(
  schema: GraphQLSchema,
  { document, operation }: RequestedOperation,
): RequestedField[] {
  const root = schema.getRootType(operation.operation);
  const fields = root?.getFields() ?? {};
  return rootFields(document, operation).flatMap((node) => {
    const field = fields[node.name.value];
    return field === undefined ? [] : [{ field, node }];
  });
}

/** `field`: path of the argument. */
function operationProblems(
  requested: RequestedOperation,
  fields: readonly RequestedField[],
): ErrorDetail[] {
  const variables = variablesOf(requested.operation, requested.variables);
  return firstOfEachField([
    ...jsonShapeProblems(requested.variables),
    ...fields.flatMap(({ field, node }) => fieldProblems(field, rawArguments(node, variables))),
  ]);
}

export type Requester = Pick<RequestContext, 'caller' | 'operator'>;

function refusal(fields: readonly RequestedField[], requester: Requester): ServiceError | null {
  try {
    for (const { field } of fields) checkField(field, requester);
    return null;
  } catch (error) {
    return toServiceError(error);
  }
}

/**
 * Errors in an operation's arguments; null if none. Without access, the caller receives that error instead, as on REST
 * (R-10.35).
 */
export function operationError(
  schema: GraphQLSchema,
  requested: RequestedOperation,
  requester: Requester,
): ServiceError | null {
  const fields = requestedFields(schema, requested);
  const problems = operationProblems(requested, fields);
  return problems.length === 0 ? null : (refusal(fields, requester) ?? invalid(...problems));
}

/** Like `operationError`, but checks access even if the arguments are valid. */
export const operationRefusal = (
  schema: GraphQLSchema,
  requested: RequestedOperation,
  requester: Requester,
): ServiceError | null =>
  operationError(schema, requested, requester) ??
  refusal(requestedFields(schema, requested), requester);
