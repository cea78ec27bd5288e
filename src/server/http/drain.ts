/**
 * Shutdown behind load balancers: readiness fails while requests are still answered, each answer the last on its
 * connection, so that none is cut off. Source: D-96.
 */
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export class Drain {
  private isDraining = false;
  private readonly sockets = new Set<Socket>();

  /** @param forMs how long load balancers need to notice */
  constructor(private readonly forMs: number) {}

  get isEnding(): boolean {
    return this.isDraining;
  }

  /** Call before hooks that end something. */
  mount(app: FastifyInstance): void {
    app.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    app.addHook('preClose', async () => {
      this.isDraining = true;
      await pause(this.forMs);
      this.endSilent();
    });
  }

  /** Node.js closes idle connections only after a first request. */
  private endSilent(): void {
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
