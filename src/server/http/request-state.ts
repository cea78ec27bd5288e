/** State of a request while it is answered. */
import type { FastifyRequest } from 'fastify';
import type { Caller, Operator } from '../../shared/caller.js';
import { keyIn } from '../auth/credential.js';
import { errorLanguageOf, type ErrorLanguage } from '../errors/error-language.js';

/** Determines the form of errors. */
export type Transport = 'rest' | 'graphql' | 'oauth';

/** `transport`: set from the path if no route matches. `proven`: token with the key that its request has proven. */
type RequestState = {
  caller: Caller | null;
  operator?: Operator | null;
  transport?: Transport;
  proven?: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    gateway: RequestState;
  }
  interface FastifyContextConfig {
    transport?: Transport;
  }
}

export const keyOf = ({ headers, gateway }: FastifyRequest): string | undefined =>
  gateway.proven ?? keyIn(headers);

export function languageOf(request: FastifyRequest): ErrorLanguage {
  // Fastify's router creates the record; an unrouted request has none.
  const query = request.query as Readonly<Record<string, unknown>> | null;
  return errorLanguageOf(query?.['keel'], request.headers['accept-language']);
}
