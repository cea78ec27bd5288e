/** Wire names of billing. Source. */
import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { fromInvoiceCursor } from '../invoicing/domain/invoice-list.js';
import type { InvoiceSeries } from '../invoicing/domain/invoice.js';
import { fromOrderCursor } from '../orders/domain/order-cursor.js';
import type { LicenceStatus } from './domain/summary.js';
import type { VatStatus } from '../vat/domain/vat.js';
import type { OrderPhase } from '../orders/domain/order-phase.js';
import type { DocumentStatus, PaymentStatus } from '../orders/domain/order-state.js';
import { INVOICE_KIND } from '../../shared/graphql/invoice-words.graphql.js';
import { Bounds, Cursor } from '../../shared/graphql/decorators.js';
import {
  DOCUMENT_STATUS,
  ORDER_PHASE,
  PAYMENT_STATUS,
  VAT_STATUS,
} from '../../shared/graphql/order-status.js';
import type { SummaryPage } from './billing.service.js';
import { DiscountUsageView, RequestDayView, RequestUsageView } from './usage.graphql.js';
import { wireEnum } from '../../shared/graphql/wire-enum.js';

const DEFAULT_LIMIT = 50;
const MAX_PAGE_SIZE = 100;

const LICENCE_STATUS = wireEnum('LitsentsiStaatus', {
  kehtiv: 'active',
  armuaeg: 'in_grace',
  loppenud: 'ended',
});

@ArgsType()
export class BillingSummaryArgs {
  @Bounds({ min: 1, max: MAX_PAGE_SIZE })
  @Field(() => Int, { defaultValue: DEFAULT_LIMIT })
  limit!: number;

  @Cursor(fromOrderCursor)
  @Field(() => String, { nullable: true })
  kursor?: string | null;

  @Cursor(fromInvoiceCursor)
  @Field(() => String, { nullable: true })
  arvete_kursor?: string | null;
}

@ObjectType('BillingOrder', { simpleResolvers: true })
export class OrderSummaryView {
  @Field(() => String, { name: 'order_id' })
  orderId!: string;

  @Field(() => String, { name: 'teenus' })
  serviceKey!: string;

  @Field(() => String, { name: 'riik', nullable: true })
  country!: string | null;

  @Field(() => PAYMENT_STATUS, { name: 'makse_staatus' })
  payment!: PaymentStatus;

  @Field(() => DOCUMENT_STATUS, { name: 'dokumendi_staatus' })
  documents!: DocumentStatus;

  @Field(() => ORDER_PHASE, { name: 'olek' })
  phase!: OrderPhase;

  @Field(() => String, { name: 'hind_neto' })
  net!: string;

  @Field(() => Float, { name: 'kaibemaks_protsent' })
  vatPercent!: number;

  @Field(() => String, { name: 'kaibemaks' })
  vat!: string;

  @Field(() => VAT_STATUS, { name: 'kaibemaks_staatus' })
  vatStatus!: VatStatus;

  @Field(() => String, { name: 'hind_kokku' })
  total!: string;

  @Field(() => String, { name: 'valuuta' })
  currency!: string;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;
}

@ObjectType('BillingInvoice', { simpleResolvers: true })
export class InvoiceSummaryView {
  @Field(() => String)
  number!: string;

  @Field(() => String, { name: 'kuupaev' })
  issuedOn!: string;

  @Field(() => String, { name: 'summa' })
  total!: string;

  @Field(() => String, { name: 'allalaadimislink' })
  downloadUrl!: string;

  @Field(() => INVOICE_KIND, { name: 'liik' })
  series!: InvoiceSeries;

  @Field(() => String, { name: 'order_id' })
  orderId!: string;

  @Field(() => String, { name: 'krediteerib', nullable: true })
  credits!: string | null;
}

@ObjectType('BillingLicence', { simpleResolvers: true })
export class LicenceSummaryView {
  @Field(() => String, { name: 'liik' })
  licence!: string;

  @Field(() => String, { name: 'algus' })
  from!: string;

  @Field(() => String, { name: 'lopp' })
  until!: string;

  @Field(() => LICENCE_STATUS, { name: 'staatus' })
  status!: LicenceStatus;
}

@ObjectType('BillingSummary', { simpleResolvers: true })
export class BillingSummaryView {
  @Field(() => [OrderSummaryView], { name: 'tellimused' })
  orders!: OrderSummaryView[];

  @Field(() => [InvoiceSummaryView], { name: 'arved' })
  invoices!: InvoiceSummaryView[];

  @Field(() => LicenceSummaryView, { name: 'litsents', nullable: true })
  licence!: LicenceSummaryView | null;

  @Field(() => RequestUsageView, { name: 'kasutus' })
  requests!: RequestUsageView;

  @Field(() => [RequestDayView], { name: 'kasutus_paevad' })
  requestDays!: RequestDayView[];

  @Field(() => DiscountUsageView, { name: 'soodustused' })
  discounts!: DiscountUsageView;
}

export const toSummaryPage = ({
  limit,
  kursor,
  arvete_kursor,
}: BillingSummaryArgs): SummaryPage => ({
  limit,
  after: kursor == null ? null : fromOrderCursor(kursor),
  invoicesAfter: arvete_kursor == null ? null : fromInvoiceCursor(arvete_kursor),
});
