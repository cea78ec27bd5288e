/** Whose credential a request has: an API key, an access token or a session of the console. */
import { isTokenForm, MARK } from '../shared/bound-token.js';
import type { Caller } from '../shared/caller.js';
import { acrossAccounts, narrowToAccount } from '../shared/row-scope.js';
import { sessionTokenIn } from '../shared/session-credential.js';
import type { Modules } from './modules.js';

function narrowed(caller: Caller | null): Caller | null {
  if (caller !== null) narrowToAccount(caller.accountId);
  return caller;
}

function callerOf(modules: Modules, key: string): Caller | null | Promise<Caller | null> {
  if (!key.startsWith(MARK)) {
    return isTokenForm(key) ? modules.oauth.tokens.findCaller(key) : modules.keys.findCaller(key);
  }
  const session = sessionTokenIn(key);
  if (session !== null) return modules.members.sessions.findCaller(session);
  return modules.oauth.tokens.findCaller(key);
}

/** A key is looked up among all; from then on the request touches the rows of its account. */
export const keyFinder = (modules: Modules) => ({
  find: (key: string) => {
    const known = modules.keys.known(key);
    if (known !== undefined) return narrowed(known);
    const found = acrossAccounts(() => callerOf(modules, key));
    return found instanceof Promise ? found.then(narrowed) : narrowed(found);
  },
  /** API keys alone; tokens and sessions are looked up. */
  known: (key: string) => modules.keys.known(key),
  findOperator: (key: string) => acrossAccounts(() => modules.operatorKeys.find(key)),
});
