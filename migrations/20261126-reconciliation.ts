/** What workers ask the payment provider about, beside what it tells by itself. */
import { Migration } from '@mikro-orm/migrations';

/** `watermark`: by the provider's clock; what happened before it is known here. One row. */
const WATERMARK = `
create table reconciliation (
  single boolean primary key default true check (single),
  watermark timestamptz not null
);
`;

/** \`asked_at\`: when the provider was last asked what has become of the page. */
const PAGES = `
alter table payment_page add column asked_at timestamptz;
create index payment_page_to_ask on payment_page (created_at) where closed_at is null;
create index provider_event_unsettled on provider_event (received_at) where outcome is null;
`;

export class Reconciliation extends Migration {
  override up(): void {
    for (const sql of [WATERMARK, PAGES]) this.addSql(sql);
  }
}
