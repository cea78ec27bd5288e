/**
 * The API key: kept for this tab only, never in an address or a cookie. Of a session, a text that only names its
 * environment and role takes its place; the browser adds the cookie.
 */
import { stores } from './stores.js';

const PLACE = 'console.key';

const FORM = /^nis2_((live|test)_[a-z_]+|operator)_[0-9A-Za-z]{43}$/;

export const isKey = (text: string): boolean => FORM.test(text);

const SESSION = /^session (live|sandbox) ([a-z_]+)$/;

export const sessionKey = (mode: string, role: string): string => `session ${mode} ${role}`;

export const isSession = (key: string | null): boolean => key !== null && SESSION.test(key);

const isSandbox = (key: string): boolean =>
  key.startsWith('nis2_test_') || key.startsWith('session sandbox ');

/** Whether it has the form of an operator's key; only the service can validate it. */
export const isOperators = (key: string | null): boolean =>
  key?.startsWith('nis2_operator_') === true;

/** Role in the text of an organisation's key, or of the session's organisation; null for operators. */
export const roleIn = (key: string): string | null =>
  /^nis2_(?:live|test)_([a-z_]+)_[0-9A-Za-z]+$/.exec(key)?.[1] ?? SESSION.exec(key)?.[2] ?? null;

export function kindOf(key: string): 'sandbox' | 'live' | 'operator' {
  if (isOperators(key)) return 'operator';
  return isSandbox(key) ? 'sandbox' : 'live';
}

export const storedKey = (): string | null => stores.tab.getItem(PLACE);

export function forgetKey(): void {
  stores.tab.removeItem(PLACE);
}

export function storeKey(key: string): void {
  stores.tab.setItem(PLACE, key);
}
