/** Orders as requested and as stored. Money is whole cents. */
import type { Language } from '../../../shared/language.js';
import type { DeclaredCustomer } from '../../vat/domain/vat.js';
import type { Doubt } from '../../vat/domain/vat-doubt.js';
import type { VatEvidence } from '../../vat/domain/vat-evidence.js';
import type { Service } from '../../catalogue/domain/catalogue.js';
import type { OrderOptions } from './order-options.js';
import type { OrderTimes } from './order-phase.js';
import type { OrderState } from './order-state.js';
import type { OrderAmounts } from './order.js';
import type { Quote } from './quote.js';

/** `country`: lower case. `payload`: as sent, untrusted; never merged into other objects. */
export type OrderRequest = Readonly<{
  service: Service;
  options: OrderOptions;
  country: string | null;
  payload: Readonly<Record<string, unknown>> | null;
  idempotencyKey: string | null;
}>;

export type OrderActor = Readonly<{ name: string; requestId: string }>;

/** A hosted payment page. `expiresAt`: null if it does not expire. */
export type PaymentPage = Readonly<{ providerRef: string; url: string; expiresAt: Date | null }>;

/** First response to the order request, returned again on replay. */
export type FirstAnswer = Readonly<{ paymentLink: string; amounts: OrderAmounts }>;

/** `month`: YYYY-MM of the discount. `vatEvidence`: basis of the VAT rate. */
export type OrderDraft = Readonly<{
  id: string;
  accountId: string;
  serviceKey: string;
  country: string | null;
  payload: OrderRequest['payload'];
  quote: Quote;
  month: string;
  vatEvidence: VatEvidence;
  documentCount: number;
  idempotencyKey: string | null;
  fingerprint: Uint8Array | null;
  createdAt: Date;
  actor: OrderActor;
}>;

/**
 * `amounts`: null until VAT is decided. `page`: the open one. `pageCount`: pages so far. `invoiceNumber`: null until
 * paid. `doubts`: about the VAT decision. `email`: of the account. `language`: of the order or account; null if unknown.
 */
export type OrderRecord = Readonly<{
  id: string;
  serviceKey: string;
  country: string | null;
  state: OrderState;
  times: OrderTimes;
  amounts: OrderAmounts | null;
  documentCount: number;
  fingerprint: Uint8Array | null;
  firstAnswer: FirstAnswer | null;
  page: PaymentPage | null;
  pageCount: number;
  invoiceNumber: string | null;
  doubts: readonly Doubt[];
  email: string | null;
  language: Language | null;
}>;

/** Facts for the VAT decision on a licence order. */
export type LicenceOrderFacts = DeclaredCustomer &
  Readonly<{ accountId: string; amounts: OrderAmounts | null; language: Language | null }>;

/** Of the repository, for other modules. */
export type OrderFinder = Readonly<{
  find: (accountId: string, orderId: string) => Promise<OrderRecord | null>;
}>;

/** Of the repository, for licences. */
export type LicenceOrderStore = Readonly<{
  licenceOrder: (orderId: string) => Promise<LicenceOrderFacts | null>;
  decideVat: (orderId: string, amounts: OrderAmounts, evidence: VatEvidence) => Promise<void>;
}>;

/** An order whose payment page may have to be opened. */
export type PageableOrder = Pick<
  OrderRecord,
  'id' | 'serviceKey' | 'page' | 'pageCount' | 'email' | 'language'
> &
  Readonly<{ totalCents: number }>;
