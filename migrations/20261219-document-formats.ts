/** Each document also as PDF, and with a code by which anybody can verify it. Earlier documents have neither. */
import { Migration } from '@mikro-orm/migrations';

const CODE = `
alter table document add column verification_code text unique
  check (verification_code ~ '^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$');
`;

const RENDITION = `
create table document_rendition (
  document_id uuid not null references document (id) on delete cascade,
  format text not null check (format in ('pdf')),
  file_name text not null,
  content_type text not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  size_bytes integer not null check (size_bytes between 1 and 5242880),
  stored text not null check (stored in ('database', 'objects')),
  bytes bytea check (bytes is null or octet_length(bytes) = size_bytes),
  primary key (document_id, format)
);
`;

const FINAL = `
create or replace function document_is_final() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_id, new.kind, new.number, new.verification_code, new.file_name, new.language, new.kb_version, new.sha256, new.size_bytes, new.stored)
     is distinct from
     (old.id, old.order_id, old.kind, old.number, old.verification_code, old.file_name, old.language, old.kb_version, old.sha256, old.size_bytes, old.stored)
    or (new.bytes is distinct from old.bytes and (new.bytes is not null or old.erased_at is not null))
    or (old.erased_at is not null and new.erased_at is distinct from old.erased_at)
  then
    raise exception 'document % is final', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create function document_rendition_is_final() returns trigger language plpgsql as $$
begin
  if (new.document_id, new.format, new.file_name, new.content_type, new.sha256, new.size_bytes, new.stored)
     is distinct from
     (old.document_id, old.format, old.file_name, old.content_type, old.sha256, old.size_bytes, old.stored)
    or (new.bytes is distinct from old.bytes and new.bytes is not null)
  then
    raise exception 'rendition of document % is final', old.document_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger document_rendition_is_final before update on document_rendition
  for each row execute function document_rendition_is_final();
create function document_erases_renditions() returns trigger language plpgsql as $$
begin
  update document_rendition set bytes = null where document_id = new.id and bytes is not null;
  return null;
end $$;
create trigger document_erases_renditions after update of erased_at on document
  for each row when (new.erased_at is not null) execute function document_erases_renditions();
`;

export class DocumentFormats extends Migration {
  override up(): void {
    for (const sql of [CODE, RENDITION, FINAL]) this.addSql(sql);
  }
}
