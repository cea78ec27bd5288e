/** GraphQL answers as server-sent events, for networks that drop WebSockets. Source: D-213. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { execute, OperationTypeNode, subscribe, type ExecutionResult } from 'graphql';
import { BLOCKED_KEYS, type EventBus } from '../../shared/event-bus.js';
import { invalid, ServiceError, type ErrorCode } from '../../shared/errors.js';
import { MAX_PER_KEY, type ConnectionLimiter } from '../../shared/limits/connection-limiter.js';
import type { Texts } from '../../shared/texts.js';
import type { KeyDirectory } from '../auth/keys.ports.js';
import { allowLongUpload } from '../connections/long-upload.js';
import { toServiceError } from '../errors/to-service-error.js';
import type { GraphqlContext } from '../graphql/contract-plugin.js';
import {
  isSubscription,
  OperationReader,
  type OperationRules,
  type ReadOperation,
} from '../graphql/operation-reader.js';
import { asErrors, reportResult } from '../graphql/operation-results.js';
import type { EventStreamRoutes, StreamedRequest } from '../graphql/streamed-request.js';
import { keyOf } from '../http/request-state.js';
import { isRecord } from '../../shared/json-record.js';
import { COMPLETE, continuedAfter, nextFrame, PING } from './event-frames.js';
import { OpenEventStreams } from './open-event-streams.js';

/** Longer than the time between pings. */
const SILENCE_MS = 60_000;

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  // nginx would keep events back.
  'X-Accel-Buffering': 'no',
  Connection: 'close',
} as const;

export type EventStreamDependencies = OperationRules &
  Readonly<{
    texts: Texts;
    providerName: string;
    keys: KeyDirectory;
    places: ConnectionLimiter;
    eventBus: Pick<EventBus, 'subscribe'>;
    now: () => Date;
  }>;

type Results = AsyncIterableIterator<ExecutionResult>;

async function* only(result: ExecutionResult): Results {
  await Promise.resolve();
  yield result;
}

export class EventStreams implements EventStreamRoutes {
  private readonly reader: OperationReader;
  private readonly open: OpenEventStreams;
  private readonly unsubscribe: () => void;

  constructor(private readonly deps: EventStreamDependencies) {
    this.reader = new OperationReader(deps);
    this.open = new OpenEventStreams(deps.keys);
    this.unsubscribe = deps.eventBus.subscribe(BLOCKED_KEYS, () => void this.open.look());
    this.open.start();
  }

  close(): void {
    this.unsubscribe();
    this.open.close();
  }

  /** @throws ServiceError before the stream has begun, except for invalid documents, which are events */
  async answer(streamed: StreamedRequest): Promise<void> {
    const { request, reply, context } = streamed;
    const read = this.read(streamed);
    const release = isReadSubscription(read) ? await this.acquire(context) : null;
    if (release !== null) reply.raw.once('close', release);
    const results = Array.isArray(read) ? only({ errors: read }) : await this.run(read, streamed);
    reply.hijack();
    allowLongUpload(request.raw.socket, SILENCE_MS);
    reply.raw.writeHead(200, { ...plainHeaders(reply), ...HEADERS });
    reply.raw.write(PING);
    if (release !== null) {
      this.open.add(reply.raw, keyOf(request) ?? '', () => void endStream(reply.raw, results));
    }
    await this.send(reply.raw, results, context);
  }

  private read({ request, input, context }: StreamedRequest) {
    try {
      const variables = isRecord(input.body['variables']) ? input.body['variables'] : {};
      const read = this.reader.read({ ...input, variables }, context);
      assertMethod(request, read);
      return read;
    } catch (thrown) {
      const error = toServiceError(thrown);
      if (error.code !== 'VALIDATION_FAILED' && error.code !== 'INTERNAL_ERROR') throw error;
      if (thrown instanceof ServiceError) throw thrown;
      return asErrors(thrown);
    }
  }

  /** @throws RATE_LIMITED at the key's limit, which sockets share */
  private async acquire({ caller }: GraphqlContext): Promise<() => void> {
    const release = await this.deps.places.acquire(caller?.keyId ?? '');
    if (release !== null) return release;
    const params = { max: MAX_PER_KEY };
    throw new ServiceError('RATE_LIMITED', [
      { field: 'X-API-Key', type: 'too_many_streams', params },
    ]);
  }

  private async run(
    read: ReadOperation,
    { request, input, context }: StreamedRequest,
  ): Promise<Results> {
    const { schema } = this.deps;
    const { operationName } = input;
    const args = { schema, operationName, variableValues: read.variables, contextValue: context };
    if (!isSubscription(read.operation)) {
      context.meta['cost'] = read.cost;
      return only(await execute({ ...args, document: read.document }));
    }
    const last = request.headers['last-event-id'];
    const document =
      typeof last === 'string' ? continuedAfter(read.document, schema, last) : read.document;
    const contextValue = withLiveTime(context, this.deps.now);
    const results = await subscribe({ ...args, document, contextValue });
    // Its iterator is a generator.
    return Symbol.asyncIterator in results ? (results as Results) : only(results);
  }

  private async send(response: ServerResponse, results: Results, context: GraphqlContext) {
    response.once('close', () => void results.return?.());
    try {
      for await (const result of results) {
        const isTaken = response.write(nextFrame(reportResult(result, context, this.deps)));
        if (!isTaken && !response.destroyed)
          await Promise.race([once(response, 'drain'), once(response, 'close')]);
      }
      if (!response.writableEnded) response.end(COMPLETE);
    } catch (error) {
      this.fail(response, error, context);
    }
  }

  /** An expected error ends the stream; after others the client connects again. */
  private fail(response: ServerResponse, error: unknown, context: GraphqlContext): void {
    if (isTransient(error)) {
      context.logError(error);
      response.destroy();
      return;
    }
    const result = reportResult({ errors: asErrors(error) }, context, this.deps);
    response.end(nextFrame(result) + COMPLETE);
  }
}

const TRANSIENT: readonly ErrorCode[] = ['INTERNAL_ERROR', 'UPSTREAM_UNAVAILABLE'];

const isTransient = (error: unknown): boolean => TRANSIENT.includes(toServiceError(error).code);

/** Each event has its own time. */
const withLiveTime = (context: GraphqlContext, now: () => Date): GraphqlContext => ({
  ...context,
  get now() {
    return now();
  },
});

const isReadSubscription = (read: ReadOperation | readonly unknown[]): boolean =>
  'operation' in read && isSubscription(read.operation);

/** @throws VALIDATION_FAILED, with status 405 */
function assertMethod({ method }: FastifyRequest, { operation }: ReadOperation): void {
  if (method === 'POST' || operation.operation !== OperationTypeNode.MUTATION) return;
  throw invalid({ field: 'query', type: 'method_not_allowed', params: { allowed: 'POST' } });
}

/** Without `complete`: the client connects again. */
async function endStream(response: ServerResponse, results: Results): Promise<void> {
  response.end();
  await results.return?.();
}

const plainHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
