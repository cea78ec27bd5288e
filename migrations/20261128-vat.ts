/** VAT that hangs on a number: what was answered, what waits for an answer, what goes back to the payer. */
import { Migration } from '@mikro-orm/migrations';

/** What was answered about another number says nothing of this one. `vat_checked_at`: when the answer came that `vat_status` rests on, or the last try where there was none. */
const ACCOUNT = `
alter table account
  add column vat_status text not null default 'unchecked'
    check (vat_status in ('unchecked', 'valid', 'invalid', 'unavailable')),
  add column vat_checked_at timestamptz,
  add check (vat_number is not null or vat_status = 'unchecked'),
  add check ((vat_status = 'unchecked') = (vat_checked_at is null));
create function account_vat_number_is_new() returns trigger language plpgsql as $$
begin
  new.vat_status := 'unchecked';
  new.vat_checked_at := null;
  return new;
end $$;
create trigger account_vat_number_is_new before update on account for each row
  when (new.vat_number is distinct from old.vat_number)
  execute function account_vat_number_is_new();
`;

/**
 * Answers of the VAT information exchange, kept as evidence. `vat_number`: in capitals, with the exchange's prefix.
 * `requester`: our own number as it was sent; `consultation`: what the exchange gave to prove that it was asked.
 */
const CHECKS = `
create table vat_check (
  id uuid primary key,
  vat_number text not null check (vat_number ~ '^[A-Z]{2}[0-9A-Z+*]{2,18}$'),
  is_valid boolean not null,
  requester text,
  consultation text check (char_length(consultation) between 1 and 100),
  answered_at timestamptz not null
);
create index vat_check_latest on vat_check (vat_number, answered_at desc);
create function vat_check_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'vat_check is append only' using errcode = 'insufficient_privilege';
end $$;
create trigger vat_check_append_only before update or delete or truncate on vat_check
  for each statement execute function vat_check_append_only();
`;

/** Numbers that nobody could be asked about; `vat_number`: as the account told it. */
const RECHECKS = `
create table vat_recheck (
  account_id uuid not null references account on delete cascade,
  vat_number text not null check (char_length(vat_number) between 1 and 20),
  since timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  primary key (account_id, vat_number)
);
create index vat_recheck_due on vat_recheck (due_at);
`;

/** `vat_cents_before`: the VAT that was asked for until the number turned out valid. */
const ORDERS = `
alter table orders
  add column vat_cents_before integer check (vat_cents_before > 0),
  add check (vat_cents_before is null or vat_cents = 0);
create index orders_provisional on orders (account_id) where vat_status = 'unavailable';
`;

/** As before, but one way remains for VAT that is paid: down to nothing, for a number that turned out valid. */
const ORDERS_FORWARD = `
create or replace function orders_only_forward() returns trigger language plpgsql as $$
begin
  if (old.payment_status = 'paid' and new.payment_status <> 'paid')
    or array_position(array['pending', 'generating', 'released'], new.document_status)
     < array_position(array['pending', 'generating', 'released'], old.document_status)
    or (new.id, new.account_id, new.kind, new.service_key, new.net_cents, new.currency)
       is distinct from
       (old.id, old.account_id, old.kind, old.service_key, old.net_cents, old.currency)
    or (new.idempotency_key, new.fingerprint) is distinct from (old.idempotency_key, old.fingerprint)
    or (old.payment_status = 'paid' and new.paid_at is distinct from old.paid_at)
    or (old.payment_status = 'paid'
      and (new.vat_percent, new.vat_cents) is distinct from (old.vat_percent, old.vat_cents)
      and (new.vat_cents, new.vat_status, new.vat_cents_before) is distinct from (0, 'valid', old.vat_cents))
  then
    raise exception 'order % may only move forward', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
`;

/** Pages that are closed here and may still be open at the provider. */
const PAGES = `
alter table payment_page add column to_expire boolean not null default false;
create index payment_page_to_expire on payment_page (created_at) where to_expire;
`;

/** Parts of payments that go back to the payer; `vat`: was not owed. Surplus payments go back whole, see `payment.fulfils`. */
const REFUNDS = `
create table refund_due (
  id uuid primary key,
  payment_id text not null references payment,
  order_id uuid not null references orders,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason ~ '^[a-z_]{2,40}$'),
  created_at timestamptz not null,
  refunded_at timestamptz,
  unique (payment_id, reason)
);
create index refund_due_open on refund_due (created_at) where refunded_at is null;
`;

export class Vat extends Migration {
  override up(): void {
    const all = [ACCOUNT, CHECKS, RECHECKS, ORDERS, ORDERS_FORWARD, PAGES, REFUNDS];
    for (const sql of all) this.addSql(sql);
  }
}
