/**
 * What a secret scanner found, and the answer to it, in the form that GitHub agrees with its partners: a JSON array of
 * tokens, and a label for each.
 */
import type { ErrorDetail } from '../../../shared/errors.js';
import { isRecord, type JsonRecord } from '../../../shared/json-record.js';

/** `url`: where it was found; null: not reported. */
export type LeakedToken = Readonly<{ token: string; type: string; url: string | null }>;

/** `true_positive`: the token is, or was, a key of this service. */
type LeakLabel = 'true_positive' | 'false_positive';

/** The SHA-256 of the token instead of the token: answers are written to logs more often than questions. */
export type LeakVerdict = Readonly<{ token_hash: string; token_type: string; label: LeakLabel }>;

/** A message has one or several; the limit bounds the work of one request. */
export const MAX_TOKENS = 200;
const MAX_LENGTH = 2_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_LENGTH;

const missing = (field: string): ErrorDetail => ({ field, type: 'missing' });

function errorsOf(entry: unknown, at: number): readonly ErrorDetail[] {
  if (!isRecord(entry)) return [{ field: String(at), type: 'dict_type' }];
  return (['token', 'type'] as const)
    .filter((name) => !isText(entry[name]))
    .map((name) => missing(`${String(at)}.${name}`));
}

/** An address that a mail may show. */
function addressOf(value: unknown): string | null {
  if (!isText(value) || !URL.canParse(value)) return null;
  return ['https:', 'http:'].includes(new URL(value).protocol) ? value : null;
}

/** Members that a scanner may add, such as `source`, are ignored. */
const toToken = ({ token, type, url }: JsonRecord): LeakedToken => ({
  token: String(token),
  type: String(type),
  url: addressOf(url),
});

/** @returns the tokens, or every error of the message */
export function readReport(
  message: unknown,
): Readonly<{ tokens: readonly LeakedToken[]; errors: readonly ErrorDetail[] }> {
  if (!Array.isArray(message))
    return { tokens: [], errors: [{ field: 'body', type: 'list_type' }] };
  const entries: readonly unknown[] = message;
  if (entries.length > MAX_TOKENS) {
    const params = { max_length: MAX_TOKENS };
    return { tokens: [], errors: [{ field: 'body', type: 'too_long', params }] };
  }
  const errors = entries.flatMap(errorsOf);
  return { tokens: errors.length > 0 ? [] : entries.filter(isRecord).map(toToken), errors };
}
