/** Raw arguments of a root field: variables inserted, nothing coerced. */
import {
  valueFromASTUntyped,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { JsonRecord } from '../../shared/json-record.js';

export function operationOf(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (name == null) return operations.length === 1 ? operations[0] : undefined;
  return operations.find((one) => one.name?.value === name);
}

/** Includes fragments, each once. */
export function rootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): FieldNode[] {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const enter = (set: SelectionSetNode): FieldNode[] =>
    set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return enter(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      fragments.delete(selection.name.value);
      return fragment === undefined ? [] : enter(fragment.selectionSet);
    });
  return enter(operation.selectionSet);
}

export function defaultVariables({
  variableDefinitions = [],
}: OperationDefinitionNode): JsonRecord {
  const defaults = variableDefinitions
    .filter(({ defaultValue }) => defaultValue !== undefined)
    .map(({ variable, defaultValue }): [string, unknown] => [
      variable.name.value,
      defaultValue === undefined ? undefined : valueFromASTUntyped(defaultValue),
    ]);
  return Object.fromEntries(defaults);
}

/** With declared defaults. */
export const variablesOf = (operation: OperationDefinitionNode, sent: JsonRecord): JsonRecord => ({
  ...defaultVariables(operation),
  ...sent,
});

/** Omits arguments whose variable was not sent. */
export function rawArguments(field: FieldNode, variables: JsonRecord): JsonRecord {
  const entries = (field.arguments ?? []).map(({ name, value }): [string, unknown] => [
    name.value,
    valueFromASTUntyped(value, { ...variables }),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
