/** Answers errors: in the envelope on REST, as GraphQL errors on GraphQL. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid, missing, notFound, ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import type { ErrorLanguage } from '../errors/error-language.js';
import { ProtocolError } from '../errors/protocol-error.js';
import { retryAfterOf } from '../errors/retry-after.js';
import { statusOf } from '../errors/statuses.js';
import { toServiceError } from '../errors/to-service-error.js';
import { namedIn } from '../errors/name-missing.js';
import { wordError, type WordedError } from '../errors/localize-error.js';
import { errorEnvelope, metaOf } from './envelope.js';
import type { Caller } from '../../shared/caller.js';
import { recordRefusal } from './access-log.js';
import { PRIVATE } from '../routing/cache-control.js';
import { BODY_LIMIT_BYTES } from '../routing/request-limits.js';
import { challengeFor, oauthError } from './challenge.js';
import { isForPerson, missingPage } from './missing-page.js';
import { languageOf as pageLanguageOf } from './page-language.js';
import { languageOf, type Transport } from './request-state.js';

const HTTP_OK = 200;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
const INTERNAL_ERROR = 500;

const isClientError = (status: unknown): boolean =>
  typeof status === 'number' && status >= BAD_REQUEST && status < INTERNAL_ERROR;

function ofFramework(error: unknown): ServiceError | null {
  if (!(error instanceof Error)) return null;
  const code: unknown = Reflect.get(error, 'code');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const params = { max_bytes: BODY_LIMIT_BYTES };
    return invalid({ field: 'body', type: 'body_too_large', params });
  }
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return new ServiceError('UPSTREAM_UNAVAILABLE');
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') {
    return notFound(missing('path', 'path'));
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return invalid({ field: 'Content-Type', type: 'media_type' });
  }
  return isClientError(Reflect.get(error, 'statusCode'))
    ? invalid({ field: 'body', type: 'json_invalid' })
    : null;
}

/** GraphQL over HTTP uses 400 for unreadable requests, never 422. */
function graphqlStatus(error: ServiceError): number {
  if (error instanceof ProtocolError) return HTTP_OK;
  const status = statusOf(error);
  return status === UNPROCESSABLE ? BAD_REQUEST : status;
}

/** `transport`: form of the body. `pattern`: of the route; undefined if none matches. */
export type FailedRequest = Readonly<{
  requestId: string;
  caller: Caller | null;
  transport: Transport | undefined;
  pattern: string | undefined;
  language: ErrorLanguage;
}>;

/** `headers`: replace those of the route, except for `Link`, which is added. */
export type ErrorAnswer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

type GraphqlWording = Omit<WordedError, 'code'> & Readonly<{ code: string }>;

const graphqlBody = (
  { code, message, details }: GraphqlWording,
  { requestId, caller }: FailedRequest,
  providerName: string,
) => ({
  errors: [{ message, extensions: { code, details } }],
  extensions: metaOf(providerName, requestId, caller),
});

const wordingOf = (error: ServiceError, worded: WordedError): GraphqlWording =>
  error instanceof ProtocolError ? error.worded : worded;

export class ErrorAnswerer {
  constructor(
    private readonly texts: Texts,
    private readonly providerName: string,
    /** Public address, without a trailing slash. */
    private readonly publicUrl: string,
  ) {}

  word = (error: ServiceError, language: ErrorLanguage): WordedError =>
    wordError(error, this.texts, language);

  /** The same on every path through the server. */
  answerTo(error: ServiceError, failed: FailedRequest): ErrorAnswer {
    const worded = this.word(error, failed.language);
    const headers = this.headersOf(error, failed);
    if (failed.transport === 'graphql') {
      const body = graphqlBody(wordingOf(error, worded), failed, this.providerName);
      return { status: graphqlStatus(error), headers, body: JSON.stringify(body) };
    }
    const body =
      failed.transport === 'oauth'
        ? oauthError(error, worded.message)
        : errorEnvelope(worded, failed.requestId);
    return { status: statusOf(error), headers, body: JSON.stringify(body) };
  }

  answer = async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const error = namedIn(request, ofFramework(thrown) ?? toServiceError(thrown));
    recordRefusal(request.raw, error);
    if (error.code === 'INTERNAL_ERROR')
      request.log.error({ err: error.cause ?? error }, 'unexpected');
    const { status, headers, body } = this.answerTo(error, {
      requestId: request.id,
      caller: request.gateway.caller,
      transport: request.gateway.transport ?? request.routeOptions.config.transport,
      pattern: request.routeOptions.url,
      language: languageOf(request),
    });
    const link = reply.getHeader('Link');
    reply.headers(headers);
    if (link !== undefined && headers['Link'] !== undefined) {
      reply.header('Link', `${String(link)}, ${headers['Link']}`);
    }
    if (isForPerson(error, request)) return this.showMissing(request, reply);
    await reply.status(status).send(body);
  };

  private async showMissing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { texts, providerName: provider } = this;
    const page = missingPage({ texts, provider, language: pageLanguageOf(request, texts) });
    await reply
      .status(NOT_FOUND)
      .headers({
        'Content-Security-Policy': page.contentSecurityPolicy,
        Vary: 'Accept, Accept-Language',
      })
      .type(page.contentType)
      .send(page.body);
  }

  private headersOf(
    error: ServiceError,
    { transport, pattern }: FailedRequest,
  ): Record<string, string> {
    const challenge = challengeFor(error, pattern, this.publicUrl);
    const wait = retryAfterOf(error);
    const allow = error.details.find(({ type }) => type === 'method_not_allowed')?.params?.[
      'allowed'
    ];
    return {
      'Cache-Control': PRIVATE,
      'Content-Type': 'application/json; charset=utf-8',
      ...(challenge === null ? {} : { 'WWW-Authenticate': challenge }),
      ...(wait === null ? {} : { 'Retry-After': String(wait) }),
      ...(allow === undefined ? {} : { Allow: String(allow) }),
      ...(transport === 'graphql' || transport === 'oauth' ? {} : { Link: this.helpFor(error) }),
    };
  }

  /** Links the guide on this error. */
  private helpFor({ code }: ServiceError): string {
    return `<${this.publicUrl}/docs/errors#${code.toLowerCase()}>; rel="help"`;
  }
}
