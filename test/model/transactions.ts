/** The transactions of the model: each takes a committed state and returns the next one. */
import { put, rowOf, type Database, type KeyRow, type OrderRow } from './database.js';
import { frozenOf, timeOf, type Transaction } from './settlement.js';
import { releaseDocuments } from '../../src/modules/orders/domain/order-state.js';
import { keyStatus } from '../../src/modules/api-keys/domain/key-standing.js';
import type { PaymentEvent } from '../../src/modules/payments/domain/payment-event.js';
import { SettlementService } from '../../src/modules/payments/settlement.service.js';
import {
  VatRevisions,
  type AnsweredOrder,
} from '../../src/modules/vat-revisions/vat-revisions.service.js';
import { NOT_REQUESTED, type NumberFinding } from '../../src/modules/vat/domain/vat-evidence.js';
import type { VatKnowledge } from '../../src/modules/vat/domain/vat.js';

const VAT: VatKnowledge = {
  sellerCountry: 'ee',
  legalForms: [],
  outsideUnion: [],
  territories: [],
  timeZone: 'UTC',
  rates: [{ percent: 24, from: '2020-01-01', until: null }],
};

/** An answer of VIES. */
export type VatAnswer = 'valid' | 'unavailable';

const findingOf = (check: VatAnswer): NumberFinding => ({
  ...NOT_REQUESTED,
  check,
  basis: 'answer',
});

export type Begin = (db: Database) => Transaction;

const nothing = (): void => undefined;

/** Services of one transaction; `id` names refunds and emails, which the tables identify by their cause. */
function servicesOver(db: Database, begin: Begin, answered: AnsweredOrder | null) {
  const transaction = begin(db);
  const runtime = { now: () => timeOf(db), id: () => 'id' };
  const vat = new VatRevisions({
    store: {
      waiting: () => Promise.resolve([]),
      transact: () => Promise.reject(new Error('not part of the model')),
      paidVat: ({ orderId }) => {
        const row = orderId === null ? undefined : db.orders[orderId];
        if (row === undefined || orderId === null) return Promise.resolve(null);
        const facts = { orderId, accountId: 'account', payment: row.state.payment };
        return Promise.resolve({ ...facts, frozen: frozenOf(row) });
      },
    },
    vatService: { assess: () => Promise.resolve(findingOf('unavailable')) },
    expireOldPages: () => Promise.resolve(),
    vat: VAT,
    runtime,
    report: nothing,
  });
  const key = { id: 'key', lineageId: 'lineage', mode: 'live', role: 'client' } as const;
  const rest = { tier: null, overrides: { perMinute: null, perMonth: null }, name: null };
  const settlement = new SettlementService({
    store: { transact: (work) => work(transaction) },
    keyMaker: {
      make: () => ({ text: '', key: { ...key, ...rest, digest: new Uint8Array(), last4: '' } }),
    },
    secretBox: { seal: () => new Uint8Array(), open: () => null },
    vat: { ask: () => Promise.resolve(answered), apply: vat.apply.bind(vat) },
    runtime,
    expectsLive: true,
    mailsKeys: true,
    onMailQueued: nothing,
    alert: nothing,
  });
  return { transaction, vat, settlement };
}

/** Whether settlement asks VIES before its transaction. */
export async function callsVies(db: Database, begin: Begin, event: PaymentEvent): Promise<boolean> {
  return (await servicesOver(db, begin, null).vat.ask(event.page)) !== null;
}

/** @param answer of VIES, earlier; null: it was not asked */
export async function settle(
  db: Database,
  {
    begin,
    event,
    answer,
  }: Readonly<{ begin: Begin; event: PaymentEvent; answer: VatAnswer | null }>,
): Promise<Database> {
  const orderId = event.page?.orderId ?? '';
  const answered = answer === null ? null : { orderId, finding: findingOf(answer) };
  const { settlement, transaction } = servicesOver(db, begin, answered);
  await settlement.settle(event);
  return mailed(db, transaction.db);
}

/** An answer of VIES that arrives separately. */
export async function answerVat(db: Database, begin: Begin, orderId: string): Promise<Database> {
  const { vat, transaction } = servicesOver(db, begin, null);
  await vat.apply(transaction.vat, { orderId, finding: findingOf('valid') }, timeOf(db));
  return mailed(db, transaction.db);
}

const change = (db: Database, id: string, row: OrderRow): Database =>
  mailed(db, { ...db, orders: put(db.orders, id, row) });

/** Condition `WAITS` of `document-queue.repository.ts`. */
export const waits = ({ state, isRefunded, isRefundRequested }: OrderRow): boolean =>
  state.payment === 'paid' && state.documents === 'generating' && !isRefunded && !isRefundRequested;

export function release(db: Database, id: string): Database {
  const row = rowOf(db.orders, id);
  if (!waits(row)) return db;
  return change(db, id, { ...row, state: releaseDocuments(row.state), isFailed: false });
}

export function markFailed(db: Database, id: string): Database {
  const row = rowOf(db.orders, id);
  return waits(row) && !row.isFailed ? change(db, id, { ...row, isFailed: true }) : db;
}

/** `cancellation.repository.ts`. */
export function cancel(db: Database, id: string): Database {
  const row = rowOf(db.orders, id);
  if (row.state.payment !== 'pending' || row.isCancelled) return db;
  return change(db, id, { ...row, isCancelled: true });
}

const standing = (key: KeyRow, now: Date) => ({
  expiresAt: key.isEnding ? new Date(now.getTime() + 1) : null,
  blockedAt: key.isBlocked ? now : null,
});

/** Only the newest key of the lineage, neither ending nor blocked: `own-keys.repository.ts`. null: refused. */
export function rotateKey(db: Database, generation: number): Database | null {
  const key = db.keys.find((one) => one.generation === generation);
  const now = timeOf(db);
  if (key === undefined || keyStatus(standing(key, now), now) !== 'active') return null;
  if (db.keys.some((one) => one.generation === generation + 1)) return null;
  const keys = db.keys.map((one) => (one === key ? { ...one, isEnding: true } : one));
  const next = { generation: generation + 1, isEnding: false, isBlocked: false };
  return { ...db, keys: [...keys, next] };
}

export const blockKey = (db: Database, generation: number): Database => ({
  ...db,
  keys: db.keys.map((one) => (one.generation === generation ? { ...one, isBlocked: true } : one)),
});

const STEPS: readonly Readonly<{ step: string; has: (row: OrderRow) => boolean }>[] = [
  { step: 'paid', has: ({ state }) => state.payment === 'paid' },
  { step: 'ready', has: ({ state }) => state.documents === 'released' },
  { step: 'failed', has: ({ isFailed }) => isFailed },
  { step: 'refunded', has: ({ isRefunded }) => isRefunded },
];

/** The triggers that write the outbox when a transaction commits, each email under its cause. */
export function mailed(before: Database, after: Database): Database {
  let { mails } = after;
  for (const [id, row] of Object.entries(after.orders)) {
    if (row.kind !== 'document') continue;
    for (const { step, has } of STEPS) {
      const dedupe = `order_${step}:${id}`;
      const isNew = has(row) && !has(rowOf(before.orders, id)) && mails[dedupe] === undefined;
      if (isNew) mails = put(mails, dedupe, 'waiting' as const);
    }
  }
  return mails === after.mails ? after : { ...after, mails };
}
