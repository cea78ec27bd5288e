/** Actor of an audit log entry. `requestId`: null outside a request. */
import type { Caller, Operator } from './caller.js';

export type Actor = Readonly<{ name: string; requestId: string | null }>;

/** Who makes a request. */
export type RequestActor = Readonly<{ caller: Caller; requestId: string }>;

/** User of the command line on the server. */
export const OPERATOR: Actor = { name: 'operator', requestId: null };

/** Of the holder of a key, the OAuth client whose token was used, or the person whose session it is. */
export function callerName({ keyId, token, member }: Caller): string {
  if (member !== undefined) return `member:${member.memberId}`;
  return token === undefined ? `key:${keyId}` : `oauth:${token.clientId}`;
}

export const callerActor = (caller: Caller, requestId: string) => ({
  name: callerName(caller),
  requestId,
});

/** Of the holder of an operator's key, over the API. */
export const operatorName = ({ keyId }: Operator): string => `operator:${keyId}`;

export const operatorActor = (operator: Operator, requestId: string): Actor => ({
  name: operatorName(operator),
  requestId,
});
