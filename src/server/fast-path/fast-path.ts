/**
 * Fast path: serves cached reads and prepared operations exactly as the normal pipeline would. Everything else, every
 * refusal included, falls through.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyIn } from '../auth/credential.js';
import { BODY_LIMIT_BYTES } from '../http/answer-error.js';
import { hasValidHost } from '../http/validate-host.js';
import { GraphqlFastPath, type GraphqlFastPathDependencies } from './graphql-fast-path.js';
import { FastPathRequest, type FastPathEnvironment } from './request-context.js';
import { readBody } from './read-body.js';
import { RestFastPath, type RestFastPathDependencies } from './rest-fast-path.js';

export type FastPathDependencies = FastPathEnvironment &
  Readonly<{ rest: RestFastPathDependencies; graphql: GraphqlFastPathDependencies }>;

const GRAPHQL_PATH = '/graphql';

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

/** Of declared length, within the limit. */
function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'] ?? '';
  return LENGTH.test(length) && Number(length) <= BODY_LIMIT_BYTES;
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
    const fastRequest = new FastPathRequest(this.deps, request, response);
    fastRequest.admit(key, read.operation.route.counts, (caller) => {
      this.rest.answerRead(fastRequest, read, caller);
    });
    return true;
  }

  private tryPost(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    const key = keyIn(request.headers);
    if (key === undefined) return false;
    if (url === GRAPHQL_PATH)
      return this.tryGraphql(new FastPathRequest(this.deps, request, response), key);
    const operation = this.rest.questionAt(url);
    if (operation === null) return false;
    const fastRequest = new FastPathRequest(this.deps, request, response);
    fastRequest.admit(key, operation.route.counts, (caller) =>
      this.rest.answerQuestion(fastRequest, operation, caller),
    );
    return true;
  }

  /** The document decides what the request counts as. */
  private tryGraphql(fastRequest: FastPathRequest, key: string): true {
    fastRequest.guarded(async () => {
      fastRequest.body = await readBody(fastRequest.request);
      const question = this.graphql.read(fastRequest.body, fastRequest.request.headers);
      if (question === null) fastRequest.fallThrough();
      else {
        fastRequest.admit(key, question.parsed.text.counts, (caller) =>
          this.graphql.answer(fastRequest, question, caller),
        );
      }
    });
    return true;
  }
}
