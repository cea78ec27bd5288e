/** Language of error messages: English, or Estonian on request. Source. */
import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import Negotiator from 'negotiator';

export type ErrorLanguage = 'en' | 'et';

const OFFERED: ErrorLanguage[] = ['en', 'et'];

/** @param keel query parameter; it or `Accept-Language` selects Estonian */
export function errorLanguageOf(keel: unknown, acceptLanguage: string | undefined): ErrorLanguage {
  if (typeof keel === 'string' && keel.toLowerCase() === 'et') return 'et';
  if (acceptLanguage === undefined) return 'en';
  const best = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language(OFFERED);
  return best === 'et' ? 'et' : 'en';
}

/** Of a request that the framework has not read. */
export function errorLanguageFor({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): ErrorLanguage {
  const at = url.indexOf('?');
  const keel = at < 0 ? undefined : parse(url.slice(at + 1))['keel'];
  return errorLanguageOf(keel, headers['accept-language']);
}
