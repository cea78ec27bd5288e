/** Expected failures. Modules set codes; only the server maps them to statuses and texts. Source: R-7. */
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

/**
 * One item of `details[]`. `field`: dotted path. `type`: stable word from Pydantic's vocabulary.
 * `params`: values for the text `errors:types.<type>`.
 */
export type ErrorDetail = Readonly<{
  field: string;
  type: string;
  params?: Readonly<Record<string, string | number>>;
}>;

/** Any other thrown value is a bug: INTERNAL_ERROR. */
export class ServiceError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: readonly ErrorDetail[] = [],
    options?: ErrorOptions & { readonly retryAfterSeconds?: number },
  ) {
    const { stackTraceLimit } = Error;
    // Expected failures are answered, not debugged, and a stack costs more than the check that failed.
    if (code !== 'INTERNAL_ERROR') Error.stackTraceLimit = 0;
    super(code, options);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'ServiceError';
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }

  /** Seconds before a retry; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
}

/** What a value should have named: a word of the text `errors:types.not_found`. */
export type MissingKind =
  | 'client'
  | 'code'
  | 'control'
  | 'country'
  | 'document'
  | 'event'
  | 'file'
  | 'grant'
  | 'invoice'
  | 'key'
  | 'link'
  | 'measure'
  | 'member'
  | 'node'
  | 'order'
  | 'passkey'
  | 'path'
  | 'reform'
  | 'refund'
  | 'report'
  | 'rule'
  | 'session'
  | 'token'
  | 'webhook';

/** @param field with the value that names nothing */
export const missing = (field: string, what: MissingKind): ErrorDetail => ({
  field,
  type: 'not_found',
  params: { what },
});

/** Without details, the server names the argument (`server/errors/name-missing.ts`). */
export const notFound = (...details: readonly ErrorDetail[]): ServiceError =>
  new ServiceError('NOT_FOUND', details);

export const unauthorized = (): ServiceError => new ServiceError('UNAUTHORIZED');

export const invalid = (...details: readonly ErrorDetail[]): ServiceError =>
  new ServiceError('VALIDATION_FAILED', details);

/** Errors of the input for which `run` is rejected; empty if it is not. */
export function inputErrorsOf(run: () => unknown): readonly ErrorDetail[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'VALIDATION_FAILED') return error.details;
    throw error;
  }
}
