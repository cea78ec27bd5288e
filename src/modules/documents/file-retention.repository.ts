/** Files past their retention period, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileRetentionStore, OldDocument } from './documents.ports.js';

/** `isShared` is false for the last document that uses an object, so erasing it removes the object. */
const OLD = `
  select d.id, encode(d.sha256, 'hex') as sha256, d.stored, exists (
    select 1 from document o
    where o.sha256 = d.sha256 and o.stored = 'objects' and o.erased_at is null and o.id <> d.id) as "isShared"
  from document d where d.erased_at is null and d.created_at < ?
  order by d.created_at, d.id limit ?`;

const ERASE = `
  with erased as (
    update document set bytes = null, erased_at = ? where id = ?::uuid and erased_at is null returning id, order_id)
  insert into audit_log (actor, action, object, account_id)
  select 'documents', 'document.erased', 'document:' || e.id, o.account_id
  from erased e join orders o on o.id = e.order_id`;

export class PostgresFileRetention implements FileRetentionStore {
  constructor(private readonly em: EntityManager) {}

  old(before: Date, most: number): Promise<readonly OldDocument[]> {
    return this.em.fork().execute(OLD, [before, most]);
  }

  async erase(documentId: string, now: Date): Promise<void> {
    await this.em.fork().execute(ERASE, [now, documentId]);
  }
}
