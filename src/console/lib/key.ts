/** The API key: in this tab only, gone when it is closed or forgotten. It never stands in an address or a cookie. */

const PLACE = 'console.key';

const FORM = /^nis2_((live|test)_[a-z_]+|operator)_[0-9A-Za-z]{43}$/;

export const isKey = (text: string): boolean => FORM.test(text);

const isSandbox = (key: string): boolean => key.startsWith('nis2_test_');

/** Whether it is a key of whoever runs the service; only the service knows whether it is a good one. */
export const isOperators = (key: string | null): boolean =>
  key?.startsWith('nis2_operator_') === true;

/** The word for the kind of key. */
export function kindOf(key: string): 'sandbox' | 'live' | 'operator' {
  if (isOperators(key)) return 'operator';
  return isSandbox(key) ? 'sandbox' : 'live';
}

export function storedKey(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

export function storeKey(key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, key);
  } catch {
    // The key lasts as long as the page.
  }
}
