/** What can be revoked of an access token: itself, its client, its key, its grant, and each scope of the grant. */
import type { Scope } from '../../../shared/scope.js';

const scopeSubject = (grantId: string, scope: Scope): string => `${grantId} ${scope}`;

/** @returns subjects that end the tokens with a scope that the grant loses */
export const withdrawnSubjects = (
  grantId: string,
  from: readonly Scope[],
  to: readonly Scope[],
): readonly string[] =>
  from.filter((scope) => !to.includes(scope)).map((scope) => scopeSubject(grantId, scope));

export type RevocableToken = Readonly<{
  id: string;
  clientId: string;
  keyId: string;
  grantId: string | null;
  scopes: readonly Scope[];
}>;

/** @returns subjects, any of which ends the token if it is revoked */
export const subjectsOf = ({
  id,
  clientId,
  keyId,
  grantId,
  scopes,
}: RevocableToken): readonly string[] => {
  const common = [id, clientId, keyId];
  if (grantId === null) return common;
  return [...common, grantId, ...scopes.map((scope) => scopeSubject(grantId, scope))];
};
