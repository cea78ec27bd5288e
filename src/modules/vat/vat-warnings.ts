/** What a client should know of the VAT that it is told, in `meta.hoiatused`. Source: decisions 36, 37. */
import { isLanguage } from '../../shared/language.js';
import type { Doubt } from './domain/vat-doubt.js';
import type { OrderAmounts } from '../orders/domain/order.js';
import { addNotice, type RequestContext } from '../../shared/graphql/context.js';
import type { Voices } from '../../shared/graphql/voice.js';

type ToldVat = Readonly<{
  amounts: Pick<OrderAmounts, 'vatPercent' | 'vatStatus'>;
  doubts: readonly Doubt[];
}>;

type Telling = Readonly<{
  voices: Voices;
  payload?: Readonly<Record<string, unknown>> | null | undefined;
}>;

const languageIn = ({ payload }: Telling): string | null => {
  const word = payload?.['keel'];
  return typeof word === 'string' && isLanguage(word) ? word : null;
};

/** @param telling `payload`: of the order; it may name a language */
export function tellVat<Told extends ToldVat>(
  told: Told,
  telling: Telling,
  context: RequestContext,
): Told {
  const isProvisional = told.amounts.vatStatus === 'unavailable' && told.amounts.vatPercent > 0;
  const keys = [
    ...told.doubts.map((doubt) => `billing:vat.${doubt}`),
    ...(isProvisional ? ['billing:vat.provisional'] : []),
  ];
  if (keys.length === 0) return told;
  const voice = telling.voices.speak(languageIn(telling), context);
  for (const key of keys) addNotice(context, voice.sayKey(key));
  return told;
}
