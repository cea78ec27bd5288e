/** Cookies of a browser that shows our own pages. Source: D-329. */

/** `session`: token of the session. `sign_in`: binds a sign-in link to the browser that requested it. */
export type BrowserCookie = 'session' | 'sign_in';

export interface Browser {
  read(cookie: BrowserCookie): string | undefined;
  write(cookie: BrowserCookie, value: string): void;
  /** Deletes the cookie. */
  remove(cookie: BrowserCookie): void;
  /** Has the browser delete what our pages have stored in it. */
  clearStorage(): void;
}
