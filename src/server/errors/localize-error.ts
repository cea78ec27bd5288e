/** Localizes errors for callers. Source: R-7. */
import type { ErrorDetail, ServiceError } from '../../shared/errors.js';
import { message } from '../../shared/message.js';
import type { Texts } from '../../shared/texts.js';
import type { ErrorLanguage } from './error-language.js';

export type WordedDetail = Readonly<{ field: string; type: string; msg: string }>;

export type WordedError = Readonly<{
  code: ServiceError['code'];
  message: string;
  details: readonly WordedDetail[];
}>;

const wordDetail = (
  { field, type, params }: ErrorDetail,
  texts: Texts,
  language: ErrorLanguage,
): WordedDetail => ({
  field,
  type,
  msg: texts.localize(message(`errors:types.${type}`, params), language),
});

/** Details in the message itself; `details` has them all. */
const MAX_NAMED = 3;

/** Names the fields and what is wrong with them, for readers who see the message only. */
function named(text: string, details: readonly WordedDetail[]): string {
  const shown = details.slice(0, MAX_NAMED).map(({ field, msg }) => `${field}: ${msg}`);
  const more = details.length > MAX_NAMED ? ['…'] : [];
  return shown.length === 0 ? text : `${text} (${[...shown, ...more].join('; ')})`;
}

export function wordError(error: ServiceError, texts: Texts, language: ErrorLanguage): WordedError {
  const { code } = error;
  const text = texts.localize(message(`errors:codes.${code}`), language);
  const details = error.details.map((detail) => wordDetail(detail, texts, language));
  return { code, message: code === 'VALIDATION_FAILED' ? named(text, details) : text, details };
}
