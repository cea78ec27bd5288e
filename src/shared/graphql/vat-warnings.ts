/** Warnings about reported VAT, in `meta.hoiatused`. Source. */
import { isLanguage } from '../language.js';
import type { Doubt } from '../../modules/vat/domain/vat-doubt.js';
import type { OrderAmounts } from '../../modules/orders/domain/order.js';
import { addNotice, type RequestContext } from './context.js';
import type { Localizers } from './localizer.js';

type ReportedVat = Readonly<{
  amounts: Pick<OrderAmounts, 'vatPercent' | 'vatStatus'>;
  doubts: readonly Doubt[];
}>;

type Payer = Readonly<{
  localizers: Localizers;
  payload?: Readonly<Record<string, unknown>> | null | undefined;
}>;

const languageIn = ({ payload }: Payer): string | null => {
  const word = payload?.['keel'];
  return typeof word === 'string' && isLanguage(word) ? word : null;
};

/** @param payer `payload`: of the order; may name a language */
export function warnOfVat<ReportedAnswer extends ReportedVat>(
  answer: ReportedAnswer,
  payer: Payer,
  context: RequestContext,
): ReportedAnswer {
  const isProvisional = answer.amounts.vatStatus === 'unavailable' && answer.amounts.vatPercent > 0;
  const keys = [
    ...answer.doubts.map((doubt) => `billing:vat.${doubt}`),
    ...(isProvisional ? ['billing:vat.provisional'] : []),
  ];
  if (keys.length === 0) return answer;
  const localizer = payer.localizers.for(languageIn(payer), context);
  for (const key of keys) addNotice(context, localizer.t(key));
  return answer;
}
