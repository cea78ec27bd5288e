/**
 * All connections. At the limit, those without progress are closed: slow readers and half-sent requests, then idle
 * ones. Source: D-106.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { CONNECTION_LIMITS, patienceMs } from './connection-limits.js';
import { OpenConnection, type ConnectionState } from './open-connection.js';
import { Turns } from './turns.js';

const SWEEP_EVERY_MS = 1_000;
const SEARCH_EVERY_MS = 10;
const REPORT_EVERY_MS = 10_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Quiet = Readonly<{ connection: OpenConnection; state: ConnectionState; quietMs: number }>;

/** Idle connections are closed last. */
const isIdle = ({ state }: Quiet): boolean => state === 'idle';
const firstToClose = (one: Quiet, other: Quiet): number =>
  Number(isIdle(one)) - Number(isIdle(other)) || other.quietMs - one.quietMs;

export class OpenConnections {
  private readonly all = new Map<Socket, OpenConnection>();
  private readonly turns = new Turns();
  private searchedMs = -Infinity;
  private reportedMs = -Infinity;
  private closed = 0;
  private isEnding = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly log: Pick<Logger, 'warn'>) {}

  /** Call before hooks that end something. */
  mount(app: FastifyInstance): void {
    this.watch(app.server);
    // Requests in progress still keep the connection alive.
    app.addHook('preClose', (done) => {
      this.endKeepAlive();
      done();
    });
  }

  /** Call before the server listens. */
  watch(server: Server): void {
    server.maxConnections = CONNECTION_LIMITS.most;
    server.on('connection', (socket: Socket) => {
      this.add(socket);
    });
    server.on('upgrade', (_request, socket: Socket) => {
      const connection = this.all.get(socket);
      if (connection !== undefined) connection.isUpgraded = true;
    });
    this.timer = setInterval(this.sweep, SWEEP_EVERY_MS).unref();
    server.once('close', () => {
      clearInterval(this.timer ?? undefined);
    });
  }

  /** Call after everything that replaces request listeners. */
  watchRequests(server: Server): void {
    const listeners = server.listeners('request') as Listener[]; // listeners take the event's arguments
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const go = (): void => {
        for (const listener of listeners) listener.call(server, request, response);
      };
      if (this.isEnding) response.shouldKeepAlive = false;
      const connection = this.all.get(request.socket);
      // Injected requests have no connection.
      if (connection === undefined) go();
      else connection.begin(request, response, go);
    });
  }

  /** `connections`: all, including idle ones. */
  counts(): Readonly<{ connections: number; requests: number; streams: number; sockets: number }> {
    const all = [...this.all.values()];
    const streams = all.filter(({ isStream }) => isStream).length;
    const sockets = all.filter(({ isUpgraded }) => isUpgraded).length;
    const requests = all.filter(({ isUpgraded, unfinished }) => !isUpgraded && unfinished !== null);
    return { connections: all.length, requests: requests.length - streams, streams, sockets };
  }

  /** From now on, every answer is the last on its connection. */
  private endKeepAlive(): void {
    this.isEnding = true;
    for (const connection of this.all.values()) connection.endKeepAlive();
  }

  private add(socket: Socket): void {
    const nowMs = performance.now();
    this.all.set(socket, new OpenConnection(socket, nowMs, this.turns));
    socket.once('close', () => this.all.delete(socket));
    this.makeSpace(nowMs);
  }

  private makeSpace(nowMs: number): void {
    const size = this.all.size;
    const patience = patienceMs(size);
    if (patience === null) return;
    if (patience > 0 && nowMs - this.searchedMs < SEARCH_EVERY_MS) return;
    this.searchedMs = nowMs;
    const quiet = [...this.all.values()]
      .map((connection) => ({
        connection,
        state: connection.state,
        quietMs: connection.quietMs(nowMs),
      }))
      .filter(({ quietMs }) => quietMs >= patience)
      .sort(firstToClose);
    const many = size - CONNECTION_LIMITS.crowdedFrom + CONNECTION_LIMITS.spare;
    for (const { connection } of quiet.slice(0, many)) this.close(connection);
    this.report(nowMs);
  }

  private close(connection: OpenConnection): void {
    this.all.delete(connection.socket);
    connection.close();
    this.closed += 1;
  }

  private readonly sweep = (): void => {
    const nowMs = performance.now();
    const { stalledReadMs, lingerMs } = CONNECTION_LIMITS;
    for (const connection of this.all.values()) {
      const quietMs = connection.quietMs(nowMs);
      const isStalled = connection.state === 'reading' && quietMs >= stalledReadMs;
      const isLingering = connection.socket.writableFinished && quietMs >= lingerMs;
      if (isStalled || isLingering) this.close(connection);
    }
    this.report(nowMs);
  };

  private report(nowMs: number): void {
    if (this.closed === 0 || nowMs - this.reportedMs < REPORT_EVERY_MS) return;
    this.reportedMs = nowMs;
    const summary = { closed: this.closed, connections: this.all.size };
    this.log.warn(summary, 'connections without progress were closed');
    this.closed = 0;
  }
}
