/**
 * Row level security on every table. Policies name no role: the owner is not subject to them, and the role of requests
 * (`src/platform/postgres/row-security.ts`) is. A table without a policy shows that role nothing. Source: D-338.
 */
import { Migration } from '@mikro-orm/migrations';

const ME = `nullif(current_setting('app.account_id', true), '')::uuid`;

/** With the column `account_id`. */
const OWNED = [
  'api_key',
  'audit_log',
  'discount_month',
  'invoice',
  'letterhead',
  'licence_notice',
  'licence_subscription',
  'link_report',
  'member',
  'oauth_client',
  'oauth_grant',
  'order_event',
  'orders',
  'outbox',
  'vat_check_trader',
  'vat_recheck',
  'vat_review',
  'webhook_endpoint',
] as const;

/** Rows follow a row of another table, whose policies decide. */
const FOLLOWING = {
  document: 'select from orders o where o.id = order_id',
  document_rendition: 'select from document d where d.id = document_id',
  member_session: 'select from member m where m.id = member_id',
  sign_in_link: 'select from member m where m.id = member_id',
  document_renewal: 'select from orders o where o.id = order_id',
  oauth_record: 'select from oauth_grant g where g.id = grant_id',
  payment: 'select from orders o where o.id = order_id',
  payment_page: 'select from orders o where o.id = order_id',
  provider_event: 'select from orders o where o.id = order_id',
  quarantined_payment: 'select from orders o where o.id = order_id',
  refund_due: 'select from orders o where o.id = order_id',
  quota_notice: 'select from api_key k where k.lineage_id = quota_notice.lineage_id',
  usage_day: 'select from api_key k where k.lineage_id = usage_day.lineage_id',
  usage_month: 'select from api_key k where k.lineage_id = usage_month.lineage_id',
  vat_check: 'select from vat_check_trader t where t.check_id = vat_check.id',
  webhook_delivery: 'select from webhook_endpoint e where e.id = endpoint_id',
  webhook_attempt: 'select from webhook_delivery d where d.id = delivery_id',
} as const;

/** Records of no account. */
const COMMON = [
  'invoice_counter',
  'invoice_gone',
  'kb_told',
  'operator_key',
  'reconciliation',
  'worker_heartbeat',
] as const;

/** A request that ends a permission writes its subject, and reads none. */
const REVOCATION = `
alter table oauth_revocation enable row level security;
create policy of_requests on oauth_revocation for insert with check (true);
`;

/** Lists of permissions name the applications of others. */
const CLIENTS = `create policy of_grants on oauth_client for select using (exists (
  select from oauth_grant g where g.client_id = oauth_client.id))`;

const policy = (table: string, rule: string): string =>
  `create policy of_account on ${table} using (${rule});`;

const secure = (table: string): string => `alter table ${table} enable row level security;`;

export class RowSecurity extends Migration {
  override up(): void {
    const following = Object.entries(FOLLOWING);
    const tables = ['account', ...OWNED, ...following.map(([table]) => table), ...COMMON];
    this.addSql(tables.map(secure).join('\n'));
    this.addSql(policy('account', `id = ${ME}`));
    this.addSql(REVOCATION);
    this.addSql(CLIENTS);
    this.addSql(OWNED.map((table) => policy(table, `account_id = ${ME}`)).join('\n'));
    this.addSql(following.map(([table, rule]) => policy(table, `exists (${rule})`)).join('\n'));
  }
}
