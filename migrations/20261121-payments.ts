/** Paid orders: discounts, notices of the payment provider, payments, mails on their way. */
import { Migration } from '@mikro-orm/migrations';

/**
 * `first_answer`: what the client was told when the order was placed, so that a repeated request gets the same.
 * `discount_month`: whose quota the order took one from, YYYY-MM; it gives it back when it expires unpaid.
 */
const ORDERS = `
alter table orders
  add column document_count integer not null default 0 check (document_count >= 0),
  add column discount_month text check (discount_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  add column first_answer jsonb;
create index orders_unpaid on orders (created_at)
  where payment_status = 'pending' and expired_at is null and cancelled_at is null;
create index orders_in_the_making on orders (paid_at) where document_status = 'generating';
`;

/** Orders at the licence price per account and calendar month (UTC). */
const DISCOUNTS = `
create table discount_month (
  account_id uuid not null references account on delete cascade,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  used integer not null check (used >= 0),
  primary key (account_id, month)
);
`;

/** Every notice once. `notice`: what we read in it; what the provider says of the payer is not kept. */
const EVENTS = `
create table provider_event (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null,
  notice jsonb not null,
  received_at timestamptz not null,
  order_id uuid references orders,
  outcome text check (outcome in
    ('fulfilled', 'duplicate', 'surplus', 'mismatched', 'unmatched', 'ignored'))
);
create index provider_event_for_operator on provider_event (received_at)
  where outcome in ('surplus', 'mismatched', 'unmatched');
`;

/** Payments with \`fulfils\` false go back to the payer. */
const PAYMENTS = `
create table payment (
  id text primary key check (char_length(id) between 1 and 255),
  order_id uuid not null references orders,
  event_id text not null references provider_event,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency = 'eur'),
  fulfils boolean not null,
  received_at timestamptz not null,
  refunded_at timestamptz
);
create unique index payment_one_fulfilment on payment (order_id) where fulfils;
create index payment_to_refund on payment (received_at) where not fulfils and refunded_at is null;
`;

/** Mails to send, written in the transaction of their cause. \`sealed\`: a secret in cipher, gone once it is sent. */
const OUTBOX = `
create table outbox (
  id uuid primary key,
  dedupe text not null unique,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  recipient text not null check (char_length(recipient) between 3 and 200),
  sealed bytea,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  given_up_at timestamptz,
  check (num_nonnulls(sent_at, given_up_at) <= 1),
  check (sent_at is null or sealed is null)
);
create index outbox_due on outbox (due_at) where sent_at is null and given_up_at is null;
`;

export class Payments extends Migration {
  override up(): void {
    for (const sql of [ORDERS, DISCOUNTS, EVENTS, PAYMENTS, OUTBOX]) this.addSql(sql);
  }
}
