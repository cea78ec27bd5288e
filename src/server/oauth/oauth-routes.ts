/** Endpoints of the authorization server, and the metadata by which clients find them. Source: D-255. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OauthAnswer, OauthRequest } from '../../modules/oauth/domain/endpoint.js';
import { SCOPES } from '../../shared/scope.js';
import { admitted } from '../http/admit.js';
import { PLAIN_ROUTES, type PlainRoute } from '../routing/plain-routes.js';
import { mountConsent, type ConsentRoutes } from './consent-routes.js';
import { sendBrowserAnswer } from './browser-answer.js';
import { requestOf, sendAnswer } from './oauth-request.js';

/** `assertMayRegister`: rejects with RATE_LIMITED. `published`: a JSON Web Key Set. */
export type OauthRoutes = ConsentRoutes &
  Readonly<{
    publicUrl: string;
    answer: (request: OauthRequest) => Promise<OauthAnswer>;
    published: () => unknown;
    assertMayRegister: (address: string, requestId: string) => Promise<void>;
  }>;

/** The first scope is asked for if a client names none. */
const [MINIMAL_SCOPE] = SCOPES;

/** Members of OpenID Connect, which the provider adds. */
const OPENID = /^(id_token_|subject_types|claim|request_|acr_|userinfo_)/;

/** As the provider names it. */
const SESSION_COOKIE = /^(?:__Host-)?_session\b/;

const JSON_TYPE = 'application/json; charset=utf-8';

/** A request without `scope` asks for the least. Sessions of earlier requests do not count. */
function authorizationRequest(request: FastifyRequest): OauthRequest {
  const { cookie = '', ...headers } = requestOf(request).headers;
  const url = new URL(request.raw.url ?? '', 'http://localhost');
  if (!url.searchParams.has('scope')) url.searchParams.set('scope', MINIMAL_SCOPE);
  const kept = cookie.split('; ').filter((one) => !SESSION_COOKIE.test(one));
  return {
    method: 'GET',
    url: `${url.pathname}${url.search}`,
    headers: kept.length === 0 ? headers : { ...headers, cookie: kept.join('; ') },
    body: null,
  };
}

/** RFC 9728, for the service and for `/mcp`, which is a resource of its own for clients of assistants. */
function mountResourceMetadata(app: FastifyInstance, routes: OauthRoutes): void {
  const { publicUrl, admissionControl } = routes;
  const { resourceMetadata, mcpResourceMetadata, mcp } = PLAIN_ROUTES;
  const resources = [
    [resourceMetadata, publicUrl],
    [mcpResourceMetadata, `${publicUrl}${mcp.path}`],
  ] as const;
  for (const [route, resource] of resources) {
    const text = JSON.stringify({
      resource,
      authorization_servers: [publicUrl],
      jwks_uri: `${publicUrl}${PLAIN_ROUTES.oauthKeys.path}`,
      scopes_supported: SCOPES,
      bearer_methods_supported: ['header'],
      dpop_signing_alg_values_supported: ['ES256', 'Ed25519', 'EdDSA'],
      dpop_bound_access_tokens_required: false,
      resource_documentation: `${publicUrl}/docs/authentication`,
    });
    app.get(route.path, {
      ...admitted(admissionControl, route),
      handler: (_request, reply) => reply.type(JSON_TYPE).send(text),
    });
  }
}

/** RFC 8414. */
async function serverMetadata({ answer, publicUrl }: OauthRoutes): Promise<string> {
  const { path } = PLAIN_ROUTES.serverMetadata;
  const { body } = await answer({ method: 'GET', url: path, headers: {}, body: null });
  const members = Object.entries(JSON.parse(body.toString('utf8')) as Record<string, unknown>);
  return JSON.stringify({
    ...Object.fromEntries(members.filter(([name]) => !OPENID.test(name))),
    scopes_supported: SCOPES,
    service_documentation: `${publicUrl}/docs/authentication`,
  });
}

function mountEndpoint(app: FastifyInstance, routes: OauthRoutes, route: PlainRoute): void {
  app.post(route.path, {
    ...admitted(routes.admissionControl, route),
    config: { transport: 'oauth' },
    handler: async (request, reply) => {
      if (route === PLAIN_ROUTES.oauthRegister) {
        await routes.assertMayRegister(request.ip, request.id);
      }
      return sendAnswer(reply, await routes.answer(requestOf(request)));
    },
  });
}

export function mountOauth(app: FastifyInstance, routes: OauthRoutes): void {
  const { admissionControl, answer, published } = routes;
  const { oauthAuthorize, oauthResume, oauthToken, oauthRegister, oauthRevoke } = PLAIN_ROUTES;
  const { oauthKeys, serverMetadata: metadata } = PLAIN_ROUTES;
  mountResourceMetadata(app, routes);
  mountConsent(app, routes);
  for (const route of [oauthToken, oauthRegister, oauthRevoke]) mountEndpoint(app, routes, route);
  app.get(oauthAuthorize.path, {
    ...admitted(admissionControl, oauthAuthorize),
    config: { transport: 'oauth' },
    handler: async (request, reply) => {
      const answered = await answer(authorizationRequest(request));
      return sendBrowserAnswer({ request, reply, routes, isResumed: false }, answered);
    },
  });
  app.get(oauthResume.path, {
    ...admitted(admissionControl, oauthResume),
    config: { transport: 'oauth' },
    handler: async (request, reply) => {
      const answered = await answer(requestOf(request));
      return sendBrowserAnswer({ request, reply, routes, isResumed: true }, answered);
    },
  });
  app.get(oauthKeys.path, {
    ...admitted(admissionControl, oauthKeys),
    handler: (_request, reply) =>
      reply.type('application/jwk-set+json').send(JSON.stringify(published())),
  });
  let text: Promise<string> | null = null;
  app.get(metadata.path, {
    ...admitted(admissionControl, metadata),
    handler: async (_request, reply) => {
      text ??= serverMetadata(routes).catch((failure: unknown) => {
        text = null;
        throw failure;
      });
      return reply.type(JSON_TYPE).send(await text);
    },
  });
}
