/** REST on the fast path: cached reads, and operations. */
import findMyWay from 'find-my-way';
import { acceptedEncoding } from '../response-cache/accepted-encoding.js';
import type { CachedAnswer } from '../response-cache/cached-answer.js';
import type { Encoding } from '../response-cache/packing.js';
import { checkOperation } from '../auth/access.js';
import type { Caller } from '../../shared/caller.js';
import { matchesTag, revalidated } from '../http/entity-tag.js';
import { PRIVATE } from '../routing/cache-control.js';
import type { CachedReads, CachedRead } from '../rest/cached-reads.js';
import { varyOf, wantsLinkedData } from '../rest/linked-data.js';
import type { RestOperation } from '../rest/operations.js';
import type { RestInput } from '../rest/read-arguments.js';
import { answerText } from '../rest/answer-text.js';
import { readInput, type OperationRunner } from '../rest/run-operation.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { HEAD_LIMIT_BYTES } from '../routing/request-limits.js';
import { linesOf, PRIVATE_LINE, statusLine } from './answer-head.js';
import { FastPathContext } from './fast-path-context.js';
import type { FastPathRequest } from './request-context.js';
import { readBody } from './read-body.js';
import type { RequestHead } from './request-head.js';

export type RestFastPathDependencies = OperationRunner &
  Readonly<{ operations: readonly RestOperation[]; reads: CachedReads }>;

const JSON_LINE = 'content-type: application/json; charset=utf-8\r\n';

const ANSWER_LINES = PRIVATE_LINE + JSON_LINE;
const REPLAYED_LINE = 'idempotency-replayed: true\r\n';

/** Its answers have no headers of their own. */
const isCarried = ({ deprecation }: RestOperation): boolean => deprecation === null;

/** An operation and what its address holds. */
export type RequestedOperation = Readonly<{
  operation: RestOperation;
  params: RestInput['params'];
  query: RestInput['query'];
}>;

/** Without escapes, which the normal pipeline decodes. */
const PLAIN_ADDRESS = /^\/v1\/[\w/.-]+(?:\?|$)/;

const METHODS = ['GET', 'POST'] as const;

/** Paths of other routes are known to it too, because they may precede a path with parameters. */
function routerOf(operations: readonly RestOperation[]) {
  const router = findMyWay({ maxParamLength: HEAD_LIMIT_BYTES });
  for (const operation of operations) {
    const { method, path } = operation.route;
    // Cached reads are found by their address.
    const isRun = isCarried(operation) && operation.route.revalidated !== true;
    router.on(method, `/v1${path}`, () => undefined, isRun ? operation : null);
  }
  for (const { path } of Object.values(PLAIN_ROUTES)) {
    for (const method of METHODS) {
      if (!router.hasRoute(method, path)) router.on(method, path, () => undefined, null);
    }
  }
  return router;
}

const NO_HEADERS: RestInput['headers'] = {};

export class RestFastPath {
  private readonly router: ReturnType<typeof routerOf>;
  private readonly keptLines = new WeakMap<CachedAnswer, Map<Encoding | null, string>>();

  constructor(private readonly deps: RestFastPathDependencies) {
    this.router = routerOf(deps.operations);
  }

  /** A cached GET. Null if the normal pipeline must answer. */
  readAt(address: string, { accept }: RequestHead): CachedRead | null {
    const read = this.deps.reads.at(address);
    if (read === undefined || !isCarried(read.operation)) return null;
    return wantsLinkedData(read.operation, { accept }) ? null : read;
  }

  /** Null if the normal pipeline must answer. */
  operationAt(method: 'GET' | 'POST', address: string): RequestedOperation | null {
    if (!PLAIN_ADDRESS.test(address)) return null;
    const found = this.router.find(method, address);
    const operation = found?.store as RestOperation | null | undefined; // the value that was stored
    if (found == null || operation == null) return null;
    // The router's own records.
    const query = found.searchParams as RestInput['query'];
    return { operation, params: found.params as RestInput['params'], query };
  }

  answerRead(fastRequest: FastPathRequest, read: CachedRead, caller: Caller | null): void {
    checkOperation(read.operation, caller);
    const kept = this.deps.reads.get(read, caller);
    if (kept === undefined) {
      fastRequest.fallThrough();
      return;
    }
    const { ifNoneMatch, acceptEncoding } = fastRequest.head;
    if (kept.tag !== null && matchesTag(ifNoneMatch, kept.tag)) {
      const lines = linesOf(revalidated(kept.tag, varyOf(read.operation)));
      fastRequest.send({ status: '304 Not Modified', lines, beginning: null, end: null });
      return;
    }
    const encoding = kept.encodingFor(acceptedEncoding(acceptEncoding));
    const { beginning, end, length } = kept.bytes(fastRequest.requestId, encoding);
    const lines = this.linesFor(kept, encoding, { length, vary: varyOf(read.operation) });
    fastRequest.send({ status: '200 OK', lines, beginning, end });
  }

  async answerOperation(
    fastRequest: FastPathRequest,
    { operation, params, query }: RequestedOperation,
    caller: Caller | null,
  ): Promise<void> {
    checkOperation(operation, caller);
    const { request, head } = fastRequest;
    const { route } = operation;
    if (route.method === 'POST') fastRequest.body = await readBody(request);
    const input = readInput(operation, {
      params,
      query,
      // Node.js builds this map on first use.
      headers: route.headers === undefined ? NO_HEADERS : request.headers,
      contentType: head.contentType,
      body: fastRequest.body,
    });
    const context = new FastPathContext(fastRequest, caller, this.deps.now());
    const text = await fastRequest.inScope(caller, () =>
      answerText(this.deps, { operation, context, input }),
    );
    const replayed = context.meta['idempotency_replayed'] === true ? REPLAYED_LINE : '';
    const lines = `${ANSWER_LINES}${replayed}content-length: ${text.length}\r\n`;
    fastRequest.send({ status: statusLine(route.status), lines, beginning: null, end: text });
  }

  private linesFor(
    kept: CachedAnswer,
    encoding: Encoding | null,
    { length, vary }: Readonly<{ length: number; vary: string }>,
  ): string {
    const known = this.keptLines.get(kept) ?? new Map<Encoding | null, string>();
    this.keptLines.set(kept, known);
    const lines =
      known.get(encoding) ??
      linesOf({
        ...(kept.tag === null ? { 'cache-control': PRIVATE } : revalidated(kept.tag, vary)),
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
        'content-length': String(length),
      }) + JSON_LINE;
    known.set(encoding, lines);
    return lines;
  }
}
