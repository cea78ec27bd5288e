/** Reads errors and `Retry-After` from responses. */
import { toClientFailure, unreachable, type ClientFailure, type ErrorDetail } from './errors.js';

type Head = Readonly<{ status: number; headers: Headers }>;

/** @returns seconds, from both forms of RFC 9110, 10.2.3; null if the header is missing or invalid */
export function retryAfterOf(headers: Headers, now = Date.now()): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const detailsOf = (value: unknown): readonly ErrorDetail[] =>
  Array.isArray(value)
    ? value.filter(isRecord).map(({ field, type, msg }) => ({
        field: textOf(field) ?? '',
        type: textOf(type) ?? '',
        msg: textOf(msg) ?? '',
      }))
    : [];

/** REST errors have all members; GraphQL errors carry theirs in `extensions`. */
function failureFrom(words: Readonly<Record<string, unknown>>, { status, headers }: Head) {
  return toClientFailure({
    code: textOf(words['code']) ?? '',
    message: textOf(words['message']) ?? `answered with status ${status}`,
    requestId: textOf(words['request_id']) ?? headers.get('x-request-id'),
    details: detailsOf(words['details']),
    retryAfter: retryAfterOf(headers),
    status,
  });
}

export function failureOfRest(body: unknown, head: Head): ClientFailure {
  const error: unknown = isRecord(body) ? body['error'] : undefined;
  return failureFrom(isRecord(error) ? error : {}, head);
}

/** The first GraphQL error; the others become its cause. */
export function failureOfGraphql(errors: readonly unknown[], head: Head): ClientFailure {
  const [first] = errors;
  if (!isRecord(first)) return unreachable(`answered with status ${head.status}`, errors);
  const extensions: unknown = first['extensions'];
  const own = isRecord(extensions) ? extensions : {};
  return failureFrom({ message: first['message'], ...own }, head);
}
