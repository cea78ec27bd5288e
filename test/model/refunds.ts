/** Refunds of the model: statements and triggers of the refund tables in memory, with the real decisions. */
import { put, rowOf, type Database, type PaymentRow, type RefundRow } from './database.js';
import { creditNote } from './invoicing.js';
import type { RefundState } from '../../src/modules/payments/domain/provider-event.js';
import { creditedCents, judgeRefund } from '../../src/modules/refunds/domain/refund.js';

type NewRefund = Pick<RefundRow, 'payment' | 'order' | 'reason' | 'amountCents'>;

const refundId = ({ payment, reason }: Pick<RefundRow, 'payment' | 'reason'>): string =>
  `${payment}/${reason}`;

/** Sum of the refunds of a payment in one of the states. */
export const refundedCents = (
  db: Database,
  payment: string,
  states: readonly RefundRow['state'][],
): number =>
  Object.values(db.refunds)
    .filter((row) => row.payment === payment && states.includes(row.state))
    .reduce((sum, row) => sum + row.amountCents, 0);

/** Mirrors the unique constraint and the trigger `refund_due_within_payment`. */
export function addRefund(db: Database, refund: NewRefund): Database {
  const id = refundId(refund);
  if (db.refunds[id] !== undefined) return db;
  const given = refundedCents(db, refund.payment, ['wanted', 'asked', 'done']);
  const left = rowOf(db.payments, refund.payment).amountCents - given;
  if (left <= 0) return db;
  const amountCents = Math.min(refund.amountCents, left);
  const row: RefundRow = { ...refund, amountCents, state: 'wanted', round: 1, hasRef: false };
  return { ...db, refunds: put(db.refunds, id, row) };
}

/** Operator's refund of an order: `refund-queue.repository.ts`. null: refused. */
export function refundOrder(db: Database, order: string): Database | null {
  const row = rowOf(db.orders, order);
  const paid = Object.entries(db.payments).find(([, one]) => one.order === order && one.fulfils);
  if (paid === undefined || row.isRefundRequested || row.isRefunded) return null;
  const [payment, { amountCents }] = paid;
  const added = addRefund(db, { payment, order, reason: 'order', amountCents });
  if (added === db) return null;
  const isFailed = row.isFailed || row.state.documents === 'generating';
  return {
    ...added,
    orders: put(added.orders, order, { ...row, isRefundRequested: true, isFailed }),
  };
}

/** A new round of a failed refund. null: refused. */
export function retryRefund(db: Database, id: string): Database | null {
  const row = rowOf(db.refunds, id);
  if (row.state !== 'failed') return null;
  const next: RefundRow = { ...row, state: 'wanted', round: row.round + 1, hasRef: false };
  return { ...db, refunds: put(db.refunds, id, next) };
}

/** A message of the provider about one round of a refund: `refund-transaction.repository.ts`. */
export function applyRefundMessage(
  db: Database,
  { id, round }: Readonly<{ id: string; round: number }>,
  state: RefundState,
): Database {
  const row = rowOf(db.refunds, id);
  const outcome = judgeRefund({ before: row.state, isPast: round < row.round }, state);
  const changed = (next: RefundRow): Database => ({ ...db, refunds: put(db.refunds, id, next) });
  if (outcome === 'refund_failed') return changed({ ...row, state: 'failed', hasRef: true });
  if (outcome === 'noted') {
    return changed({ ...row, state: row.state === 'wanted' ? 'asked' : row.state, hasRef: true });
  }
  return outcome === 'refunded'
    ? complete(changed({ ...row, state: 'done', hasRef: true }), id)
    : db;
}

function complete(db: Database, id: string): Database {
  const { payment, order, reason, amountCents } = rowOf(db.refunds, id);
  const paid = rowOf(db.payments, payment);
  const isEmpty = !paid.isReturned && paid.amountCents <= refundedCents(db, payment, ['done']);
  const returned = isEmpty ? returnPayment(db, payment, paid) : db;
  const isWhole = isEmpty && paid.fulfils;
  const after = isWhole ? returnOrder(returned, order) : returned;
  const credit = creditedCents({ reason, fulfils: paid.fulfils, isWhole }, amountCents);
  if (credit === 'none') return after;
  return creditNote(after, { order, cause: `refund:${id}`, reason: 'refund', ...credit });
}

const returnPayment = (db: Database, id: string, row: PaymentRow): Database => ({
  ...db,
  payments: put(db.payments, id, { ...row, isReturned: true }),
});

/** The licence stays if another licence order was paid and not returned. */
function returnOrder(db: Database, id: string): Database {
  const row = { ...rowOf(db.orders, id), isRefunded: true, isRefundRequested: true };
  const orders = put(db.orders, id, row);
  const isLater = Object.entries(orders).some(
    ([other, { kind, state, isRefunded }]) =>
      other !== id && kind === 'licence' && state.payment === 'paid' && !isRefunded,
  );
  const licence = row.kind === 'licence' && !isLater ? null : db.licence;
  return { ...db, orders, licence };
}
