/** Answers one organisation with the operation and checks of a single request. */
import { invalid, type ErrorDetail, type ServiceError } from '../../shared/errors.js';
import type { Caller } from '../../shared/caller.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { toServiceError } from '../errors/to-service-error.js';
import type { RestOperation } from '../rest/operations.js';
import { ALIASES, readArguments, type ReadArguments } from '../rest/read-arguments.js';
import { dataText } from '../rest/answer-text.js';
import { runWith, type OperationRunner } from '../rest/run-operation.js';
import { firstOfEachField } from '../validation/check-arguments.js';
import type { Organisation } from './organisation.js';

/** `defaults`: for arguments that a line does not set. `isWritten`: results are wire text. */
export type AnswerContext = Readonly<{
  operation: RestOperation;
  caller: Caller;
  requestId: string;
  address: string;
  now: Date;
  defaults: Readonly<Record<string, unknown>>;
  isWritten: boolean;
}>;

export type Outcome =
  | Readonly<{ kind: 'result'; data: unknown; meta: Readonly<Record<string, unknown>> }>
  | Readonly<{ kind: 'fault'; error: ServiceError }>;

const contextOf = ({ requestId, caller, address, now }: AnswerContext): RequestContext => ({
  requestId,
  caller,
  address,
  now,
  meta: {},
});

/** Values of the line take precedence, under name or alias. */
function withDefaults(
  body: Readonly<Record<string, unknown>>,
  defaults: AnswerContext['defaults'],
): Readonly<Record<string, unknown>> {
  const open = Object.entries(defaults).filter(
    ([name]) => !Object.hasOwn(body, name) && !Object.hasOwn(body, ALIASES[name] ?? name),
  );
  return { ...Object.fromEntries(open), ...body };
}

/** Adds errors of the line and names fields by their place in the table. */
function errorOf(
  { errors: problems, inTable = (field) => field }: Organisation,
  thrown: unknown,
): Outcome {
  const error = toServiceError(thrown);
  if (error.code !== 'VALIDATION_FAILED') return { kind: 'fault', error };
  const details = firstOfEachField([...problems, ...error.details]);
  const placed = details.map((one): ErrorDetail => ({ ...one, field: inTable(one.field) }));
  return { kind: 'fault', error: invalid(...placed) };
}

/** The rest of `meta` is reported once for the whole stream. */
async function resultOf(
  runner: OperationRunner,
  answerContext: AnswerContext,
  input: ReadArguments,
): Promise<Outcome> {
  const { operation, isWritten } = answerContext;
  const context = contextOf(answerContext);
  const data = isWritten
    ? await dataText(runner, { operation, context, input })
    : (await runWith(runner, operation, context, input)).data;
  return { kind: 'result', data, meta: context.meta };
}

export async function answerOrganisation(
  runner: OperationRunner,
  answerContext: AnswerContext,
  organisation: Organisation,
): Promise<Outcome> {
  try {
    if (organisation.body === null) throw invalid();
    const body = withDefaults(organisation.body, answerContext.defaults);
    const input = readArguments(answerContext.operation, {
      params: {},
      query: {},
      headers: {},
      body,
    });
    if (organisation.errors.length > 0) throw invalid();
    return await resultOf(runner, answerContext, input);
  } catch (thrown) {
    return errorOf(organisation, thrown);
  }
}
