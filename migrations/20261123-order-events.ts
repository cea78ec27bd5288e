/** What happens to orders, told by the table itself, so that nothing that changes an order can forget to tell. */
import { Migration } from '@mikro-orm/migrations';

/**
 * `id`: in the order of commits, see the trigger. `key`: the id that clients know; it tells nothing of how many
 * there are. The statuses are those after the change.
 */
const EVENTS = `
create table order_event (
  id bigint generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  account_id uuid not null,
  kind text not null check (kind in ('created', 'paid', 'generating', 'released', 'delayed', 'failed', 'expired',
    'cancelled', 'refunded')),
  payment_status text not null check (payment_status in ('pending', 'paid')),
  document_status text not null check (document_status in ('pending', 'generating', 'released')),
  at timestamptz not null
);
create index order_event_of_order on order_event (order_id, id);
create index order_event_of_account on order_event (account_id, id);
`;

/**
 * Runs when the transaction commits, and lets one transaction commit its events at a time: whoever has read
 * an event has read all with lower ids. A reader that remembers the last id misses none.
 * An order that had failed and is tried again is generating again.
 */
const TELL = `
create function orders_tell() returns trigger language plpgsql as $$
declare
  was orders%rowtype;
  told record;
begin
  if tg_op = 'UPDATE' then was := old; end if;
  perform pg_advisory_xact_lock(7102023);
  for told in
    select * from (values
      (1, 'created', tg_op = 'INSERT', new.created_at),
      (2, 'paid', new.payment_status = 'paid' and was.payment_status is distinct from 'paid', new.paid_at),
      (3, 'generating', new.document_status = 'generating'
        and (was.document_status is distinct from 'generating' or (was.failed_at is not null and new.failed_at is null)),
        case when was.failed_at is null then new.paid_at else clock_timestamp() end),
      (4, 'delayed', new.delayed_at is not null and was.delayed_at is null, new.delayed_at),
      (5, 'failed', new.failed_at is not null and was.failed_at is null, new.failed_at),
      (6, 'released', new.document_status = 'released' and was.document_status is distinct from 'released',
        new.released_at),
      (7, 'expired', new.expired_at is not null and was.expired_at is null, new.expired_at),
      (8, 'cancelled', new.cancelled_at is not null and was.cancelled_at is null, new.cancelled_at),
      (9, 'refunded', new.refunded_at is not null and was.refunded_at is null, new.refunded_at)
    ) as possible (place, kind, happened, at)
    where happened order by place
  loop
    insert into order_event (order_id, account_id, kind, payment_status, document_status, at)
    values (new.id, new.account_id, told.kind, new.payment_status, new.document_status, told.at);
  end loop;
  return null;
end $$;
create constraint trigger orders_tell_new after insert on orders
  deferrable initially deferred for each row execute function orders_tell();
create constraint trigger orders_tell_change after update on orders
  deferrable initially deferred for each row
  when ((old.payment_status, old.document_status, old.expired_at, old.cancelled_at, old.delayed_at, old.failed_at,
    old.refunded_at) is distinct from (new.payment_status, new.document_status, new.expired_at, new.cancelled_at,
    new.delayed_at, new.failed_at, new.refunded_at))
  execute function orders_tell();
`;

/** Orders from before: what has happened to them, as far as their columns tell. */
const BEFORE = `
insert into order_event (order_id, account_id, kind, payment_status, document_status, at)
select o.id, o.account_id, e.kind, e.payment, e.documents, e.at
from orders o
cross join lateral (values
  (1, 'created', o.created_at, 'pending', 'pending'),
  (2, 'expired', o.expired_at, 'pending', 'pending'),
  (3, 'cancelled', o.cancelled_at, o.payment_status, o.document_status),
  (4, 'paid', o.paid_at, 'paid', case when o.document_count > 0 then 'generating' else 'released' end),
  (5, 'generating', case when o.document_count > 0 then o.paid_at end, 'paid', 'generating'),
  (6, 'delayed', o.delayed_at, 'paid', 'generating'),
  (7, 'failed', o.failed_at, 'paid', 'generating'),
  (8, 'released', o.released_at, 'paid', 'released'),
  (9, 'refunded', o.refunded_at, o.payment_status, o.document_status)
) as e (place, kind, at, payment, documents)
where e.at is not null
order by e.at, o.id, e.place;
`;

export class OrderEvents extends Migration {
  override up(): void {
    for (const sql of [EVENTS, TELL, BEFORE]) this.addSql(sql);
  }
}
