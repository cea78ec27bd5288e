/**
 * Compiles a query whose root fields resolve to plain data: graphql-jit runs the root resolvers with their arguments and
 * guards, and a writer makes the text of each root field, which is a scalar in a schema of its own.
 */
import {
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  isNonNullType,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type OperationDefinitionNode,
} from 'graphql';
import { compileOperation, type CompiledOperation } from '../schema/compile-operation.js';
import { operationOf } from '../schema/raw-arguments.js';
import { directRun } from './direct-run.js';
import type { Write } from './frozen-texts.js';
import { writerOf, type WriterOptions } from './value-writer.js';

type WritableText = Readonly<{
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | undefined;
}>;

/** `run`: root fields are wire text. `names`: of the root fields in the answer. */
export type WrittenOperation = Readonly<{ run: CompiledOperation; names: readonly string[] }>;

type Root = Readonly<{ node: FieldNode; alias: string; type: GraphQLOutputType; write: Write }>;

function scalarFor({ node, type, write: serialize }: Root): GraphQLOutputType {
  const scalar = new GraphQLScalarType({ name: `Written_${node.name.value}`, serialize });
  return isNonNullType(type) ? new GraphQLNonNull(scalar) : scalar;
}

function rootsOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  options: WriterOptions,
): readonly Root[] {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return operation.selectionSet.selections.map((node) => {
    if (node.kind !== Kind.FIELD || (node.directives ?? []).length > 0) throw new Error(node.kind);
    const field = fields[node.name.value];
    if (field === undefined) throw new Error(`no root field ${node.name.value}`);
    const write = writerOf(field.type, node.selectionSet, options);
    return { node, alias: (node.alias ?? node.name).value, type: field.type, write };
  });
}

const isField = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === Kind.FIELD;

/** Without the selections below root fields. */
function flatten(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const flat = visit(operation, {
    SelectionSet: (_set, _key, parent) => (isField(parent) ? null : undefined),
  });
  return { ...document, definitions: [flat] };
}

function schemaFor(schema: GraphQLSchema, roots: readonly Root[]) {
  const known = schema.getQueryType()?.toConfig().fields ?? {};
  const fields = Object.fromEntries(
    roots.map((root) => {
      const { value: name } = root.node.name;
      return [name, { ...known[name], type: scalarFor(root) }];
    }),
  );
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) });
}

/** Null if the operation needs the executor: other operations than queries, fragments, directives, field resolvers. */
export function writtenOperation(
  { schema, document, operationName }: WritableText,
  options: WriterOptions,
): WrittenOperation | null {
  const operation = operationOf(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) return null;
  try {
    const roots = rootsOf(schema, operation, options);
    const names = roots.map(({ alias }) => alias);
    const fields = new Set(roots.map(({ node }) => node.name.value));
    if (fields.size < roots.length || new Set(names).size < roots.length) return null;
    const run = compileOperation(schemaFor(schema, roots), flatten(document, operation));
    const [first] = roots;
    if (first === undefined || roots.length > 1) return { run, names };
    const { node, write } = first;
    return { run: directRun({ schema, operation, node, write }, run) ?? run, names };
  } catch {
    return null;
  }
}
