/** Scopes of OAuth access tokens (D-255). An API key has all of them. */
export const SCOPES = [
  'law:read',
  'orders:read',
  'orders:write',
  'account:read',
  'account:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * Required of a token, and of the role of a session. `key`: no token is admitted, because the operation issues or ends
 * credentials; of sessions only those of owners. The others admit no token, and sessions of every role: `session` to list
 * them, `session:end`, `passkey` to change passkeys, `factor` to confirm one, which a session may before all else (D-385).
 */
export type ScopeRule = Scope | 'key' | 'session' | 'session:end' | 'passkey' | 'factor';

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** @param text separated by spaces; unknown words are left out */
export const scopesIn = (text: string): readonly Scope[] =>
  SCOPES.filter((scope) => text.split(' ').includes(scope));
