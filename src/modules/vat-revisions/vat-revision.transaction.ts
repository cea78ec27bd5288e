/** Revises the VAT of an order in the transaction of the caller. */
import { type InferResult, sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { queries } from '../../platform/postgres/tables.js';
import type { InvoicingTransaction } from '../invoicing/invoicing.transaction.js';
import type { FrozenVat, VatRevision } from './domain/vat-revision.js';
import type { LockedVat, RefundDue } from './domain/vat-order.js';
import { addToAudit } from '../audit/audit.transaction.js';

const VAT = { name: 'vat', requestId: null } as const;

export const evidenceOf = (name: 'country' | 'vatNumber') =>
  sql<string | null>`o.vat_evidence ->> ${sql.lit(name)}`;

export const frozenVat = (em: EntityManager) =>
  queries(em)
    .selectFrom('orders as o')
    .select(['o.id', 'o.account_id', 'o.payment_status', 'o.net_cents', 'o.created_at'])
    .select(['o.vat_percent', 'o.vat_cents', 'o.vat_status'])
    .select([evidenceOf('country').as('country'), evidenceOf('vatNumber').as('vat_number')]);

export type FrozenRow = InferResult<ReturnType<typeof frozenVat>>[number];

/** null while VAT is undecided. */
export function toFrozen(row: FrozenRow): FrozenVat | null {
  const { vat_percent: vatPercent, vat_cents: vatCents, vat_status: vatStatus } = row;
  if (vatPercent === null || vatCents === null || vatStatus === null) return null;
  const { net_cents: netCents, country, vat_number: vatNumber, created_at: at } = row;
  return { netCents, vatPercent, vatCents, vatStatus, country, vatNumber, at };
}

/** What revisions need of the transaction; the state model replaces it in tests. */
export type VatRevisionRecords = Pick<VatRevisionTransaction, keyof VatRevisionTransaction>;

/** In one transaction. */
export class VatRevisionTransaction {
  /** @param em of the transaction @param invoicing in the same transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly invoicing: InvoicingTransaction,
  ) {}

  /** null if the order's VAT cannot change. */
  async lock(orderId: string): Promise<LockedVat | null> {
    const row = await frozenVat(this.em)
      .leftJoin('payment as p', (join) =>
        join.onRef('p.order_id', '=', 'o.id').on('p.fulfils', '=', sql.lit(true)),
      )
      .select(['p.id as payment_id', 'p.amount_cents as paid_cents'])
      .where('o.id', '=', orderId)
      .where('o.cancelled_at', 'is', null)
      .where('o.refunded_at', 'is', null)
      .forUpdate('o')
      .executeTakeFirst();
    const frozen = row === undefined ? null : toFrozen(row);
    if (row === undefined || frozen === null) return null;
    const { account_id: accountId, payment_id: paymentId, paid_cents: paidCents } = row;
    return { id: orderId, accountId, frozen, paymentId, paidCents };
  }

  /** Keeps the previous evidence. */
  async revise({ id, accountId }: LockedVat, revision: VatRevision): Promise<void> {
    const { vatPercent, vatCents, vatStatus, evidence } = revision;
    const withBefore = sql<string>`${JSON.stringify(evidence)}::jsonb || jsonb_build_object('before', vat_evidence)`;
    await queries(this.em)
      .updateTable('orders')
      .set((eb) => ({
        vat_percent: vatPercent,
        vat_cents: vatCents,
        vat_status: vatStatus,
        vat_evidence: withBefore,
        vat_cents_before: eb
          .case()
          .when('vat_cents', '>', vatCents)
          .then(eb.ref('vat_cents'))
          .else(eb.ref('vat_cents_before'))
          .end(),
      }))
      .where('id', '=', id)
      .execute();
    const entry = { action: 'order.vat_revised', object: `order:${id}`, accountId };
    await addToAudit(this.em, entry, VAT);
  }

  /** Also at the provider; the next page has the new amount. */
  async closePage(orderId: string, now: Date): Promise<void> {
    await queries(this.em)
      .updateTable('payment_page')
      .set({ closed_at: now, to_expire: true })
      .where('order_id', '=', orderId)
      .where('closed_at', 'is', null)
      .execute();
  }

  async owe(orderId: string, { id, paymentId, amountCents }: RefundDue, now: Date): Promise<void> {
    await queries(this.em)
      .insertInto('refund_due')
      .values({
        id,
        payment_id: paymentId,
        order_id: orderId,
        amount_cents: amountCents,
        reason: 'vat',
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
      .execute();
  }

  /** Credits the invoice's VAT; draws its number last. */
  async creditVat(orderId: string, now: Date): Promise<void> {
    const cause = `vat:${orderId}`;
    const options = { orderId, cause, reason: 'vat_correction', totalCents: null } as const;
    await this.invoicing.creditNote(options, now);
  }
}
