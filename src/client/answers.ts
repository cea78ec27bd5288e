/** What answers tell beside their data. */
import { toClientFailure, unreachable, type ClientFailure, type ErrorDetail } from './errors.js';

type Head = Readonly<{ status: number; headers: Headers }>;

/** Seconds; both forms of RFC 9110, 10.2.3. @returns null where the header is missing or unreadable. */
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

/** An error as either transport words it: of REST whole, of GraphQL with its `extensions` beside the message. */
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

/** Of the body of a refused REST call. */
export function failureOfRest(body: unknown, head: Head): ClientFailure {
  const error: unknown = isRecord(body) ? body['error'] : undefined;
  return failureFrom(isRecord(error) ? error : {}, head);
}

/** Of the first error that GraphQL tells; the others are its cause. */
export function failureOfGraphql(errors: readonly unknown[], head: Head): ClientFailure {
  const [first] = errors;
  if (!isRecord(first)) return unreachable(`answered with status ${head.status}`, errors);
  const extensions: unknown = first['extensions'];
  const told = isRecord(extensions) ? extensions : {};
  return failureFrom({ message: first['message'], ...told }, head);
}
