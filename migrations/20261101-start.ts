/** The first tables: accounts, keys, orders, usage, audit. Promises that must hold are constraints, whoever writes. */
import { Migration } from '@mikro-orm/migrations';

const ACCOUNT = `
create table account (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 200),
  email text check (char_length(email) between 3 and 200),
  role text not null check (role in ('lawyer_firm', 'lawyer_individual', 'client', 'grc_platform')),
  state text not null check (state in ('awaiting_payment', 'live', 'suspended', 'closed')),
  website text check (char_length(website) <= 200),
  vat_number text check (char_length(vat_number) between 1 and 20),
  billing_country text check (billing_country ~ '^[a-z]{2}$'),
  billing_address text check (char_length(billing_address) between 1 and 300),
  registration_code text check (char_length(registration_code) between 1 and 50),
  licence text check (licence in ('professional', 'enterprise')),
  licence_from timestamptz,
  licence_until timestamptz,
  created_at timestamptz not null,
  check (state <> 'awaiting_payment' or email is not null),
  check (num_nonnulls(licence, licence_from, licence_until) in (0, 3)),
  check (licence_until > licence_from)
);
create index account_unpaid on account (created_at) where state = 'awaiting_payment';
`;

/** `lineage_id`: counters follow it through rotation. `tier`, `per_minute`, `per_month`: given by an operator. */
const API_KEY = `
create table api_key (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  lineage_id uuid not null,
  generation integer not null default 1 check (generation >= 1),
  mode text not null check (mode in ('live', 'test')),
  role text not null check (role in ('lawyer_firm', 'lawyer_individual', 'client', 'grc_platform')),
  tier text check (tier in ('baas', 'professional', 'enterprise', 'sandbox')),
  per_minute integer check (per_minute >= 1),
  per_month integer check (per_month >= 1),
  name text check (char_length(name) between 1 and 200),
  digest bytea not null unique check (octet_length(digest) = 32),
  last4 text not null check (char_length(last4) = 4),
  created_at timestamptz not null,
  blocked_at timestamptz,
  unique (lineage_id, generation),
  check ((mode = 'test') = (tier is not distinct from 'sandbox'))
);
create index api_key_account on api_key (account_id);
`;

/**
 * Amounts are whole cents. VAT is unknown until it is decided, and frozen with the payment.
 * Columns ending in `_at` are the further states of an order; the two statuses keep their documented values.
 */
const ORDERS = `
create table orders (
  id uuid primary key,
  account_id uuid not null references account,
  kind text not null check (kind in ('document', 'licence')),
  service_key text not null check (char_length(service_key) between 1 and 60),
  country text check (country ~ '^[a-z]{2}$'),
  payload jsonb,
  net_cents integer not null check (net_cents > 0),
  currency text not null default 'eur' check (currency = 'eur'),
  vat_percent numeric(4, 2) check (vat_percent between 0 and 99),
  vat_cents integer check (vat_cents >= 0),
  vat_status text,
  vat_evidence jsonb,
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid')),
  document_status text not null default 'pending'
    check (document_status in ('pending', 'generating', 'released')),
  idempotency_key text check (char_length(idempotency_key) between 1 and 64),
  fingerprint bytea check (octet_length(fingerprint) = 32),
  created_at timestamptz not null,
  paid_at timestamptz,
  released_at timestamptz,
  expired_at timestamptz,
  cancelled_at timestamptz,
  delayed_at timestamptz,
  failed_at timestamptz,
  refunded_at timestamptz,
  unique (account_id, idempotency_key),
  check (document_status = 'pending' or payment_status = 'paid'),
  check ((payment_status = 'paid') = (paid_at is not null)),
  check ((document_status = 'released') = (released_at is not null)),
  check ((idempotency_key is null) = (fingerprint is null)),
  check (num_nonnulls(vat_percent, vat_cents, vat_status) in (0, 3)),
  check (payment_status = 'pending' or vat_cents is not null)
);
create index orders_of_account on orders (account_id, created_at desc, id);
`;

const ORDERS_FORWARD = `
create function orders_only_forward() returns trigger language plpgsql as $$
begin
  if (old.payment_status = 'paid' and new.payment_status <> 'paid')
    or array_position(array['pending', 'generating', 'released'], new.document_status)
     < array_position(array['pending', 'generating', 'released'], old.document_status)
    or (new.id, new.account_id, new.kind, new.service_key, new.net_cents, new.currency)
       is distinct from
       (old.id, old.account_id, old.kind, old.service_key, old.net_cents, old.currency)
    or (new.idempotency_key, new.fingerprint) is distinct from (old.idempotency_key, old.fingerprint)
    or (old.payment_status = 'paid' and (new.vat_percent, new.vat_cents, new.paid_at)
       is distinct from (old.vat_percent, old.vat_cents, old.paid_at))
  then
    raise exception 'order % may only move forward', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_only_forward before update on orders
  for each row execute function orders_only_forward();
`;

/** Hosted pages of the payment provider. An order may have several in turn, each leads back to it. */
const PAYMENT_PAGE = `
create table payment_page (
  provider_ref text primary key check (char_length(provider_ref) between 1 and 255),
  order_id uuid not null references orders,
  url text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  closed_at timestamptz
);
create index payment_page_order on payment_page (order_id, created_at desc);
create unique index payment_page_one_open on payment_page (order_id) where closed_at is null;
`;

/** Requests counted against the monthly quota. `month`: YYYY-MM, UTC. */
const USAGE = `
create table usage_month (
  lineage_id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  used integer not null check (used >= 0),
  updated_at timestamptz not null default now(),
  primary key (lineage_id, month)
);
`;

/** Who did what, when, in which request. Ids only, so that erasing a person leaves it whole. */
const AUDIT = `
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  object text not null,
  account_id uuid,
  request_id uuid,
  details jsonb not null default '{}'
);
create index audit_log_account on audit_log (account_id, id);
create function audit_log_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_log_append_only();
`;

export class Start extends Migration {
  override up(): void {
    for (const sql of [ACCOUNT, API_KEY, ORDERS, ORDERS_FORWARD, PAYMENT_PAGE, USAGE, AUDIT]) {
      this.addSql(sql);
    }
  }
}
