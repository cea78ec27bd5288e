/**
 * Connections whose request may take its time to arrive. Node's limit holds for the whole server and is told as a
 * client's error; for these it is passed over. Instead they may not be silent for long, in either direction.
 */
import type { Socket } from 'node:net';

const unhurried = new WeakSet<object>();

export function unhurry(socket: Socket, silenceMs: number): void {
  unhurried.add(socket);
  // A socket that nobody watches for it is closed then.
  socket.setTimeout(silenceMs);
}

export const isUnhurried = (socket: object): boolean => unhurried.has(socket);
