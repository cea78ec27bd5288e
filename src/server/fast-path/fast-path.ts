/**
 * Fast path: serves cached reads and prepared operations, and refuses what it can read, exactly as the normal pipeline
 * would. Everything else falls through.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyIn } from '../auth/credential.js';
import type { Caller } from '../../shared/caller.js';
import { BODY_LIMIT_BYTES } from '../routing/request-limits.js';
import { isJsonType } from '../http/read-json.js';
import { GRAPHQL_VARY } from '../graphql/graphql-routes.js';
import type { RestOperation } from '../rest/operations.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { linesOf } from './answer-head.js';
import { GraphqlFastPath, type GraphqlFastPathDependencies } from './graphql-fast-path.js';
import type { Exchange, FastPathEnvironment, FastPathRoute } from './fast-path-environment.js';
import { FastPathRequest } from './request-context.js';
import { readBody } from './read-body.js';
import { readHead, type RequestHead } from './request-head.js';
import { RestFastPath, type RestFastPathDependencies } from './rest-fast-path.js';

export type FastPathDependencies = FastPathEnvironment &
  Readonly<{ rest: RestFastPathDependencies; graphql: GraphqlFastPathDependencies }>;

const GRAPHQL_PATH = PLAIN_ROUTES.graphql.path;

const GRAPHQL_ROUTE: FastPathRoute = {
  transport: 'graphql',
  pattern: GRAPHQL_PATH,
  lines: linesOf({ vary: GRAPHQL_VARY }),
};

const LENGTH = /^\d{1,9}$/;

/** Of declared length within the limit; without a length there is no body. */
function isReadable({ contentLength: length = '0' }: RequestHead): boolean {
  return LENGTH.test(length) && Number(length) <= BODY_LIMIT_BYTES;
}

const hasBody = ({ contentLength: length = '0' }: RequestHead): boolean => Number(length) > 0;

function keyOf({ key, authorization }: RequestHead): string | undefined {
  return keyIn({ 'x-api-key': key, authorization });
}

/** May have a session, or get one. */
const isOfBrowser = ({ cookie, fetchSite }: RequestHead): boolean =>
  cookie !== undefined || fetchSite !== undefined;

/** Without a key, and without what the normal pipeline reads in its place: a cookie, a proof of possession. */
const isAnonymous = (head: RequestHead): boolean =>
  head.authorization === undefined && !isOfBrowser(head);

export class FastPath {
  private readonly rest: RestFastPath;
  private readonly graphql: GraphqlFastPath;

  constructor(private readonly deps: FastPathDependencies) {
    this.rest = new RestFastPath(deps.rest);
    this.graphql = new GraphqlFastPath(deps.graphql);
  }

  /** @returns false if the normal pipeline must handle the request */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const head = readHead(request);
    if (head === null || !this.deps.isOpen()) return false;
    const key = keyOf(head);
    if (key === undefined && !isAnonymous(head)) return false;
    const exchange = { request, response, head };
    if (request.method === 'GET') {
      return head.contentLength === undefined && this.tryRead(exchange, key);
    }
    return request.method === 'POST' && this.tryPost(exchange, key);
  }

  private tryRead(exchange: Exchange, key: string | undefined): boolean {
    const read = this.rest.readAt(exchange.request.url ?? '', exchange.head);
    if (read === null) return this.tryOperation('GET', exchange, key);
    return this.run(read.operation, { exchange, key }, (fastRequest, caller) => {
      this.rest.answerRead(fastRequest, read, caller);
    });
  }

  private tryPost(exchange: Exchange, key: string | undefined): boolean {
    const { head, request } = exchange;
    if (!isReadable(head)) return false;
    if (request.url === GRAPHQL_PATH) {
      return hasBody(head) && isJsonType(head.contentType) && this.tryGraphql(exchange, key);
    }
    return this.tryOperation('POST', exchange, key);
  }

  private tryOperation(
    method: 'GET' | 'POST',
    exchange: Exchange,
    key: string | undefined,
  ): boolean {
    const requested = this.rest.operationAt(method, exchange.request.url ?? '');
    if (requested === null) return false;
    return this.run(requested.operation, { exchange, key }, (fastRequest, caller) =>
      this.rest.answerOperation(fastRequest, requested, caller),
    );
  }

  /** Calls `answer` if the request is admitted. */
  private run(
    { route, access }: RestOperation,
    { exchange, key }: Readonly<{ exchange: Exchange; key: string | undefined }>,
    answer: (fastRequest: FastPathRequest, caller: Caller | null) => void | Promise<void>,
  ): boolean {
    const isPublic = access === 'public';
    if (isPublic && isOfBrowser(exchange.head)) return false;
    const pattern = `/v1${route.path}`;
    const restRoute = { transport: 'rest', pattern, lines: '' } as const;
    const fastRequest = new FastPathRequest(this.deps, exchange, restRoute);
    const { counts } = route;
    const go = (caller: Caller | null): void | Promise<void> => answer(fastRequest, caller);
    if (key !== undefined && !isPublic) fastRequest.admit(key, counts, go);
    else {
      const rule = { key, counts, needsKey: !isPublic };
      fastRequest.begin(() => fastRequest.admitAnyone(rule, go));
    }
    return true;
  }

  private tryGraphql(exchange: Exchange, key: string | undefined): true {
    const fastRequest = new FastPathRequest(this.deps, exchange, GRAPHQL_ROUTE);
    if (key === undefined) fastRequest.begin(() => this.answerGraphql(fastRequest, null));
    else fastRequest.identify(key, (caller) => this.answerGraphql(fastRequest, caller));
    return true;
  }

  /** The document decides what the request counts as. */
  private async answerGraphql(fastRequest: FastPathRequest, caller: Caller | null): Promise<void> {
    fastRequest.body = await readBody(fastRequest.request);
    const question = this.graphql.questions.read(fastRequest.body, fastRequest.head);
    if (question === null) {
      fastRequest.fallThrough();
      return;
    }
    const counts = this.graphql.questions.countsOf(question);
    const go = (): void | Promise<void> => this.graphql.answer(fastRequest, question, caller);
    if (caller === null) {
      await fastRequest.admitAnyone({ key: undefined, counts, needsKey: false }, go);
    } else await fastRequest.consume(caller, counts, go);
  }
}
