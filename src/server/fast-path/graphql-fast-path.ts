/** GraphQL on the fast path: documents that Apollo Server has seen, valid with any variables, or refused. */
import type { Caller } from '../../shared/caller.js';
import type { Counts } from '../../shared/limits/charge.js';
import type { DocumentSource } from '../graphql/document-source.js';
import { GRAPHQL_VARY } from '../graphql/graphql-routes.js';
import { UNKNOWN_KIND, type OperationMetering } from '../graphql/operation-metering.js';
import type { PreparedQueryCache } from '../graphql/prepared-query-cache.js';
import type { PreparedText } from '../graphql/prepared-query.js';
import { readRequest } from '../graphql/read-request.js';
import type { RefusedDocuments } from '../graphql/refused-documents.js';
import { noteFields } from '../http/access-log.js';
import { metaOf } from '../http/envelope.js';
import { acceptedEncoding } from '../response-cache/accepted-encoding.js';
import { CachedAnswer } from '../response-cache/kept-answer.js';
import { audienceOf, type ResponseCache } from '../response-cache/response-cache.js';
import { fromWire, toWire } from '../writer/wire-text.js';
import { PRIVATE_LINE } from './answer-head.js';
import {
  GraphqlRefusals,
  type GraphqlRefusalDependencies,
  type RefusedQuestion,
} from './graphql-refusals.js';
import { mediaTypeFor } from './media-type.js';
import { RequestBodyCache, type ParsedRequest } from './request-body-cache.js';
import { FastPathContext } from './fast-path-context.js';
import type { RequestHead } from './request-head.js';
import type { FastPathRequest } from './request-context.js';

export type GraphqlFastPathDependencies = GraphqlRefusalDependencies &
  Readonly<{
    known: PreparedQueryCache;
    refused: RefusedDocuments;
    documents: DocumentSource;
    metering: OperationMetering;
    cache: ResponseCache;
    kbVersion: string;
    now: () => Date;
  }>;

const COMMON_LINES = `${PRIVATE_LINE}vary: ${GRAPHQL_VARY}\r\n`;

type PreparedQuestion = Readonly<{ kind: 'prepared'; parsed: ParsedRequest; type: string }>;

/** `unseen`: Apollo Server answers it, with its admission. */
type Question =
  | PreparedQuestion
  | RefusedQuestion
  | Readonly<{ kind: 'unseen'; query: string; operationName: string | undefined }>
  | Readonly<{ kind: 'unreadable'; error: unknown }>;

export class GraphqlFastPath {
  private readonly bodies = new RequestBodyCache();
  private readonly refusals: GraphqlRefusals;

  constructor(private readonly deps: GraphqlFastPathDependencies) {
    this.refusals = new GraphqlRefusals(deps);
  }

  /** Null if the form of the request is unusual. @param body of a JSON type */
  read(body: Buffer, { contentType, accept }: RequestHead): Question | null {
    const type = mediaTypeFor(accept);
    if (type === null) return null;
    const parsed = this.bodies.at(body);
    if (parsed !== undefined) return { kind: 'prepared', parsed, type };
    try {
      return this.readAnew(body, contentType, type);
    } catch (error) {
      return { kind: 'unreadable', error };
    }
  }

  countsOf(question: Question): Counts {
    switch (question.kind) {
      case 'prepared':
        return question.parsed.text.counts;
      case 'refused':
        return question.document.counts;
      case 'unseen':
        return this.deps.metering.countsOf(question.query, question.operationName);
      case 'unreadable':
        return UNKNOWN_KIND.counts;
    }
  }

  answer(fastRequest: FastPathRequest, question: Question, caller: Caller): void | Promise<void> {
    switch (question.kind) {
      case 'prepared':
        return this.answerPrepared(fastRequest, question, caller);
      case 'refused':
        this.refusals.sendDocument(fastRequest, question, caller);
        return;
      case 'unseen':
        fastRequest.fallThrough();
        return;
      case 'unreadable':
        throw question.error;
    }
  }

