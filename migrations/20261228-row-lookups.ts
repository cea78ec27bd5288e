/**
 * Policies of rows that follow a row of another table look that row up. Without `offset 0` the planner may read all rows
 * of the account first, which took 10 ms per statement for an account of 4,000 orders.
 */
import { Migration } from '@mikro-orm/migrations';

const ORDER = 'select from orders o where o.id = order_id';
const MEMBER = 'select from member m where m.id = member_id';

const FOLLOWING = {
  document: ORDER,
  document_rendition: 'select from document d where d.id = document_id',
  document_renewal: ORDER,
  member_session: MEMBER,
  oauth_record: 'select from oauth_grant g where g.id = grant_id',
  passkey: MEMBER,
  payment: ORDER,
  payment_page: ORDER,
  provider_event: ORDER,
  quarantined_payment: ORDER,
  quota_notice: 'select from api_key k where k.lineage_id = quota_notice.lineage_id',
  refund_due: ORDER,
  sign_in_link: MEMBER,
  usage_day: 'select from api_key k where k.lineage_id = usage_day.lineage_id',
  usage_month: 'select from api_key k where k.lineage_id = usage_month.lineage_id',
  vat_check: 'select from vat_check_trader t where t.check_id = vat_check.id',
  webhook_attempt: 'select from webhook_delivery d where d.id = delivery_id',
  webhook_delivery: 'select from webhook_endpoint e where e.id = endpoint_id',
} as const;

const CLIENTS = `alter policy of_grants on oauth_client using (exists (
  select from oauth_grant g where g.client_id = oauth_client.id offset 0));`;

export class RowLookups extends Migration {
  override up(): void {
    for (const [table, row] of Object.entries(FOLLOWING)) {
      this.addSql(`alter policy of_account on ${table} using (exists (${row} offset 0));`);
    }
    this.addSql(CLIENTS);
  }
}
