/** Licences over time: renewed, in grace, lapsed. */
import { Migration } from '@mikro-orm/migrations';

/** `language`: of mails to the account; null: nobody has told it. `facts`: what a mail tells, in our own terms. */
const MAILS = `
alter table account add column language text check (language ~ '^[a-z]{2}$');
alter table outbox add column facts jsonb not null default '{}';
`;

/** `renews`: end of the period that the order continues; each period is renewed by one order. */
const ORDERS = `
alter table orders
  add column renews timestamptz,
  add check (renews is null or kind = 'licence');
create unique index orders_renewal on orders (account_id, renews) where renews is not null;
create index account_licence_end on account (licence_until) where licence_until is not null;
`;

/** What an account was told of the end of a period, once each. */
const NOTICES = `
create table licence_notice (
  account_id uuid not null references account on delete cascade,
  licence_until timestamptz not null,
  kind text not null check (kind in ('renewal', 'payment_failed', 'lapsed')),
  at timestamptz not null,
  primary key (account_id, licence_until, kind)
);
`;

/** At the provider, which takes the price of a licence each month by itself. `to_end`: it must not go on. */
const SUBSCRIPTIONS = `
create table licence_subscription (
  ref text primary key check (char_length(ref) between 1 and 255),
  account_id uuid not null references account on delete cascade,
  order_id uuid not null references orders on delete cascade,
  created_at timestamptz not null,
  to_end boolean not null default false,
  ended_at timestamptz
);
create index licence_subscription_account on licence_subscription (account_id) where ended_at is null;
create index licence_subscription_to_end on licence_subscription (created_at) where to_end and ended_at is null;
alter table orders add column provider_invoice text unique check (char_length(provider_invoice) between 1 and 255);
`;

export class Licences extends Migration {
  override up(): void {
    for (const sql of [MAILS, ORDERS, NOTICES, SUBSCRIPTIONS]) this.addSql(sql);
  }
}
