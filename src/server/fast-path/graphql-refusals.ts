/** Errors of GraphQL operations on the fast path, as Apollo Server and the contract plugin write them. */
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Caller } from '../../shared/caller.js';
import type { ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import { localizeReported, toReported, type ReportedError } from '../graphql/format-error.js';
import { GRAPHQL_VARY } from '../graphql/graphql-routes.js';
import type { PreparedText } from '../graphql/prepared-query.js';
import { longestWait, refusedStatus, withArguments } from '../graphql/refusal.js';
import type { RefusedDocument } from '../graphql/refused-documents.js';
import { recordFields, recordRefusal } from '../http/access-log.js';
import { metaOf, type Meta } from '../http/envelope.js';
import { toWire } from '../writer/wire-text.js';
import { linesOf, PRIVATE_LINE, statusLine } from './answer-head.js';
import type { FastPathRequest } from './request-context.js';

export type GraphqlRefusalDependencies = Readonly<{
  schema: GraphQLSchema;
  texts: Texts;
  providerName: string;
}>;

/** `type`: media type of the answer. */
export type RefusedQuestion = Readonly<{
  kind: 'refused';
  document: RefusedDocument;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>>;
  type: string;
}>;

type RefusedOperation = Readonly<{ text: PreparedText; error: ServiceError; type: string }>;

/** `text`: wire text of `data`; null without. */
type PartialAnswer = Readonly<{
  text: string | null;
  errors: readonly GraphQLError[];
  document: PreparedText;
  extensions: Meta;
  type: string;
}>;

/** `data`: wire text; null if the operation was not run. */
type Refusal = Readonly<{
  reported: readonly ReportedError[];
  data: string | null;
  extensions: Meta;
  type: string;
}>;

const HTTP_OK = 200;

/** Raised by a root resolver, and expected. GraphQL reports others in an order of its own. */
function isPlain({ errors: [first, ...others] }: PartialAnswer): boolean {
  const isOne = first?.path !== undefined && first.path.length === 1 && others.length === 0;
  return isOne && toReported(first).ours.code !== 'INTERNAL_ERROR';
}

export class GraphqlRefusals {
  constructor(private readonly deps: GraphqlRefusalDependencies) {}

  /** A document that is not valid. */
  sendDocument(
    fastRequest: FastPathRequest,
    question: RefusedQuestion,
    caller: Caller | null,
  ): void {
    const { document, type } = question;
    const operation = { ...question, schema: this.deps.schema, document: document.document };
    const reported = withArguments(document.reported, operation, { caller });
    this.send(fastRequest, {
      reported,
      data: null,
      extensions: this.meta(fastRequest, caller),
      type,
    });
  }

  /** An operation whose arguments are not valid, or that costs too much. */
  sendOperation(
    fastRequest: FastPathRequest,
    { text, error, type }: RefusedOperation,
    caller: Caller | null,
  ): void {
    recordFields(
      fastRequest.request,
      text.fields.map(({ name }) => ({ name, isOk: false })),
    );
    const reported = [{ error: { locations: undefined, path: undefined }, ours: error }];
    this.send(fastRequest, {
      reported,
      data: null,
      extensions: this.meta(fastRequest, caller),
      type,
    });
  }

  /** An operation that failed while it ran. */
  sendPartial(fastRequest: FastPathRequest, answer: PartialAnswer): void {
    const { errors, document, extensions, type, text } = answer;
    // Without data nothing was run; a query may run again.
    if (text === null || (document.isQuery && !isPlain(answer))) {
      fastRequest.fallThrough();
      return;
    }
    recordFields(fastRequest.request, document.outcomes(errors));
    this.send(fastRequest, { reported: errors.map(toReported), data: text, extensions, type });
  }

  private meta({ requestId }: FastPathRequest, caller: Caller | null): Meta {
    return metaOf(this.deps.providerName, requestId, caller);
  }

  private send(fastRequest: FastPathRequest, refusal: Refusal): void {
    const { reported, data, extensions, type } = refusal;
    const { errorLanguage, head, request } = fastRequest;
    const listener = {
      errorLanguage,
      logError: (error: unknown) => {
        fastRequest.logError(error);
      },
      recordRefusal: (error: ServiceError) => {
        recordRefusal(request, error);
      },
    };
    const errors = reported.map((one) => localizeReported(one, this.deps.texts, listener));
    const status = data === null ? refusedStatus(head.accept) : HTTP_OK;
    const wait = longestWait(reported);
    const middle = data === null ? '' : `"data":${data},`;
    const end = `{"errors":${wire(errors)},${middle}"extensions":${wire(extensions)}}\n`;
    const lines = linesOf({
      vary: GRAPHQL_VARY,
      'content-type': type,
      ...(wait === null ? {} : { 'retry-after': String(wait) }),
      'content-length': String(end.length),
    });
    fastRequest.send({
      status: statusLine(status),
      lines: PRIVATE_LINE + lines,
      beginning: null,
      end,
    });
  }
}

const wire = (value: unknown): string => toWire(JSON.stringify(value));
