/** Documents are renewed when the law data changes: a new version takes the place of the earlier one, which stays. */
import { Migration } from '@mikro-orm/migrations';

/**
 * `template`: digest of the template. `composition`: digests of the texts by section, which two versions are compared by;
 * null for documents made before. `superseded_at`: a new version has taken its place.
 */
const DOCUMENT = `
alter table document
  add column template text check (template ~ '^[0-9a-f]{64}$'),
  add column composition jsonb,
  add column superseded_at timestamptz;
alter table document drop constraint document_order_id_kind_key;
create unique index document_current on document (order_id, kind) where superseded_at is null;
create index document_of_order on document (order_id);
`;

/** One comparison of an order's documents with one version of the law data. \`cause\`: the order that pays for it. */
const RENEWAL = `
create table document_renewal (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  cause uuid not null references orders (id) on delete cascade,
  kb_version text not null check (char_length(kb_version) between 1 and 100),
  changes jsonb not null,
  created_at timestamptz not null,
  unique (order_id, cause, kb_version)
);
create index document_renewal_cause on document_renewal (cause);
`;

export class DocumentRenewals extends Migration {
  override up(): void {
    for (const sql of [DOCUMENT, RENEWAL]) this.addSql(sql);
  }
}
