/** Who did something, for the audit log. `requestId`: null outside a request. */
import type { Operator } from './caller.js';

export type Actor = Readonly<{ name: string; requestId: string | null }>;

/** Whoever sits at the machine and uses the commands. */
export const OPERATOR: Actor = { name: 'operator', requestId: null };

/** Whoever holds an operator's key and asks over the API. */
export const operatorActor = ({ keyId }: Operator, requestId: string): Actor => ({
  name: `operator:${keyId}`,
  requestId,
});
