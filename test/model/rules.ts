/** Invariants of every state, in the words of SECURITY.md. */
import { fulfilling, totalOf, type Database, type InvoiceRow, type OrderRow } from './database.js';
import { refundedCents } from './refunds.js';
import type { World } from './world.js';
import { sumsOf } from '../../src/modules/invoicing/domain/invoice.js';

export type Rule = (db: Database, world: World) => boolean;

const orders = (db: Database) => Object.entries(db.orders);
/** As plain strings, because the type excludes what the rule excludes. */
const documentsOf = ({ state }: OrderRow): string => state.documents;
const payments = (db: Database) => Object.entries(db.payments);

const paymentsOf = (db: Database, order: string): number =>
  payments(db).filter(([, row]) => row.order === order && row.fulfils).length;

const creditedOf = ({ credits }: InvoiceRow): number =>
  credits.reduce((sum, note) => sum + sumsOf(note).totalCents, 0);

/** In progress or completed at the provider. */
const sentBack = (world: World, payment: string): number =>
  Object.values(world.refunds)
    .filter((one) => one.payment === payment && ['pending', 'done'].includes(one.state))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

const isSettled = (db: Database, payment: string): boolean =>
  Object.values(db.refunds).every((row) => row.payment !== payment || row.state === 'done');

/** The invoiced amount is the amount paid and not refunded. */
function balances(db: Database, [order, invoice]: readonly [string, InvoiceRow]): boolean {
  const payment = fulfilling(db, order);
  if (payment === null || !isSettled(db, payment)) return true;
  const kept = (db.payments[payment]?.amountCents ?? 0) - refundedCents(db, payment, ['done']);
  return sumsOf(invoice).totalCents - creditedOf(invoice) === kept;
}

export const RULES: Readonly<Record<string, Rule>> = {
  'an order is paid once': (db) =>
    orders(db).every(
      ([id, { state }]) => paymentsOf(db, id) === (state.payment === 'paid' ? 1 : 0),
    ),
  'an order is fulfilled only after payment': (db) =>
    orders(db).every(([, row]) => row.state.payment === 'paid' || documentsOf(row) === 'pending'),
  'a cancelled order is never paid': (db) =>
    orders(db).every(([, { state, isCancelled }]) => !isCancelled || state.payment === 'pending'),
  'only a payment that was made is recorded': (db, world) =>
    payments(db).every(([id]) => world.pages[id.replace('pay', 'page')] === 'paid'),
  'refunds never exceed the payment': (db) =>
    payments(db).every(
      ([id, { amountCents }]) => refundedCents(db, id, ['wanted', 'asked', 'done']) <= amountCents,
    ),
  'the provider never sends back more than was paid': (db, world) =>
    payments(db).every(([id, { amountCents }]) => sentBack(world, id) <= amountCents),
  'a payment that buys nothing has a refund': (db) =>
    payments(db).every(([id, { fulfils }]) => fulfils || db.refunds[`${id}/surplus`] !== undefined),
  'a paid order has one invoice, an unpaid one none': (db) =>
    orders(db).every(
      ([id, { state }]) => (state.payment === 'paid') === (db.invoices[id] !== undefined),
    ),
  'credit notes never exceed their invoice': (db) =>
    Object.values(db.invoices).every((row) => creditedOf(row) <= sumsOf(row).totalCents),
  'the invoiced amount is the amount paid and not refunded': (db) =>
    Object.entries(db.invoices).every((entry) => balances(db, entry)),
  'a buyer never owes more than was quoted': (db) =>
    orders(db).every(([, row]) => row.vatCentsBefore === null || totalOf(row) === row.netCents),
  'a payment in quarantine pays nothing': (db) =>
    Object.keys(db.quarantined).every((event) => db.payments[event] === undefined),
  'a licence rests on a paid order that was not refunded': (db) => {
    const paid = orders(db).filter(
      ([, { kind, state, isRefunded }]) =>
        kind === 'licence' && state.payment === 'paid' && !isRefunded,
    );
    return db.licence === null ? paid.length === 0 : paid.length > 0;
  },
  'an account gets one first key': (db) =>
    db.keys.filter(({ generation }) => generation === 1).length <= 1,
  'a lineage has at most one key that does not end': (db) =>
    db.keys.filter(({ isEnding, isBlocked }) => !isEnding && !isBlocked).length <= 1,
  'an email recorded as sent has arrived': (db, world) =>
    Object.entries(db.mails).every(
      ([id, state]) => state === 'waiting' || (world.mailbox[id] ?? 0) > 0,
    ),
  'an email arrives only for a cause that was committed': (db, world) =>
    Object.keys(world.mailbox).every((id) => db.mails[id] !== undefined),
};
