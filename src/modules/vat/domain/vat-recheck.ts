/** When a number is asked about again that nobody could be asked about. Source. */
import type { NumberFinding } from './vat-evidence.js';

/** A positive answer holds for so long while the exchange is silent. */
const ANSWER_HOLDS_DAYS = 30;
/** After so long a silence the provisional rate stays; an operator is reported. */
const GIVE_UP_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;

/** Answers before this are too old to stand in for one of today. */
export const answersSince = (now: Date): Date =>
  new Date(now.getTime() - ANSWER_HOLDS_DAYS * DAY_MS);

/**
 * @param attempts made so far, the first question not counted
 * @param pausesSeconds at least one; the last one goes on
 */
export const recheckPauseSeconds = (attempts: number, pausesSeconds: readonly number[]): number =>
  pausesSeconds[Math.min(attempts, pausesSeconds.length - 1)] ?? 0;

export const isHopeless = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() > GIVE_UP_AFTER_DAYS * DAY_MS;

/** Whether there is an end to the waiting. */
export const isDefinite = ({ check }: NumberFinding): boolean =>
  check === 'valid' || check === 'invalid';
