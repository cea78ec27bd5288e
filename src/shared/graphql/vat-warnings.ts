/** Warnings about reported VAT, in `meta.hoiatused`. Source. */
import type { Doubt } from '../../modules/vat/domain/vat-doubt.js';
import type { OrderAmounts } from '../../modules/orders/domain/order.js';
import { addNotice, type RequestContext } from './context.js';
import type { Localizers } from './localizer.js';

type ReportedVat = Readonly<{
  amounts: Pick<OrderAmounts, 'vatPercent' | 'vatStatus'>;
  doubts: readonly Doubt[];
}>;

/** `language`: as requested; null: the default. */
type Payer = Readonly<{ localizers: Localizers; language: string | null }>;

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
  const localizer = payer.localizers.for(payer.language, context);
  for (const key of keys) addNotice(context, localizer.t(key));
  return answer;
}
