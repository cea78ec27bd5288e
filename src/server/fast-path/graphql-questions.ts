/** What a GraphQL request asks for: a document that is prepared, refused, or not seen before. */
import type { Counts } from '../../shared/limits/consumption.js';
import type { DocumentSource } from '../graphql/document-source.js';
import { UNKNOWN_KIND, type OperationMetering } from '../graphql/operation-metering.js';
import type { PreparedQueryCache } from '../graphql/prepared-query-cache.js';
import type { PreparedText } from '../graphql/prepared-query.js';
import { readRequest } from '../graphql/read-request.js';
import type { RefusedDocuments } from '../graphql/refused-documents.js';
import type { RefusedQuestion } from './graphql-refusals.js';
import { mediaTypeFor } from './media-type.js';
import { RequestBodyCache, type ParsedRequest } from './request-body-cache.js';
import { RequestForms } from './request-forms.js';
import type { RequestHead } from './request-head.js';

export type GraphqlQuestionDependencies = Readonly<{
  known: PreparedQueryCache;
  refused: RefusedDocuments;
  documents: DocumentSource;
  metering: OperationMetering;
  kbVersion: string;
}>;

export type PreparedQuestion = Readonly<{ kind: 'prepared'; parsed: ParsedRequest; type: string }>;

/** Apollo Server answers it, unless it is not valid. */
export type UnseenQuestion = Omit<RefusedQuestion, 'kind' | 'document'> &
  Readonly<{ kind: 'unseen'; query: string }>;

export type GraphqlQuestion =
  | PreparedQuestion
  | RefusedQuestion
  | UnseenQuestion
  | Readonly<{ kind: 'unreadable'; error: unknown }>;

/** A number beyond the range of JSON, such as 1e400, which is written as null. */
function hasInfinity(variables: ParsedRequest['variables']): boolean {
  const pending: unknown[] = [variables];
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    if (typeof one === 'number' && !Number.isFinite(one)) return true;
    if (typeof one === 'object' && one !== null)
      for (const part of Object.values(one)) pending.push(part);
  }
  return false;
}

export class GraphqlQuestions {
  private readonly bodies = new RequestBodyCache();
  private readonly forms = new RequestForms();

  constructor(private readonly deps: GraphqlQuestionDependencies) {}

  /** Null if the form of the request is unusual. @param body of a JSON type */
  read(body: Buffer, { contentType, accept }: RequestHead): GraphqlQuestion | null {
    const type = mediaTypeFor(accept);
    if (type === null) return null;
    const parsed = this.bodies.at(body);
    if (parsed !== undefined) return { kind: 'prepared', parsed, type };
    const form = this.forms.find(body);
    const known = form === undefined ? undefined : this.deps.known.at(form.key);
    if (form !== undefined && known !== undefined)
      return this.prepared(body, known, { sent: form.variables, type });
    try {
      return this.readBody(body, contentType, type);
    } catch (error) {
      return { kind: 'unreadable', error };
    }
  }

  countsOf(question: GraphqlQuestion): Counts {
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

  private readBody(
    body: Buffer,
    contentType: string | undefined,
    type: string,
  ): GraphqlQuestion | null {
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
      const request = { operationName, variables: sent, type };
      if (document === undefined) return { kind: 'unseen', query, ...request };
      return { kind: 'refused', document, ...request };
    }
    if (!read.isNamed) this.forms.remember(body, read);
    return this.prepared(body, text, { sent, type });
  }

  private prepared(
    body: Buffer,
    text: PreparedText,
    { sent, type }: Readonly<{ sent: ParsedRequest['variables']; type: string }>,
  ): PreparedQuestion {
    const variables = text.variables(sent);
    const parsed = { text, variables, answer: this.nameOf(text, variables) };
    this.bodies.remember(body, parsed);
    return { kind: 'prepared', parsed, type };
  }

  private nameOf(text: PreparedText, variables: ParsedRequest['variables']): string | null {
    if (!text.isKept) return null;
    const sent = JSON.stringify(variables);
    if (sent.includes('null') && hasInfinity(variables)) return null;
    return `${this.deps.kbVersion} ${text.id} ${sent}`;
  }
}
