/** Whose a VAT number is: the name and address that the exchange gave, and what an operator finds where they differ. */
import { Migration } from '@mikro-orm/migrations';

/**
 * Apart from `vat_check`, because an erased organisation's names go unless an order rests on them.
 * `name_verdict`: how the exchange compared the name that it was sent. Null: not disclosed, or not compared.
 */
const TRADER = `
create table vat_check_trader (
  check_id uuid primary key references vat_check on delete cascade,
  account_id uuid not null references account on delete cascade,
  name text check (char_length(name) between 1 and 500),
  address text check (char_length(address) between 1 and 1000),
  name_verdict text check (name_verdict in ('match', 'mismatch'))
);
create index vat_check_trader_account on vat_check_trader (account_id);
create function vat_check_trader_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'vat_check_trader is append only' using errcode = 'insufficient_privilege';
end $$;
create trigger vat_check_trader_append_only before update or truncate on vat_check_trader
  for each statement execute function vat_check_trader_append_only();
`;

/**
 * `vat_number`: in capitals; null where the place alone is doubted. `claim`: a digest of what was doubted.
 * `obsolete`: the customer has told something else since.
 */
const REVIEW = `
create table vat_review (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  vat_number text check (char_length(vat_number) between 1 and 20),
  country text check (country ~ '^[a-z]{2}$'),
  doubts text[] not null check (cardinality(doubts) between 1 and 5),
  name_match text check (name_match in ('match', 'partial', 'mismatch', 'not_disclosed')),
  address_match text check (address_match in ('match', 'partial', 'mismatch', 'not_disclosed')),
  check_id uuid references vat_check on delete set null,
  claim bytea not null check (octet_length(claim) = 32),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'obsolete')),
  opened_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text check (char_length(decided_by) between 1 and 200),
  unique (account_id, claim),
  check ((state in ('accepted', 'rejected')) = (decided_at is not null)),
  check ((decided_at is null) = (decided_by is null))
);
create index vat_review_open on vat_review (opened_at) where state = 'open';
create index vat_review_decided on vat_review (account_id, vat_number, decided_at) where decided_at is not null;
`;

/** Of the number that is stored now; null: not compared, nothing to review. */
const ACCOUNT = `
alter table account
  add column vat_name_match text check (vat_name_match in ('match', 'partial', 'mismatch', 'not_disclosed')),
  add column vat_review text check (vat_review in ('open', 'accepted', 'rejected')),
  add check (vat_number is not null or vat_name_match is null);
create or replace function account_vat_number_is_new() returns trigger language plpgsql as $$
begin
  new.vat_status := 'unchecked';
  new.vat_checked_at := null;
  new.vat_name_match := null;
  new.vat_review := null;
  return new;
end $$;
`;

export class VatEvidence extends Migration {
  override up(): void {
    for (const sql of [TRADER, REVIEW, ACCOUNT]) this.addSql(sql);
  }
}
