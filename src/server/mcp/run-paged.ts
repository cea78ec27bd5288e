/** Runs an operation for an assistant and returns one page of its answer. */
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import { toServiceError } from '../errors/to-service-error.js';
import { wordError, type WordedError } from '../errors/localize-error.js';
import { recordRefusal } from '../http/access-log.js';
import { languageOf } from '../http/request-state.js';
import type { RestOperation } from '../rest/operations.js';
import { readArguments } from '../rest/read-arguments.js';
import { type OperationRunner, runWith } from '../rest/run-operation.js';
import { CURSOR, fromPageCursor, toPageCursor, type PagedCall, type Seals } from './page-cursor.js';
import { pageOfAnswer, type ResultForm } from './tool-result.js';
import type { JsonRecord } from '../../shared/json-record.js';

/** `kbVersion`: law data of this process. */
export type PagedRunner = OperationRunner &
  Readonly<{ texts: Texts; kbVersion: string; seals: Seals }>;

/** `name`: of the tool or resource. `pick`: part of the data; undefined if there is none. */
export type PagedRequest = Readonly<{
  name: string;
  operation: RestOperation;
  input: JsonRecord;
  form: ResultForm;
  wrap: (content: JsonRecord) => unknown;
  pick: (data: unknown) => unknown;
  /** Stages of long work. */
  report: (stage: string) => Promise<void>;
}>;

const requestedLanguage = ({ keel, language }: JsonRecord): string | null => {
  const requested = keel ?? language;
  return typeof requested === 'string' ? requested.toLowerCase() : null;
};

/** @throws ServiceError of the input check, the cursor or the resolver; NOT_FOUND without data */
export async function runPaged(
  runner: PagedRunner,
  request: FastifyRequest,
  { operation, input: given, ...paged }: PagedRequest,
): Promise<JsonRecord> {
  const { [CURSOR]: cursor, ...input } = given;
  const call: PagedCall = { name: paged.name, input, kbVersion: runner.kbVersion };
  const first = { number: 1, now: runner.now() };
  const { number, now } = cursor == null ? first : fromPageCursor(runner.seals, call, cursor);
  const args = readArguments(operation, { params: {}, query: {}, headers: {}, body: input });
  const { caller } = request.gateway;
  const context = { requestId: request.id, caller, address: request.ip, now, meta: {} };
  await paged.report('Computing the answer');
  const result = await runWith(runner, operation, context, args);
  await paged.report('Dividing the answer into pages');
  const data = paged.pick(result.data);
  if (data === undefined) throw new ServiceError('NOT_FOUND');
  const { form, wrap } = paged;
  const wanted = requestedLanguage(input);
  return pageOfAnswer(
    { type: operation.field.type, data, language: wanted, meta: result.meta, form, wrap },
    number,
    (next) => toPageCursor(runner.seals, call, { number: next, now }),
  );
}

export function wordFailure(texts: Texts, request: FastifyRequest, thrown: unknown): WordedError {
  const error = toServiceError(thrown);
  recordRefusal(request.raw, error);
  if (error.code === 'INTERNAL_ERROR')
    request.log.error({ err: error.cause ?? error }, 'unexpected');
  return wordError(error, texts, languageOf(request));
}
