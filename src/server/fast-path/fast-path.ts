/**
 * Fast path: serves cached reads and prepared operations, and refuses what it can read, exactly as the normal pipeline
 * would. Everything else falls through.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyIn } from '../auth/credential.js';
import { BODY_LIMIT_BYTES } from '../routing/request-limits.js';
import { isJsonType } from '../http/read-json.js';
import { hasValidHost } from '../http/validate-host.js';
import { GRAPHQL_VARY } from '../graphql/graphql-routes.js';
import type { RestOperation } from '../rest/operations.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { linesOf } from './answer-head.js';
import { GraphqlFastPath, type GraphqlFastPathDependencies } from './graphql-fast-path.js';
import {
  FastPathRequest,
  type FastPathEnvironment,
  type FastPathRoute,
} from './request-context.js';
import { readBody } from './read-body.js';
import { RestFastPath, type RestFastPathDependencies } from './rest-fast-path.js';

export type FastPathDependencies = FastPathEnvironment &
  Readonly<{ rest: RestFastPathDependencies; graphql: GraphqlFastPathDependencies }>;

const GRAPHQL_PATH = PLAIN_ROUTES.graphql.path;

const GRAPHQL_ROUTE: FastPathRoute = {
  transport: 'graphql',
  pattern: GRAPHQL_PATH,
  lines: linesOf({ vary: GRAPHQL_VARY }),
};

/** Headers that make any request fall through. */
const UNUSUAL = ['transfer-encoding', 'expect', 'upgrade', 'content-encoding', 'origin'] as const;

function isUsual(request: IncomingMessage): boolean {
  const { headers, httpVersionMinor } = request;
  return (
    httpVersionMinor === 1 &&
    UNUSUAL.every((name) => headers[name] === undefined) &&
    hasValidHost(request)
  );
}

const LENGTH = /^\d{1,9}$/;

/** Of declared length, within the limit; not empty. */
function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'] ?? '';
  return LENGTH.test(length) && Number(length) > 0 && Number(length) <= BODY_LIMIT_BYTES;
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
    if (!isUsual(request) || !this.deps.isOpen()) return false;
    if (request.method === 'GET') return this.tryRead(request, response);
    return request.method === 'POST' && hasBody(request) && this.tryPost(request, response);
  }

  private tryRead(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyIn(request.headers);
    const read = this.rest.readAt(request.url ?? '');
    if (key === undefined || read === null || request.headers['content-length'] !== undefined) {
      return false;
    }
    const { operation } = read;
    const fastRequest = this.restRequest(operation, request, response);
    fastRequest.admit(key, operation.route.counts, (caller) => {
      this.rest.answerRead(fastRequest, read, caller);
    });
    return true;
  }

  private tryPost(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    const key = keyIn(request.headers);
    if (key === undefined) return false;
    if (url === GRAPHQL_PATH) {
      return (
        isJsonType(request.headers['content-type']) && this.tryGraphql({ request, response }, key)
      );
    }
    const operation = this.rest.questionAt(url);
    if (operation === null) return false;
    const fastRequest = this.restRequest(operation, request, response);
    fastRequest.admit(key, operation.route.counts, (caller) =>
      this.rest.answerQuestion(fastRequest, operation, caller),
    );
    return true;
  }

  private restRequest(
    { route }: Pick<RestOperation, 'route'>,
    request: IncomingMessage,
    response: ServerResponse,
  ): FastPathRequest {
    const pattern = `/v1${route.path}`;
    const { deps } = this;
    return new FastPathRequest(
      deps,
      { request, response },
      { transport: 'rest', pattern, lines: '' },
    );
  }

  /** The document decides what the request counts as. */
  private tryGraphql(
    exchange: Readonly<{ request: IncomingMessage; response: ServerResponse }>,
    key: string,
  ): true {
    const fastRequest = new FastPathRequest(this.deps, exchange, GRAPHQL_ROUTE);
    fastRequest.identify(key, async (caller) => {
      fastRequest.body = await readBody(exchange.request);
      const question = this.graphql.read(fastRequest.body, exchange.request.headers);
      if (question === null) fastRequest.fallThrough();
      else {
        await fastRequest.consume(caller, this.graphql.countsOf(question), () =>
          this.graphql.answer(fastRequest, question, caller),
        );
      }
    });
    return true;
  }
}
