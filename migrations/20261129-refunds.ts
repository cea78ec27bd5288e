/** Refunds: wanted here, made by the provider, done when it says so. */
import { Migration } from '@mikro-orm/migrations';

/**
 * `state`: wanted; asked of the provider; done as it confirmed; failed there. `round`: counts the times it was asked
 * for anew after it had failed. `past_refs`: of the rounds before. `due_at`: next look at it, null: now. `provider_ref`: the provider's id of the refund.
 * `reason`: `surplus` money that bought nothing, `order` the whole order, `vat` what was not owed,
 * `outside:<provider's id>` made by hand at the provider.
 */
const REFUNDS = `
alter table refund_due
  alter column id set default gen_random_uuid(),
  add column state text not null default 'wanted' check (state in ('wanted', 'asked', 'done', 'failed')),
  add column round integer not null default 1 check (round >= 1),
  add column attempts integer not null default 0 check (attempts >= 0),
  add column due_at timestamptz,
  add column provider_ref text unique check (char_length(provider_ref) between 1 and 255),
  add column past_refs text[] not null default '{}',
  add column problem text check (char_length(problem) <= 200),
  drop constraint refund_due_reason_check,
  add constraint refund_due_reason_check check (reason ~ '^(surplus|order|vat|outside:.{1,255})$');
update refund_due set state = 'done' where refunded_at is not null;
alter table refund_due add check ((state = 'done') = (refunded_at is not null));
drop index refund_due_open;
create index refund_due_open on refund_due (due_at) where state in ('wanted', 'asked');
create index refund_due_order on refund_due (order_id);
`;

/** Never more than was paid: what is beyond it is cut off, and where nothing is left there is no refund. */
const WITHIN_PAYMENT = `
create function refund_due_within_payment() returns trigger language plpgsql as $$
declare
  left_cents integer;
begin
  if new.reason like 'outside:%' then return new; end if;
  perform 1 from payment where id = new.payment_id for update;
  select p.amount_cents - coalesce(sum(r.amount_cents), 0) into left_cents
  from payment p left join refund_due r on r.payment_id = p.id and r.id <> new.id and r.state <> 'failed'
  where p.id = new.payment_id group by p.amount_cents;
  if left_cents <= 0 then return null; end if;
  new.amount_cents := least(new.amount_cents, left_cents);
  return new;
end $$;
create trigger refund_due_within_payment before insert on refund_due
  for each row execute function refund_due_within_payment();
`;

const ONLY_FORWARD = `
create function refund_due_only_forward() returns trigger language plpgsql as $$
begin
  if (new.id, new.payment_id, new.order_id, new.amount_cents, new.reason)
     is distinct from (old.id, old.payment_id, old.order_id, old.amount_cents, old.reason)
    or (old.state = 'done' and new.state not in ('done', 'failed'))
    or (old.state = 'asked' and new.state = 'wanted')
  then
    raise exception 'refund % may only move forward', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refund_due_only_forward before update on refund_due
  for each row execute function refund_due_only_forward();
`;

/** Money that bought nothing goes back, whoever writes the payment. */
const SURPLUS = `
create function payment_surplus_goes_back() returns trigger language plpgsql as $$
begin
  insert into refund_due (payment_id, order_id, amount_cents, reason, created_at)
  values (new.id, new.order_id, new.amount_cents, 'surplus', new.received_at);
  return null;
end $$;
create trigger payment_surplus_goes_back after insert on payment for each row
  when (not new.fulfils) execute function payment_surplus_goes_back();
insert into refund_due (payment_id, order_id, amount_cents, reason, created_at)
select id, order_id, amount_cents, 'surplus', received_at from payment
where not fulfils and refunded_at is null
on conflict (payment_id, reason) do nothing;
drop index payment_to_refund;
`;

/** \`refund_asked_at\`: its money is on the way back; nothing is made for it any more. */
const ORDERS = `
alter table orders
  add column refund_asked_at timestamptz,
  add check (refund_asked_at is null or payment_status = 'paid');
`;

const OUTCOMES = `
alter table provider_event
  drop constraint provider_event_outcome_check,
  add constraint provider_event_outcome_check check (outcome in ('fulfilled', 'duplicate', 'surplus', 'mismatched',
    'unmatched', 'ignored', 'noted', 'refunded', 'refund_failed'));
drop index provider_event_for_operator;
create index provider_event_for_operator on provider_event (received_at)
  where outcome in ('surplus', 'mismatched', 'unmatched', 'refund_failed');
`;

export class Refunds extends Migration {
  override up(): void {
    for (const sql of [REFUNDS, WITHIN_PAYMENT, ONLY_FORWARD, SURPLUS, ORDERS, OUTCOMES]) {
      this.addSql(sql);
    }
  }
}
