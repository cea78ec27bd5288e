/** Readers report links of the mapping that they dispute; operators decide, and the outcome is published. */
import { Migration } from '@mikro-orm/migrations';

/**
 * `subject`: the link as it was when it was reported. `account_id`, `message`: null after the organisation was erased; the
 * published outcome stays. One open report per organisation and link.
 */
const TABLE = `
create table link_report (
  id uuid primary key,
  account_id uuid references account on delete cascade,
  link text not null check (char_length(link) between 1 and 200),
  subject jsonb not null,
  message text check (char_length(message) between 10 and 2000),
  suggested_relation text check (suggested_relation in ('equal', 'equivalent', 'subset', 'superset', 'intersects')),
  suggested_strength smallint check (suggested_strength between 0 and 10),
  kb_version text not null check (char_length(kb_version) between 1 and 100),
  reported_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  outcome text check (char_length(outcome) between 1 and 2000),
  decided_by text,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'open') = (decided_by is null)),
  check ((state = 'open') = (outcome is null)),
  check (state <> 'open' or (account_id is not null and message is not null))
);
create unique index link_report_one_open on link_report (account_id, link) where state = 'open';
create index link_report_open on link_report (reported_at, id) where state = 'open';
create index link_report_decided on link_report (decided_at, id) where state <> 'open';
create index link_report_account on link_report (account_id, reported_at);
`;

export class LinkReports extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}
