/** WebSockets on the GraphQL path: subscriptions over graphql-transport-ws. Source: D-96. */
import type { IncomingMessage } from 'node:http';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handleProtocols } from 'graphql-ws';
import { BLOCKED_KEYS, type EventBus } from '../../shared/event-bus.js';
import { ServiceError } from '../../shared/errors.js';
import { inRequest } from '../../shared/row-scope.js';
import { admit } from '../http/admit.js';
import { refusedLine } from '../http/access-log.js';
import { keyOf, languageOf } from '../http/request-state.js';
import type { KeyDirectory } from '../auth/keys.ports.js';
import { Connection } from './connection.js';
import { Connections } from './connections.js';
import { ownOrigins } from '../auth/own-origins.js';
import type { ConnectionLimiter } from '../../shared/limits/connection-limiter.js';
import { makeSubscriptionServer, type SubscriptionDependencies } from './subscription-server.js';

export type WebSocketDependencies = Omit<SubscriptionDependencies, 'connections'> &
  Readonly<{
    keys: KeyDirectory;
    places: ConnectionLimiter;
    eventBus: Pick<EventBus, 'subscribe'>;
    publicUrl: string;
    corsOrigins: readonly string[];
  }>;

const MAX_BYTES = 65_536;
const INTERNAL_ERROR = 4500;

/** A connection counts for its address, a subscription for its key. */
const OPENING = { counts: 'minute', needsKey: false } as const;

/** Other upgrade requests are answered over HTTP. */
export const isSocketRequest = ({ url, method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  /^\/graphql(\?|$)/.test(url ?? '') &&
  headers.upgrade?.toLowerCase() === 'websocket';

const textOf = (bytes: unknown): string => (Buffer.isBuffer(bytes) ? bytes.toString() : '');

export class WebSocketRoutes {
  private readonly connections: Connections;
  private readonly server: ReturnType<typeof makeSubscriptionServer>;
  private readonly origins: ReadonlySet<string>;
  private readonly unsubscribe: () => void;

  constructor(private readonly deps: WebSocketDependencies) {
    this.connections = new Connections(deps.keys, deps.places);
    this.server = makeSubscriptionServer({ ...deps, connections: this.connections });
    this.origins = new Set([...ownOrigins(deps.publicUrl), ...deps.corsOrigins]);
    this.unsubscribe = deps.eventBus.subscribe(BLOCKED_KEYS, () => void this.connections.look());
    this.connections.start();
  }

  /** @throws RATE_LIMITED or FORBIDDEN_ROLE, before a socket is opened */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await admit(this.deps.admissionControl, { request, reply }, OPENING);
    const { origin } = request.headers;
    if (origin !== undefined && !this.origins.has(origin)) {
      throw new ServiceError('FORBIDDEN_ROLE', [{ field: 'Origin', type: 'origin_not_permitted' }]);
    }
    if (!this.connections.isFull(request.ip)) return;
    throw new ServiceError('RATE_LIMITED', [{ field: 'address', type: 'address_limit_exceeded' }]);
  }

  take(socket: WebSocket, request: FastifyRequest): void {
    const logError = (error: unknown): void => {
      request.log.error({ err: error }, 'unexpected');
    };
    const connection = new Connection({
      socket,
      address: request.ip,
      headerKey: keyOf(request),
      listener: {
        errorLanguage: languageOf(request),
        logError,
        recordRefusal: (error) => {
          request.log.info({ requestId: request.id, ...refusedLine(error) }, 'refused on a socket');
        },
      },
      clock: () => performance.now(),
    });
    if (this.connections.add(connection)) this.serve(connection, logError);
  }

  close(): void {
    this.unsubscribe();
    this.connections.close();
  }

  private serve(connection: Connection, logError: (error: unknown) => void): void {
    const { socket } = connection.deps;
    const fail = (error: unknown): void => {
      logError(error);
      socket.close(INTERNAL_ERROR, 'INTERNAL_ERROR');
    };
    const closed = this.server.opened(
      {
        protocol: socket.protocol,
        send: (text) => sendOver(socket, text),
        close: (code, reason) => {
          socket.close(code, reason);
        },
        onMessage: (take) => {
          socket.on('message', (bytes) => {
            inRequest(() => take(textOf(bytes))).catch(fail);
          });
        },
      },
      { connection },
    );
    socket.once('close', (code, reason) => {
      this.connections.remove(connection);
      closed(code, reason.toString()).catch(logError);
    });
  }
}

/** Resolves once sent, so that events follow the client's reading. */
const sendOver = (socket: WebSocket, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) {
      resolve();
      return;
    }
    // Its close event reports it.
    socket.send(text, () => {
      resolve();
    });
  });

/** Call before the route is mounted. */
export async function acceptSockets(
  app: FastifyInstance,
  transport: WebSocketRoutes,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_BYTES, perMessageDeflate: false, handleProtocols },
    // The socket is closed already, with its code.
    errorHandler: () => undefined,
    preClose: (done) => {
      transport.close();
      done();
    },
  });
}
