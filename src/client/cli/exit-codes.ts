/** Exit codes of commands. */
import { CommanderError } from 'commander';
import { isClientFailure, type ClientFailure } from '../errors.js';
import { fieldInWords } from './words.js';

/** Listed by `--help` of the program. */
export const EXIT_CODES = {
  0: 'done',
  1: 'failed for any other reason',
  2: 'invalid options or input: nothing was done',
  3: 'no key, an unknown key, or a role without permission',
  4: 'no such order, refund, organisation, measure or key, or not in the required state',
  5: 'the idempotency key was used for another order',
  6: 'rate limit or quota exceeded',
  7: 'the service or a dependency is unavailable',
  8: 'done, but with another outcome than expected: see the output',
} as const;

const FAILED = 1;
const BAD_OPTIONS = 2;
const NO_SUCH = 4;

/** Ends a command that has already printed its outcome. */
export class Outcome extends Error {
  constructor(readonly exitCode: keyof typeof EXIT_CODES) {
    super('');
  }
}

/** Invalid input that only the command can detect. */
export class BadInput extends Error {}

export class NoSuch extends Error {}

const BY_CODE: Readonly<Record<ClientFailure['code'], keyof typeof EXIT_CODES>> = {
  VALIDATION_FAILED: 2,
  UNAUTHORIZED: 3,
  FORBIDDEN_ROLE: 3,
  NOT_FOUND: 4,
  IDEMPOTENCY_CONFLICT: 5,
  RATE_LIMITED: 6,
  UPSTREAM_UNAVAILABLE: 7,
  UNREACHABLE: 7,
  INTERNAL_ERROR: 1,
};

/** @returns null if the failure is not one of the client's */
export function exitCodeOf(failure: unknown): number | null {
  // Commander has already printed its errors; 0 is requested help.
  if (failure instanceof CommanderError) return failure.exitCode === 0 ? 0 : BAD_OPTIONS;
  if (failure instanceof Outcome) return failure.exitCode;
  if (failure instanceof BadInput) return BAD_OPTIONS;
  if (failure instanceof NoSuch) return NO_SUCH;
  return isClientFailure(failure) ? BY_CODE[failure.code] : null;
}

function describe(failure: unknown): string {
  if (failure instanceof CommanderError || failure instanceof Outcome) return '';
  if (!isClientFailure(failure)) {
    return `error: ${failure instanceof Error ? failure.message : String(failure)}\n`;
  }
  const { code, message, details, requestId, retryAfter } = failure;
  return [
    `error: ${code}: ${message}`,
    ...details.map(({ field, type, msg }) => `  ${fieldInWords(field)}: ${msg} (${type})`),
    ...(retryAfter === null ? [] : [`  try again in ${retryAfter} seconds`]),
    ...(requestId === null ? [] : [`  request ${requestId}`]),
    '',
  ].join('\n');
}

export function endWith(failure: unknown, note: (text: string) => void): void {
  note(describe(failure));
  process.exitCode = exitCodeOf(failure) ?? FAILED;
}
