/** Runs a compiled query to the text of `data`. */
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { compileOperation, type CompiledOperation } from '../schema/compile-operation.js';
import { toWire, wireOrNull } from './wire-text.js';
import { writtenOperation } from './written-operation.js';

export type Compilable = Readonly<{
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | undefined;
}>;

/** `text`: wire text of `data`; null without data. `errors`: of resolvers, in the form of GraphQL. */
type Answered = Readonly<{ text: string | null; errors: readonly GraphQLError[] }>;

export type AnswerData = (
  ...[context, variables]: Parameters<CompiledOperation>
) => Answered | Promise<Answered>;

type ToText = (data: NonNullable<ExecutionResult['data']>) => string;

const NO_ERRORS: readonly GraphQLError[] = [];

function answering(run: CompiledOperation, toText: ToText): AnswerData {
  const answered = ({ data, errors = NO_ERRORS }: ExecutionResult): Answered => ({
    text: data == null ? null : toText(data),
    errors,
  });
  return (context, variables) => {
    const result = run(context, variables);
    return result instanceof Promise ? result.then(answered) : answered(result);
  };
}

export const dataText = (run: CompiledOperation): AnswerData =>
  answering(run, (data) => toWire(JSON.stringify(data)));

/** @param names names of root fields, whose values are wire text or null */
function joined(names: readonly string[]): ToText {
  const labels = names.map((name, at) => ({ name, label: `${at === 0 ? '' : ','}"${name}":` }));
  return (data) => {
    let text = '{';
    for (const { name, label } of labels) text += label + wireOrNull(data[name]);
    return `${text}}`;
  };
}

const NOTHING_OMITTED = { omitted: () => [] };

export function compileAnswer(text: Compilable): AnswerData {
  const written = writtenOperation(text, NOTHING_OMITTED);
  if (written !== null) return answering(written.run, joined(written.names));
  const { schema, document, operationName } = text;
  return dataText(compileOperation(schema, document, operationName));
}
