/**
 * Settlement of payment events in the model: the real services `SettlementService` and `VatRevisions` over the tables in
 * memory. A transaction that throws changes nothing.
 */
import { fulfilling, put, rowOf, totalOf, type Database, type OrderRow } from './database.js';
import { creditNote, issueInvoice } from './invoicing.js';
import { addRefund } from './refunds.js';
import type { PaidPage, PaymentEvent } from '../../src/modules/payments/domain/payment-event.js';
import type { LockedOrder } from '../../src/modules/payments/settlement.ports.js';
import type { SettlementRecords } from '../../src/modules/payments/settlement-records.transaction.js';
import type { VatRevisionRecords } from '../../src/modules/vat-revisions/vat-revision.transaction.js';
import type { FrozenVat } from '../../src/modules/vat-revisions/domain/vat-revision.js';

const DAY_MS = 86_400_000;
const STARTED_MS = Date.UTC(2026, 10, 1);

export const timeOf = ({ day }: Database): Date => new Date(STARTED_MS + day * DAY_MS);

/** Of a buyer whose VAT number decides the rate. */
export const frozenOf = ({ netCents, vatPercent, vatCents, vatStatus }: OrderRow): FrozenVat => ({
  netCents,
  vatPercent,
  vatCents,
  vatStatus,
  country: 'de',
  vatNumber: 'DE123456789',
  at: new Date(STARTED_MS),
});

const toLocked = (id: string, row: OrderRow): LockedOrder => ({
  id,
  accountId: 'account',
  kind: row.kind,
  serviceKey: row.serviceKey,
  state: row.state,
  payment: row.state.payment,
  totalCents: totalOf(row),
  earlierTotalCents: row.vatCentsBefore === null ? null : row.netCents + row.vatCentsBefore,
  currency: 'eur',
  isClosed: row.isCancelled || row.isRefunded,
  documentCount: row.documentCount,
});

/** One transaction over `db`, which holds its result. Tests replace members by faulty ones. */
export class Transaction {
  constructor(public db: Database) {}

  readonly vat: VatRevisionRecords = {
    lock: (orderId) => {
      const row = rowOf(this.db.orders, orderId);
      if (row.isCancelled || row.isRefunded) return Promise.resolve(null);
      const paymentId = fulfilling(this.db, orderId);
      const paidCents = paymentId === null ? null : rowOf(this.db.payments, paymentId).amountCents;
      const locked = { id: orderId, accountId: 'account', frozen: frozenOf(row) };
      return Promise.resolve({ ...locked, paymentId, paidCents });
    },
    revise: ({ id }, { vatPercent, vatCents, vatStatus }) => {
      const row = rowOf(this.db.orders, id);
      const vatCentsBefore = row.vatCents > vatCents ? row.vatCents : row.vatCentsBefore;
      return this.order(id, { ...row, vatPercent, vatCents, vatStatus, vatCentsBefore });
    },
    closePage: (orderId) => {
      for (const [ref, page] of Object.entries(this.db.pages)) {
        if (page.order !== orderId) continue;
        this.db = { ...this.db, pages: put(this.db.pages, ref, { ...page, isClosed: true }) };
      }
      return Promise.resolve();
    },
    owe: (order, { paymentId: payment, amountCents }) => {
      this.db = addRefund(this.db, { payment, order, reason: 'vat', amountCents });
      return Promise.resolve();
    },
    creditVat: (order) => {
      const note = { order, cause: `vat:${order}`, reason: 'vat_correction' } as const;
      this.db = creditNote(this.db, { ...note, totalCents: null });
      return Promise.resolve();
    },
  };

  receive({ eventId }: PaymentEvent): Promise<boolean> {
    return Promise.resolve(this.db.events[eventId] === undefined);
  }

  lockOrder({ orderId }: PaidPage): Promise<LockedOrder | null> {
    const row = orderId === null ? undefined : this.db.orders[orderId];
    return Promise.resolve(row === undefined || orderId === null ? null : toLocked(orderId, row));
  }

  /** Also the trigger `payment_surplus_to_refunds`. */
  readonly addPayment: SettlementRecords['addPayment'] = ({ id: order }, { page }, { fulfils }) => {
    const { paymentId: payment, amountCents } = page;
    if (this.db.payments[payment] !== undefined) return Promise.resolve(false);
    const row = { order, amountCents: amountCents ?? 0, fulfils, isReturned: false };
    this.db = { ...this.db, payments: put(this.db.payments, payment, row) };
    const surplus = { payment, order, reason: 'surplus', amountCents: row.amountCents };
    if (!fulfils) this.db = addRefund(this.db, surplus);
    return Promise.resolve(true);
  };

  readonly markPaid: SettlementRecords['markPaid'] = ({ id }, state) =>
    this.order(id, { ...rowOf(this.db.orders, id), state });

  readonly lockAccount: SettlementRecords['lockAccount'] = () => {
    const hasLiveKey = this.db.keys.some(({ isBlocked }) => !isBlocked);
    const state = this.db.keys.length === 0 ? 'awaiting_payment' : 'live';
    const names = { role: 'client', name: 'A', email: 'a@example.org' } as const;
    return Promise.resolve({ ...names, state, licence: this.db.licence, hasLiveKey });
  };

  readonly setLicence: SettlementRecords['setLicence'] = (_account, licence) => {
    this.db = { ...this.db, licence };
    return Promise.resolve();
  };

  readonly addKey: SettlementRecords['addKey'] = () => {
    const key = { generation: 1, isEnding: false, isBlocked: false };
    this.db = { ...this.db, keys: [...this.db.keys, key] };
    return Promise.resolve();
  };

  readonly addMail: SettlementRecords['addMail'] = ({ dedupe }) => {
    this.db = { ...this.db, mails: put(this.db.mails, dedupe, 'waiting' as const) };
    return Promise.resolve();
  };

  readonly issueInvoice: SettlementRecords['issueInvoice'] = ({ orderId }) => {
    this.db = issueInvoice(this.db, orderId);
    return Promise.resolve();
  };

  readonly conclude: SettlementRecords['conclude'] = (eventId, outcome) => {
    this.db = { ...this.db, events: put(this.db.events, eventId, outcome) };
    return Promise.resolve();
  };

  readonly quarantine: SettlementRecords['quarantine'] = ({ eventId }) => {
    this.db = { ...this.db, quarantined: put(this.db.quarantined, eventId, true as const) };
    return Promise.resolve();
  };

  /** Not part of the model: an operator's assignment. */
  readonly lockQuarantined: SettlementRecords['lockQuarantined'] = () => Promise.resolve(null);

  readonly assigned: SettlementRecords['assigned'] = () => Promise.resolve();

  private order(id: string, row: OrderRow): Promise<void> {
    this.db = { ...this.db, orders: put(this.db.orders, id, row) };
    return Promise.resolve();
  }
}
