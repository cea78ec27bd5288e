/** Invoices and credit notes: numbered without gaps, one invoice per order, never changed. */
import { Migration } from '@mikro-orm/migrations';

/**
 * The row is updated in the transaction that issues the paper: where that is rolled back, the number is too.
 * It only counts by one, and at the commit its last number must be on a paper.
 */
const COUNTER = `
create table invoice_counter (
  series text not null check (series in ('invoice', 'credit_note')),
  year integer not null check (year between 2000 and 9999),
  last integer not null check (last >= 1),
  primary key (series, year)
);
create function invoice_counter_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'TRUNCATE' then
    raise exception 'numbers of invoices are never given back' using errcode = 'check_violation';
  elsif (tg_op = 'INSERT' and new.last <> 1)
    or (tg_op = 'UPDATE' and (new.series, new.year, new.last) is distinct from (old.series, old.year, old.last + 1))
  then
    raise exception 'numbers of invoices count by one' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_counter_counts before insert or update or delete on invoice_counter
  for each row execute function invoice_counter_counts();
create trigger invoice_counter_stays before truncate on invoice_counter
  for each statement execute function invoice_counter_counts();
`;

/**
 * \`content\`: the whole paper as it was issued, in our own terms. Sums are whole cents, on credit notes what is given
 * back. \`credits\`: the invoice that a credit note is against. \`cause\`: what led to it, once.
 */
const INVOICE = `
create table invoice (
  number text primary key check (char_length(number) between 1 and 40),
  series text not null check (series in ('invoice', 'credit_note')),
  year integer not null,
  ordinal integer not null check (ordinal >= 1),
  order_id uuid not null references orders,
  account_id uuid not null references account,
  issued_on date not null,
  net_cents integer not null,
  vat_cents integer not null check (vat_cents >= 0),
  total_cents integer not null check (total_cents > 0),
  content jsonb not null,
  credits text references invoice,
  cause text check (char_length(cause) between 1 and 255),
  issued_at timestamptz not null,
  unique (series, year, ordinal),
  unique (credits, cause),
  check (total_cents = net_cents + vat_cents),
  check ((series = 'credit_note') = (credits is not null)),
  check ((credits is null) = (cause is null))
);
create unique index invoice_one_per_order on invoice (order_id) where series = 'invoice';
create index invoice_of_order on invoice (order_id);
create index invoice_of_account on invoice (account_id, issued_at desc, number desc);
`;

const FINAL = `
create function invoice_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice that is issued is never changed' using errcode = 'check_violation';
end $$;
create trigger invoice_is_final before update or delete on invoice
  for each row execute function invoice_is_final();
create trigger invoice_stays before truncate on invoice
  for each statement execute function invoice_is_final();
`;

/** Whoever issues it: its number is the last one drawn, and credit notes never give back more than was invoiced. */
const SOUND = `
create function invoice_is_sound() returns trigger language plpgsql as $$
declare
  given bigint;
  invoiced invoice%rowtype;
begin
  if not exists (
    select 1 from invoice_counter c
    where c.series = new.series and c.year = new.year and c.last = new.ordinal)
  then
    raise exception 'invoice % does not follow the last one', new.number using errcode = 'check_violation';
  end if;
  if new.credits is null then return new; end if;
  select * into invoiced from invoice where number = new.credits for key share;
  select coalesce(sum(total_cents), 0) into given from invoice where credits = new.credits;
  if invoiced.series <> 'invoice' or invoiced.order_id <> new.order_id
    or given + new.total_cents > invoiced.total_cents
  then
    raise exception 'invoice % has not so much to credit', new.credits using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_is_sound before insert on invoice
  for each row execute function invoice_is_sound();

create function invoice_counter_is_used() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from invoice i where i.series = new.series and i.year = new.year and i.ordinal = new.last)
  then
    raise exception 'number % of % is on no paper', new.last, new.series using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_counter_is_used after insert or update on invoice_counter
  deferrable initially deferred for each row execute function invoice_counter_is_used();
`;

const TELL = `
create function invoice_to_webhooks() returns trigger language plpgsql as $$
begin
  perform webhooks_tell(new.account_id, gen_random_uuid(), 'invoice.issued', jsonb_build_object(
    'number', new.number, 'series', new.series, 'order_id', new.order_id, 'issued_on', new.issued_on,
    'total_cents', new.total_cents, 'credits', new.credits), new.issued_at);
  return null;
end $$;
create trigger invoice_to_webhooks after insert on invoice
  for each row execute function invoice_to_webhooks();
`;

export class Invoices extends Migration {
  override up(): void {
    for (const sql of [COUNTER, INVOICE, FINAL, SOUND, TELL]) this.addSql(sql);
  }
}
