/** Rechecks after VIES did not answer. Source. */
import type { NumberFinding } from './vat-evidence.js';

/** Validity of a positive answer while VIES does not answer. */
const ANSWER_HOLDS_DAYS = 30;
/** After this the provisional rate stays, and the log reports it. */
const GIVE_UP_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;

/** Earlier answers are too old to use. */
export const answersSince = (now: Date): Date =>
  new Date(now.getTime() - ANSWER_HOLDS_DAYS * DAY_MS);

/**
 * @param attempts made so far, without the first query
 * @param pausesSeconds at least one; the last one repeats
 */
export const recheckPauseSeconds = (attempts: number, pausesSeconds: readonly number[]): number =>
  pausesSeconds[Math.min(attempts, pausesSeconds.length - 1)] ?? 0;

export const isHopeless = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() > GIVE_UP_AFTER_DAYS * DAY_MS;

export const isDefinite = ({ check }: NumberFinding): boolean =>
  check === 'valid' || check === 'invalid';
