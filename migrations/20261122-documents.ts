/** Documents that orders bring, and the workers that make them. */
import { Migration } from '@mikro-orm/migrations';

/** `worker_id`: as the job queue names it in its locks. A worker that is not heard of loses its jobs to others. */
const WORKERS = `
create table worker_heartbeat (
  worker_id text primary key check (char_length(worker_id) between 1 and 200),
  at timestamptz not null
);
`;

/**
 * Stored in the transaction that releases the order, at most once per kind, and never changed.
 * \`link_until\`: end of the link that the client was given last; null while it was given none.
 */
const DOCUMENTS = `
create table document (
  id uuid primary key,
  order_id uuid not null references orders,
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  position integer not null check (position >= 1),
  file_name text not null check (char_length(file_name) between 5 and 120),
  content_type text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  kb_version text not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  bytes bytea not null check (octet_length(bytes) between 1 and 5242880),
  created_at timestamptz not null,
  link_until timestamptz,
  unique (order_id, kind)
);
alter table document alter column bytes set storage external;
create function document_is_final() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_id, new.kind, new.file_name, new.language, new.kb_version, new.sha256, new.bytes)
     is distinct from
     (old.id, old.order_id, old.kind, old.file_name, old.language, old.kb_version, old.sha256, old.bytes)
  then
    raise exception 'document % is final', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger document_is_final before update on document
  for each row execute function document_is_final();
`;

export class Documents extends Migration {
  override up(): void {
    for (const sql of [WORKERS, DOCUMENTS]) this.addSql(sql);
  }
}
