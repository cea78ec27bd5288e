/** An order on the wire. Source. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { toAmount } from '../amount.js';
import type { VatStatus } from '../../modules/vat/domain/vat.js';
import type { DocumentEntry, DocumentKind } from '../../modules/documents/domain/document-entry.js';
import type { OrderPhase } from '../../modules/orders/domain/order-phase.js';
import type { DocumentStatus, PaymentStatus } from '../../modules/orders/domain/order-state.js';
import type { Order } from '../../modules/orders/domain/order.js';
import { OmitNull } from './decorators.js';
import { PACKAGE_DOCUMENT } from './order-payload.js';
import { DOCUMENT_STATUS, ORDER_PHASE, PAYMENT_STATUS, VAT_STATUS } from './order-status.js';
import { wireEnum } from './wire-enum.js';

/** Key: name on the wire. Value: internal term. */
export const DOCUMENT_KIND = wireEnum('DokumendiTyyp', {
  naidis: 'sample',
  ...PACKAGE_DOCUMENT,
  raamistikukaart: 'framework_map',
  intsidendimallid: 'incident_templates',
  tarneahela_toend: 'supply_chain_attestation',
  kontrolli_aruanne: 'check_report',
  korduskinnitus: 're_signing',
  reformimemo: 'reform_memo',
  reformitabel: 'reform_table',
} as const satisfies Readonly<Record<string, DocumentKind>>);

@ObjectType('DocumentPdf', { simpleResolvers: true })
export class DocumentPdfView {
  @Field(() => String, { name: 'allalaadimislink' })
  downloadUrl!: string;

  @Field(() => Int, { name: 'suurus_baiti' })
  sizeBytes!: number;

  @Field(() => String)
  sha256!: string;
}

@ObjectType('DocumentEntry', { simpleResolvers: true })
export class DocumentEntryView {
  @Field(() => String, { name: 'nimi' })
  fileName!: string;

  @Field(() => String, { name: 'allalaadimislink' })
  downloadUrl!: string;

  @Field(() => DOCUMENT_KIND, { name: 'tyyp' })
  kind!: DocumentKind;

  @Field(() => Int, { name: 'suurus_baiti' })
  sizeBytes!: number;

  @Field(() => String)
  sha256!: string;

  @Field(() => String, { name: 'kehtib_kuni', nullable: true })
  validUntil!: string | null;

  @Field(() => String, { name: 'keel' })
  language!: string;

  @Field(() => String, { name: 'kb_versioon' })
  kbVersion!: string;

  @OmitNull()
  @Field(() => String, { name: 'number', nullable: true })
  number!: string | null;

  @OmitNull()
  @Field(() => String, { name: 'kontroll_url', nullable: true })
  verificationUrl!: string | null;

  @OmitNull()
  @Field(() => DocumentPdfView, { name: 'pdf', nullable: true })
  pdf!: DocumentPdfView | null;
}

@ObjectType('OrderResult', { simpleResolvers: true })
export class OrderResultView {
  @OmitNull()
  @Field(() => [DocumentEntryView], { name: 'dokumendid', nullable: true })
  documents!: DocumentEntryView[] | null;

  @OmitNull()
  @Field(() => String, { name: 'sandbox_note', nullable: true })
  sandboxNote!: string | null;
}

@ObjectType('Order', { simpleResolvers: true })
export class OrderView {
  @Field(() => String, { name: 'order_id' })
  orderId!: string;

  @Field(() => String, { name: 'teenus' })
  serviceKey!: string;

  @Field(() => String, { name: 'riik', nullable: true })
  country!: string | null;

  @Field(() => String, { name: 'makselink', nullable: true })
  paymentLink!: string | null;

  @Field(() => PAYMENT_STATUS, { name: 'makse_staatus' })
  payment!: PaymentStatus;

  @Field(() => DOCUMENT_STATUS, { name: 'dokumendi_staatus' })
  documents!: DocumentStatus;

  @Field(() => OrderResultView, { name: 'tulemus' })
  result!: OrderResultView;

  @Field(() => ORDER_PHASE, { name: 'olek' })
  phase!: OrderPhase;

  @Field(() => String, { name: 'loodud' })
  createdAt!: string;

  @Field(() => String, { name: 'aegub', nullable: true })
  expiresAt!: string | null;

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

  @Field(() => String, { name: 'arve_number', nullable: true })
  invoiceNumber!: string | null;

  @Field(() => Int, { name: 'dokumendid_arv' })
  documentCount!: number;
}

const toDocumentView = (entry: DocumentEntry): DocumentEntryView => ({
  ...entry,
  validUntil: entry.validUntil?.toISOString() ?? null,
});

/** @param sandboxNote null outside the sandbox */
export const toOrderView = (order: Order, sandboxNote: string | null): OrderView => ({
  orderId: order.id,
  serviceKey: order.serviceKey,
  country: order.country,
  paymentLink: order.paymentLink,
  payment: order.state.payment,
  documents: order.state.documents,
  result: { documents: order.documents?.map(toDocumentView) ?? null, sandboxNote },
  phase: order.phase,
  createdAt: order.createdAt.toISOString(),
  expiresAt: order.expiresAt?.toISOString() ?? null,
  net: toAmount(order.amounts.netCents),
  vatPercent: order.amounts.vatPercent,
  vat: toAmount(order.amounts.vatCents),
  total: toAmount(order.amounts.totalCents),
  currency: 'EUR',
  vatStatus: order.amounts.vatStatus,
  invoiceNumber: order.invoiceNumber,
  documentCount: order.documentCount,
});
