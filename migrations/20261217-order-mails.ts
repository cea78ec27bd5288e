/** Each step of an order is mailed once: the email is written in the transaction of the step. */
import { Migration } from '@mikro-orm/migrations';

const OUTBOX = `
alter table outbox
  add column order_id uuid references orders (id) on delete cascade,
  add column language text check (language ~ '^[a-z]{2}$');
create index outbox_order on outbox (order_id) where order_id is not null;
`;

/**
 * Licences are ordered and renewed by pages and emails of their own, so only their payments and refunds are mailed here.
 * An order without documents has nothing to announce when it is released.
 */
const MAILS = `
create function order_event_to_mails() returns trigger language plpgsql as $$
declare
  step text := case new.kind when 'created' then 'received' when 'paid' then 'paid' when 'released' then 'ready'
    when 'failed' then 'failed' when 'refunded' then 'refunded' end;
begin
  insert into outbox (id, dedupe, account_id, order_id, kind, recipient, language, created_at, due_at)
  select gen_random_uuid(), 'order_' || step || ':' || o.id, o.account_id, o.id, 'order_' || step, a.email,
    coalesce(substring(o.payload ->> 'keel' from '^[a-z]{2}$'), a.language), new.at, clock_timestamp()
  from orders o join account a on a.id = o.account_id
  where o.id = new.order_id and step is not null and a.email is not null
    and (o.kind = 'document' or step in ('paid', 'refunded'))
    and (step <> 'ready' or o.document_count > 0)
  on conflict (dedupe) do nothing;
  return null;
end $$;
create trigger order_event_to_mails after insert on order_event
  for each row execute function order_event_to_mails();
`;

export class OrderMails extends Migration {
  override up(): void {
    for (const sql of [OUTBOX, MAILS]) this.addSql(sql);
  }
}
