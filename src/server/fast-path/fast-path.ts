/**
 * The lane: the short way of requests that come again and again, beside the framework. It answers what it can answer
 * exactly as the ordinary way would, and leaves everything else, every refusal included, to that way.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_LIMIT_BYTES } from '../http/answer-error.js';
import { hasOneHost } from '../http/validate-host.js';
import { GraphqlLane, type GraphqlLaneParts } from './graphql-fast-path.js';
import { LaneVisit, type LaneRoad } from './request-context.js';
import { readBody } from './read-body.js';
import { RestLane, type RestLaneParts } from './rest-fast-path.js';

export type LaneParts = LaneRoad & Readonly<{ rest: RestLaneParts; graphql: GraphqlLaneParts }>;

const GRAPHQL_PATH = '/graphql';

/** What makes a request unusual, wherever it goes. */
const UNUSUAL = ['transfer-encoding', 'expect', 'upgrade', 'content-encoding', 'origin'] as const;

function isUsual(request: IncomingMessage): boolean {
  const { headers, httpVersionMinor } = request;
  return (
    httpVersionMinor === 1 &&
    UNUSUAL.every((name) => headers[name] === undefined) &&
    hasOneHost(request)
  );
}

/** The key, where there is one. */
function keyIn({ headers }: IncomingMessage): string | null {
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key : null;
}

const LENGTH = /^\d{1,9}$/;

/** Whether a body follows that is small enough to be read at once. */
function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'] ?? '';
  return LENGTH.test(length) && Number(length) <= BODY_LIMIT_BYTES;
}

export class Lane {
  private readonly rest: RestLane;
  private readonly graphql: GraphqlLane;

  constructor(private readonly parts: LaneParts) {
    this.rest = new RestLane(parts.rest);
    this.graphql = new GraphqlLane(parts.graphql);
  }

  /** @returns false where the ordinary way is to answer, from the beginning */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isUsual(request) || !this.parts.isOpen()) return false;
    if (request.method === 'GET') return this.takeRead(request, response);
    return request.method === 'POST' && hasBody(request) && this.takePost(request, response);
  }

  private takeRead(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyIn(request);
    const read = this.rest.readAt(request.url ?? '');
    if (key === null || read === null || request.headers['content-length'] !== undefined) {
      return false;
    }
    const visit = new LaneVisit(this.parts, request, response);
    visit.admit(key, read.operation.route.counts, (caller) => {
      this.rest.answerRead(visit, read, caller);
    });
    return true;
  }

  private takePost(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    const key = keyIn(request);
    if (key === null) return false;
    if (url === GRAPHQL_PATH)
      return this.takeGraphql(new LaneVisit(this.parts, request, response), key);
    const operation = this.rest.questionAt(url);
    if (operation === null) return false;
    const visit = new LaneVisit(this.parts, request, response);
    visit.admit(key, operation.route.counts, (caller) =>
      this.rest.answerQuestion(visit, operation, caller),
    );
    return true;
  }

  /** What it counts as is known when its text is. */
  private takeGraphql(visit: LaneVisit, key: string): true {
    visit.guarded(async () => {
      visit.body = await readBody(visit.request);
      const question = this.graphql.read(visit.body, visit.request.headers);
      if (question === null) visit.leave();
      else {
        visit.admit(key, question.asked.text.counts, (caller) =>
          this.graphql.answer(visit, question, caller),
        );
      }
    });
    return true;
  }
}
