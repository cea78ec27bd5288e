/** Answers an operation as wire text. */
import type { ExecutionResult } from 'graphql';
import type { RequestContext } from '../../shared/graphql/context.js';
import { addIgnored } from '../../shared/graphql/context.js';
import { envelopeText, metaMembers } from '../http/envelope.js';
import { toWire, wireOrNull } from '../writer/wire-text.js';
import { writtenOperation, type WrittenOperation } from '../writer/written-operation.js';
import { omittedValues } from './omit-members.js';
import type { RestOperation } from './operations.js';
import type { ReadArguments } from './read-arguments.js';
import { dataOf, runWith, type OperationRunner } from './run-operation.js';

const written = new WeakMap<RestOperation, WrittenOperation | null>();

/** On first use, to keep startup fast. Null if the executor is needed. */
function writtenOf({ schema }: OperationRunner, operation: RestOperation): WrittenOperation | null {
  const known = written.get(operation);
  if (known !== undefined) return known;
  const text = { schema, document: operation.document, operationName: undefined };
  const made = writtenOperation(text, { omitted: omittedValues });
  written.set(operation, made);
  return made;
}

type AnswerRequest = Readonly<{
  operation: RestOperation;
  context: RequestContext;
  input: ReadArguments;
}>;

/** `data` as wire text; warnings are added to the context. @throws ServiceError of the resolver, at once or later */
export function dataText(
  runner: OperationRunner,
  { operation, context, input }: AnswerRequest,
): string | Promise<string> {
  const compiled = writtenOf(runner, operation);
  if (compiled === null) {
    return runWith(runner, operation, context, input).then(({ data }) =>
      toWire(JSON.stringify(data)),
    );
  }
  addIgnored(context, input.ignored);
  const textOf = (result: ExecutionResult): string =>
    wireOrNull(dataOf(result, operation.fieldName));
  const result = compiled.run(context, input.values);
  return result instanceof Promise ? result.then(textOf) : textOf(result);
}

/** The whole answer as wire text. @throws ServiceError of the resolver, at once or later */
export function answerText(
  runner: OperationRunner,
  requested: AnswerRequest,
): string | Promise<string> {
  const { operation, context, input } = requested;
  const { lift = [] } = operation.route;
  if (lift.length > 0) {
    return runWith(runner, operation, context, input).then(({ data, meta }) =>
      toWire(envelopeText(data, meta, lift)),
    );
  }
  const whole = (text: string): string =>
    `{"data":${text},"meta":{${metaMembers(runner.providerName, context)}}}`;
  const data = dataText(runner, requested);
  return typeof data === 'string' ? whole(data) : data.then(whole);
}
