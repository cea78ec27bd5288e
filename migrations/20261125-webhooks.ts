/** Webhooks of clients: where to, what waits, what was delivered. */
import { Migration } from '@mikro-orm/migrations';

/**
 * `types`: of events wanted; null: all. `sealed`: the secret in cipher; the one before it signs too for a while.
 * `busy_until`: a delivery is under way; one at a time, so that a slow receiver keeps nobody but itself waiting.
 */
const ENDPOINTS = `
create table webhook_endpoint (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  url text not null check (char_length(url) between 8 and 2000),
  types text[] check (cardinality(types) >= 1),
  sealed bytea not null,
  sealed_before bytea,
  before_until timestamptz,
  busy_until timestamptz,
  created_at timestamptz not null,
  check ((sealed_before is null) = (before_until is null))
);
create index webhook_endpoint_account on webhook_endpoint (account_id, created_at);
`;

/** \`event_id\`: as subscriptions tell it. \`data\`: in our own terms. */
const DELIVERIES = `
create table webhook_delivery (
  id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  event_id uuid not null,
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  due_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0 check (attempts >= 0),
  tried_at timestamptz,
  status integer,
  problem text check (char_length(problem) <= 200),
  delivered_at timestamptz,
  given_up_at timestamptz,
  unique (endpoint_id, event_id),
  check (num_nonnulls(delivered_at, given_up_at) <= 1)
);
create index webhook_delivery_due on webhook_delivery (due_at) where delivered_at is null and given_up_at is null;
create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, id desc);
`;

const TELL = `
create function webhooks_tell(account uuid, event uuid, kind text, facts jsonb, happened timestamptz) returns void
language sql as $$
  insert into webhook_delivery (endpoint_id, event_id, type, data, at)
  select e.id, event, kind, facts, happened from webhook_endpoint e
  where e.account_id = account and (e.types is null or kind = any (e.types))
$$;
`;

/** In the transaction of their cause: what was not committed is not told, what was committed is. */
const CAUSES = `
create function order_event_to_webhooks() returns trigger language plpgsql as $$
begin
  perform webhooks_tell(new.account_id, new.key, 'order.' || new.kind, jsonb_build_object(
    'order_id', o.id, 'kind', new.kind, 'service_key', o.service_key, 'country', o.country,
    'payment_status', new.payment_status, 'document_status', new.document_status), new.at)
  from orders o where o.id = new.order_id;
  return null;
end $$;
create trigger order_event_to_webhooks after insert on order_event
  for each row execute function order_event_to_webhooks();

create function api_key_to_webhooks() returns trigger language plpgsql as $$
begin
  perform webhooks_tell(new.account_id, gen_random_uuid(), 'api_key.rotated', jsonb_build_object(
    'key_id', new.id, 'last4', new.last4, 'until', new.expires_at), clock_timestamp());
  return null;
end $$;
create trigger api_key_to_webhooks after update on api_key for each row
  when (old.expires_at is null and new.expires_at is not null)
  execute function api_key_to_webhooks();

create function licence_to_webhooks() returns trigger language plpgsql as $$
begin
  perform webhooks_tell(new.id, gen_random_uuid(), 'licence.activated', jsonb_build_object(
    'licence', new.licence, 'from', new.licence_from, 'until', new.licence_until), clock_timestamp());
  return null;
end $$;
create trigger licence_to_webhooks after update on account for each row
  when (new.licence_until is not null and old.licence_until is distinct from new.licence_until)
  execute function licence_to_webhooks();
`;

export class Webhooks extends Migration {
  override up(): void {
    for (const sql of [ENDPOINTS, DELIVERIES, TELL, CAUSES]) this.addSql(sql);
  }
}
