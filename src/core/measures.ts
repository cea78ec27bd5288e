/** What is told to whoever counts: named channels, so that nobody who counts has to be known where something happens. */

/** An answer went out. `path`: of a route, with `{}` for what callers fill in; `other` where there is no such route. */
export const ANSWERED = 'nis2:answered';
export type Answered = Readonly<{ method: string; path: string; status: number; ms: number }>;

/** Somebody outside was asked. */
export const ASKED_OUTSIDE = 'nis2:asked-outside';
export type AskedOutside = Readonly<{
  service: 'vies' | 'stripe';
  outcome: 'ok' | 'refused' | 'unavailable';
  ms: number;
}>;