  private async answerPrepared(
    fastRequest: FastPathRequest,
    question: PreparedQuestion,
    caller: Caller,
  ): Promise<void> {
    const { text, answer } = question.parsed;
    noteFields(fastRequest.request, text.fields);
    const name = answer === null ? null : `${audienceOf(caller)} ${answer}`;
    const kept = name === null ? undefined : this.deps.cache.get(name);
    if (kept !== undefined) {
      this.sendCached(fastRequest, kept, question);
      return;
    }
    const body = await this.answerAnew(fastRequest, question, caller);
    if (name === null || body === null) return;
    if (this.deps.cache.isWorthKeeping(name)) this.keep(name, body, fastRequest);
  }

  private readAnew(body: Buffer, contentType: string | undefined, type: string): Question | null {
    const { documents, known, refused } = this.deps;
    const read = readRequest({ method: 'POST', contentType, body, query: {}, documents });
    // New documents are registered after admission, by the normal pipeline.
    if (read.isNew) return null;
    const { query, operationName } = read;
    // `readRequest` has checked that it is a map.
    const sent = (read.body['variables'] ?? {}) as ParsedRequest['variables'];
    const text = known.find(query, operationName);
    if (text === undefined) {
      const document = refused.find(query, operationName);
      if (document === undefined) return { kind: 'unseen', query, operationName };
      return { kind: 'refused', document, operationName, variables: sent, type };
    }
    const variables = text.variables(sent);
    const parsed = { text, variables, answer: this.nameOf(text, variables) };
    this.bodies.remember(body, parsed);
    return { kind: 'prepared', parsed, type };
  }

  private nameOf(text: PreparedText, variables: ParsedRequest['variables']): string | null {
    return text.isKept ? `${this.deps.kbVersion} ${text.id} ${JSON.stringify(variables)}` : null;
  }

  /** @returns the wire text sent; null if it is not worth keeping */
  private async answerAnew(
    fastRequest: FastPathRequest,
    { parsed: { text, variables }, type }: PreparedQuestion,
    caller: Caller,
  ): Promise<string | null> {
    const outcome = text.check(variables, caller);
    if (outcome.error !== null) {
      this.refusals.sendOperation(fastRequest, { text, error: outcome.error, type }, caller);
      return null;
    }
    if (outcome.cost === null) {
      fastRequest.fallThrough();
      return null;
    }
    const context = new FastPathContext(fastRequest, caller, this.deps.now());
    const answered = await fastRequest.inScope(caller, () => text.run(context, variables));
    const meta = metaOf(this.deps.providerName, fastRequest.requestId, caller);
    const extensions = { ...meta, ...context.meta, cost: outcome.cost };
    if (answered.errors.length > 0 || answered.text === null) {
      this.refusals.sendPartial(fastRequest, { ...answered, document: text, extensions, type });
      return null;
    }
    const body = `{"data":${answered.text},"extensions":${toWire(JSON.stringify(extensions))}}\n`;
    this.send(fastRequest, body, type);
    return body;
  }

  private keep(name: string, body: string, { requestId }: FastPathRequest): void {
    const kept = CachedAnswer.of(fromWire(body), requestId, null);
    if (kept !== null) this.deps.cache.keep(name, kept);
  }

  private send(fastRequest: FastPathRequest, body: string, type: string): void {
    const lines = `${COMMON_LINES}content-type: ${type}\r\ncontent-length: ${body.length}\r\n`;
    fastRequest.send({ status: '200 OK', lines, beginning: null, end: body });
  }

  private sendCached(
    fastRequest: FastPathRequest,
    kept: CachedAnswer,
    { type }: PreparedQuestion,
  ): void {
    const encoding = kept.encodingFor(acceptedEncoding(fastRequest.head.acceptEncoding));
    const { beginning, end, length } = kept.bytes(fastRequest.requestId, encoding);
    const encoded = encoding === null ? '' : `content-encoding: ${encoding}\r\n`;
    const lines = `${COMMON_LINES}content-type: ${type}\r\n${encoded}content-length: ${length}\r\n`;
    fastRequest.send({ status: '200 OK', lines, beginning, end });
  }
}
