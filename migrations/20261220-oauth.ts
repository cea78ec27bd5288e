/** OAuth clients, what they were granted, the records of the authorization server, and revoked tokens. */
import { Migration } from '@mikro-orm/migrations';

const CLIENT = `
create table oauth_client (
  id text primary key check (id ~ '^oc_[0-9A-Za-z_-]{16,64}$'),
  account_id uuid references account (id) on delete cascade,
  lineage_id uuid,
  name text not null check (length(name) between 1 and 200),
  metadata jsonb not null check (pg_column_size(metadata) <= 16384),
  secret_digest bytea check (octet_length(secret_digest) = 32),
  created_at timestamptz not null,
  used_at timestamptz,
  check ((account_id is null) = (lineage_id is null))
);
create index oauth_client_account on oauth_client (account_id, created_at) where account_id is not null;
create index oauth_client_unused on oauth_client (created_at) where account_id is null and used_at is null;
`;

const GRANT = `
create table oauth_grant (
  id text primary key check (length(id) between 1 and 100),
  account_id uuid not null references account (id) on delete cascade,
  client_id text not null references oauth_client (id) on delete cascade,
  lineage_id uuid not null,
  scope text not null check (length(scope) between 1 and 200),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index oauth_grant_account on oauth_grant (account_id, created_at);
create index oauth_grant_client on oauth_grant (client_id);
create index oauth_grant_expires on oauth_grant (expires_at);
`;

const RECORD = `
create table oauth_record (
  model text not null check (length(model) between 1 and 60),
  id text not null check (length(id) between 1 and 200),
  payload jsonb not null check (pg_column_size(payload) <= 32768),
  grant_id text,
  uid text,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oauth_record_grant on oauth_record (grant_id) where grant_id is not null;
create index oauth_record_uid on oauth_record (uid) where uid is not null;
create index oauth_record_expires on oauth_record (expires_at);
`;

const REVOCATION = `
create table oauth_revocation (
  id bigint generated always as identity primary key,
  subject text not null check (length(subject) between 1 and 200),
  at timestamptz not null default clock_timestamp()
);
create index oauth_revocation_at on oauth_revocation (at);
create index api_key_blocked_at on api_key (blocked_at) where blocked_at is not null;
create function oauth_revoked() returns trigger language plpgsql as $$
begin
  perform pg_notify('nis2_blocked_keys', new.subject);
  return null;
end $$;
create trigger oauth_revoked after insert on oauth_revocation
  for each row execute function oauth_revoked();
`;

export class Oauth extends Migration {
  override up(): void {
    for (const sql of [CLIENT, GRANT, RECORD, REVOCATION]) this.addSql(sql);
  }
}
