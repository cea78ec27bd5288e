/**
 * Sessions of browsers: reads the cookie of requests to the API that carry no other credential. Responses to sessions are
 * not stored. Source: D-329.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../shared/graphql/browser.js';
import { sessionCredential } from '../../shared/session-credential.js';
import { keyIn } from '../auth/credential.js';
import {
  cookieLine,
  isFromOwnPages,
  readCookie,
  type CookieSettings,
} from '../auth/session-cookie.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';

export type BrowserSessionSettings = CookieSettings & Readonly<{ ownOrigins: ReadonlySet<string> }>;

const API = '/v1/';

/** Pages and their files have no caller. */
const isApi = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith(API) || url === PLAIN_ROUTES.graphql.path;

function isOfSession(request: FastifyRequest): boolean {
  // Null in preflights, which are answered before it is set.
  const gateway = request.gateway as FastifyRequest['gateway'] | null;
  return gateway?.caller?.member !== undefined;
}

const NO_STORE = 'no-store';

export class BrowserSessions {
  constructor(private readonly settings: BrowserSessionSettings) {}

  /** Call before routes are mounted. */
  mount(app: FastifyInstance): void {
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (isOfSession(request) || reply.hasHeader('set-cookie')) {
        reply.header('Cache-Control', NO_STORE);
      }
      done();
    });
  }

  /** An explicit key or token wins: the cookie is not read then. */
  note(request: FastifyRequest, reply: FastifyReply): void {
    const { headers, gateway, method } = request;
    if (!isApi(request) || !isFromOwnPages(method, headers, this.settings.ownOrigins)) return;
    const browser = this.browserOf(request, reply);
    gateway.browser = browser;
    if (keyIn(headers) !== undefined || gateway.proven !== undefined) return;
    const token = browser.read('session');
    if (token !== undefined) gateway.session = sessionCredential(token);
  }

  private browserOf({ headers }: FastifyRequest, reply: FastifyReply): Browser {
    const { settings } = this;
    return {
      read: (cookie) => readCookie(cookie, headers.cookie, settings),
      write: (cookie, value) =>
        void reply.header('Set-Cookie', cookieLine(cookie, value, settings)),
      remove: (cookie) => void reply.header('Set-Cookie', cookieLine(cookie, null, settings)),
      clearStorage: () => void reply.header('Clear-Site-Data', '"storage"'),
    };
  }
}
