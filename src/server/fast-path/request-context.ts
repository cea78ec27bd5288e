/**
 * One request on the fast path: admission, answer or refusal, log. If anything is unusual, it falls through and is not
 * counted twice.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '../../shared/caller.js';
import { limitLines } from '../../shared/limits/verdict.js';
import { narrowToAccount } from '../../shared/row-scope.js';
import type { Counts } from '../../shared/limits/consumption.js';
import { errorLanguageFor, type ErrorLanguage } from '../errors/error-language.js';
import { toServiceError } from '../errors/to-service-error.js';
import { addAnswer, recordRefusal } from '../http/access-log.js';
import type { AdmissionRequest, AdmissionResult } from '../http/admission-control.js';
import { setFallbackState } from '../http/fallback-state.js';
import { toWire } from '../writer/wire-text.js';
import { linesOf, statusLine } from './answer-head.js';
import type {
  Exchange,
  FastPathAnswer,
  FastPathEnvironment,
  FastPathRoute,
} from './fast-path-environment.js';
import type { RequestHead } from './request-head.js';

type Go<Who = Caller> = (caller: Who) => void | Promise<void>;

type AnyoneRule = Pick<AdmissionRequest, 'key' | 'counts' | 'needsKey'>;

export class FastPathRequest {
  readonly requestId: string = randomUUID();
  private readonly startedAt = performance.now();
  private admission: AdmissionResult | null = null;
  private hasRun = false;
  body: Buffer | null = null;

  constructor(
    private readonly environment: FastPathEnvironment,
    private readonly exchange: Exchange,
    private readonly route: FastPathRoute,
  ) {}

  get request(): IncomingMessage {
    return this.exchange.request;
  }

  get head(): RequestHead {
    return this.exchange.head;
  }

  /** Of the client. */
  get address(): string {
    return this.environment.addressOf(this.request);
  }

  get errorLanguage(): ErrorLanguage {
    return errorLanguageFor(this.request);
  }

  /** Calls `go` for a known key; refuses others. */
  identify(key: string, go: Go): void {
    const known = this.environment.admissionControl.known(key);
    if (known == null) this.begin(() => this.lookUp(key, go));
    else this.guarded(() => go(known));
  }

  /** Work that may read the database before a caller is known. */
  begin(work: () => void | Promise<void>): void {
    this.environment.inScope(this.exchange, this.startedAt, () => {
      this.guarded(work);
    });
  }

  /** Runs the operation of a caller, which may read the rows of its account. */
  inScope<Result>(caller: Caller | null, work: () => Result): Result {
    this.hasRun = true;
    return this.environment.inScope(this.exchange, this.startedAt, () => {
      if (caller !== null) narrowToAccount(caller.accountId);
      return work();
    });
  }

  /** Calls `go` if key and limits permit. */
  admit(key: string, counts: Counts, go: Go): void {
    this.identify(key, (caller) => this.consume(caller, counts, go));
  }

  /** As `admit`, without a key or for operations that require none. Call within `begin`. */
  async admitAnyone(rule: AnyoneRule, go: Go<Caller | null>): Promise<void> {
    const { requestId, address } = this;
    const asked = { ...rule, requestId, address };
    const admission = await this.environment.admissionControl.pass(asked);
    await this.pass(admission, () => go(admission.caller));
  }

  /** Calls `go` if the limits permit. */
  consume(caller: Caller, counts: Counts, go: Go): void | Promise<void> {
    const { requestId } = this;
    const admission = this.environment.admissionControl.admit(caller, { counts, requestId });
    if (admission instanceof Promise)
      return admission.then((one) => this.pass(one, () => go(caller)));
    return this.pass(admission, () => go(caller));
  }

  /** If headers were sent, the connection is closed. */
  fallThrough(): void {
    const { requestId, admission, body } = this;
    if (this.exchange.response.headersSent) {
      this.exchange.response.destroy();
      return;
    }
    setFallbackState(this.request, { requestId, admission, body });
    this.environment.normalPipeline(this.request, this.exchange.response);
  }

  /** A bug, or an operation's unexpected error. */
  logError(err: unknown): void {
    this.environment.logger.child({ reqId: this.requestId }).error({ err }, 'unexpected');
  }

  /** Unexpected errors fall through as long as nothing was run; so do errors before admission. */
  refuse(thrown: unknown): void {
    const { requestId, admission, exchange, environment, route } = this;
    const error = toServiceError(thrown);
    const isUnexpected = error.code === 'INTERNAL_ERROR';
    if (admission === null || exchange.response.headersSent || (isUnexpected && !this.hasRun)) {
      this.fallThrough();
      return;
    }
    recordRefusal(exchange.request, error);
    if (isUnexpected) this.logError(error.cause ?? error);
    const { status, headers, body } = environment.errors.answerTo(error, {
      ...route,
      requestId,
      caller: admission.caller,
      language: this.errorLanguage,
    });
    const end = toWire(body);
    const lines = `${route.lines}${linesOf(headers)}content-length: ${end.length}\r\n`;
    this.send({ status: statusLine(status), lines, beginning: null, end });
  }

  send({ status, lines, beginning, end }: FastPathAnswer): void {
    const { environment, admission, exchange } = this;
    const { response } = exchange;
    if (admission === null) throw new Error('an answer to a request that was not admitted');
    const own = `x-request-id: ${this.requestId}\r\n`;
    environment.head.write(
      response,
      status,
      environment.commonLines + own + limitLines(admission.verdict) + lines,
    );
    if (beginning !== null) response.write(beginning);
    if (end === null) response.end();
    else response.end(end, 'latin1');
    addAnswer(environment.log, this.request, {
      requestId: this.requestId,
      caller: admission.caller,
      status: response.statusCode,
      milliseconds: performance.now() - this.startedAt,
    });
  }

  /** If the work fails, the error is answered. */
  private guarded(work: () => void | Promise<void>): void {
    try {
      const done = work();
      if (done !== undefined) {
        done.catch((thrown: unknown) => {
          this.refuse(thrown);
        });
      }
    } catch (thrown) {
      this.refuse(thrown);
    }
  }

  private async lookUp(key: string, go: Go): Promise<void> {
    const caller = await this.environment.admissionControl.find(key);
    return caller === null ? this.refuseUnknown(key) : go(caller);
  }

  /** Counts by the address, whatever the request asks. Operators are answered by the normal pipeline. */
  private async refuseUnknown(key: string): Promise<void> {
    const { requestId, address, environment } = this;
    const rule = { counts: 'minute', needsKey: true } as const;
    const admitsOperators = this.route.transport === 'graphql';
    const asked = { ...rule, admitsOperators, key, requestId, address };
    this.admission = await environment.admissionControl.passUnknown(asked);
    const { refusal, operator } = this.admission;
    if (refusal === null || operator != null) this.fallThrough();
    else this.refuse(refusal);
  }

  private pass(admission: AdmissionResult, go: () => void | Promise<void>): void | Promise<void> {
    this.admission = admission;
    if (admission.refusal === null) return go();
    this.refuse(admission.refusal);
  }
}
