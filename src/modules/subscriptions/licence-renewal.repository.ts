/** Stores the order of a subscription's next payment. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import type { VatStatus } from '../vat/domain/vat.js';
import type { VatEvidence } from '../vat/domain/vat-evidence.js';
import type { LicenceRenewal } from './subscriptions.ports.js';

const COLUMNS = [
  'id',
  'account_id',
  'kind',
  'service_key',
  'country',
  'net_cents',
  'vat_percent',
  'vat_cents',
  'vat_status',
  'vat_evidence',
  'vat_cents_before',
  'created_at',
  'provider_invoice',
] as const;

/** null throughout without a new decision. */
const decided = (vat: LicenceRenewal['vat']) =>
  sql<{
    percent: number | null;
    cents: number | null;
    status: VatStatus | null;
    evidence: VatEvidence | null;
    before: number | null;
  }>`(select ${vat?.vatPercent ?? null}::numeric as percent, ${vat?.vatCents ?? null}::integer as cents,
    ${vat?.vatStatus ?? null}::text as status, ${vat === null ? null : JSON.stringify(vat.evidence)}::jsonb as evidence,
    ${vat?.vatCentsBefore ?? null}::integer as before)`.as<'n'>(sql`n`);

/** Once per payment; VAT as in the first order without a new decision. */
export async function addRenewal(
  em: EntityManager,
  subscriptionRef: string,
  { invoiceRef, id, now, vat }: LicenceRenewal,
): Promise<void> {
  await queries(em)
    .insertInto('orders')
    .columns(COLUMNS)
    .expression((eb) =>
      eb
        .selectFrom('licence_subscription as s')
        .innerJoin('orders as o', 'o.id', 's.order_id')
        .crossJoin(decided(vat))
        .select((eb) => [eb.val(id).as('id'), 'o.account_id', sql.lit('licence').as('kind')])
        .select(['o.service_key', 'o.country', 'o.net_cents'])
        .select((eb) => [
          eb.fn.coalesce('n.percent', 'o.vat_percent').as('vat_percent'),
          eb.fn.coalesce('n.cents', 'o.vat_cents').as('vat_cents'),
          eb.fn.coalesce('n.status', 'o.vat_status').as('vat_status'),
          eb.fn.coalesce('n.evidence', 'o.vat_evidence').as('vat_evidence'),
          eb
            .case()
            .when('n.cents', 'is', null)
            .then(eb.ref('o.vat_cents_before'))
            .else(eb.ref('n.before'))
            .end()
            .as('vat_cents_before'),
          eb.val(now).as('created_at'),
          eb.val(invoiceRef).as('provider_invoice'),
        ])
        .where('s.ref', '=', subscriptionRef),
    )
    .onConflict((conflict) => conflict.column('provider_invoice').doNothing())
    .execute();
}
