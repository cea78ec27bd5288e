/** Errors of the client. Branch on `code`, never on the message. */

export const ERROR_CODES = [
  'UNAUTHORIZED',
  'FORBIDDEN_ROLE',
  'NOT_FOUND',
  'IDEMPOTENCY_CONFLICT',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UPSTREAM_UNAVAILABLE',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** `field`: dotted path. `type`: stable word for the error. */
export type ErrorDetail = Readonly<{ field: string; type: string; msg: string }>;

/** `retryAfter`: seconds to wait; null if the service named none. */
export type Refusal<Code extends string> = Readonly<{
  code: Code;
  message: string;
  requestId: string | null;
  details: readonly ErrorDetail[];
  retryAfter: number | null;
  /** HTTP status; null without a response. */
  status: number | null;
}>;

class Nis2Error<Code extends string> extends Error {
  readonly code: Code;
  readonly requestId: string | null;
  readonly details: readonly ErrorDetail[];
  readonly retryAfter: number | null;
  readonly status: number | null;

  constructor(refusal: Refusal<Code>, options?: ErrorOptions) {
    super(refusal.message, options);
    this.name = 'Nis2Error';
    this.code = refusal.code;
    this.requestId = refusal.requestId;
    this.details = refusal.details;
    this.retryAfter = refusal.retryAfter;
    this.status = refusal.status;
  }
}

/** Error from the service: a union over its codes, so a `switch` over `code` is checked for completeness. */
export type ServiceError = { [Code in ErrorCode]: Nis2Error<Code> }[ErrorCode];

/** Network failure, timeout, or a response from an intermediary. */
export type UnreachableError = Nis2Error<'UNREACHABLE'>;

/** Everything that calls throw, except aborts and errors in the caller's code. */
export type ClientFailure = ServiceError | UnreachableError;

const isErrorCode = (code: unknown): code is ErrorCode =>
  ERROR_CODES.some((known) => known === code);

export const isClientFailure = (failure: unknown): failure is ClientFailure =>
  failure instanceof Nis2Error;

export const isServiceError = (failure: unknown): failure is ServiceError =>
  failure instanceof Nis2Error && isErrorCode(failure.code);

export const unreachable = (message: string, cause?: unknown): UnreachableError =>
  new Nis2Error(
    {
      code: 'UNREACHABLE',
      message,
      requestId: null,
      details: [],
      retryAfter: null,
      status: null,
    },
    { cause },
  );

/** @returns UNREACHABLE if the code is not the service's: an intermediary answered */
export function toClientFailure(refusal: Refusal<string>): ClientFailure {
  const { code } = refusal;
  if (!isErrorCode(code)) {
    return new Nis2Error({ ...refusal, code: 'UNREACHABLE' });
  }
  return new Nis2Error({ ...refusal, code });
}

/** A failure of `fetch`; those of the client, such as that of a key source, remain. */
export const failureOfFetch = (failure: unknown): ClientFailure =>
  isClientFailure(failure)
    ? failure
    : unreachable(failure instanceof Error ? failure.message : String(failure), failure);
