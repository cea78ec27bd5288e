/** Answers of the endpoints that browsers open: redirects, and pages for errors that cannot be redirected. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OauthAnswer } from '../../modules/oauth/domain/endpoint.js';
import type { Texts } from '../../shared/texts.js';
import { languageOf } from '../http/page-language.js';
import { authorizationErrorPage, type AuthorizationError } from './authorization-error-page.js';
import { sendAnswer } from './oauth-request.js';

/** `isResumed`: the browser returns from the consent page. */
type BrowserExchange = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  routes: Readonly<{ texts: Texts; provider: string }>;
  isResumed: boolean;
}>;

const FIRST_ERROR = 400;
const FIRST_SERVER_ERROR = 500;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function errorOf(
  { status, body }: OauthAnswer,
  { isResumed, request }: BrowserExchange,
): AuthorizationError {
  const members = JSON.parse(body.toString('utf8')) as Record<string, unknown>; // ErrorOut of the provider
  const [error, description] = [members['error'], members['error_description']].map(textOf);
  const refused = isResumed ? 'expired' : 'invalid';
  return {
    kind: status < FIRST_SERVER_ERROR ? refused : 'failed',
    error: error ?? '',
    description: description ?? '',
    requestId: request.id,
  };
}

const isJson = ({ headers }: OauthAnswer): boolean =>
  String(headers['content-type']).startsWith('application/json');

export function sendBrowserAnswer(exchange: BrowserExchange, answer: OauthAnswer): FastifyReply {
  const { request, reply, routes } = exchange;
  const { texts, provider } = routes;
  if (answer.status < FIRST_ERROR || !isJson(answer)) return sendAnswer(reply, answer);
  const language = languageOf(request, texts);
  const page = authorizationErrorPage(errorOf(answer, exchange), { texts, provider, language });
  const headers = {
    ...answer.headers,
    'content-type': page.contentType,
    'referrer-policy': 'no-referrer',
    vary: 'Accept-Language',
  };
  const body = Buffer.from(page.body);
  return sendAnswer(reply, { status: answer.status, headers, body }, page.contentSecurityPolicy);
}
