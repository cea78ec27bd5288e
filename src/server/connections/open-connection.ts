/** One connection: its state and its last progress. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isLongUpload } from './long-upload.js';
import { CONNECTION_LIMITS } from './connection-limits.js';
import type { Turns } from './turns.js';

const SECOND_MS = 1_000;

/**
 * `idle`: between requests. `silent`: no request yet. `sending`: a body is arriving. `reading`: an answer is being
 * sent. `working`: the server is busy. `exempt`: other limits apply.
 */
export type ConnectionState = 'idle' | 'silent' | 'sending' | 'reading' | 'working' | 'exempt';

/** Bytes handed to the kernel, read as Node's own timeouts do. */
function flushedBytes(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  const queued: unknown =
    Object(handle) === handle ? Reflect.get(Object(handle), 'writeQueueSize') : 0;
  return socket.bytesWritten - Math.max(Number(queued) || 0, 0);
}

export class OpenConnection {
  /** Switched to WebSocket. */
  isUpgraded = false;
  private response: ServerResponse | null = null;
  private request: IncomingMessage | null = null;
  private markedBytes = 0;
  private waiting = 0;

  constructor(
    readonly socket: Socket,
    private markedMs: number,
    private readonly turns: Turns,
  ) {}

  /**
   * Call when the head of a request has arrived. A pipelined request waits for the previous answer and for its turn, so
   * that one client cannot delay others.
   */
  begin(request: IncomingMessage, response: ServerResponse, go: () => void): void {
    const before = this.unfinished;
    this.request = request;
    this.response = response;
    this.markedMs = performance.now();
    if (before === null) go();
    else this.wait(before, go);
  }

  /** The next answer is the last. If its headers were sent, the connection closes after it. */
  endKeepAlive(): void {
    const { unfinished, socket } = this;
    if (unfinished === null || this.isUpgraded) return;
    unfinished.shouldKeepAlive = false;
    if (unfinished.headersSent)
      unfinished.once('close', () => {
        socket.destroySoon();
      });
  }

  /** The last answer, until the kernel has all of it. */
  get unfinished(): ServerResponse | null {
    return this.response?.writableFinished === false ? this.response : null;
  }

  get isStream(): boolean {
    return this.unfinished !== null && isLongUpload(this.socket);
  }

  get state(): ConnectionState {
    const { socket, request, unfinished } = this;
    if (this.isUpgraded || isLongUpload(socket)) return 'exempt';
    if (request === null) return 'silent';
    if (unfinished === null) return 'idle';
    if (unfinished.writableEnded || socket.writableLength > 0) return 'reading';
    return request.complete ? 'working' : 'sending';
  }

  /** Milliseconds without progress by the client; 0 if the server is working or the connection exempt. */
  quietMs(nowMs: number): number {
    const { state } = this;
    const elapsedMs = nowMs - this.markedMs;
    const bytes = this.socket.bytesRead + flushedBytes(this.socket);
    const least = (CONNECTION_LIMITS.leastBytesPerSecond * elapsedMs) / SECOND_MS;
    const hasMoved = bytes > this.markedBytes && bytes - this.markedBytes >= least;
    if (!hasMoved && state !== 'working' && state !== 'exempt') return elapsedMs;
    this.markedMs = nowMs;
    this.markedBytes = bytes;
    return 0;
  }

  /** A reset frees what the kernel buffers for a client that does not read. */
  close(): void {
    if (this.state === 'reading') this.socket.resetAndDestroy();
    else this.socket.destroy();
  }

  private wait(before: ServerResponse, go: () => void): void {
    this.waiting += 1;
    if (this.waiting > CONNECTION_LIMITS.mostWaiting) {
      this.close();
      return;
    }
    before.once('close', () => {
      this.turns.add(() => {
        this.waiting -= 1;
        if (!this.socket.destroyed) go();
      });
    });
  }
}
