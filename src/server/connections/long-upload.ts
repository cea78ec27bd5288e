/**
 * Connections exempt from Node's request timeout, which applies to the whole server; instead, silence in both
 * directions is limited.
 */
import type { Socket } from 'node:net';

const longUploads = new WeakSet<object>();

export function allowLongUpload(socket: Socket, silenceMs: number): void {
  longUploads.add(socket);
  // Node.js destroys a timed-out socket that has no timeout listener.
  socket.setTimeout(silenceMs);
}

export const isLongUpload = (socket: object): boolean => longUploads.has(socket);
