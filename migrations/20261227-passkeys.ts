/** Passkeys of people, and sessions that confirm one. */
import { Migration } from '@mikro-orm/migrations';

const PASSKEY = `
create table passkey (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  credential bytea not null unique check (octet_length(credential) between 1 and 1023),
  public_key bytea not null,
  counter double precision not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_member on passkey (member_id, created_at);
alter table passkey enable row level security;
create policy of_account on passkey using (exists (select from member m where m.id = member_id));
`;

const SESSION = `
alter table member_session
  add column confirmed_at timestamptz,
  add column challenge bytea,
  add column challenge_ends_at timestamptz;
`;

export class Passkeys extends Migration {
  override up(): void {
    for (const sql of [PASSKEY, SESSION]) this.addSql(sql);
  }
}
