/** GraphQL on the fast path: documents answered before, with any variables. */
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { acceptedEncoding } from '../response-cache/accepted-encoding.js';
import { audienceOf, type ResponseCache } from '../response-cache/response-cache.js';
import { CachedAnswer } from '../response-cache/kept-answer.js';
import type { Caller } from '../../shared/caller.js';
import { GRAPHQL_VARY } from '../graphql/graphql-routes.js';
import type { PreparedQueryCache } from '../graphql/prepared-query-cache.js';
import type { PreparedText } from '../graphql/prepared-query.js';
import type { DocumentSource } from '../graphql/document-source.js';
import { readRequest } from '../graphql/read-request.js';
import { noteFields } from '../http/access-log.js';
import { assertJsonType } from '../http/read-json.js';
import { metaOf } from '../http/envelope.js';
import { fromWire, toWire } from '../writer/wire-text.js';
import { PRIVATE_LINE } from './answer-head.js';
import { RequestBodyCache, type ParsedRequest } from './request-body-cache.js';
import { FastPathContext, type FastPathRequest } from './request-context.js';
import { turnEnd } from './turn-queue.js';

export type GraphqlFastPathDependencies = Readonly<{
  texts: PreparedQueryCache;
  documents: DocumentSource;
  cache: ResponseCache;
  kbVersion: string;
  providerName: string;
  now: () => Date;
}>;

const COMMON_LINES = `${PRIVATE_LINE}vary: ${GRAPHQL_VARY}\r\n`;

/** Those that Apollo offers, in its order. */
const MEDIA_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
  'application/json; callbackSpec=1.0; charset=utf-8',
];
const MOST_ACCEPTS = 200;
const LONGEST_ACCEPT = 200;
const mediaTypes = new LRUCache<string, Readonly<{ type: string | null }>>({ max: MOST_ACCEPTS });

/** Null if Apollo would refuse. */
function mediaTypeFor(accept: string | undefined): string | null {
  if (accept === undefined || accept === '') return MEDIA_TYPES[0] ?? null;
  if (accept.length > LONGEST_ACCEPT) return null;
  const known = mediaTypes.get(accept);
  if (known !== undefined) return known.type;
  const type = new Negotiator({ headers: { accept } }).mediaType(MEDIA_TYPES) ?? null;
  mediaTypes.set(accept, { type });
  return type;
}

/** `type`: media type of the answer. */
type Question = Readonly<{ parsed: ParsedRequest; type: string }>;

export class GraphqlFastPath {
  private readonly bodies = new RequestBodyCache();

  constructor(private readonly deps: GraphqlFastPathDependencies) {}

  /** Null if the document was not answered before or its form is unusual. */
  read(body: Buffer, headers: IncomingHttpHeaders): Question | null {
    const contentType = headers['content-type'];
    assertJsonType(contentType);
    const parsed = this.bodies.at(body) ?? this.readAnew(body, contentType);
    const type = mediaTypeFor(headers.accept);
    return parsed === null || type === null ? null : { parsed, type };
  }

  async answer(fastRequest: FastPathRequest, question: Question, caller: Caller): Promise<void> {
    const { text, answer } = question.parsed;
    noteFields(fastRequest.request, text.fields);
    const name = answer === null ? null : `${audienceOf(caller)} ${answer}`;
    const kept = name === null ? undefined : this.deps.cache.get(name);
    if (kept !== undefined) {
      this.sendCached(fastRequest, kept, question);
      return;
    }
    const said = await this.answerAnew(fastRequest, question, caller);
    if (name === null || said === null) return;
    if (this.deps.cache.isWorthKeeping(name)) this.keep(name, said, fastRequest);
  }

  private readAnew(body: Buffer, contentType: string | undefined): ParsedRequest | null {
    const { documents, texts } = this.deps;
    const read = readRequest({ method: 'POST', contentType, body, query: {}, documents });
    // Registered after admission, by the normal pipeline.
    if (read.isNew) return null;
    const text = texts.find(read.query, read.operationName);
    if (text === undefined) return null;
    // `readRequest` has checked that it is a map.
    const variables = text.variables((read.body['variables'] ?? {}) as ParsedRequest['variables']);
    const parsed = { text, variables, answer: this.nameOf(text, variables) };
    this.bodies.remember(body, parsed);
    return parsed;
  }

  private nameOf(text: PreparedText, variables: ParsedRequest['variables']): string | null {
    return text.isKept ? `${this.deps.kbVersion} ${text.id} ${JSON.stringify(variables)}` : null;
  }

  /** @returns the wire text sent; null if the request fell through */
  private async answerAnew(
    fastRequest: FastPathRequest,
    { parsed: { text, variables }, type }: Question,
    caller: Caller,
  ): Promise<string | null> {
    const cost = text.isGood(variables) ? text.cost(variables) : null;
    if (cost === null) {
      fastRequest.fallThrough();
      return null;
    }
    await turnEnd();
    const context = new FastPathContext(fastRequest.requestId, caller, this.deps.now());
    const data = await text.run(context, variables);
    if (data === null) {
      fastRequest.fallThrough();
      return null;
    }
    const meta = metaOf(this.deps.providerName, fastRequest.requestId, caller);
    const extensions = { ...meta, ...context.meta, cost };
    const said = `{"data":${data},"extensions":${toWire(JSON.stringify(extensions))}}\n`;
    this.send(fastRequest, said, type);
    return said;
  }

  private keep(name: string, said: string, { requestId }: FastPathRequest): void {
    const kept = CachedAnswer.of(fromWire(said), requestId, null);
    if (kept !== null) this.deps.cache.keep(name, kept);
  }

  private send(fastRequest: FastPathRequest, said: string, type: string): void {
    const lines = `${COMMON_LINES}content-type: ${type}\r\ncontent-length: ${said.length}\r\n`;
    fastRequest.send({ status: '200 OK', lines, beginning: null, end: said });
  }

  private sendCached(fastRequest: FastPathRequest, kept: CachedAnswer, { type }: Question): void {
    const accepted = fastRequest.request.headers['accept-encoding'];
    const encoding = kept.encodingFor(
      acceptedEncoding(typeof accepted === 'string' ? accepted : undefined),
    );
    const { beginning, end, length } = kept.bytes(fastRequest.requestId, encoding);
    const encoded = encoding === null ? '' : `content-encoding: ${encoding}\r\n`;
    const lines = `${COMMON_LINES}content-type: ${type}\r\n${encoded}content-length: ${length}\r\n`;
    fastRequest.send({ status: '200 OK', lines, beginning, end });
  }
}
