/**
 * Whose rows the statements of the present work may touch; PostgreSQL enforces it (D-338). Work that begins outside a
 * connection (start, jobs, commands) may touch all. A request begins with none and gets those of its key's account.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of an account. `all`: also records of no account. `none`: not even those. */
export type RowScope = Readonly<{ accountId: string }> | 'all' | 'none';

/** `isFixed`: not the holder of one request. */
type Holder = { scope: RowScope; readonly isFixed: boolean };

const ALL: Holder = { scope: 'all', isFixed: true };
const NONE: Holder = { scope: 'none', isFixed: true };

const holders = new AsyncLocalStorage<Holder>();

const present = (): Holder => holders.getStore() ?? ALL;

export const rowScope = (): RowScope => present().scope;

/** Events of connections that have lost their request touch no rows. */
export const withoutAccounts = <Result>(work: () => Result): Result => holders.run(NONE, work);

/** One request, or one message of a socket. */
export const inRequest = <Result>(work: () => Result): Result =>
  holders.run({ scope: 'none', isFixed: false }, work);

/** For what belongs to no account or to several: keys, public operations, operators, background work. */
export const acrossAccounts = <Result>(work: () => Result): Result => holders.run(ALL, work);

function set(scope: RowScope): void {
  const holder = present();
  if (!holder.isFixed) holder.scope = scope;
}

/** The rest of the present request. */
export const narrowToAccount = (accountId: string): void => {
  set({ accountId });
};

/** The rest of the present request, on a route that needs no key. */
export const openToAllAccounts = (): void => {
  set('all');
};
