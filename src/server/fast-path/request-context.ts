/**
 * One request on the fast path. If anything is unusual, it falls through and is not counted twice; refusals are never
 * written here.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../shared/caller.js';
import { limitLines } from '../../shared/limits/verdict.js';
import type { Counts } from '../../shared/limits/charge.js';
import { logAnswer } from '../http/access-log.js';
import type { AdmissionControl, AdmissionResult } from '../http/admission-control.js';
import { setFallbackState } from '../http/fallback-state.js';
import type { AnswerHead } from './answer-head.js';
import type { RequestContext } from '../../shared/graphql/context.js';

export class FastPathContext implements RequestContext {
  readonly meta: Record<string, unknown> = {};
  kbVersion?: string;

  constructor(
    readonly requestId: string,
    readonly caller: Caller,
    readonly now: Date,
  ) {}

  /** Only the normal pipeline knows proxies: an operation that reads the address falls through. */
  get address(): never {
    throw new Error('the fast path knows no address');
  }
}

export type Ordinary = (request: IncomingMessage, response: ServerResponse) => void;

export type FastPathEnvironment = Readonly<{
  admissionControl: AdmissionControl;
  ordinary: Ordinary;
  head: AnswerHead;
  commonLines: string;
  log: FastifyBaseLogger;
  isOpen: () => boolean;
}>;

/** `lines`: each with its line ending. `end`: follows `beginning`; a string is wire text. */
export type FastPathAnswer = Readonly<{
  status: string;
  lines: string;
  beginning: Buffer | null;
  end: Buffer | string | null;
}>;

type Go = (caller: Caller) => void | Promise<void>;

export class FastPathRequest {
  readonly requestId = randomUUID();
  private readonly startedAt = performance.now();
  private admission: AdmissionResult | null = null;
  body: Buffer | null = null;

  constructor(
    private readonly environment: FastPathEnvironment,
    readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  /** Calls `go` if key and limits permit. */
  admit(key: string, counts: Counts, go: Go): void {
    this.guarded(() => {
      const found = this.environment.admissionControl.find(key);
      if (found instanceof Promise) return found.then((caller) => this.consume(caller, counts, go));
      return this.consume(found, counts, go);
    });
  }

  /** If the work fails, the request falls through. */
  guarded(work: () => void | Promise<void>): void {
    try {
      const done = work();
      if (done !== undefined) done.catch(this.fallThrough);
    } catch {
      this.fallThrough();
    }
  }

  /** The normal pipeline reports what is wrong. If headers were sent, the connection is closed. */
  fallThrough = (): void => {
    const { requestId, admission, body } = this;
    if (this.response.headersSent) {
      this.response.destroy();
      return;
    }
    setFallbackState(this.request, { requestId, admission, body });
    this.environment.ordinary(this.request, this.response);
  };

  send({ status, lines, beginning, end }: FastPathAnswer): void {
    const { response, environment, admission } = this;
    if (admission === null) throw new Error('an answer to a request that was not let in');
    const own = `x-request-id: ${this.requestId}\r\n`;
    environment.head.write(
      response,
      status,
      environment.commonLines + own + limitLines(admission.verdict) + lines,
    );
    if (beginning !== null) response.write(beginning);
    if (end === null) response.end();
    else response.end(end, 'latin1');
    logAnswer(environment.log, this.request, {
      requestId: this.requestId,
      status: response.statusCode,
      milliseconds: performance.now() - this.startedAt,
    });
  }

  private consume(caller: Caller | null, counts: Counts, go: Go): void | Promise<void> {
    if (caller === null) {
      this.fallThrough();
      return;
    }
    const admission = this.environment.admissionControl.admit(caller, {
      counts,
      requestId: this.requestId,
    });
    if (admission instanceof Promise) return admission.then((one) => this.pass(one, caller, go));
    return this.pass(admission, caller, go);
  }

  private pass(admission: AdmissionResult, caller: Caller, go: Go): void | Promise<void> {
    this.admission = admission;
    if (admission.refusal === null) return go(caller);
    this.fallThrough();
  }
}
