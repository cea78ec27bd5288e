/**
 * The end of a server that others still send requests to: readiness says no, and for a moment everything is answered
 * as before, each answer the last on its connection. Then nobody comes any more, and nothing is cut.
 * Source: D-96.
 */
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export class Drain {
  private isDraining = false;
  private readonly sockets = new Set<Socket>();

  /** @param forMs how long balancers need to notice */
  constructor(private readonly forMs: number) {}

  get isEnding(): boolean {
    return this.isDraining;
  }

  /** Call it before hooks that end something. */
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

  /** Node closes idle connections only after their first request; those that never sent a byte would hold the end up. */
  private endSilent(): void {
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
