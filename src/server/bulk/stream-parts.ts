/** What one stream is made of: its readers, its writer, its purse. */
import type { FastifyRequest } from 'fastify';
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import type { Caller } from '../../shared/caller.js';
import { unauthorized, type ServiceError } from '../../shared/errors.js';
import type { ErrorLanguage } from '../errors/error-language.js';
import type { WordedError } from '../errors/localize-error.js';
import type { Gate } from '../http/admission-control.js';
import { keyOf, languageOf } from '../http/request-state.js';
import { metaOf } from '../http/envelope.js';
import type { RestOperation } from '../rest/operations.js';
import type { OperationRunner } from '../rest/run-operation.js';
import { answerOrganisation, type Asking } from './answer-organisation.js';
import { NdjsonReader } from './ndjson-reader.js';
import type { OpenStreams } from './open-streams.js';
import { LineByLine } from './organisation.js';
import { STREAM_LIMITS, type Portfolio } from './portfolio.js';
import { PortfolioRun, type RunParts } from './portfolio-run.js';
import type { OpenSpool, TableTools } from './portfolio.ports.js';
import { Purse } from './quota-budget.js';
import { RowsTogether } from './rows-together.js';
import { csvWriter, ndjsonWriter, type LineWriter } from './stream-lines.js';
import type { StreamWish } from './stream-request.js';

export type PortfolioDoor = OperationRunner &
  Readonly<{
    operations: readonly RestOperation[];
    gate: Gate;
    tables: TableTools;
    openSpool: OpenSpool;
    word: (error: ServiceError, language: ErrorLanguage) => WordedError;
  }>;

/** A portfolio at its place. */
export type Mounted = Readonly<{
  door: PortfolioDoor;
  portfolio: Portfolio;
  operation: RestOperation;
  streams: OpenStreams;
}>;

const answerType = ({ field }: RestOperation): GraphQLObjectType => {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) throw new Error(`${field.name} answers with no object`);
  return type;
};

/** What holds for the whole stream. The faults of the server itself are logged, nothing of a line is. */
const wordFor =
  ({ door }: Mounted, request: FastifyRequest) =>
  (error: ServiceError): WordedError => {
    if (error.code === 'INTERNAL_ERROR') request.log.error({ err: error.cause }, 'unexpected');
    return door.word(error, languageOf(request));
  };

const writerFor = ({ door, operation }: Mounted, { to }: StreamWish): LineWriter =>
  to === 'csv' ? csvWriter(answerType(operation), door.tables) : ndjsonWriter;

export function readersFor({ door, operation, portfolio }: Mounted, { from }: StreamWish) {
  const most = STREAM_LIMITS.recordBytes;
  if (from === 'ndjson') {
    return { records: new NdjsonReader(most), organisations: new LineByLine(null) };
  }
  const organisations =
    portfolio.rows === null
      ? new LineByLine(operation.field.args)
      : new RowsTogether(portfolio.rows);
  return { records: door.tables.openReader(most), organisations };
}

/** Charges and looks at the key for each batch; `n`: so that each charge has a name of its own. */
function accountOf({ door, streams }: Mounted, request: FastifyRequest, caller: Caller) {
  const key = keyOf(request) ?? '';
  let n = 0;
  return {
    purse: new Purse((amount) =>
      door.gate.take(caller, { amount, requestId: `${request.id}:${String(++n)}` }),
    ),
    demandOpen: async () => {
      if (streams.stop.aborted) streams.demandRoom();
      if ((await door.gate.find(key)) === null) throw unauthorized();
    },
  };
}

type RunStart = Pick<RunParts, 'bytesTotal' | 'isWhole'> &
  Readonly<{ wish: StreamWish; caller: Caller }>;

export function runFor(
  mounted: Mounted,
  request: FastifyRequest,
  { wish, caller, bytesTotal, isWhole }: RunStart,
) {
  const { door, operation, streams } = mounted;
  const { stopsAtFault, fromLine, defaults } = wish;
  const { id: requestId, ip: address } = request;
  const asking: Asking = { operation, caller, requestId, address, now: door.now(), defaults };
  return new PortfolioRun({
    ...accountOf(mounted, request, caller),
    answer: (organisation) => answerOrganisation(door, asking, organisation),
    writer: writerFor(mounted, wish),
    word: wordFor(mounted, request),
    giveWay: streams.turns(),
    meta: metaOf(door.providerName, requestId, caller),
    ...{ stopsAtFault, fromLine, bytesTotal, isWhole },
    mostOrganisations: STREAM_LIMITS.organisations,
  });
}
