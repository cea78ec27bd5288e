/** Language of a page that a person opens. */
import Negotiator from 'negotiator';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../../shared/language.js';
import type { Texts } from '../../shared/texts.js';

const FALLBACK: Language = 'en';

/** The router's own records. */
export const queryOf = ({ query }: FastifyRequest) => query as Readonly<Record<string, unknown>>;
export const paramsOf = ({ params }: FastifyRequest) => params as Readonly<Record<string, unknown>>;

/** `?keel`, else the first language of the reader that the page has. @param offered with English first */
export function languageAmong(request: FastifyRequest, offered: readonly Language[]): Language {
  const { keel } = queryOf(request);
  const chosen = offered.find((language) => language === keel);
  if (chosen !== undefined) return chosen;
  const wanted = new Negotiator({ headers: request.headers }).language([...offered]);
  return offered.find((language) => language === wanted) ?? FALLBACK;
}

/** Among the languages whose texts are complete. */
export const languageOf = (request: FastifyRequest, texts: Texts): Language =>
  languageAmong(
    request,
    [FALLBACK, ...LANGUAGES].filter((one) => texts.complete.has(one)),
  );
