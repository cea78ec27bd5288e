/** Files past their retention period, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

/** `stored`: location of the bytes. `isShared`: another document uses the same object. `renditions`: their digests. */
export type OldDocument = Readonly<{
  id: string;
  sha256: string;
  stored: 'database' | 'objects';
  isShared: boolean;
  renditions: readonly string[];
}>;

export class FileRetentionRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Documents created before that time whose bytes still exist, oldest first, at most `most`. `isShared` is false for
   * the last document that uses an object, so erasing it removes the object.
   */
  old(before: Date, most: number): Promise<readonly OldDocument[]> {
    return queries(this.em)
      .selectFrom('document as d')
      .select(['d.id', 'd.stored', sql<string>`encode(d.sha256, 'hex')`.as('sha256')])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('document as o')
              .whereRef('o.sha256', '=', 'd.sha256')
              .where('o.stored', '=', sql.lit('objects'))
              .where('o.erased_at', 'is', null)
              .whereRef('o.id', '<>', 'd.id'),
          )
          .$castTo<boolean>()
          .as('isShared'),
      )
      .select((eb) =>
        eb
          .fn<readonly string[]>('array', [
            eb
              .selectFrom('document_rendition as r')
              .select(sql<string>`encode(r.sha256, 'hex')`.as('sha256'))
              .whereRef('r.document_id', '=', 'd.id'),
          ])
          .as('renditions'),
      )
      .where('d.erased_at', 'is', null)
      .where('d.created_at', '<', before)
      .orderBy('d.created_at')
      .orderBy('d.id')
      .limit(most)
      .execute();
  }

  /** Erases the bytes and records it in the audit log. */
  async erase(documentId: string, now: Date): Promise<void> {
    await queries(this.em)
      .with('erased', (db) =>
        db
          .updateTable('document')
          .set({ bytes: null, erased_at: now })
          .where('id', '=', documentId)
          .where('erased_at', 'is', null)
          .returning(['id', 'order_id']),
      )
      .insertInto('audit_log')
      .columns(['actor', 'action', 'object', 'account_id'])
      .expression((eb) =>
        eb
          .selectFrom('erased as e')
          .innerJoin('orders as o', 'o.id', 'e.order_id')
          .select([
            sql<string>`'documents'`.as('actor'),
            sql<string>`'document.erased'`.as('action'),
            sql<string>`'document:' || e.id`.as('object'),
            'o.account_id',
          ]),
      )
      .execute();
  }
}
