/** Answers an operation as wire text. */
import type { RequestContext } from '../../shared/graphql/context.js';
import { addIgnored } from '../../shared/graphql/context.js';
import { envelopeText, metaOf } from '../http/envelope.js';
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

/** `data` as wire text; warnings are added to the context. @throws ServiceError of the resolver */
export async function dataText(
  runner: OperationRunner,
  { operation, context, input }: AnswerRequest,
): Promise<string> {
  const compiled = writtenOf(runner, operation);
  if (compiled === null) {
    const { data } = await runWith(runner, operation, context, input);
    return toWire(JSON.stringify(data));
  }
  addIgnored(context, input.ignored);
  return wireOrNull(dataOf(await compiled.run(context, input.values), operation.fieldName));
}

/** The whole answer as wire text. @throws ServiceError of the resolver */
export async function answerText(
  runner: OperationRunner,
  requested: AnswerRequest,
): Promise<string> {
  const { operation, context, input } = requested;
  const { lift = [] } = operation.route;
  if (lift.length > 0) {
    const { data, meta } = await runWith(runner, operation, context, input);
    return toWire(envelopeText(data, meta, lift));
  }
  const data = await dataText(runner, requested);
  const meta = {
    ...metaOf(runner.providerName, context.requestId, context.caller),
    ...context.meta,
  };
  return `{"data":${data},"meta":${toWire(JSON.stringify(meta))}}`;
}
