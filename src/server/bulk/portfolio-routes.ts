/** Streams under /v1: many organisations in one request, answered line by line. */
import { PassThrough, pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unauthorized } from '../../shared/errors.js';
import { checkOperation } from '../auth/access.js';
import { admitted } from '../http/admit.js';
import { keyOf } from '../http/request-state.js';
import type { ServerTimes } from '../http/server-times.js';
import { allowLongUpload } from '../connections/long-upload.js';
import type { RestOperation } from '../rest/operations.js';
import { arrivalsOf } from './stream-source.js';
import { discard } from './body-pieces.js';
import { OpenStreams } from './open-streams.js';
import type { Organisation } from './organisation.js';
import { PORTFOLIOS, STREAM_LIMITS, type Portfolio } from './portfolio.js';
import type { PortfolioRun } from './portfolio-run.js';
import { readersFor, runFor, type Mounted, type PortfolioRoutes } from './stream-parts.js';
import { CSV_TYPE, NDJSON_TYPE, readOptions, type StreamOptions } from './stream-request.js';
import { openSource } from './stream-source.js';

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;
/** Maximum duration of a stream, and of silence. */
const MAX_MS = 900_000;
const SILENCE_MS = 60_000;

/** Cheapest first: process capacity, streams per key, key and rate limit, role. */
async function enter(mounted: Mounted, { request, reply }: Exchange) {
  const { transport, operation, streams, portfolio } = mounted;
  streams.assertCapacity();
  const key = keyOf(request);
  const known = key === undefined ? null : await transport.admissionControl.find(key);
  if (known !== null) streams.assertCapacityFor(known.lineageId);
  await admitted(transport.admissionControl, portfolio.route).onRequest(request, reply);
  const { caller } = request.gateway;
  checkOperation(operation, caller);
  if (caller === null) throw unauthorized();
  reply.raw.once('close', streams.enter(caller.lineageId));
}

/** Buffers ahead so that a client may send a typical portfolio before it reads. */
export function bodyOf({ raw }: FastifyRequest): Readable {
  const ahead = new PassThrough({ highWaterMark: STREAM_LIMITS.readAheadBytes });
  pipeline(raw, ahead, () => undefined);
  return ahead;
}

async function* bytesOf(
  run: PortfolioRun,
  arrivals: AsyncIterable<readonly Organisation[]>,
  body: Readable,
): AsyncGenerator<Buffer> {
  for await (const text of run.text(arrivals)) if (text !== '') yield Buffer.from(text, 'latin1');
  await discard(body);
}

async function openAnswer(
  mounted: Mounted,
  { request, reply }: Exchange,
  options: StreamOptions,
): Promise<Readable> {
  const { caller } = request.gateway;
  if (caller === null) throw unauthorized();
  const body = bodyOf(request);
  const { pieces, end, bytesTotal } = await openSource({
    body,
    options,
    stop: mounted.streams.stop,
    openSpool: mounted.transport.openSpool,
    whenGone: (callback) => void reply.raw.once('close', callback),
  });
  const run = runFor(mounted, request, { options, caller, bytesTotal, isWhole: () => end.isWhole });
  const arrivals = arrivalsOf({ pieces, end, ...readersFor(mounted, options) });
  return Readable.from(bytesOf(run, arrivals, body), { objectMode: true, highWaterMark: 1 });
}

async function answer(mounted: Mounted, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const options = readOptions(request, mounted.operation, mounted.portfolio);
  allowLongUpload(request.raw.socket, SILENCE_MS);
  reply.header('Connection', 'close');
  const answered = await openAnswer(mounted, exchange, options);
  const type = options.to === 'csv' ? CSV_TYPE : NDJSON_TYPE;
  return reply.header('X-Accel-Buffering', 'no').type(`${type}; charset=utf-8`).send(answered);
}

function mountPortfolio(app: FastifyInstance, mounted: Mounted): void {
  app.post(mounted.portfolio.route.path, {
    config: { transport: 'rest' },
    handlerTimeout: MAX_MS,
    onRequest: (request, reply) => enter(mounted, { request, reply }),
    handler: (request, reply) => answer(mounted, { request, reply }),
  });
}

function operationOf({ operations }: PortfolioRoutes, { coordinate }: Portfolio): RestOperation {
  const found = operations.find((one) => one.coordinate === coordinate);
  if (found === undefined) throw new Error(`a portfolio needs ${coordinate}`);
  return found;
}

/** Bodies remain streams here, whatever their type. */
export async function mountPortfolios(
  app: FastifyInstance,
  transport: PortfolioRoutes,
  { streamDrain }: Pick<ServerTimes, 'streamDrain'>,
): Promise<void> {
  const streams = new OpenStreams();
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      streams.endAll();
    }, streamDrain).unref();
    done();
  });
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => {
      parsed(null);
    });
    for (const portfolio of PORTFOLIOS) {
      mountPortfolio(scope, {
        transport,
        portfolio,
        streams,
        operation: operationOf(transport, portfolio),
      });
    }
    done();
  });
}
