/** Errors of the offline package. */
import type { ErrorDetail } from '../shared/errors.js';

export type OfflineErrorCode =
  | 'VALIDATION_FAILED'
  | 'NOT_FOUND'
  | 'BUNDLE_MALFORMED'
  | 'BUNDLE_ALTERED'
  | 'BUNDLE_KEY_UNKNOWN'
  | 'BUNDLE_FORMAT_UNKNOWN'
  | 'BUNDLE_CHAIN_BROKEN'
  | 'BUNDLE_TOO_OLD'
  | 'BUNDLE_SUPERSEDED'
  | 'DELTA_MALFORMED'
  | 'DELTA_OF_OTHER_BUNDLE'
  | 'DELTA_ALTERED'
  | 'LICENCE_MISSING'
  | 'LICENCE_MALFORMED'
  | 'LICENCE_ALTERED'
  | 'LICENCE_KEY_UNKNOWN'
  | 'LICENCE_OTHER_ISSUER'
  | 'LICENCE_EXPIRED'
  | 'SIGNATURES_UNSUPPORTED';

/** `details`: invalid fields, as in errors of the service. */
export class OfflineError extends Error {
  constructor(
    readonly code: OfflineErrorCode,
    message: string,
    readonly details: readonly ErrorDetail[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'OfflineError';
  }
}

/** @param details at least one */
export function invalidInput(details: readonly ErrorDetail[], cause?: unknown): OfflineError {
  const fields = details.map(({ field, type }) => `${field}: ${type}`).join('; ');
  return new OfflineError('VALIDATION_FAILED', `Invalid input. ${fields}`, details, { cause });
}
