/** A quote on the wire; amounts are named as in an order. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { toAmount } from '../../shared/amount.js';
import type { VatStatus } from '../vat/domain/vat.js';
import { VAT_STATUS } from '../../shared/graphql/order-status.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { OrderReadinessView, toReadinessView } from './readiness.graphql.js';
import type { ServiceOffer } from './quotes.service.js';

@ObjectType('Quote', { simpleResolvers: true })
export class QuoteView {
  @Field(() => String, { name: 'teenus' })
  serviceKey!: string;

  @Field(() => String, { name: 'riik', nullable: true })
  country!: string | null;

  @Field(() => String, { name: 'hind_neto' })
  net!: string;

  @Field(() => Float, { name: 'kaibemaks_protsent' })
  vatPercent!: number;

  @Field(() => String, { name: 'kaibemaks' })
  vat!: string;

  @Field(() => String, { name: 'hind_kokku' })
  total!: string;

  @Field(() => String, { name: 'valuuta' })
  currency!: string;

  @Field(() => VAT_STATUS, { name: 'kaibemaks_staatus' })
  vatStatus!: VatStatus;

  @Field(() => Boolean, { name: 'soodushind' })
  isDiscounted!: boolean;

  @Field(() => Int, { name: 'soodustusi_jaak', nullable: true })
  discountsLeft!: number | null;

  @Field(() => Int, { name: 'dokumendid_arv' })
  documentCount!: number;

  @Field(() => OrderReadinessView, { name: 'valmidus' })
  readonly readiness!: OrderReadinessView;
}

export const toQuoteView = (
  { service, country, offer, readiness }: ServiceOffer,
  localizer: Localizer,
): QuoteView => ({
  serviceKey: service.key,
  country,
  net: toAmount(offer.amounts.netCents),
  vatPercent: offer.amounts.vatPercent,
  vat: toAmount(offer.amounts.vatCents),
  total: toAmount(offer.amounts.totalCents),
  currency: 'EUR',
  vatStatus: offer.amounts.vatStatus,
  isDiscounted: offer.isDiscounted,
  discountsLeft: offer.discountsLeft,
  documentCount: service.documentCount,
  // Documents are composed only if the answer selects this field.
  get readiness() {
    return toReadinessView(readiness(), localizer);
  },
});
