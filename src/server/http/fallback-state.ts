/** What the fast path did for a request before it left it to the normal pipeline: it is not done twice. */
import type { IncomingMessage } from 'node:http';
import type { AdmissionResult } from './admission-control.js';

/** `admission result`: null where nothing was counted yet. `body`: null where it was not read. */
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
