/** Language of error messages: English, or Estonian on request. Source. */
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
