/** Settlement in PostgreSQL: one transaction per payment event. */
import type { NewKey } from '../api-keys/domain/new-key.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountState } from '../../shared/account-state.js';
import type { InvoiceOptions, Invoicing } from '../invoicing/domain/invoicing.js';
import type { LicencePeriod } from '../billing/domain/summary.js';
import type { Role } from '../../shared/caller.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { OrderState } from '../orders/domain/order-state.js';
import type { Outcome, PaidPage, PaymentEvent } from './domain/payment-event.js';
import type { Actor } from '../../shared/actor.js';
import type { QuarantineEntry } from '../quarantine/domain/quarantine.js';
import { addToAudit } from '../audit/audit.repository.js';
import { carriedTrace } from './job-trace.js';
import { addToQuarantine } from '../quarantine/quarantine.sql.repository.js';
import {
  STATE_COLUMNS,
  toState,
  type DbTimestamp,
  type StateRow,
} from '../orders/order-row.repository.js';
import type {
  HeldPayment,
  LockedAccount,
  LockedOrder,
  NewMail,
  SettlementTransaction,
  SettlementStore,
} from './settlement.ports.js';
import * as sql from './settlement.sql.repository.js';
import type { VatRevisionRecords } from '../vat/order-vat.ports.js';
import { VatRevisionRepository } from '../vat/vat-revision.repository.js';

type LockedRow = StateRow &
  Readonly<{
    id: string;
    account_id: string;
    kind: 'document' | 'licence';
    service_key: string;
    net_cents: number;
    vat_cents: number | null;
    vat_cents_before: number | null;
    currency: string;
    document_count: number;
  }>;

type AccountRow = Readonly<{
  state: AccountState;
  role: Role;
  name: string;
  email: string | null;
  licence: LicenceKey | null;
  licence_from: DbTimestamp | null;
  licence_until: DbTimestamp | null;
  has_live_key: boolean;
}>;

const PAYMENTS = { name: 'payments', requestId: null } as const;

