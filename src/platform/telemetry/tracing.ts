/** Traces of requests, jobs and their calls. Attributes never contain caller input. */
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { REQUEST_FINISHED, type FinishedRequest } from '../../shared/telemetry.js';
import { openProvider, type TraceSettings } from './trace-provider.js';
import { recordSpans } from './span-recorder.js';
import { contextOf } from './traceparent.js';

/** `payload` may contain the `traceparent` to continue. */
export type AroundJob = (
  name: string,
  payload: unknown,
  work: () => Promise<void>,
) => Promise<void>;

export type Tracing = Readonly<{
  /** Call it after all request listeners are installed. */
  traceRequests: (server: Server) => void;
  aroundJob: AroundJob;
  /** Exports the remaining spans. */
  close: () => Promise<void>;
}>;

const FAULT = 500;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

class Requests {
  private readonly open = new WeakMap<object, Span>();

  constructor(private readonly tracer: Tracer) {
    channel(REQUEST_FINISHED).subscribe(this.answered);
  }

  close(): void {
    channel(REQUEST_FINISHED).unsubscribe(this.answered);
  }

  trace = (server: Server): void => {
    const listeners = server.listeners('request') as Listener[]; // its arguments
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      this.enter(request, response, () => {
        for (const listener of listeners) listener.call(server, request, response);
      });
    });
  };

  private enter(request: IncomingMessage, response: ServerResponse, go: () => void): void {
    const from = contextOf(request.headers.traceparent);
    const span = this.tracer.startSpan('request', { kind: SpanKind.SERVER }, from);
    const inside = trace.setSpan(from, span);
    this.open.set(request, span);
    // Their events carry no context.
    context.bind(inside, request);
    context.bind(inside, response);
    // For aborted requests; finished ones are reported in the same turn at the latest.
    response.once('close', () => setImmediate(() => this.open.get(request)?.end()));
    context.with(inside, go);
  }

  private readonly answered = (message: unknown): void => {
    // The channel carries one type of message.
    const { request, method, path, status, requestId, fields } = message as FinishedRequest;
    const span = this.open.get(request);
    if (span === undefined) return;
    span.updateName(`${method} ${path}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': path,
      'http.response.status_code': status,
      'nis2.request_id': requestId,
      ...(fields.length === 0 ? {} : { 'nis2.graphql.fields': fields.map(({ name }) => name) }),
    });
    if (status >= FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
    this.open.delete(request);
    span.end();
  };
}

const jobsIn =
  (tracer: Tracer): AroundJob =>
  (name, payload, work) => {
    const { traceparent } = Object(payload) as { traceparent?: unknown }; // any object may have it
    const from = contextOf(traceparent);
    return tracer.startActiveSpan(
      `job ${name}`,
      { kind: SpanKind.CONSUMER },
      from,
      async (span) => {
        try {
          await work();
        } catch (failure) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw failure;
        } finally {
          span.end();
        }
      },
    );
  };

export function openTracing(settings: TraceSettings): Tracing {
  const { tracer, close } = openProvider(settings);
  const requests = new Requests(tracer);
  const recordEnd = recordSpans(tracer);
  return {
    traceRequests: requests.trace,
    aroundJob: jobsIn(tracer),
    close: async () => {
      requests.close();
      recordEnd();
      await close();
    },
  };
}
