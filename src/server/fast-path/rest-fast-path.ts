/** REST on the fast path: cached reads, and computed answers to POST queries. */
import { acceptedEncoding } from '../response-cache/accepted-encoding.js';
import { CACHED_VARY, type CachedAnswer } from '../response-cache/kept-answer.js';
import type { Encoding } from '../response-cache/packing.js';
import { checkOperation } from '../auth/access.js';
import type { Caller } from '../../shared/caller.js';
import { matchesTag, revalidated } from '../http/entity-tag.js';
import { PRIVATE } from '../routing/cache-control.js';
import { assertJsonType, assertObject, parseJson } from '../http/read-json.js';
import type { CachedReads, CachedRead } from '../rest/cached-reads.js';
import type { RestOperation } from '../rest/operations.js';
import { readArguments, readPlain } from '../rest/read-arguments.js';
import { answerText } from '../rest/answer-text.js';
import type { OperationRunner } from '../rest/run-operation.js';
import { linesOf, PRIVATE_LINE } from './answer-head.js';
import { FastPathContext } from './fast-path-context.js';
import type { FastPathRequest } from './request-context.js';
import { readBody } from './read-body.js';

export type RestFastPathDependencies = OperationRunner &
  Readonly<{ operations: readonly RestOperation[]; reads: CachedReads }>;

const JSON_LINE = 'content-type: application/json; charset=utf-8\r\n';

const ANSWER_LINES = PRIVATE_LINE + JSON_LINE;

/** Requires a key, and its answers have no headers of their own. */
const isCarried = ({ access, deprecation }: RestOperation): boolean =>
  access !== 'public' && deprecation === null;

/** A POST query without path parameters. */
const isQuestion = (operation: RestOperation): boolean =>
  operation.coordinate.startsWith('Query.') &&
  operation.route.method === 'POST' &&
  !operation.route.path.includes(':') &&
  isCarried(operation);

export class RestFastPath {
  private readonly questions: ReadonlyMap<string, RestOperation>;
  private readonly keptLines = new WeakMap<CachedAnswer, Map<Encoding | null, string>>();

  constructor(private readonly deps: RestFastPathDependencies) {
    const questions = deps.operations.filter(isQuestion);
    this.questions = new Map(questions.map((one) => [`/v1${one.route.path}`, one]));
  }

  /** A cached GET whose operation requires a key. */
  readAt(address: string): CachedRead | null {
    const read = this.deps.reads.at(address);
    return read !== undefined && isCarried(read.operation) ? read : null;
  }

  questionAt(address: string): RestOperation | null {
    return this.questions.get(address) ?? null;
  }

  answerRead(fastRequest: FastPathRequest, read: CachedRead, caller: Caller): void {
    checkOperation(read.operation, caller);
    const kept = this.deps.reads.get(read, caller);
    if (kept === undefined) {
      fastRequest.fallThrough();
      return;
    }
    const { ifNoneMatch, acceptEncoding } = fastRequest.head;
    if (kept.tag !== null && matchesTag(ifNoneMatch, kept.tag)) {
      const lines = linesOf(revalidated(kept.tag, CACHED_VARY));
      fastRequest.send({ status: '304 Not Modified', lines, beginning: null, end: null });
      return;
    }
    const encoding = kept.encodingFor(acceptedEncoding(acceptEncoding));
    const { beginning, end, length } = kept.bytes(fastRequest.requestId, encoding);
    const lines = this.linesFor(kept, encoding, length);
    fastRequest.send({ status: '200 OK', lines, beginning, end });
  }

  async answerQuestion(
    fastRequest: FastPathRequest,
    operation: RestOperation,
    caller: Caller,
  ): Promise<void> {
    checkOperation(operation, caller);
    assertJsonType(fastRequest.head.contentType);
    fastRequest.body = await readBody(fastRequest.request);
    const body = assertObject(parseJson(fastRequest.body));
    const input =
      readPlain(operation, body) ??
      readArguments(operation, {
        params: {},
        query: {},
        headers: fastRequest.request.headers,
        body,
      });
    const context = new FastPathContext(fastRequest, caller, this.deps.now());
    const text = await fastRequest.inScope(caller, () =>
      answerText(this.deps, { operation, context, input }),
    );
    const lines = `${ANSWER_LINES}content-length: ${text.length}\r\n`;
    fastRequest.send({ status: '200 OK', lines, beginning: null, end: text });
  }

  private linesFor(kept: CachedAnswer, encoding: Encoding | null, length: number): string {
    const known = this.keptLines.get(kept) ?? new Map<Encoding | null, string>();
    this.keptLines.set(kept, known);
    const lines =
      known.get(encoding) ??
      linesOf({
        ...(kept.tag === null ? { 'cache-control': PRIVATE } : revalidated(kept.tag, CACHED_VARY)),
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
        'content-length': String(length),
      }) + JSON_LINE;
    known.set(encoding, lines);
    return lines;
  }
}
