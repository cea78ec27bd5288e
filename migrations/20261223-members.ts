/** People of an account, their sign-in links and sessions; a session that ends is announced to every process. */
import { Migration } from '@mikro-orm/migrations';

const MEMBER = `
create table member (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  email text not null check (char_length(email) between 3 and 200),
  role text not null check (role in ('owner', 'lawyer', 'reader')),
  created_at timestamptz not null,
  signed_in_at timestamptz,
  unique (account_id, email)
);
create index member_email on member (email);
insert into member (id, account_id, email, role, created_at)
  select gen_random_uuid(), id, lower(email), 'owner', created_at from account where email is not null;
`;

const LINK = `
create table sign_in_link (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  digest bytea not null unique check (octet_length(digest) = 32),
  browser bytea not null check (octet_length(browser) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_link_member on sign_in_link (member_id);
create index sign_in_link_expires on sign_in_link (expires_at);
`;

const SESSION = `
create table member_session (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  digest bytea not null unique check (octet_length(digest) = 32),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null,
  check (idle_ends_at <= ends_at)
);
create index member_session_member on member_session (member_id, created_at);
create index member_session_idle on member_session (idle_ends_at);
create function member_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('nis2_blocked_keys', old.id::text);
  return null;
end $$;
create trigger member_session_ended after delete on member_session
  for each row execute function member_session_ended();
`;

export class Members extends Migration {
  override up(): void {
    for (const sql of [MEMBER, LINK, SESSION]) this.addSql(sql);
  }
}
