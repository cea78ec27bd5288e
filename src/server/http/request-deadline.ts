/**
 * One deadline for each request: waiting for a connection, statements, and calls to other services all end with it.
 * The time in which the client sends the body does not count.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Deadline } from '../../shared/deadline.js';

type AdmissionRequest = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  untilMs: number;
}>;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Shorter times are not worth a note, in milliseconds. */
const LEAST_BODY_MS = 20;

const bodyTimes = new WeakMap<IncomingMessage, number>();

/** @param ms how long the service waited for the body of this request */
export function noteBodyTime(request: IncomingMessage, ms: number): void {
  if (ms >= LEAST_BODY_MS) bodyTimes.set(request, (bodyTimes.get(request) ?? 0) + ms);
}

export class RequestDeadline implements Deadline {
  private readonly visits = new AsyncLocalStorage<AdmissionRequest>();
  /** Of requests whose body is read: the events by which it arrives know no context. */
  private readonly reading = new WeakMap<
    IncomingMessage,
    Readonly<{ admissionRequest: AdmissionRequest; ms: number }>
  >();

  /** What goes on after the answer is not bound by it. */
  remainingMs(): number {
    const admissionRequest = this.visits.getStore();
    if (admissionRequest === undefined || admissionRequest.response.headersSent) return Infinity;
    return (
      admissionRequest.untilMs + (bodyTimes.get(admissionRequest.request) ?? 0) - performance.now()
    );
  }

  /**
   * Call it before the routes are mounted.
   *
   * @param longMs routes whose handler may take longer than this are streams, and have no deadline
   */
  follow(app: FastifyInstance, longMs: number): void {
    app.addHook('preParsing', (request, _reply, payload, done) => {
      const admissionRequest = this.visits.getStore();
      if (admissionRequest !== undefined)
        this.reading.set(request.raw, { admissionRequest, ms: performance.now() });
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
      this.visits.run(
        isStream ? { ...begun.admissionRequest, untilMs: Infinity } : begun.admissionRequest,
        done,
      );
    });
  }

  /** Call it when everything else has taken its place in front of the framework. @param limitMs for each request */
  begin(app: FastifyInstance, limitMs: number): void {
    app.addHook('onListen', () => {
      const listeners = app.server.listeners('request') as Listener[]; // its arguments
      app.server.removeAllListeners('request');
      app.server.on('request', (request, response) => {
        const untilMs = performance.now() + limitMs;
        this.visits.run({ request, response, untilMs }, () => {
          for (const listener of listeners) listener.call(app.server, request, response);
        });
      });
      return Promise.resolve();
    });
  }
}
