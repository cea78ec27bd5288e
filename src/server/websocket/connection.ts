/** One WebSocket: its caller, liveness and backpressure. */
import type { WebSocket } from '@fastify/websocket';
import type { Caller } from '../../shared/caller.js';
import type { Listener } from '../graphql/format-error.js';

/** Codes of RFC 6455 and graphql-transport-ws. */
export const CLOSE = {
  goingAway: [1001, 'Going away'],
  slow: [1013, 'Too slow'],
  tooMany: [1013, 'RATE_LIMITED'],
  unavailable: [1013, 'UPSTREAM_UNAVAILABLE'],
  forbidden: [4403, 'Forbidden'],
} as const;

const PING_EVERY_MS = 12_000;

/** Limits on unread data. */
const MAX_UNREAD_BYTES = 1_048_576;
const UNREAD_FOR_MS = 10_000;

/** Then the socket is terminated. */
const CLOSE_WITHIN_MS = 2_000;

/** `key`: checked again while the socket is open. */
type Identity = Readonly<{ caller: Caller; key: string }>;

/** `headerKey`: from the upgrade request. `clock`: monotonic milliseconds. */
export type ConnectionDependencies = Readonly<{
  socket: WebSocket;
  address: string;
  headerKey: string | undefined;
  listener: Listener;
  clock: () => number;
}>;

export class Connection {
  identity: Identity | null = null;
  private pingedAtMs: number;
  private isAwaited = false;
  private unreadSinceMs: number | null = null;

  constructor(readonly deps: ConnectionDependencies) {
    this.pingedAtMs = deps.clock();
    deps.socket.on('pong', () => {
      this.isAwaited = false;
    });
  }

  close([code, reason]: readonly [number, string]): void {
    const { socket } = this.deps;
    socket.close(code, reason);
    setTimeout(() => {
      socket.terminate();
    }, CLOSE_WITHIN_MS).unref();
  }

  /** Ends sockets that do not answer or read; pings others. */
  check(): void {
    const now = this.deps.clock();
    if (this.isSlow(now)) this.close(CLOSE.slow);
    if (now - this.pingedAtMs < PING_EVERY_MS) return;
    if (this.isAwaited) this.deps.socket.terminate();
    else this.ping(now);
  }

  private ping(now: number): void {
    const { socket } = this.deps;
    if (socket.readyState !== socket.OPEN) return;
    this.pingedAtMs = now;
    this.isAwaited = true;
    socket.ping();
  }

  private isSlow(now: number): boolean {
    const { bufferedAmount } = this.deps.socket;
    if (bufferedAmount > MAX_UNREAD_BYTES) return true;
    this.unreadSinceMs = bufferedAmount === 0 ? null : (this.unreadSinceMs ?? now);
    return this.unreadSinceMs !== null && now - this.unreadSinceMs > UNREAD_FOR_MS;
  }
}
