/** What the lane did for a request before it left it to the ordinary way: it is not done twice. */
import type { IncomingMessage } from 'node:http';
import type { Passage } from './admission-control.js';

/** `passage`: null where nothing was counted yet. `body`: null where it was not read. */
export type HandedOver = Readonly<{
  requestId: string;
  passage: Passage | null;
  body: Buffer | null;
}>;

const handed = new WeakMap<IncomingMessage, HandedOver>();

export const handOver = (request: IncomingMessage, done: HandedOver): void => {
  handed.set(request, done);
};

export const handedOver = (request: IncomingMessage): HandedOver | undefined => handed.get(request);
