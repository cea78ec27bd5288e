/** Actor of an audit log entry. `requestId`: null outside a request. */
import type { Caller, Operator } from './caller.js';

export type Actor = Readonly<{ name: string; requestId: string | null }>;

/** User of the command line on the server. */
export const OPERATOR: Actor = { name: 'operator', requestId: null };

/** Holder of a key, or the OAuth client whose token was used. */
export const callerActor = ({ keyId, token }: Caller, requestId: string) => ({
  name: token === undefined ? `key:${keyId}` : `oauth:${token.clientId}`,
  requestId,
});

/** Holder of an operator's key, over the API. */
export const operatorActor = ({ keyId }: Operator, requestId: string): Actor => ({
  name: `operator:${keyId}`,
  requestId,
});
