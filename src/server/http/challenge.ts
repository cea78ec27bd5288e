/** `WWW-Authenticate` of refusals (RFC 6750, 3; RFC 9728, 5.1), and errors of OAuth endpoints (RFC 6749, 5.2). */
import type { ErrorCode, ServiceError } from '../../shared/errors.js';
import { PLAIN_ROUTES, RESOURCE_METADATA } from '../routing/plain-routes.js';
import { routeAt } from '../routing/route-table.js';

const BEARER = /^Bearer realm="[^"]+"/;

/** Where a client learns which authorization server issues tokens for the route. */
const metadataAt = (pattern: string | undefined, publicUrl: string): string =>
  `${publicUrl}${RESOURCE_METADATA}${pattern === PLAIN_ROUTES.mcp.path ? pattern : ''}`;

/** @param pattern of the router; undefined if no route matches. @returns null if none is due */
export function challengeFor(
  { code, details }: ServiceError,
  pattern: string | undefined,
  publicUrl: string,
): string | null {
  const metadata = `resource_metadata="${metadataAt(pattern, publicUrl)}"`;
  if (code === 'UNAUTHORIZED') {
    return routeAt(pattern).challenge.replace(BEARER, (bearer) => `${bearer}, ${metadata}`);
  }
  const scope = details.find(({ type }) => type === 'scope_missing')?.params?.['scope'];
  if (code !== 'FORBIDDEN_ROLE' || scope === undefined) return null;
  return `Bearer error="insufficient_scope", scope="${String(scope)}", ${metadata}`;
}

const ERRORS: Partial<Record<ErrorCode, string>> = {
  INTERNAL_ERROR: 'server_error',
  RATE_LIMITED: 'temporarily_unavailable',
  UPSTREAM_UNAVAILABLE: 'temporarily_unavailable',
  UNAUTHORIZED: 'invalid_client',
};

/** @param text in the language of the caller */
export const oauthError = ({ code }: ServiceError, text: string) => ({
  error: ERRORS[code] ?? 'invalid_request',
  error_description: text,
});
