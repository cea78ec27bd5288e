/** What settling a payment needs from outside. Money is whole cents. */
import type { AccountState } from '../accounts/domain/account.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import type { InvoiceOptions } from '../invoicing/domain/invoicing.js';
import type { LicencePeriod } from '../billing/domain/summary.js';
import type { Role } from '../../shared/caller.js';
import type { OrderState } from '../orders/domain/order-state.js';
import type { Outcome, PaidPage, PayableOrder, PaymentEvent } from './domain/payment-event.js';
import type { Actor } from '../../shared/actor.js';
import type { QuarantineEntry, QuarantineState } from '../quarantine/domain/quarantine.js';
import type { VatRevisionRecords } from '../vat/order-vat.ports.js';

/** An order under lock: nobody else changes it until the transaction ends. */
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
  /** `text`: told once and never stored in clear. */
  make(options: KeyOptions): Readonly<{ text: string; key: NewKey }>;
}

/** `dedupe`: two mails of one cause have the same. `sealed`: a secret that the mail tells, in cipher. */
export type NewMail = Readonly<{
  id: string;
  dedupe: string;
  accountId: string;
  kind: 'live_key';
  recipient: string;
  sealed: Uint8Array | null;
}>;

/** A quarantined payment under lock. `amount`: in the currency's smallest unit. */
export type HeldPayment = Pick<
  QuarantineEntry,
  'eventId' | 'paymentId' | 'amount' | 'currency' | 'isLive'
> &
  Readonly<{ state: QuarantineState }>;

/** One transaction. */
export interface SettlementTransaction {
  /** The order's VAT, in the same transaction. */
  readonly vat: VatRevisionRecords;
  /** @returns false where the notice was settled before. */
  receive(notice: PaymentEvent, now: Date): Promise<boolean>;
  /** The order that the page was opened for; null where there is none. */
  lockOrder(page: PaidPage): Promise<LockedOrder | null>;
  /** @returns false where the payment is recorded already. */
  addPayment(
    order: LockedOrder,
    notice: Readonly<{ eventId: string; page: PaidPage }>,
    payment: Readonly<{ fulfils: boolean; at: Date }>,
  ): Promise<boolean>;
  /** Moves the order, and has its documents made where it brings any. */
  markPaid(order: LockedOrder, state: OrderState, now: Date): Promise<void>;
  lockAccount(accountId: string): Promise<LockedAccount>;
  /** An account that awaits its first payment goes live. */
  setLicence(accountId: string, period: LicencePeriod): Promise<void>;
  addKey(accountId: string, key: NewKey, now: Date): Promise<void>;
  addMail(mail: NewMail, now: Date): Promise<void>;
  /** The order's invoice. Comes last: it makes other settlements wait for the end of this one. */
  issueInvoice(options: InvoiceOptions, now: Date): Promise<void>;
  conclude(eventId: string, outcome: Outcome, orderId: string | null): Promise<void>;
  /** Kept for an operator; a payment once, and none that has paid an order. */
  quarantine(entry: QuarantineEntry, now: Date): Promise<void>;
  lockQuarantined(id: string): Promise<HeldPayment | null>;
  /** Notes who assigned it, after its payment was recorded. */
  assigned(id: string, order: LockedOrder, actor: Actor): Promise<void>;
}

export interface SettlementStore {
  /** All of the work or none of it. */
  transact<Result>(work: (transaction: SettlementTransaction) => Promise<Result>): Promise<Result>;
}

/** Keeps secrets that wait in the database. */
export interface SecretBox {
  /** @param place where it is kept; it opens nowhere else */
  seal(text: string, place: string): Uint8Array;
  /** null where it cannot be opened: of another place, damaged, or sealed with a secret that is gone. */
  open(sealed: Uint8Array, place: string): string | null;
}
