/** Answers errors: in the envelope on REST, as GraphQL errors on GraphQL. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid, notFound, ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import type { ErrorLanguage } from '../errors/error-language.js';
import { ProtocolError } from '../errors/protocol-error.js';
import { retryAfterOf } from '../errors/retry-after.js';
import { statusOf } from '../errors/statuses.js';
import { toServiceError } from '../errors/to-service-error.js';
import { wordError, type WordedError } from '../errors/localize-error.js';
import { errorEnvelope, metaOf } from './envelope.js';
import { PRIVATE } from '../routing/cache-control.js';
import { challengeFor, oauthError } from './challenge.js';
import { languageOf } from './request-state.js';

export const BODY_LIMIT_BYTES = 262_144;

const HTTP_OK = 200;
const BAD_REQUEST = 400;
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
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound();
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

type GraphqlWording = Omit<WordedError, 'code'> & Readonly<{ code: string }>;

function graphqlBody(error: GraphqlWording, request: FastifyRequest, providerName: string) {
  const { code, message, details } = error;
  return {
    errors: [{ message, extensions: { code, details } }],
    extensions: metaOf(providerName, request.id, request.gateway.caller),
  };
}

/** Overwrites what a failing route has already set. */
function setHeaders(reply: FastifyReply, error: ServiceError, publicUrl: string): void {
  reply.header('Cache-Control', PRIVATE);
  const challenge = challengeFor(error, reply.request.routeOptions.url, publicUrl);
  if (challenge !== null) reply.header('WWW-Authenticate', challenge);
  const wait = retryAfterOf(error);
  if (wait !== null) reply.header('Retry-After', String(wait));
  const allow = error.details.find(({ type }) => type === 'method_not_allowed')?.params?.[
    'allowed'
  ];
  if (allow !== undefined) reply.header('Allow', allow);
}

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

  /** Links the guide on this error, in addition to existing links. */
  private addHelp(reply: FastifyReply, { code }: ServiceError): void {
    const help = `<${this.publicUrl}/docs/errors#${code.toLowerCase()}>; rel="help"`;
    const before = reply.getHeader('Link');
    reply.header('Link', before === undefined ? help : `${String(before)}, ${help}`);
  }

  answer = async (thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const error = ofFramework(thrown) ?? toServiceError(thrown);
    if (error.code === 'INTERNAL_ERROR')
      request.log.error({ err: error.cause ?? error }, 'unexpected');
    const worded = this.word(error, languageOf(request));
    setHeaders(reply, error, this.publicUrl);
    const transport = request.gateway.transport ?? request.routeOptions.config.transport;
    if (transport === 'oauth') {
      await reply.status(statusOf(error)).send(oauthError(error, worded.message));
      return;
    }
    const isGraphql = transport === 'graphql';
    if (!isGraphql) this.addHelp(reply, error);
    const body = isGraphql
      ? graphqlBody(wordingOf(error, worded), request, this.providerName)
      : errorEnvelope(worded, request.id);
    await reply
      .status(isGraphql ? graphqlStatus(error) : statusOf(error))
      .type('application/json; charset=utf-8')
      .send(body);
  };
}
