/** Keys of operators, apart from those of organisations: no row of `api_key` and no account leads to one. */
import { Migration } from '@mikro-orm/migrations';

const OPERATOR_KEY = `
create table operator_key (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 200),
  digest bytea not null unique check (octet_length(digest) = 32),
  last4 text not null check (char_length(last4) = 4),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  blocked_at timestamptz
);
`;

/** Pages of all organisations and all keys, newest first. */
const INDEXES = `
create index account_newest on account (created_at desc, id desc);
create index api_key_newest on api_key (created_at desc, id desc);
`;

export class OperatorKeys extends Migration {
  override up(): void {
    this.addSql(OPERATOR_KEY);
    this.addSql(INDEXES);
  }
}
