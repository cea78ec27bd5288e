/**
 * Connections whose request may take its time to arrive. Node's limit holds for the whole server and is reported as a
 * client's error; for these it is passed over. Instead they may not be silent for long, in either direction.
 */
import type { Socket } from 'node:net';

const allowLongUpload = new WeakSet<object>();

export function unhurry(socket: Socket, silenceMs: number): void {
  allowLongUpload.add(socket);
  // A socket that nobody watches for it is closed then.
  socket.setTimeout(silenceMs);
}

export const isLongUpload = (socket: object): boolean => allowLongUpload.has(socket);
