/** Spans of what is reported on channels once it is over: statements, Redis, whoever is asked outside. */
import { channel, tracingChannel } from 'node:diagnostics_channel';
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

/** What is done by the clock, such as a look into a queue, has no span around it, and would be a trace of one each. */
const isInside = (): boolean => trace.getSpan(context.active()) !== undefined;

/** @returns ends the listening */
function listen(name: string, onMessage: (message: unknown) => void): () => void {
  const take = (message: unknown): void => {
    onMessage(message);
  };
  channel(name).subscribe(take);
  return () => {
    channel(name).unsubscribe(take);
  };
}

const traceStatements = (tracer: Tracer) =>
  listen(STATEMENT, (message) => {
    if (!isInside()) return;
    const { operation, table, text, ms, isOk } = message as Statement; // one kind goes over each channel
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
  listen(DEPENDENCY_CALLED, (message) => {
    const { service, outcome, ms } = message as DependencyCall; // as above
    record(tracer, {
      name: `ask ${service}`,
      ms,
      isOk: outcome !== 'unavailable',
      attributes: { 'peer.service': service, 'nis2.outcome': outcome },
    });
  });

/** The library's own message, on which we note when it began. Its arguments are never looked at. */
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

/** A job goes on with the trace in which it was put into the queue. */
const carryTraces = () =>
  listen(CARRIED, (message) => {
    const span = trace.getSpan(context.active());
    const asked = message as Carried; // as above
    if (span !== undefined) asked.traceparent = traceparentOf(span.spanContext());
  });

/** @returns ends it all */
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
