/** Orders whose VAT may still change, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Invoicing } from '../invoicing/domain/invoicing.js';
import type { FrozenVat, VatRevision } from './domain/vat-revision.js';
import type { PaymentStatus } from '../orders/domain/order-state.js';
import type { PaidPage } from '../payments/domain/payment-event.js';
import { addToAudit } from '../audit/audit.repository.js';
import { toAmounts, type AmountRow, type DbTimestamp } from '../orders/order-row.repository.js';
import type {
  LockedVat,
  OrderedNumber,
  PaidVat,
  RefundDue,
  VatRevisionRecords,
  VatRevisionStore,
} from './order-vat.ports.js';

const FROZEN = `
  o.id, o.account_id, o.payment_status, o.net_cents, o.vat_percent, o.vat_cents, o.vat_status, o.created_at,
  o.vat_evidence ->> 'country' as country, o.vat_evidence ->> 'vatNumber' as vat_number`;

const WAITING = `
  select o.id from orders o
  where o.account_id = ?::uuid and o.vat_status = 'unavailable' and o.vat_evidence ->> 'vatNumber' = ?
    and o.cancelled_at is null and o.refunded_at is null
  order by o.id`;

/** By order id if given, otherwise by payment page. */
const PAID_VAT = `
  select ${FROZEN} from orders o
  where o.id = coalesce(
    (select id from orders where id = ?::uuid),
    (select order_id from payment_page where provider_ref = ? and ?::uuid is null))`;

const LOCK = `
  select ${FROZEN}, p.id as payment_id, p.amount_cents as paid_cents
  from orders o left join payment p on p.order_id = o.id and p.fulfils
  where o.id = ?::uuid and o.cancelled_at is null and o.refunded_at is null
  for update of o`;

/** Keeps the previous evidence. */
const REVISE = `
  update orders set vat_percent = ?, vat_cents = ?, vat_status = ?,
    vat_evidence = ?::jsonb || jsonb_build_object('before', vat_evidence),
    vat_cents_before = case when vat_cents > ? then vat_cents else vat_cents_before end
  where id = ?::uuid`;

const CLOSE_PAGE = `
  update payment_page set closed_at = ?, to_expire = true where order_id = ?::uuid and closed_at is null`;

const OWE = `
  insert into refund_due (id, payment_id, order_id, amount_cents, reason, created_at)
  values (?::uuid, ?, ?::uuid, ?, 'vat', ?)
  on conflict (payment_id, reason) do nothing`;

type FrozenRow = AmountRow &
  Readonly<{
    id: string;
    account_id: string;
    payment_status: PaymentStatus;
    created_at: DbTimestamp;
    country: string | null;
    vat_number: string | null;
  }>;

type LockedRow = FrozenRow & Readonly<{ payment_id: string | null; paid_cents: number | null }>;

const VAT = { name: 'vat', requestId: null } as const;

/** null while VAT is undecided. */
function toFrozen(row: FrozenRow): FrozenVat | null {
  const amounts = toAmounts(row);
  if (amounts === null) return null;
  const { country, vat_number: vatNumber } = row;
  return { ...amounts, country, vatNumber, at: new Date(row.created_at) };
}

export class VatRevisionRepository implements VatRevisionRecords {
  /** @param em of the transaction @param invoicing in the same transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly invoicing: Invoicing,
  ) {}

  async lock(orderId: string): Promise<LockedVat | null> {
    const rows: readonly LockedRow[] = await this.em.execute(LOCK, [orderId]);
    const row = rows[0];
    const frozen = row === undefined ? null : toFrozen(row);
    if (row === undefined || frozen === null) return null;
    const { account_id: accountId, payment_id: paymentId, paid_cents: paidCents } = row;
    return { id: orderId, accountId, frozen, paymentId, paidCents };
  }

  async revise({ id, accountId }: LockedVat, revision: VatRevision): Promise<void> {
    const { vatPercent, vatCents, vatStatus, evidence } = revision;
    const values = [vatPercent, vatCents, vatStatus, JSON.stringify(evidence), vatCents, id];
    await this.em.execute(REVISE, values);
    const entry = { action: 'order.vat_revised', object: `order:${id}`, accountId };
    await addToAudit(this.em, entry, VAT);
  }

  async closePage(orderId: string, now: Date): Promise<void> {
    await this.em.execute(CLOSE_PAGE, [now, orderId]);
  }

  async owe(orderId: string, { id, paymentId, amountCents }: RefundDue, now: Date): Promise<void> {
    await this.em.execute(OWE, [id, paymentId, orderId, amountCents, now]);
  }

  async creditVat(orderId: string, now: Date): Promise<void> {
    const cause = `vat:${orderId}`;
    const options = { orderId, cause, reason: 'vat_correction', totalCents: null } as const;
    await this.invoicing.creditNote(options, now);
  }
}

export class PostgresVatRevisions implements VatRevisionStore {
  /** @param invoicingIn issues documents in the given entity manager's transaction */
  constructor(
    private readonly em: EntityManager,
    private readonly invoicingIn: (em: EntityManager) => Invoicing,
  ) {}

  async waiting({ accountId, vatNumber }: OrderedNumber): Promise<readonly string[]> {
    const rows: readonly { id: string }[] = await this.em
      .fork()
      .execute(WAITING, [accountId, vatNumber]);
    return rows.map(({ id }) => id);
  }

  async paidVat({ orderId, pageRef }: PaidPage): Promise<PaidVat | null> {
    const rows: readonly FrozenRow[] = await this.em
      .fork()
      .execute(PAID_VAT, [orderId, pageRef, orderId]);
    const row = rows[0];
    const frozen = row === undefined ? null : toFrozen(row);
    if (row === undefined || frozen === null) return null;
    const { id, account_id: accountId, payment_status: payment } = row;
    return { orderId: id, accountId, payment, frozen };
  }

  transact<Result>(work: (transaction: VatRevisionRecords) => Promise<Result>): Promise<Result> {
    return this.em
      .fork()
      .transactional((em) => work(new VatRevisionRepository(em, this.invoicingIn(em))));
  }
}
