/** The access token of `nis2 login`, renewed before it expires. */
import { OAuthError } from '@modelcontextprotocol/sdk/server/auth/errors.js';
import { renew } from './authorization-server.js';
import { readLogin, saveLogin, withLock, type Login } from './credentials.js';

/** A request that starts now must arrive before the token expires. */
const EARLY_MS = 30_000;

const isValid = ({ expiresAt }: Login): boolean => Date.parse(expiresAt) - EARLY_MS > Date.now();

/** The permission was ended, by its holder or because it expired; the refusal of the old token states which. */
const hasEnded = (failure: unknown): boolean =>
  failure instanceof OAuthError && ['invalid_grant', 'invalid_client'].includes(failure.errorCode);

async function renewed(url: string): Promise<string | undefined> {
  // Another process may have renewed it while this one waited.
  const login = await readLogin(url);
  if (login === undefined || login.refreshToken === undefined || isValid(login))
    return login?.accessToken;
  try {
    const next = await renew(url, login);
    await saveLogin(url, { ...next, refreshToken: next.refreshToken ?? login.refreshToken });
    return next.accessToken;
  } catch (failure) {
    if (hasEnded(failure)) return login.accessToken;
    throw failure;
  }
}

/** @returns undefined without a login */
export async function accessToken(url: string): Promise<string | undefined> {
  const login = await readLogin(url);
  if (login === undefined || isValid(login)) return login?.accessToken;
  return withLock(() => renewed(url));
}
