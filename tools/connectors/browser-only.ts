/** Operations that only the pages of the service may call, so connectors leave them out. */
export const BROWSER_ONLY: ReadonlySet<string> = new Set(['requestSignIn', 'signIn', 'signOut']);
