/** Work of the fast path before a request fell through. */
import type { IncomingMessage } from 'node:http';
import type { AdmissionResult } from './admission-control.js';

/** `admission`: null if not counted. `body`: null if not read. */
export type FallbackState = Readonly<{
  requestId: string;
  admission: AdmissionResult | null;
  body: Buffer | null;
}>;

const states = new WeakMap<IncomingMessage, FallbackState>();

export const setFallbackState = (request: IncomingMessage, done: FallbackState): void => {
  states.set(request, done);
};

export const fallbackState = (request: IncomingMessage): FallbackState | undefined =>
  states.get(request);
