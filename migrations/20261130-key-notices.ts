/** A key that is blocked is told to every process that listens, whoever blocked it. */
import { Migration } from '@mikro-orm/migrations';

/** The channel is named in `src/platform/postgres/notifications.ts`. The note is the id of the key. */
const BLOCKED = `
create function api_key_blocked() returns trigger language plpgsql as $$
begin
  perform pg_notify('nis2_blocked_keys', new.id::text);
  return null;
end $$;
create trigger api_key_blocked after update on api_key for each row
  when (old.blocked_at is null and new.blocked_at is not null)
  execute function api_key_blocked();
`;

export class KeyNotices extends Migration {
  override up(): void {
    this.addSql(BLOCKED);
  }
}
