/** The authorization server of a service: discovery (RFC 9728, 8414), registration (7591), tokens, revocation (7009). */
import {
  discoverOAuthServerInfo,
  refreshAuthorization,
  registerClient,
} from '@modelcontextprotocol/sdk/client/auth.js';
import type {
  AuthorizationServerMetadata,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import { unreachable } from '../../errors.js';
import type { Login } from './credentials.js';

const CLIENT_NAME = 'NIS2 command line';
const MS = 1_000;

/** RFC 6749, 5.1: recommended, not required. */
const DEFAULT_SECONDS = 300;

export type AuthorizationServer = Readonly<{
  issuer: string;
  metadata: AuthorizationServerMetadata;
  resource: string;
}>;

/** @throws ClientFailure if the service cannot be reached or has no authorization server */
export async function discover(url: string): Promise<AuthorizationServer> {
  const found = await discoverOAuthServerInfo(url).catch((cause: unknown) => {
    throw unreachable(cause instanceof Error ? cause.message : String(cause), cause);
  });
  const { authorizationServerMetadata: metadata, resourceMetadata, authorizationServerUrl } = found;
  if (metadata === undefined) throw unreachable(`${url} has no authorization server`);
  return { issuer: authorizationServerUrl, metadata, resource: resourceMetadata?.resource ?? url };
}

/** A public client of this machine (RFC 8252). @returns its id */
export async function register(
  { issuer, metadata }: AuthorizationServer,
  redirect: string,
): Promise<string> {
  const { client_id: id } = await registerClient(issuer, {
    metadata,
    clientMetadata: {
      client_name: CLIENT_NAME,
      redirect_uris: [redirect],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  });
  return id;
}

export const toLogin = (clientId: string, tokens: OAuthTokens): Login => ({
  clientId,
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
  scope: tokens.scope,
  expiresAt: new Date(Date.now() + (tokens.expires_in ?? DEFAULT_SECONDS) * MS).toISOString(),
});

/** @throws OAuthError if the permission has ended */
export async function renew(url: string, { clientId, refreshToken = '' }: Login): Promise<Login> {
  const { issuer, metadata, resource } = await discover(url);
  const clientInformation = { client_id: clientId };
  const tokens = await refreshAuthorization(issuer, {
    metadata,
    clientInformation,
    refreshToken,
    resource,
  });
  return toLogin(clientId, tokens);
}

/** Ends the permission and the access token. */
export async function revoke(url: string, login: Login): Promise<void> {
  const { metadata } = await discover(url);
  const endpoint: unknown = Reflect.get(metadata, 'revocation_endpoint');
  if (typeof endpoint !== 'string') return;
  for (const token of [login.refreshToken, login.accessToken]) {
    if (token === undefined) continue;
    const body = new URLSearchParams({ token, client_id: login.clientId });
    const answer = await fetch(endpoint, { method: 'POST', body });
    if (!answer.ok) throw unreachable(`the revocation was answered with ${String(answer.status)}`);
  }
}
