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

export const wordError = (
  error: ServiceError,
  texts: Texts,
  language: ErrorLanguage,
): WordedError => ({
  code: error.code,
  message: texts.localize(message(`errors:codes.${error.code}`), language),
  details: error.details.map((detail) => wordDetail(detail, texts, language)),
});
