/** Ports of settlement. Money is whole cents. */
import type { AccountState } from '../../shared/account-state.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import type { InvoiceOptions } from '../invoicing/domain/invoicing.js';
import type { LicencePeriod } from '../billing/domain/summary.js';
import type { Role } from '../../shared/caller.js';
import type { OrderState } from '../orders/domain/order-state.js';
import type { Outcome, PaidPage, PayableOrder, PaymentEvent } from './domain/payment-event.js';
import type { Actor } from '../../shared/actor.js';
import type { QuarantineEntry, QuarantineState } from '../quarantine/domain/quarantine.js';
import type { VatRevisionRecords } from '../vat/order-vat.ports.js';

/** An order, locked until the transaction ends. */
export type LockedOrder = PayableOrder &
  Readonly<{
    id: string;
    accountId: string;
    kind: 'document' | 'licence';
    serviceKey: string;
    state: OrderState;
    documentCount: number;
  }>;

export type LockedAccount = Readonly<{
  state: AccountState;
  role: Role;
  name: string;
  email: string | null;
  licence: LicencePeriod | null;
  hasLiveKey: boolean;
}>;

type KeyOptions = Pick<NewKey, 'mode' | 'role' | 'tier' | 'overrides' | 'name'>;

export interface KeyMaker {
  /** `text`: shown once, never stored in plain text. */
  make(options: KeyOptions): Readonly<{ text: string; key: NewKey }>;
}

/** `dedupe`: the same for emails of one cause. `sealed`: encrypted secret in the email. */
export type NewMail = Readonly<{
  id: string;
  dedupe: string;
  accountId: string;
  kind: 'live_key';
  recipient: string;
  sealed: Uint8Array | null;
}>;

/** A locked payment in quarantine. `amount`: in the currency's smallest unit. */
export type HeldPayment = Pick<
  QuarantineEntry,
  'eventId' | 'paymentId' | 'amount' | 'currency' | 'isLive'
> &
  Readonly<{ state: QuarantineState }>;

export interface SettlementTransaction {
  readonly vat: VatRevisionRecords;
  /** @returns false if the event is already settled */
  receive(notice: PaymentEvent, now: Date): Promise<boolean>;
  /** @returns null if the page belongs to no order */
  lockOrder(page: PaidPage): Promise<LockedOrder | null>;
  /** @returns false if the payment is already recorded */
  addPayment(
    order: LockedOrder,
    notice: Readonly<{ eventId: string; page: PaidPage }>,
    payment: Readonly<{ fulfils: boolean; at: Date }>,
  ): Promise<boolean>;
  /** Also enqueues the generation of the documents, if any. */
  markPaid(order: LockedOrder, state: OrderState, now: Date): Promise<void>;
  lockAccount(accountId: string): Promise<LockedAccount>;
  /** Also activates an account that awaits its first payment. */
  setLicence(accountId: string, period: LicencePeriod): Promise<void>;
  addKey(accountId: string, key: NewKey, now: Date): Promise<void>;
  addMail(mail: NewMail, now: Date): Promise<void>;
  /** Call it last: it blocks other settlements until the transaction ends. */
  issueInvoice(options: InvoiceOptions, now: Date): Promise<void>;
  conclude(eventId: string, outcome: Outcome, orderId: string | null): Promise<void>;
  /** Stores each payment once, and none that has paid an order. */
  quarantine(entry: QuarantineEntry, now: Date): Promise<void>;
  lockQuarantined(id: string): Promise<HeldPayment | null>;
  /** Records the operator; call it after `addPayment`. */
  assigned(id: string, order: LockedOrder, actor: Actor): Promise<void>;
}

export interface SettlementStore {
  transact<Result>(work: (transaction: SettlementTransaction) => Promise<Result>): Promise<Result>;
}

/** Encrypts secrets stored in the database. */
export interface SecretBox {
  /** @param place storage location, without which the secret cannot be opened */
  seal(text: string, place: string): Uint8Array;
  /** @returns null if the secret was moved or damaged, or its key is gone */
  open(sealed: Uint8Array, place: string): string | null;
}
