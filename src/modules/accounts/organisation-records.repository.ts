/**
 * Reads an organisation's records by listed columns, so that a new column cannot leak a secret. A test compares all
 * tables with this list and that of `erasure.repository.ts`.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Erasure, OrganisationRecords, RecordsStore } from './organisation-records.ports.js';
import { eraseOrganisation } from './erasure.repository.js';

const OF_ORDERS = 'where order_id in (select id from orders where account_id = ?::uuid)';
const OF_ENDPOINTS =
  'where endpoint_id in (select id from webhook_endpoint where account_id = ?::uuid)';
const OF_KEYS = 'where lineage_id in (select lineage_id from api_key where account_id = ?::uuid)';

/** Rows per kind, the newest. */
const MOST = 10_000;

/** Key: name in the export. */
const RECORDS: Readonly<Record<string, string>> = {
  account: `select id, name, email, role, state, website, language, vat_number, vat_status, vat_checked_at,
    vat_name_match, vat_review, billing_country, billing_address, registration_code, licence, licence_from, licence_until, created_at
    from account where id = ?::uuid`,
  api_keys: `select id, lineage_id, generation, mode, role, tier, per_minute, per_month, name, last4, created_at, expires_at,
    blocked_at from api_key where account_id = ?::uuid order by created_at desc`,
  orders: `select id, kind, service_key, country, payload, net_cents, currency, vat_percent, vat_cents, vat_status,
    vat_evidence, payment_status, document_status, document_count, idempotency_key, created_at, paid_at, released_at,
    expired_at, cancelled_at, failed_at, refunded_at from orders where account_id = ?::uuid order by created_at desc`,
  order_events: `select key, order_id, kind, payment_status, document_status, at
    from order_event where account_id = ?::uuid order by id desc`,
  documents: `select id, order_id, kind, file_name, content_type, language, kb_version, encode(sha256, 'hex') as sha256,
    size_bytes, created_at, erased_at from document ${OF_ORDERS} order by created_at desc`,
  payments: `select id, order_id, amount_cents, currency, fulfils, received_at from payment ${OF_ORDERS}
    order by received_at desc`,
  refunds: `select id, order_id, amount_cents, reason, state, created_at, refunded_at from refund_due ${OF_ORDERS}
    order by created_at desc`,
  quarantined_payments: `select id, order_id, reason, amount, currency, state, received_at, resolved_at
    from quarantined_payment ${OF_ORDERS} order by received_at desc`,
  invoices: `select number, series, order_id, issued_on, net_cents, vat_cents, total_cents, content, credits, issued_at
    from invoice where account_id = ?::uuid order by issued_at desc`,
  licence_subscriptions: `select ref, order_id, created_at, to_end, ended_at
    from licence_subscription where account_id = ?::uuid`,
  licence_notices: `select licence_until, kind, at from licence_notice where account_id = ?::uuid`,
  webhook_endpoints: `select id, url, types, created_at from webhook_endpoint where account_id = ?::uuid`,
  webhook_deliveries: `select endpoint_id, event_id, type, data, at, attempts, status, delivered_at, given_up_at
    from webhook_delivery ${OF_ENDPOINTS} order by id desc`,
  mails: `select kind, recipient, created_at, attempts, sent_at, given_up_at from outbox where account_id = ?::uuid
    order by created_at desc`,
  vat_rechecks: `select vat_number, since, due_at, attempts from vat_recheck where account_id = ?::uuid`,
  vat_checks: `select c.vat_number, c.is_valid, c.requester, c.consultation, c.answered_at, t.name, t.address, t.name_verdict
    from vat_check_trader t join vat_check c on c.id = t.check_id where t.account_id = ?::uuid order by c.answered_at desc`,
  vat_reviews: `select vat_number, country, doubts, name_match, address_match, state, opened_at, decided_at
    from vat_review where account_id = ?::uuid order by opened_at desc`,
  discounts: `select month, used from discount_month where account_id = ?::uuid order by month desc`,
  requests_by_month: `select lineage_id, month, used from usage_month ${OF_KEYS} order by month desc`,
  requests_by_day: `select lineage_id, day, total from usage_day ${OF_KEYS} order by day desc`,
  audit: `select at, actor, action, object, request_id, details from audit_log where account_id = ?::uuid
    order by id desc`,
};

/** One snapshot for all parts. */
const ONE_LOOK = 'set transaction isolation level repeatable read, read only';

export class PostgresRecords implements RecordsStore {
  constructor(private readonly em: EntityManager) {}

  collect(accountId: string): Promise<OrganisationRecords | null> {
    return this.em.fork().transactional(async (em) => {
      await em.execute(ONE_LOOK);
      const found: [string, readonly unknown[]][] = [];
      for (const [name, sql] of Object.entries(RECORDS)) {
        found.push([name, await em.execute(`${sql} limit ${String(MOST)}`, [accountId])]);
      }
      const records = Object.fromEntries(found);
      return records['account']?.length === 1 ? records : null;
    });
  }

  erase(accountId: string, at: Date): Promise<Erasure> {
    return this.em.fork().transactional((em) => eraseOrganisation(em, accountId, at));
  }
}
