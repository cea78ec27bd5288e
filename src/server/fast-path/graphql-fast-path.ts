/** GraphQL on the fast path: documents that Apollo Server has seen, valid with any variables, or refused. */
import type { Caller } from '../../shared/caller.js';
import { DocumentChecker, type CheckerDependencies } from '../graphql/document-checker.js';
import { toReported } from '../graphql/format-error.js';
import { GRAPHQL_VARY } from '../graphql/graphql-routes.js';
import { LearnedDocuments } from '../graphql/learned-documents.js';
import { recordFields } from '../http/access-log.js';
import { metaMembers, metaOf } from '../http/envelope.js';
import { acceptedEncoding } from '../response-cache/accepted-encoding.js';
import { CachedAnswer } from '../response-cache/cached-answer.js';
import { audienceOf, type ResponseCache } from '../response-cache/response-cache.js';
import { fromWire } from '../writer/wire-text.js';
import { PRIVATE_LINE } from './answer-head.js';
import { FastPathContext } from './fast-path-context.js';
import {
  GraphqlQuestions,
  type GraphqlQuestionDependencies,
  type PreparedQuestion,
  type GraphqlQuestion,
  type UnseenQuestion,
} from './graphql-questions.js';
import { GraphqlRefusals, type GraphqlRefusalDependencies } from './graphql-refusals.js';
import type { FastPathRequest } from './request-context.js';

export type GraphqlFastPathDependencies = GraphqlRefusalDependencies &
  CheckerDependencies &
  GraphqlQuestionDependencies &
  Readonly<{
    cache: ResponseCache;
    now: () => Date;
  }>;

const COMMON_LINES = `${PRIVATE_LINE}vary: ${GRAPHQL_VARY}\r\n`;

export class GraphqlFastPath {
  readonly questions: GraphqlQuestions;
  private readonly refusals: GraphqlRefusals;
  private readonly checker: DocumentChecker;
  private readonly learned: LearnedDocuments;

  constructor(private readonly deps: GraphqlFastPathDependencies) {
    this.questions = new GraphqlQuestions(deps);
    this.refusals = new GraphqlRefusals(deps);
    this.checker = new DocumentChecker(deps);
    this.learned = new LearnedDocuments(deps);
  }

  answer(
    fastRequest: FastPathRequest,
    question: GraphqlQuestion,
    caller: Caller | null,
  ): void | Promise<void> {
    switch (question.kind) {
      case 'prepared':
        return this.answerPrepared(fastRequest, question, caller);
      case 'refused':
        this.refusals.sendDocument(fastRequest, question, caller);
        return;
      case 'unseen':
        this.answerUnseen(fastRequest, question, caller);
        return;
      case 'unreadable':
        throw question.error;
    }
  }

  private answerUnseen(
    fastRequest: FastPathRequest,
    { query, ...question }: UnseenQuestion,
    caller: Caller | null,
  ): void {
    const text = { query, operationName: question.operationName };
    const checked = this.checker.check(query);
    if (checked?.isValid === false) {
      const reported = checked.errors.map(toReported);
      const document = this.learned.addRefused(text, { reported, document: checked.document });
      this.refusals.sendDocument(fastRequest, { ...question, kind: 'refused', document }, caller);
      return;
    }
    // At once: most requests that arrive with this one need not wait for Apollo Server.
    if (checked !== null) this.learned.addValid(text, checked.document);
    fastRequest.fallThrough();
  }

  private async answerPrepared(
    fastRequest: FastPathRequest,
    question: PreparedQuestion,
    caller: Caller | null,
  ): Promise<void> {
    const { text, answer } = question.parsed;
    recordFields(fastRequest.request, text.fields);
    const name = answer === null ? null : `${audienceOf(caller)} ${answer}`;
    const kept = name === null ? undefined : this.deps.cache.get(name);
    if (kept !== undefined) {
      this.sendCached(fastRequest, kept, question);
      return;
    }
    const body = await this.answerParsed(fastRequest, question, caller);
    if (name === null || body === null) return;
    if (this.deps.cache.isWorthKeeping(name)) this.keep(name, body, fastRequest);
  }

  /** @returns the wire text sent; null if it is not worth keeping */
  private async answerParsed(
    fastRequest: FastPathRequest,
    { parsed: { text, variables }, type }: PreparedQuestion,
    caller: Caller | null,
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
    if (answered.errors.length > 0 || answered.text === null) {
      const meta = metaOf(this.deps.providerName, fastRequest.requestId, caller);
      const extensions = { ...meta, ...context.meta, cost: outcome.cost };
      this.refusals.sendPartial(fastRequest, { ...answered, document: text, extensions, type });
      return null;
    }
    const members = `${metaMembers(this.deps.providerName, context)},"cost":${String(outcome.cost)}`;
    const body = `{"data":${answered.text},"extensions":{${members}}}\n`;
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
