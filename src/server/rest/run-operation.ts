/** Runs one generated operation: input in, data and meta out. */
import type { FastifyRequest } from 'fastify';
import { isRequiredArgument, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { addIgnored, type RequestContext } from '../../shared/graphql/context.js';
import { compileOperation, type CompiledOperation } from '../schema/compile-operation.js';
import { assertJsonType, assertObject, parseJson } from '../http/read-json.js';
import { metaOf, type Meta } from '../http/envelope.js';
import { isDocumentError } from '../graphql/format-error.js';
import { omitMembers } from './omit-members.js';
import { isInPath, type RestOperation } from './operations.js';
import { readArguments, type ReadArguments, type RestInput } from './read-arguments.js';

export type OperationRunner = Readonly<{
  schema: GraphQLSchema;
  providerName: string;
  now: () => Date;
}>;

/** `kbVersion`: null if the answer does not use the law data. */
export type RunResult = Readonly<{ data: unknown; meta: Meta; kbVersion: string | null }>;

/** As it arrived. `body`: bytes, or undefined without. */
export type SentRequest = Omit<RestInput, 'body'> &
  Readonly<{ contentType: string | undefined; body: unknown }>;

/** If no member is required. */
function mayLackBody(operation: RestOperation, { body, contentType }: SentRequest): boolean {
  if (body instanceof Uint8Array && body.length > 0) return false;
  const members = operation.field.args.filter((argument) => !isInPath(operation, argument));
  const isUntyped = contentType === undefined;
  return members.length === 0 || (isUntyped && !members.some(isRequiredArgument));
}

function readBody(operation: RestOperation, sent: SentRequest): RestInput['body'] {
  if (operation.route.method === 'GET') return null;
  if (mayLackBody(operation, sent)) return {};
  assertJsonType(sent.contentType);
  return assertObject(parseJson(sent.body));
}

/** @throws VALIDATION_FAILED with every error at once */
export const readInput = (operation: RestOperation, sent: SentRequest): ReadArguments =>
  readArguments(operation, { ...sent, body: readBody(operation, sent) });

/** @throws VALIDATION_FAILED with every error at once */
export const readRequest = (operation: RestOperation, request: FastifyRequest): ReadArguments =>
  readInput(operation, {
    // Fastify's router provides text.
    params: request.params as RestInput['params'],
    query: request.query as RestInput['query'],
    headers: request.headers,
    contentType: request.headers['content-type'],
    body: request.body,
  });

const contextOf = (request: FastifyRequest, now: Date): RequestContext => ({
  requestId: request.id,
  caller: request.gateway.caller,
  browser: request.gateway.browser,
  address: request.ip,
  now,
  meta: {},
});

/** @throws the resolver's error; others follow from it */
export function dataOf(result: ExecutionResult, fieldName: string): unknown {
  const [error] = result.errors ?? [];
  // Its message contains the input, which is not logged.
  if (error !== undefined && isDocumentError(error)) {
    throw new Error(`${fieldName} refuses arguments that were found valid`);
  }
  if (error !== undefined) throw error;
  return result.data?.[fieldName];
}

const compiled = new WeakMap<RestOperation, CompiledOperation>();

/** On first use, to keep startup fast. */
function compiledOf({ schema }: OperationRunner, operation: RestOperation): CompiledOperation {
  const run = compiled.get(operation) ?? compileOperation(schema, operation.document);
  compiled.set(operation, run);
  return run;
}

/** @throws ServiceError of the input check or the resolver */
export async function runOperation(
  runner: OperationRunner,
  operation: RestOperation,
  request: FastifyRequest,
  input: ReadArguments = readRequest(operation, request),
): Promise<RunResult> {
  return runWith(runner, operation, contextOf(request, runner.now()), input);
}

/** For input that was read elsewhere. */
export async function runWith(
  runner: OperationRunner,
  operation: RestOperation,
  context: RequestContext,
  input: ReadArguments,
): Promise<RunResult> {
  addIgnored(context, input.ignored);
  const result = await compiledOf(runner, operation)(context, input.values);
  const data = omitMembers(operation.field.type, dataOf(result, operation.fieldName));
  const meta = metaOf(runner.providerName, context.requestId, context.caller);
  return {
    data,
    meta: { ...meta, ...context.meta },
    kbVersion: context.kbVersion ?? null,
  };
}
