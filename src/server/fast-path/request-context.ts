/**
 * One request on the lane. It passes the same gate as everyone; whatever is unusual about it leaves it to the ordinary
 * way, which does not count it a second time. So the lane never words a refusal, and never has to.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../shared/caller.js';
import { limitLines } from '../../shared/limits/verdict.js';
import type { Counts } from '../../shared/limits/charge.js';
import { logAnswer } from '../http/access-log.js';
import type { Gate, Passage } from '../http/admission-control.js';
import { handOver } from '../http/fallback-state.js';
import type { AnswerHead } from './answer-head.js';

export type Ordinary = (request: IncomingMessage, response: ServerResponse) => void;

/** `commonLines`: headers of every answer. */
export type LaneRoad = Readonly<{
  gate: Gate;
  ordinary: Ordinary;
  head: AnswerHead;
  commonLines: string;
  log: FastifyBaseLogger;
  /** Whether the lane takes anything now. */
  isOpen: () => boolean;
}>;

/** `lines`: headers of this answer, each with its end. `end`: behind `beginning`. */
export type LaneAnswer = Readonly<{
  status: string;
  lines: string;
  beginning: Buffer | null;
  end: Buffer | string | null;
}>;

type Go = (caller: Caller) => void | Promise<void>;

export class LaneVisit {
  readonly requestId = randomUUID();
  private readonly startedAt = performance.now();
  private passage: Passage | null = null;
  body: Buffer | null = null;

  constructor(
    private readonly road: LaneRoad,
    readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  /** Goes on where key and limits let it pass. */
  admit(key: string, counts: Counts, go: Go): void {
    this.guarded(() => {
      const found = this.road.gate.find(key);
      if (found instanceof Promise) return found.then((caller) => this.charge(caller, counts, go));
      return this.charge(found, counts, go);
    });
  }

  /** Does something that, where it fails, leaves the request to the ordinary way. */
  guarded(work: () => void | Promise<void>): void {
    try {
      const done = work();
      if (done !== undefined) done.catch(this.leave);
    } catch {
      this.leave();
    }
  }

  /** What is wrong is found and told by the ordinary way. */
  leave = (): void => {
    const { requestId, passage, body } = this;
    if (this.response.headersSent) {
      this.response.destroy();
      return;
    }
    handOver(this.request, { requestId, passage, body });
    this.road.ordinary(this.request, this.response);
  };

  send({ status, lines, beginning, end }: LaneAnswer): void {
    const { response, road, passage } = this;
    if (passage === null) throw new Error('an answer to a request that was not let in');
    const own = `x-request-id: ${this.requestId}\r\n`;
    road.head.write(response, status, road.commonLines + own + limitLines(passage.verdict) + lines);
    if (beginning !== null) response.write(beginning);
    if (end === null) response.end();
    else response.end(end);
    logAnswer(road.log, this.request, {
      requestId: this.requestId,
      status: response.statusCode,
      milliseconds: performance.now() - this.startedAt,
    });
  }

  private charge(caller: Caller | null, counts: Counts, go: Go): void | Promise<void> {
    if (caller === null) {
      this.leave();
      return;
    }
    const passage = this.road.gate.admit(caller, { counts, requestId: this.requestId });
    if (passage instanceof Promise) return passage.then((one) => this.pass(one, caller, go));
    return this.pass(passage, caller, go);
  }

  private pass(passage: Passage, caller: Caller, go: Go): void | Promise<void> {
    this.passage = passage;
    if (passage.refusal === null) return go(caller);
    this.leave();
  }
}
