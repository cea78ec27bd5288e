/** HTTP statuses of error codes. Source. */
import type { ErrorCode, ServiceError } from '../../shared/errors.js';

const STATUSES: Readonly<Record<ErrorCode, number>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN_ROLE: 403,
  NOT_FOUND: 404,
  IDEMPOTENCY_CONFLICT: 409,
  VALIDATION_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  UPSTREAM_UNAVAILABLE: 503,
};

/** Protocol errors keep HTTP's statuses. Key: type of the detail. */
export const STATUSES_BY_TYPE: Readonly<Record<string, number>> = {
  body_too_large: 413,
  method_not_allowed: 405,
  headers_too_large: 431,
  request_timeout: 408,
  request_malformed: 400,
};

const FORMAT_OPTION = 'Accept';
const NOT_ACCEPTABLE = 406;

export function statusOf({ code, details }: ServiceError): number {
  if (details.some(({ field }) => field === FORMAT_OPTION)) return NOT_ACCEPTABLE;
  const [ofHttp] = details
    .map(({ type }) => STATUSES_BY_TYPE[type])
    .filter((status) => status !== undefined);
  return ofHttp ?? STATUSES[code];
}
