/** One deadline per request for database and other services. Time to receive the body does not count. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Deadline } from '../../shared/deadline.js';
import { inRequest } from '../../shared/row-scope.js';

type TimedRequest = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  untilMs: number;
}>;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds; shorter times are not recorded. */
const MIN_BODY_MS = 20;

const bodyTimes = new WeakMap<IncomingMessage, number>();

/** @param ms time spent waiting for this request's body */
export function noteBodyTime(request: IncomingMessage, ms: number): void {
  if (ms >= MIN_BODY_MS) bodyTimes.set(request, (bodyTimes.get(request) ?? 0) + ms);
}

export class RequestDeadline implements Deadline {
  private readonly timedRequests = new AsyncLocalStorage<TimedRequest>();
  private limitMs = Infinity;
  /** Body events run outside the async context. */
  private readonly reading = new WeakMap<
    IncomingMessage,
    Readonly<{ timed: TimedRequest; ms: number; resume: (work: () => void) => void }>
  >();

  /** Unlimited outside a request and once the answer has begun. */
  remainingMs(): number {
    const timed = this.timedRequests.getStore();
    if (timed === undefined || timed.response.headersSent) return Infinity;
    return timed.untilMs + (bodyTimes.get(timed.request) ?? 0) - performance.now();
  }

  /**
   * Call before the routes are mounted.
   *
   * @param longMs longer handler timeouts mark streams, which have no deadline
   */
  follow(app: FastifyInstance, longMs: number): void {
    app.addHook('preParsing', (request, _reply, payload, done) => {
      const timed = this.timedRequests.getStore();
      if (timed !== undefined) {
        const resume = AsyncLocalStorage.snapshot();
        this.reading.set(request.raw, { timed, ms: performance.now(), resume });
      }
      done(null, payload);
    });
    app.addHook('preValidation', (request, _reply, done) => {
      const begun = this.reading.get(request.raw);
      if (begun === undefined) {
        done();
        return;
      }
      noteBodyTime(request.raw, performance.now() - begun.ms);
      const isStream = request.routeOptions.handlerTimeout > longMs;
      const timed = isStream ? { ...begun.timed, untilMs: Infinity } : begun.timed;
      begun.resume(() => {
        this.timedRequests.run(timed, done);
      });
    });
  }

  /** Runs work of a request. @param sinceMs when the request began, as `performance.now()` */
  run<Result>(
    { request, response }: Pick<TimedRequest, 'request' | 'response'>,
    sinceMs: number,
    work: () => Result,
  ): Result {
    const timed = { request, response, untilMs: sinceMs + this.limitMs };
    return inRequest(() => this.timedRequests.run(timed, work));
  }

  /** Call before the fast path, which runs its own work. @param limitMs per request */
  begin(app: FastifyInstance, limitMs: number): void {
    this.limitMs = limitMs;
    app.addHook('onListen', () => {
      const listeners = app.server.listeners('request') as Listener[]; // listeners take the event's arguments
      app.server.removeAllListeners('request');
      app.server.on('request', (request, response) => {
        this.run({ request, response }, performance.now(), () => {
          for (const listener of listeners) listener.call(app.server, request, response);
        });
      });
      return Promise.resolve();
    });
  }
}
