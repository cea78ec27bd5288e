/** Records spans of finished statements, Redis commands and external calls. */
import { tracingChannel } from 'node:diagnostics_channel';
import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Tracer,
} from '@opentelemetry/api';
import {
  DEPENDENCY_CALLED,
  CARRIED,
  STATEMENT,
  type DependencyCall,
  type Carried,
  type Statement,
} from '../../shared/telemetry.js';
import { subscribe } from './subscribe.js';
import { traceparentOf } from './traceparent.js';

type Over = Readonly<{ name: string; ms: number; isOk: boolean; attributes: Attributes }>;

/** Milliseconds since the epoch, with fractions. */
const nowMs = (): number => performance.timeOrigin + performance.now();

function record(tracer: Tracer, { name, ms, isOk, attributes }: Over): void {
  const endedAt = nowMs();
  const span = tracer.startSpan(name, {
    kind: SpanKind.CLIENT,
    startTime: endedAt - ms,
    attributes,
  });
  if (!isOk) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endedAt);
}

/** Scheduled work has no parent span and would create one trace per operation. */
const isInside = (): boolean => trace.getSpan(context.active()) !== undefined;

const traceStatements = (tracer: Tracer) =>
  subscribe(STATEMENT, (message) => {
    if (!isInside()) return;
    const { operation, table, text, ms, isOk } = message as Statement; // each channel carries one type
    record(tracer, {
      name: table === null ? operation : `${operation} ${table}`,
      ms,
      isOk,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table === null ? {} : { 'db.collection.name': table }),
        ...(text === null ? {} : { 'db.query.text': text }),
      },
    });
  });

const traceOutside = (tracer: Tracer) =>
  subscribe(DEPENDENCY_CALLED, (message) => {
    const { service, outcome, ms } = message as DependencyCall; // as above
    record(tracer, {
      name: `ask ${service}`,
      ms,
      isOk: outcome !== 'unavailable',
      attributes: { 'peer.service': service, 'nis2.outcome': outcome },
    });
  });

/** The library's message; `begunAt` is ours. Arguments are never read. */
type RedisCommand = { command: string; begunAt?: number; error?: unknown };

function traceRedis(tracer: Tracer): () => void {
  const commands = tracingChannel<RedisCommand>('ioredis:command');
  const hearing = {
    start: (message: RedisCommand) => {
      if (isInside()) message.begunAt = performance.now();
    },
    asyncEnd: ({ command, begunAt, error }: RedisCommand) => {
      if (begunAt === undefined) return;
      record(tracer, {
        name: command,
        ms: performance.now() - begunAt,
        isOk: error === undefined,
        attributes: { 'db.system.name': 'redis', 'db.operation.name': command },
      });
    },
    end: () => undefined,
    asyncStart: () => undefined,
    error: () => undefined,
  };
  commands.subscribe(hearing);
  return () => {
    commands.unsubscribe(hearing);
  };
}

/** A job continues the trace in which it was enqueued. */
const carryTraces = () =>
  subscribe(CARRIED, (message) => {
    const span = trace.getSpan(context.active());
    const carried = message as Carried; // as above
    if (span !== undefined) carried.traceparent = traceparentOf(span.spanContext());
  });

/** @returns stops all recording */
export function recordSpans(tracer: Tracer): () => void {
  const endings = [
    traceStatements(tracer),
    traceOutside(tracer),
    traceRedis(tracer),
    carryTraces(),
  ];
  return () => {
    for (const end of endings) end();
  };
}
