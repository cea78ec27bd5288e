/** Settlement in PostgreSQL: one transaction per payment event. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addMail } from '../../platform/postgres/add-mail.js';
import { queries } from '../../platform/postgres/tables.js';
import type { Actor } from '../../shared/actor.js';
import type { NewKey } from '../api-keys/domain/new-key.js';
import type { InvoiceSettings } from '../invoicing/domain/draft-invoice.js';
import type { InvoiceOptions } from '../invoicing/domain/invoicing.js';
import { InvoicingTransaction } from '../invoicing/invoicing.transaction.js';
import type { OrderState } from '../orders/domain/order-state.js';
import type { QuarantineEntry } from '../quarantine/domain/quarantine.js';
import { addToQuarantine } from '../quarantine/quarantine.transaction.js';
import type { PaidPage, PaymentEvent, SettledOutcome } from './domain/payment-event.js';
import { carriedTrace } from './job-trace.js';
import { concludeEvent, receiveEvent } from './payment-event.transaction.js';
import {
  addAccountKey,
  lockAccount,
  PAYMENTS,
  setLicence,
} from './settlement-account.repository.js';
import type { HeldPayment, LockedAccount, LockedOrder, NewMail } from './settlement.ports.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { LicencePeriod } from '../licences/domain/licence-period.js';
import { VatRevisionTransaction } from '../vat-revisions/vat-revision.transaction.js';
import { STATE_COLUMNS, toState } from '../orders/order-columns.transaction.js';

export class PostgresSettlementStore {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoiceSettings,
  ) {}

  transact<Result>(work: (transaction: SettlementTransaction) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional((em) => {
      const invoicing = new InvoicingTransaction(em, this.invoices);
      return work(new SettlementTransaction(em, invoicing));
    });
  }
}

export class SettlementTransaction {
  readonly vat: VatRevisionTransaction;

  constructor(
    private readonly em: EntityManager,
    private readonly invoicing: InvoicingTransaction,
  ) {
    this.vat = new VatRevisionTransaction(em, invoicing);
  }

  /** @returns false if the event is already settled */
  receive(event: PaymentEvent, now: Date): Promise<boolean> {
    return receiveEvent(this.em, event, now);
  }

  /** By the order id, otherwise by the page. @returns null if the page belongs to no order */
  async lockOrder({ orderId, pageRef }: PaidPage): Promise<LockedOrder | null> {
    const row = await queries(this.em)
      .selectFrom('orders as o')
      .select(['o.id', 'o.account_id', 'o.kind', 'o.service_key', 'o.currency'])
      .select(['o.net_cents', 'o.vat_cents', 'o.vat_cents_before', 'o.document_count'])
      .select(STATE_COLUMNS)
      .where('o.id', '=', (eb) =>
        eb.fn.coalesce(
          eb.selectFrom('orders').select('id').where('id', '=', orderId),
          eb
            .selectFrom('payment_page')
            .select('order_id')
            .where('provider_ref', '=', pageRef)
            .where(sql<boolean>`${orderId}::uuid is null`),
        ),
      )
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    const { vat_cents: vat, vat_cents_before: vatBefore } = row;
    return {
      id: row.id,
      accountId: row.account_id,
      kind: row.kind,
      serviceKey: row.service_key,
      state: toState(row),
      payment: row.payment_status,
      // Without a VAT decision there is no payment page, so the total of 0 never matches.
      totalCents: vat === null ? 0 : row.net_cents + vat,
      earlierTotalCents: vatBefore === null ? null : row.net_cents + vatBefore,
      currency: row.currency,
      isClosed: row.cancelled_at !== null || row.refunded_at !== null,
      documentCount: row.document_count,
    };
  }

  /** @returns false if the payment is already recorded */
  async addPayment(
    { id }: LockedOrder,
    { eventId, page }: Readonly<{ eventId: string; page: PaidPage }>,
    { fulfils, at }: Readonly<{ fulfils: boolean; at: Date }>,
  ): Promise<boolean> {
    const { paymentId, amountCents, currency } = page;
    if (amountCents === null || currency === null) throw new Error(`no amount in ${eventId}`);
    const row = await queries(this.em)
      .insertInto('payment')
      .values({
        id: paymentId,
        order_id: id,
        event_id: eventId,
        amount_cents: amountCents,
        currency,
        fulfils,
        received_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Also enqueues the generation of the documents, if any: the job commits with the payment. */
  async markPaid({ id, accountId }: LockedOrder, state: OrderState, now: Date): Promise<void> {
    await queries(this.em)
      .updateTable('orders')
      .set({
        payment_status: sql.lit('paid'),
        document_status: state.documents,
        paid_at: now,
        released_at: state.documents === 'released' ? now : null,
      })
      .where('id', '=', id)
      .execute();
    await addToAudit(this.em, { action: 'order.paid', object: `order:${id}`, accountId }, PAYMENTS);
    if (state.documents === 'generating') await this.addJob(id);
  }

  lockAccount(accountId: string): Promise<LockedAccount> {
    return lockAccount(this.em, accountId);
  }

  /** Also activates an account that awaits its first payment. */
  setLicence(accountId: string, period: LicencePeriod): Promise<void> {
    return setLicence(this.em, accountId, period);
  }

  addKey(accountId: string, key: NewKey, now: Date): Promise<void> {
    return addAccountKey(this.em, accountId, key, now);
  }

  async addMail(mail: NewMail, now: Date): Promise<void> {
    await addMail(this.em, { ...mail, createdAt: now });
  }

  /** Call it last: it blocks other settlements until the transaction ends. */
  async issueInvoice(options: InvoiceOptions, now: Date): Promise<void> {
    await this.invoicing.issueInvoice(options, now);
  }

  conclude(eventId: string, outcome: SettledOutcome, orderId: string | null): Promise<void> {
    return concludeEvent(this.em, eventId, { outcome, orderId });
  }

  /** Stores each payment once, and none that has paid an order. */
  quarantine(entry: QuarantineEntry, now: Date): Promise<void> {
    return addToQuarantine(this.em, entry, now);
  }

  async lockQuarantined(id: string): Promise<HeldPayment | null> {
    const row = await queries(this.em)
      .selectFrom('quarantined_payment')
      .select(['event_id as eventId', 'payment_id as paymentId', 'currency'])
      .select(['is_live as isLive', 'state'])
      // Amounts are safe integers, exact in a double.
      .select((eb) => sql<number | null>`${eb.ref('amount')}::float8`.as('amount'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  }

  /** Records the operator; call it after `addPayment`, with which a trigger sets the state. */
  async assigned(id: string, { accountId }: LockedOrder, actor: Actor): Promise<void> {
    await queries(this.em)
      .updateTable('quarantined_payment')
      .set({ resolved_by: actor.name })
      .where('id', '=', id)
      .execute();
    const object = `quarantine:${id}`;
    await addToAudit(this.em, { action: 'quarantine.assigned', object, accountId }, actor);
  }

  /** Its key allows one job per order. */
  private async addJob(orderId: string): Promise<void> {
    const payload = JSON.stringify({ order_id: orderId, ...carriedTrace() });
    const key = `documents:${orderId}`;
    await sql<{ add_job: unknown }>`
      select graphile_worker.add_job('generate_documents', payload := ${payload}::json, job_key := ${key})`.execute(
      queries(this.em),
    );
  }
}
