/** HTTP server of all transports. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { invalid, notFound } from '../../shared/errors.js';
import type { OpenConnections } from '../connections/open-connections.js';
import { BODY_LIMIT_BYTES, HEAD_LIMIT_BYTES } from '../routing/request-limits.js';
import { routeAt, loggedUrl } from '../routing/route-table.js';
import { logAnswer } from './access-log.js';
import { admit, lateRefusal } from './admit.js';
import type { ErrorAnswerer } from './answer-error.js';
import { trustOf, type TrustedProxies } from './client-address.js';
import { clientErrorHandler } from './client-error.js';
import { allowOrigins } from './cors.js';
import { decodableUrl } from './route-index.js';
import type { AdmissionControl } from './admission-control.js';
import { fallbackState } from './fallback-state.js';
import { RouteIndex } from './route-index.js';
import type { Drain } from './drain.js';
import type { BrowserSessions } from './browser-session.js';
import type { ProofVerifier } from './dpop-proof.js';
import { addSecurityHeaders } from './security-headers.js';
import type { ServerTimes } from './server-times.js';
import { hasValidHost } from './validate-host.js';
import { shedLoad } from './shedding.js';

export type ServerDependencies = Readonly<{
  admissionControl: AdmissionControl;
  errors: ErrorAnswerer;
  logger: Logger;
  trustProxy: TrustedProxies;
  /** Other upgrade requests are answered over HTTP. */
  isSocketRequest: (request: IncomingMessage) => boolean;
  connections: Pick<OpenConnections, 'mount'>;
  proofs: Pick<ProofVerifier, 'note'>;
  browsers: Pick<BrowserSessions, 'mount' | 'note'>;
  drain: Pick<Drain, 'mount'>;
  times: Pick<ServerTimes, 'arrival'>;
  /** See SHED_LAG_MS. */
  shedLagMs: number;
  /** See CORS_ORIGINS. */
  corsOrigins: readonly string[];
}>;

/** A proxy in front must use a shorter one. */
const KEEP_ALIVE_MS = 65_000;

/** Milliseconds. Longer than a request may take to arrive; deadlines end earlier (request-deadline.ts). */
export const MAX_ANSWER_MS = 35_000;

const UNKEYED = { counts: 'minute', needsKey: false } as const;

const requestLogger = (logger: Logger): Logger =>
  logger.child(
    {},
    {
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          method: request.method,
          url: loggedUrl(request.url),
          id: request.id,
        }),
      },
    },
  );

const createApp = ({
  logger,
  trustProxy,
  errors,
  admissionControl,
  isSocketRequest,
  times: { arrival },
}: ServerDependencies): FastifyInstance =>
  Fastify({
    loggerInstance: requestLogger(logger),
    trustProxy: trustOf(trustProxy),
    genReqId: (request) => fallbackState(request)?.requestId ?? randomUUID(),
    // Replaced by our own access log.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: arrival.request,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // Requests during shutdown are answered; the answer closes the connection.
    return503OnClosing: false,
    handlerTimeout: MAX_ANSWER_MS,
    rewriteUrl: decodableUrl,
    // Header size limits it; the schema checks parameters.
    routerOptions: { maxParamLength: HEAD_LIMIT_BYTES },
    http: {
      headersTimeout: arrival.headers,
      connectionsCheckingInterval: arrival.check,
      maxHeaderSize: HEAD_LIMIT_BYTES,
      // Checked by `validateHost`, which answers in the usual envelope.
      requireHostHeader: false,
      shouldUpgradeCallback: isSocketRequest,
    },
    clientErrorHandler: clientErrorHandler({ admissionControl, errors, logger }),
    frameworkErrors: (error, request, reply) => {
      request.gateway = { caller: null };
      void errors.answer(error, request, reply);
    },
  }) as unknown as FastifyInstance; // routes do not need the logger's type parameter

/** Bodies arrive as bytes; the transports check them. */
function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/** Replays a body that the fast path has already read. */
function takeOver(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const body = fallbackState(request.raw)?.body ?? null;
    done(null, body === null ? payload : Readable.from([body]));
  });
}

/** After an ambiguous request the connection is not trusted. @throws VALIDATION_FAILED */
function validateHost(request: FastifyRequest, reply: FastifyReply): void {
  if (hasValidHost(request.raw)) return;
  reply.header('Connection', 'close');
  throw invalid({ field: 'Host', type: 'request_malformed' });
}

function noteAnswers(app: FastifyInstance, { isSocketRequest }: ServerDependencies): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId } = request;
    // Null in preflights, which are answered before it is set.
    const gateway = request.gateway as FastifyRequest['gateway'] | null;
    logAnswer(request.log, request.raw, {
      requestId,
      caller: gateway?.caller ?? null,
      operator: gateway?.operator,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
    // Node.js does not close a refused upgrade's connection.
    if (isSocketRequest(request.raw)) request.raw.socket.destroySoon();
    done();
  });
}

export async function createServer(deps: ServerDependencies): Promise<FastifyInstance> {
  const app = createApp(deps);
  // An unknown expectation is no reason to refuse a request (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  // Set by the hook below for every request.
  app.decorateRequest('gateway', null as never);
  const paths = new RouteIndex(app, HEAD_LIMIT_BYTES);
  takeBytes(app);
  deps.connections.mount(app);
  deps.drain.mount(app);
  await addSecurityHeaders(app);
  allowOrigins(app, deps.corsOrigins);
  deps.browsers.mount(app);
  app.addHook('onRequest', async (request, reply) => {
    request.gateway = { caller: null };
    reply.headers({
      'X-Request-Id': request.id,
      'Cache-Control': routeAt(request.routeOptions.url).cacheControl,
    });
    validateHost(request, reply);
    await deps.proofs.note(request);
    deps.browsers.note(request, reply);
    if (!request.is404) return;
    const refusal = paths.refusalAt(request.raw.url ?? '');
    if (refusal !== null) request.gateway.transport = refusal.transport;
    await admit(deps.admissionControl, { request, reply }, UNKEYED);
    throw refusal?.error ?? notFound();
  });
  await shedLoad(app, deps.shedLagMs);
  takeOver(app);
  noteAnswers(app, deps);
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = await lateRefusal(deps.admissionControl, request, reply);
    return deps.errors.answer(refusal ?? error, request, reply);
  });
  return app;
}
