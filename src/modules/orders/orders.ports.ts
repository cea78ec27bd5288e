/** What the room of orders needs from outside. Money is whole cents. */
import type { DeclaredCustomer } from '../vat/domain/vat.js';
import type { Doubt } from '../vat/domain/vat-doubt.js';
import type { VatEvidence } from '../vat/domain/vat-evidence.js';
import type { Service } from '../catalogue/domain/catalogue.js';
import type { OrderOptions } from './domain/order-options.js';
import type { OrderTimes } from './domain/order-phase.js';
import type { OrderState } from './domain/order-state.js';
import type { OrderAmounts } from './domain/order.js';
import type { Quote } from './domain/quote.js';

/** `country`: lower case. `payload`: as the client sent it; never trusted, never merged into anything. */
export type OrderRequest = Readonly<{
  service: Service;
  options: OrderOptions;
  country: string | null;
  payload: Readonly<Record<string, unknown>> | null;
  idempotencyKey: string | null;
}>;

/** Time and chance. `id`: a random UUID. */
export interface Runtime {
  now(): Date;
  id(): string;
}

/** A 32-byte digest of a text. */
export type Hash = (text: string) => Uint8Array;

/** Who did it, for the audit log. */
type Actor = Readonly<{ name: string; requestId: string }>;

/** What an account has told of itself that an order needs. `country`: lower case. */
export type Customer = DeclaredCustomer;

/** A hosted page where an order is paid. `expiresAt`: null where it does not end by itself. */
export type PaymentPage = Readonly<{ providerRef: string; url: string; expiresAt: Date | null }>;

/** What the client was told when the order was placed; a repeated request is reported the same. */
export type FirstAnswer = Readonly<{ paymentLink: string; amounts: OrderAmounts }>;

/** An order to be stored. `month`: YYYY-MM of its discount. `vatEvidence`: what the rate rests on. */
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
  actor: Actor;
}>;

/**
 * A stored order. `amounts`: null until VAT is decided. `page`: the one that is open. `pageCount`: pages it had.
 * `invoiceNumber`: null until it is paid. `doubts`: about what its VAT was decided by. `email`: of the account.
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
}>;

export interface OrderStore {
  /** @returns null where there is no such account. */
  customer(accountId: string): Promise<Customer | null>;
  /**
   * Stores order and discount together or neither; the discount only while the month's quota lasts.
   * @returns false where the account has used the idempotency key before: nothing is stored then.
   */
  insert(draft: OrderDraft): Promise<boolean>;
  find(accountId: string, orderId: string): Promise<OrderRecord | null>;
  findByKey(accountId: string, idempotencyKey: string): Promise<OrderRecord | null>;
  /** Whether the account has an order of that id that has brought documents. */
  hasDocuments(accountId: string, orderId: string): Promise<boolean>;
  /** The first answer that was ever kept stays. `isFirst`: it is this one. */
  keepFirstAnswer(
    orderId: string,
    answer: FirstAnswer,
  ): Promise<Readonly<{ answer: FirstAnswer; isFirst: boolean }>>;
  /** Marks unpaid orders placed before then as expired and gives their discounts back. @returns how many. */
  expire(placedBefore: Date, now: Date): Promise<number>;
}

/** What decides the VAT of a licence order, which signup has stored. */
export type LicenceOrderFacts = Customer &
  Readonly<{ accountId: string; amounts: OrderAmounts | null }>;

export interface LicenceOrderStore {
  /** @returns null where there is no such order. */
  licenceOrder(orderId: string): Promise<LicenceOrderFacts | null>;
  /** VAT that is decided already stays. */
  decideVat(orderId: string, amounts: OrderAmounts, evidence: VatEvidence): Promise<void>;
}
