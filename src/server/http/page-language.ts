/** Language of a page that a person opens. */
import Negotiator from 'negotiator';
import type { FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGES, type Language } from '../../shared/language.js';
import type { Texts } from '../../shared/texts.js';

const FALLBACK: Language = 'en';

/** The router's own records. */
export const queryOf = ({ query }: FastifyRequest) => query as Readonly<Record<string, unknown>>;
export const paramsOf = ({ params }: FastifyRequest) => params as Readonly<Record<string, unknown>>;

/** `?keel`, else the first language of the reader that is complete. */
export function languageOf(request: FastifyRequest, texts: Texts): Language {
  const { keel } = queryOf(request);
  if (typeof keel === 'string' && isLanguage(keel) && texts.complete.has(keel)) return keel;
  const complete = [FALLBACK, ...LANGUAGES].filter((one) => texts.complete.has(one));
  const wanted = new Negotiator({ headers: request.headers }).language(complete);
  return wanted !== undefined && isLanguage(wanted) ? wanted : FALLBACK;
}
