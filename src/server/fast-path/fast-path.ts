/**
 * Fast path: serves cached reads and prepared operations, and refuses what it can read, exactly as the normal pipeline
 * would. Everything else falls through.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyIn } from '../auth/credential.js';
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
    if (key === undefined) return false;
    const exchange = { request, response, head };
    if (request.method === 'GET') {
      return head.contentLength === undefined && this.tryRead(exchange, key);
    }
    return request.method === 'POST' && this.tryPost(exchange, key);
  }

  private tryRead(exchange: Exchange, key: string): boolean {
    const read = this.rest.readAt(exchange.request.url ?? '');
    if (read === null) return this.tryOperation('GET', exchange, key);
    const { operation } = read;
    const fastRequest = this.restRequest(operation, exchange);
    fastRequest.admit(key, operation.route.counts, (caller) => {
      this.rest.answerRead(fastRequest, read, caller);
    });
    return true;
  }

  private tryPost(exchange: Exchange, key: string): boolean {
    const { head, request } = exchange;
    if (!isReadable(head)) return false;
    if (request.url === GRAPHQL_PATH) {
      return hasBody(head) && isJsonType(head.contentType) && this.tryGraphql(exchange, key);
    }
    return this.tryOperation('POST', exchange, key);
  }

  private tryOperation(method: 'GET' | 'POST', exchange: Exchange, key: string): boolean {
    const requested = this.rest.operationAt(method, exchange.request.url ?? '');
    if (requested === null) return false;
    const fastRequest = this.restRequest(requested.operation, exchange);
    fastRequest.admit(key, requested.operation.route.counts, (caller) =>
      this.rest.answerOperation(fastRequest, requested, caller),
    );
    return true;
  }

  private restRequest({ route }: RestOperation, exchange: Exchange): FastPathRequest {
    const pattern = `/v1${route.path}`;
    return new FastPathRequest(this.deps, exchange, { transport: 'rest', pattern, lines: '' });
  }

  /** The document decides what the request counts as. */
  private tryGraphql(exchange: Exchange, key: string): true {
    const fastRequest = new FastPathRequest(this.deps, exchange, GRAPHQL_ROUTE);
    fastRequest.identify(key, async (caller) => {
      fastRequest.body = await readBody(exchange.request);
      const question = this.graphql.questions.read(fastRequest.body, exchange.head);
      if (question === null) fastRequest.fallThrough();
      else {
        await fastRequest.consume(caller, this.graphql.questions.countsOf(question), () =>
          this.graphql.answer(fastRequest, question, caller),
        );
      }
    });
    return true;
  }
}
