/** Files past their retention period, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hex } from '../../platform/postgres/hex.js';
import { queries } from '../../platform/postgres/tables.js';

/** `objects`: digests of the objects that no other document uses once this one is erased. */
export type OldDocument = Readonly<{ id: string; objects: readonly string[] }>;

export class FileRetentionRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Documents created before that time whose bytes still exist, oldest first, at most `most`; to be erased in that order,
   * because an object that several of them use belongs to the last.
   */
  async old(before: Date, most: number): Promise<readonly OldDocument[]> {
    const rows = await queries(this.em)
      .selectFrom('document as d')
      .select(['d.id', 'd.stored', hex('d.sha256').as('sha256')])
      .select((eb) => [
        eb
          .exists(
            eb
              .selectFrom('document as o')
              .whereRef('o.sha256', '=', 'd.sha256')
              .where('o.stored', '=', sql.lit('objects'))
              .where('o.erased_at', 'is', null)
              .where((on) =>
                on(on.refTuple('o.created_at', 'o.id'), '>', on.refTuple('d.created_at', 'd.id')),
              ),
          )
          .$castTo<boolean>()
          .as('isShared'),
        eb
          .fn<readonly string[]>('array', [
            eb
              .selectFrom('document_rendition as r')
              .select(hex('r.sha256').as('sha256'))
              .whereRef('r.document_id', '=', 'd.id')
              .where((of) =>
                of.not(
                  of.exists(
                    of
                      .selectFrom('document_rendition as s')
                      .innerJoin('document as o', 'o.id', 's.document_id')
                      .whereRef('s.sha256', '=', 'r.sha256')
                      .where('s.stored', '=', sql.lit('objects'))
                      .where('o.erased_at', 'is', null)
                      .where((on) =>
                        on(
                          on.refTuple('o.created_at', 'o.id'),
                          '>',
                          on.refTuple('d.created_at', 'd.id'),
                        ),
                      ),
                  ),
                ),
              ),
          ])
          .as('renditions'),
      ])
      .where('d.erased_at', 'is', null)
      .where('d.created_at', '<', before)
      .orderBy('d.created_at')
      .orderBy('d.id')
      .limit(most)
      .execute();
    return rows.map(toOldDocument);
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

type OldRow = Readonly<{
  id: string;
  stored: 'database' | 'objects';
  sha256: string;
  isShared: boolean;
  renditions: readonly string[];
}>;

function toOldDocument({ id, stored, sha256, isShared, renditions }: OldRow): OldDocument {
  if (stored === 'database') return { id, objects: [] };
  return { id, objects: isShared ? renditions : [sha256, ...renditions] };
}
