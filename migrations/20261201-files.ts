/** Files may lie outside the database, and are erased when they have been kept long enough. */
import { Migration } from '@mikro-orm/migrations';

/** `stored`: where the bytes are. `erased_at`: they are gone; what the document was stays known. */
const DOCUMENT = `
alter table document
  alter column bytes drop not null,
  add column size_bytes integer,
  add column stored text not null default 'database' check (stored in ('database', 'objects')),
  add column erased_at timestamptz;
update document set size_bytes = octet_length(bytes);
alter table document
  alter column size_bytes set not null,
  add check (size_bytes between 1 and 5242880),
  add check ((bytes is not null) = (stored = 'database' and erased_at is null));
create index document_kept on document (created_at) where erased_at is null;
create index document_object on document (sha256) where stored = 'objects' and erased_at is null;
`;

/** As before, but the bytes may go, once. */
const FINAL = `
create or replace function document_is_final() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_id, new.kind, new.file_name, new.language, new.kb_version, new.sha256, new.size_bytes, new.stored)
     is distinct from
     (old.id, old.order_id, old.kind, old.file_name, old.language, old.kb_version, old.sha256, old.size_bytes, old.stored)
    or (new.bytes is distinct from old.bytes and (new.bytes is not null or old.erased_at is not null))
    or (old.erased_at is not null and new.erased_at is distinct from old.erased_at)
  then
    raise exception 'document % is final', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
`;

export class Files extends Migration {
  override up(): void {
    for (const sql of [DOCUMENT, FINAL]) this.addSql(sql);
  }
}
