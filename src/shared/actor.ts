/** Actor of an audit log entry. `requestId`: null outside a request. */
import type { Operator } from './caller.js';

export type Actor = Readonly<{ name: string; requestId: string | null }>;

/** User of the command line on the server. */
export const OPERATOR: Actor = { name: 'operator', requestId: null };

/** Holder of an operator's key, over the API. */
export const operatorActor = ({ keyId }: Operator, requestId: string): Actor => ({
  name: `operator:${keyId}`,
  requestId,
});
