/** Payments that fit no order are kept for an operator, who has them refunded, assigns them to an order or dismisses them. */
import { Migration } from '@mikro-orm/migrations';

/**
 * `payment_id`, `provider_ref`: the provider's ids of the payment, and of the page or refund. `amount`: in the currency's
 * smallest unit. `resolved_by`: as in the audit log; \`payments\`: a later event paid an order with it.
 */
const TABLE = `
create table quarantined_payment (
  id uuid primary key default gen_random_uuid(),
  event_id text not null unique references provider_event on delete cascade,
  event_type text not null,
  reason text not null check (reason in
    ('unknown_order', 'wrong_amount', 'wrong_currency', 'wrong_mode', 'unusable', 'unknown_refund')),
  payment_id text unique check (char_length(payment_id) between 1 and 255),
  provider_ref text check (char_length(provider_ref) between 1 and 255),
  amount bigint,
  currency text check (currency ~ '^[a-z]{3}$'),
  is_live boolean not null,
  order_id uuid references orders on delete set null,
  received_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'refunding', 'refunded', 'assigned', 'dismissed')),
  resolved_by text,
  resolved_at timestamptz,
  check ((state in ('refunded', 'assigned', 'dismissed')) = (resolved_at is not null))
);
create index quarantined_payment_unresolved on quarantined_payment (received_at, id) where state in ('open', 'refunding');
create index quarantined_payment_order on quarantined_payment (order_id);
`;

const ONLY_FORWARD = `
create function quarantine_only_forward() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state and not (
    old.state = 'open' or (old.state = 'refunding' and new.state in ('refunded', 'dismissed')))
  then
    raise exception 'quarantined payment % is %', old.id, old.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger quarantine_only_forward before update on quarantined_payment
  for each row execute function quarantine_only_forward();
`;

/**
 * A payment is either taken for an order or given back out of the quarantine, never both: whoever comes second waits for
 * the row and finds it spoken for.
 */
const TAKEN_ONCE = `
create function payment_leaves_quarantine() returns trigger language plpgsql as $$
declare
  found_state text;
begin
  select state into found_state from quarantined_payment where payment_id = new.id for update;
  if found_state in ('refunding', 'refunded') then return null; end if;
  if found_state = 'open' then
    update quarantined_payment
      set state = 'assigned', order_id = new.order_id, resolved_by = 'payments', resolved_at = new.received_at
      where payment_id = new.id;
  end if;
  return new;
end $$;
create trigger payment_leaves_quarantine before insert on payment
  for each row execute function payment_leaves_quarantine();
`;

/** Refunds out of the quarantine have no order: the payment was never one of ours. */
const REFUNDS = `
alter table refund_due
  alter column payment_id drop not null,
  alter column order_id drop not null,
  add column quarantine_id uuid unique references quarantined_payment on delete cascade,
  drop constraint refund_due_reason_check,
  add constraint refund_due_reason_check check (reason ~ '^(surplus|order|vat|quarantine|outside:.{1,255})$'),
  add constraint refund_due_of_one check (case when quarantine_id is null
    then payment_id is not null and order_id is not null and reason <> 'quarantine'
    else payment_id is null and order_id is null and reason = 'quarantine' end);
create or replace function refund_due_only_forward() returns trigger language plpgsql as $$
begin
  if (new.id, new.payment_id, new.order_id, new.amount_cents, new.reason, new.quarantine_id)
     is distinct from (old.id, old.payment_id, old.order_id, old.amount_cents, old.reason, old.quarantine_id)
    or (old.state = 'done' and new.state not in ('done', 'failed'))
    or (old.state = 'asked' and new.state = 'wanted')
  then
    raise exception 'refund % may only move forward', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
`;

/** \`tried_at\`: last try to settle what was kept in the inbox; those behind it have their turn. */
const INBOX = `alter table provider_event add column tried_at timestamptz;`;

/**
 * What was kept aside before. Whether payments here are real money is not known to the database: what fits its order in
 * everything else was of the wrong mode. A payment is listed once, by its first event.
 */
const BACKFILL = `
insert into quarantined_payment (event_id, event_type, reason, payment_id, provider_ref, amount, currency, is_live, order_id,
  received_at)
select event_id, event_type, reason, payment_id, provider_ref, amount, currency, is_live, order_id, received_at from (
  select e.id as event_id, e.type as event_type,
    case
      when jsonb_exists(e.notice, 'refund') then 'unknown_refund'
      when coalesce(e.notice #>> '{page,pageRef}', '') = '' and e.notice #>> '{page,amountCents}' is null then 'unusable'
      when o.id is null then 'unknown_order'
      when e.notice #>> '{page,currency}' is distinct from o.currency then 'wrong_currency'
      when (e.notice #>> '{page,amountCents}')::numeric in (o.net_cents + o.vat_cents, o.net_cents + o.vat_cents_before)
        then 'wrong_mode'
      else 'wrong_amount'
    end as reason,
    case when jsonb_exists(e.notice, 'refund') then null else nullif(e.notice #>> '{page,paymentId}', e.id) end as payment_id,
    coalesce(nullif(e.notice #>> '{page,pageRef}', ''), e.notice #>> '{refund,ref}') as provider_ref,
    coalesce(e.notice #>> '{page,amountCents}', e.notice #>> '{refund,amountCents}')::bigint as amount,
    substring(e.notice #>> '{page,currency}' from '^[a-z]{3}$') as currency,
    coalesce((e.notice ->> 'isLive')::boolean, false) as is_live, o.id as order_id, e.received_at,
    row_number() over (
      partition by coalesce(e.notice #>> '{page,paymentId}', e.id) order by e.received_at, e.id) as nth
  from provider_event e left join orders o on o.id = e.order_id
  where e.outcome in ('mismatched', 'unmatched')) kept
where nth = 1 and not exists (select 1 from payment p where p.id = kept.payment_id);
`;

export class Quarantine extends Migration {
  override up(): void {
    for (const sql of [TABLE, ONLY_FORWARD, TAKEN_ONCE, REFUNDS, INBOX, BACKFILL]) this.addSql(sql);
  }
}
