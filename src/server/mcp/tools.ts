/** Tools of assistants, made from the operations of REST. */
import type { GraphQLSchema } from 'graphql';
import type { RestOperation } from '../rest/operations.js';
import { inputSchemaOf, type Choices, type ObjectSchema } from './input-schema.js';
import { outputSchemaOf } from './output-schema.js';
import { TOOLS } from './tool-list.js';

export type Tool = Readonly<{
  name: string;
  title: string;
  operation: RestOperation;
  description: string;
  inputSchema: ObjectSchema;
  outputSchema: ObjectSchema;
}>;

/** @throws Error if it does not exist on REST */
export function operationAt(
  operations: readonly RestOperation[],
  coordinate: string,
): RestOperation {
  const operation = operations.find((one) => one.coordinate === coordinate);
  if (operation === undefined) throw new Error(`assistants: no operation ${coordinate}`);
  return operation;
}

const TOOL_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(TOOLS).map(([name, { coordinate }]) => [coordinate.replace(/^Query\./, ''), name]),
);

/** Assistants know the names of tools, not those of operations. */
const named = (text: string): string =>
  text.replaceAll(/`(\w+)`/g, (all, name: string) => {
    const tool = TOOL_NAMES.get(name);
    return tool === undefined ? all : `\`${tool}\``;
  });

const inWords = <Value>(value: Value): Value => JSON.parse(named(JSON.stringify(value))) as Value; // the same form

/** @throws Error if a tool's operation does not exist on REST */
export function makeTools(
  operations: readonly RestOperation[],
  schema: GraphQLSchema,
  choices: Choices,
): readonly Tool[] {
  return Object.entries(TOOLS).map(([name, { coordinate, title }]) => {
    const operation = operationAt(operations, coordinate);
    return {
      name,
      title,
      operation,
      description: named(operation.field.description ?? ''),
      inputSchema: inWords(inputSchemaOf(name, operation, { schema, choices })),
      outputSchema: outputSchemaOf(operation.field.type),
    };
  });
}
