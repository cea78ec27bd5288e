/** Text of a session inside the service. Like a proven token it begins with a character that no header can have. */
import { MARK } from './bound-token.js';

const PREFIX = `${MARK}session${MARK}`;

/** @param token of the cookie */
export const sessionCredential = (token: string): string => PREFIX + token;

/** @returns null for keys and tokens */
export const sessionTokenIn = (credential: string): string | null =>
  credential.startsWith(PREFIX) ? credential.slice(PREFIX.length) : null;
