/** Verifies licence tokens for services that require one. Nothing is sent. */
import type { LawStatement } from '../modules/law-bundle/domain/law-bundle.js';
import { LICENCE_TYPE, type LicenceStatement } from '../modules/law-bundle/domain/law-licence.js';
import type { OpenOptions } from './api.js';
import { OfflineError, type OfflineErrorCode } from './offline-error.js';
import { openSigned } from './signature.js';

const SECOND_MS = 1000;

/** Reasons of a token by the reasons of a signature. */
const CODES: Readonly<Partial<Record<OfflineErrorCode, OfflineErrorCode>>> = {
  BUNDLE_MALFORMED: 'LICENCE_MALFORMED',
  BUNDLE_ALTERED: 'LICENCE_ALTERED',
  BUNDLE_KEY_UNKNOWN: 'LICENCE_KEY_UNKNOWN',
};

function rethrow(failure: unknown): never {
  if (!(failure instanceof OfflineError)) throw failure;
  const code = CODES[failure.code] ?? failure.code;
  throw new OfflineError(code, `Licence token: ${failure.message}`, [], { cause: failure });
}

export const expired = (until: Date): OfflineError =>
  new OfflineError('LICENCE_EXPIRED', `The licence token expired on ${until.toISOString()}`);

/**
 * @returns when the licence ends; null if the bundle requires none
 * @throws OfflineError with the reason, if the token is not valid
 */
export async function licensedUntil(
  { licence: requirement, issuer }: LawStatement,
  { licence, keys }: OpenOptions,
  now: Date,
): Promise<Date | null> {
  if (requirement !== 'required') return null;
  if (licence === undefined) {
    const message = `${issuer} requires a licence token: GET /law/licence.json with a licensed key`;
    throw new OfflineError('LICENCE_MISSING', message);
  }
  const opened = await openSigned(licence.trim(), keys, LICENCE_TYPE).catch(rethrow);
  const stated = opened as unknown as LicenceStatement; // the service signs no other of this type
  if (stated.issuer !== issuer) {
    const message = `The licence token is of ${stated.issuer}, the bundle of ${issuer}`;
    throw new OfflineError('LICENCE_OTHER_ISSUER', message);
  }
  const until = new Date(stated.expiresAt * SECOND_MS);
  if (now.getTime() >= until.getTime()) throw expired(until);
  return until;
}
