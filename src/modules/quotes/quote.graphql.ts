/** A quote on the wire; amounts are named as in an order. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { toAmount } from '../../shared/amount.js';
import type { VatStatus } from '../vat/domain/vat.js';
import { VAT_STATUS } from '../../shared/graphql/order-status.js';
import type { ServiceOffer } from './quotes.service.js';

@ObjectType('Quote', {
  simpleResolvers: true,
  description: 'What an order placed now would cost; nothing is stored or reserved',
})
export class QuoteView {
  @Field(() => String, { name: 'teenus', description: 'service key' })
  serviceKey!: string;

  @Field(() => String, { name: 'riik', nullable: true, description: 'target country' })
  country!: string | null;

  @Field(() => String, { name: 'hind_neto', description: 'net of VAT, decimal with two places' })
  net!: string;

  @Field(() => Float, { name: 'kaibemaks_protsent' })
  vatPercent!: number;

  @Field(() => String, { name: 'kaibemaks', description: 'decimal with two places' })
  vat!: string;

  @Field(() => String, { name: 'hind_kokku', description: 'what would be to be paid' })
  total!: string;

  @Field(() => String, { name: 'valuuta' })
  currency!: string;

  @Field(() => VAT_STATUS, { name: 'kaibemaks_staatus' })
  vatStatus!: VatStatus;

  @Field(() => Boolean, { name: 'soodushind', description: 'whether it is the licence price' })
  isDiscounted!: boolean;

  @Field(() => Int, {
    name: 'soodustusi_jaak',
    nullable: true,
    description: 'orders left at the licence price this month; null where there is no such price',
  })
  discountsLeft!: number | null;

  @Field(() => Int, { name: 'dokumendid_arv', description: 'documents that the order would bring' })
  documentCount!: number;
}

export const toQuoteView = ({ service, country, offer }: ServiceOffer): QuoteView => ({
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
});