export class PostgresSettlementStore implements SettlementStore {
  /** @param invoicingIn issues invoices within that entity manager's transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly invoicingIn: (em: EntityManager) => Invoicing,
  ) {}

  transact<Result>(work: (transaction: SettlementTransaction) => Promise<Result>): Promise<Result> {
    return this.em
      .fork()
      .transactional((em) => work(new TransactionRecords(em, this.invoicingIn(em))));
  }
}

class TransactionRecords implements SettlementTransaction {
  readonly vat: VatRevisionRecords;

  constructor(
    private readonly em: EntityManager,
    private readonly invoicing: Invoicing,
  ) {
    this.vat = new VatRevisionRepository(em, invoicing);
  }

  async receive(notice: PaymentEvent, now: Date): Promise<boolean> {
    const { eventId, eventType } = notice;
    const values = [eventId, eventType, JSON.stringify(notice), now];
    const rows: readonly unknown[] = await this.em.execute(sql.RECEIVE, values);
    return rows.length > 0;
  }

  async lockOrder({ orderId, pageRef }: PaidPage): Promise<LockedOrder | null> {
    const rows: readonly LockedRow[] = await this.em.execute(sql.LOCK_ORDER(STATE_COLUMNS), [
      orderId,
      pageRef,
      orderId,
    ]);
    const row = rows[0];
    return row === undefined ? null : toLocked(row);
  }

  async addPayment(
    { id }: LockedOrder,
    { eventId, page }: Readonly<{ eventId: string; page: PaidPage }>,
    { fulfils, at }: Readonly<{ fulfils: boolean; at: Date }>,
  ): Promise<boolean> {
    const { paymentId, amountCents, currency } = page;
    const values = [paymentId, id, eventId, amountCents, currency, fulfils, at];
    const rows: readonly unknown[] = await this.em.execute(sql.ADD_PAYMENT, values);
    return rows.length > 0;
  }

  async markPaid({ id, accountId }: LockedOrder, state: OrderState, now: Date): Promise<void> {
    const releasedAt = state.documents === 'released' ? now : null;
    await this.em.execute(sql.MARK_PAID, [state.documents, now, releasedAt, id]);
    await addToAudit(this.em, { action: 'order.paid', object: `order:${id}`, accountId }, PAYMENTS);
    if (state.documents !== 'generating') return;
    const payload = JSON.stringify({ order_id: id, ...carriedTrace() });
    await this.em.execute(sql.ADD_JOB, [payload, `documents:${id}`]);
  }

  async lockAccount(accountId: string): Promise<LockedAccount> {
    const rows: readonly AccountRow[] = await this.em.execute(sql.LOCK_ACCOUNT, [accountId]);
    const row = rows[0];
    if (row === undefined) throw new Error(`no account ${accountId}`);
    const { state, role, name, email } = row;
    return { state, role, name, email, licence: toPeriod(row), hasLiveKey: row.has_live_key };
  }

  async setLicence(accountId: string, { licence, from, until }: LicencePeriod): Promise<void> {
    await this.em.execute(sql.SET_LICENCE, [licence, from, until, accountId]);
    const entry = { action: 'licence.activated', object: `account:${accountId}`, accountId };
    await addToAudit(this.em, entry, PAYMENTS);
  }

  async addKey(accountId: string, key: NewKey, now: Date): Promise<void> {
    const { perMinute, perMonth } = key.overrides;
    await this.em.execute(sql.ADD_KEY, [
      ...[key.id, accountId, key.lineageId, key.mode, key.role, key.tier, perMinute, perMonth],
      ...[key.name, Buffer.from(key.digest), key.last4, now],
    ]);
    const entry = { action: 'key.created', object: `key:${key.id}`, accountId };
    await addToAudit(this.em, entry, PAYMENTS);
  }

  async addMail(mail: NewMail, now: Date): Promise<void> {
    const { id, dedupe, accountId, kind, recipient, sealed } = mail;
    const secret = sealed === null ? null : Buffer.from(sealed);
    await this.em.execute(sql.ADD_MAIL, [id, dedupe, accountId, kind, recipient, secret, now]);
  }

  async issueInvoice(options: InvoiceOptions, now: Date): Promise<void> {
    await this.invoicing.issueInvoice(options, now);
  }

  async conclude(eventId: string, outcome: Outcome, orderId: string | null): Promise<void> {
    await this.em.execute(sql.CONCLUDE, [outcome, orderId, eventId]);
  }

  quarantine(entry: QuarantineEntry, now: Date): Promise<void> {
    return addToQuarantine(this.em, entry, now);
  }

  async lockQuarantined(id: string): Promise<HeldPayment | null> {
    const rows: readonly HeldPayment[] = await this.em.execute(sql.LOCK_QUARANTINED, [id]);
    return rows[0] ?? null;
  }

  async assigned(id: string, { accountId }: LockedOrder, actor: Actor): Promise<void> {
    await this.em.execute(sql.ASSIGNED, [actor.name, id]);
    const object = `quarantine:${id}`;
    await addToAudit(this.em, { action: 'quarantine.assigned', object, accountId }, actor);
  }
}

/** Without a VAT decision there is no payment page, so the total of 0 never matches. */
const toLocked = (row: LockedRow): LockedOrder => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  serviceKey: row.service_key,
  state: toState(row),
  payment: row.payment_status,
  totalCents: row.vat_cents === null ? 0 : row.net_cents + row.vat_cents,
  earlierTotalCents: row.vat_cents_before === null ? null : row.net_cents + row.vat_cents_before,
  currency: row.currency,
  isClosed: row.cancelled_at !== null || row.refunded_at !== null,
  documentCount: row.document_count,
});

const toPeriod = ({ licence, licence_from, licence_until }: AccountRow): LicencePeriod | null =>
  licence === null || licence_from === null || licence_until === null
    ? null
    : { licence, from: new Date(licence_from), until: new Date(licence_until) };
