/** Stores an order with its discount, within an open transaction. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import type { OrderDraft } from './domain/order-record.js';
import { addToAudit } from '../audit/audit.transaction.js';

/** @returns false if the account has already used the idempotency key; then nothing is stored */
export async function placeOrder(em: EntityManager, draft: OrderDraft): Promise<boolean> {
  const isDiscounted = await takeDiscount(em, draft);
  const isNew = await insertOrder(em, draft, isDiscounted);
  if (isDiscounted && !isNew) await returnDiscount(em, draft);
  const { id, accountId, actor } = draft;
  const entry = { action: 'order.placed', object: `order:${id}`, accountId };
  if (isNew) await addToAudit(em, entry, actor);
  return isNew;
}

/** Locks the month's row until the order is stored, so that no discount is used twice. */
async function takeDiscount(em: EntityManager, draft: OrderDraft): Promise<boolean> {
  const quota = draft.quote.discount?.quota ?? 0;
  if (quota === 0) return false;
  const row = await queries(em)
    .insertInto('discount_month')
    .values({ account_id: draft.accountId, month: draft.month, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'month'])
        .doUpdateSet((eb) => ({ used: eb('discount_month.used', '+', 1) }))
        .where('discount_month.used', '<', quota),
    )
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}

async function returnDiscount(em: EntityManager, { accountId, month }: OrderDraft) {
  await queries(em)
    .updateTable('discount_month')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .execute();
}

async function insertOrder(
  em: EntityManager,
  draft: OrderDraft,
  isDiscounted: boolean,
): Promise<boolean> {
  const { quote, payload, fingerprint } = draft;
  const amounts = (isDiscounted ? quote.discount?.amounts : null) ?? quote.listed;
  const row = await queries(em)
    .insertInto('orders')
    .values({
      id: draft.id,
      account_id: draft.accountId,
      kind: 'document',
      service_key: draft.serviceKey,
      country: draft.country,
      payload: payload === null ? null : JSON.stringify(payload),
      net_cents: amounts.netCents,
      vat_percent: amounts.vatPercent,
      vat_cents: amounts.vatCents,
      vat_status: amounts.vatStatus,
      vat_evidence: JSON.stringify(draft.vatEvidence),
      document_count: draft.documentCount,
      discount_month: isDiscounted ? draft.month : null,
      idempotency_key: draft.idempotencyKey,
      fingerprint: fingerprint === null ? null : Buffer.from(fingerprint),
      created_at: draft.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
