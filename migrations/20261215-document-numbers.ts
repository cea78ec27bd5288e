/** No two documents have one number. Those made before keep the one in their file, and have none here. */
import { Migration } from '@mikro-orm/migrations';

const NUMBER = `
alter table document add column number text unique check (number ~ '^NIS2(-[0-9A-Z]{4}){3}-[0-9]{2}$');
`;

const FINAL = `
create or replace function document_is_final() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_id, new.kind, new.number, new.file_name, new.language, new.kb_version, new.sha256, new.size_bytes, new.stored)
     is distinct from
     (old.id, old.order_id, old.kind, old.number, old.file_name, old.language, old.kb_version, old.sha256, old.size_bytes, old.stored)
    or (new.bytes is distinct from old.bytes and (new.bytes is not null or old.erased_at is not null))
    or (old.erased_at is not null and new.erased_at is distinct from old.erased_at)
  then
    raise exception 'document % is final', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
`;

export class DocumentNumbers extends Migration {
  override up(): void {
    this.addSql(NUMBER);
    this.addSql(FINAL);
  }
}
