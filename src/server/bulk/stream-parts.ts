/** Builds one stream: readers, writer, quota budget. */
import type { FastifyRequest } from 'fastify';
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import type { Caller } from '../../shared/caller.js';
import { unauthorized, type ServiceError } from '../../shared/errors.js';
import type { ErrorLanguage } from '../errors/error-language.js';
import type { WordedError } from '../errors/localize-error.js';
import type { AdmissionControl } from '../http/admission-control.js';
import { keyOf, languageOf } from '../http/request-state.js';
import { metaOf } from '../http/envelope.js';
import type { RestOperation } from '../rest/operations.js';
import type { OperationRunner } from '../rest/run-operation.js';
import { answerOrganisation, type AnswerContext } from './answer-organisation.js';
import { NdjsonReader } from './ndjson-reader.js';
import type { OpenStreams } from './open-streams.js';
import { LineByLine } from './organisation.js';
import { STREAM_LIMITS, type Portfolio } from './portfolio.js';
import { PortfolioRun, type RunDependencies } from './portfolio-run.js';
import type { OpenSpool, TableTools } from './portfolio.ports.js';
import { QuotaBudget } from './quota-budget.js';
import { RowsTogether } from './rows-together.js';
import { csvWriter, ndjsonWriter, type LineWriter } from './stream-lines.js';
import type { StreamOptions } from './stream-request.js';

export type PortfolioRoutes = OperationRunner &
  Readonly<{
    operations: readonly RestOperation[];
    admissionControl: AdmissionControl;
    tables: TableTools;
    openSpool: OpenSpool;
    word: (error: ServiceError, language: ErrorLanguage) => WordedError;
  }>;

export type Mounted = Readonly<{
  transport: PortfolioRoutes;
  portfolio: Portfolio;
  operation: RestOperation;
  streams: OpenStreams;
}>;

const answerType = ({ field }: RestOperation): GraphQLObjectType => {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) throw new Error(`${field.name} answers with no object`);
  return type;
};

/** Logs internal errors; content of lines is never logged. */
const wordFor =
  ({ transport }: Mounted, request: FastifyRequest) =>
  (error: ServiceError): WordedError => {
    if (error.code === 'INTERNAL_ERROR') request.log.error({ err: error.cause }, 'unexpected');
    return transport.word(error, languageOf(request));
  };

const writerFor = ({ transport, operation }: Mounted, { to }: StreamOptions): LineWriter =>
  to === 'csv' ? csvWriter(answerType(operation), transport.tables) : ndjsonWriter;

export function readersFor({ transport, operation, portfolio }: Mounted, { from }: StreamOptions) {
  const most = STREAM_LIMITS.recordBytes;
  if (from === 'ndjson') {
    return { records: new NdjsonReader(most), organisations: new LineByLine(null) };
  }
  const organisations =
    portfolio.rows === null
      ? new LineByLine(operation.field.args)
      : new RowsTogether(portfolio.rows);
  return { records: transport.tables.openReader(most), organisations };
}

/** Consumes quota and re-checks the key for each batch. `n` makes consumption ids unique. */
function accountOf({ transport, streams }: Mounted, request: FastifyRequest, caller: Caller) {
  const key = keyOf(request) ?? '';
  let n = 0;
  return {
    budget: new QuotaBudget((amount) =>
      transport.admissionControl.take(caller, {
        amount,
        requestId: `${request.id}:${String(++n)}`,
      }),
    ),
    assertOpen: async () => {
      if (streams.stop.aborted) streams.assertCapacity();
      if ((await transport.admissionControl.find(key)) === null) throw unauthorized();
    },
  };
}

type RunStart = Pick<RunDependencies, 'bytesTotal' | 'isWhole'> &
  Readonly<{ options: StreamOptions; caller: Caller }>;

export function runFor(
  mounted: Mounted,
  request: FastifyRequest,
  { options, caller, bytesTotal, isWhole }: RunStart,
) {
  const { transport, operation, streams } = mounted;
  const { stopsAtError, fromLine, defaults } = options;
  const { id: requestId, ip: address } = request;
  const writer = writerFor(mounted, options);
  const answerContext: AnswerContext = {
    operation,
    caller,
    requestId,
    address,
    now: transport.now(),
    defaults,
    isWritten: writer.takesText,
  };
  return new PortfolioRun({
    ...accountOf(mounted, request, caller),
    answer: (organisation) => answerOrganisation(transport, answerContext, organisation),
    writer,
    word: wordFor(mounted, request),
    giveWay: streams.turns(),
    meta: metaOf(transport.providerName, requestId, caller),
    stopsAtError,
    fromLine,
    bytesTotal,
    isWhole,
    mostOrganisations: STREAM_LIMITS.organisations,
  });
}
