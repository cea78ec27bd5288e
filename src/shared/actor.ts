/** Actor of an audit log entry. `requestId`: null outside a request. */
import type { Caller, Operator } from './caller.js';

export type Actor = Readonly<{ name: string; requestId: string | null }>;

/** Who makes a request. */
export type RequestActor = Readonly<{ caller: Caller; requestId: string }>;

/** User of the command line on the server. */
export const OPERATOR: Actor = { name: 'operator', requestId: null };

function nameOf({ keyId, token, member }: Caller): string {
  if (member !== undefined) return `member:${member.memberId}`;
  return token === undefined ? `key:${keyId}` : `oauth:${token.clientId}`;
}

/** Holder of a key, the OAuth client whose token was used, or the person whose session it is. */
export const callerActor = (caller: Caller, requestId: string) => ({
  name: nameOf(caller),
  requestId,
});

/** Holder of an operator's key, over the API. */
export const operatorActor = ({ keyId }: Operator, requestId: string): Actor => ({
  name: `operator:${keyId}`,
  requestId,
});
