/** State of a request while it is answered. */
import type { FastifyRequest } from 'fastify';
import type { Caller, Operator } from '../../shared/caller.js';
import type { Browser } from '../../shared/graphql/browser.js';
import { keyIn } from '../auth/credential.js';
import { errorLanguageOf, type ErrorLanguage } from '../errors/error-language.js';

/** Determines the form of errors. */
export type Transport = 'rest' | 'graphql' | 'oauth';

/**
 * `transport`: set from the path if no route matches. `proven`: token with the key that its request has proven.
 * `session`: credential of a browser's session, without a key or token. `browser`: of requests from our own pages.
 */
type RequestState = {
  caller: Caller | null;
  operator?: Operator | null;
  transport?: Transport;
  proven?: string;
  session?: string;
  browser?: Browser;
};

declare module 'fastify' {
  interface FastifyRequest {
    gateway: RequestState;
  }
  interface FastifyContextConfig {
    transport?: Transport;
  }
}

/** Key, token or session; an explicit credential precedes a session. */
export const keyOf = ({ headers, gateway }: FastifyRequest): string | undefined =>
  gateway.proven ?? keyIn(headers) ?? gateway.session;

/** Whether an unknown credential is an error. A session that has ended is no credential. */
export const isKeySent = (request: FastifyRequest): boolean =>
  request.gateway.session === undefined && keyOf(request) !== undefined;

export function languageOf(request: FastifyRequest): ErrorLanguage {
  // Fastify's router creates the record; an unrouted request has none.
  const query = request.query as Readonly<Record<string, unknown>> | null;
  return errorLanguageOf(query?.['keel'], request.headers['accept-language']);
}
