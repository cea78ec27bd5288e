/** Files past their retention period, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hex } from '../../platform/postgres/expressions.js';
import { queries } from '../../platform/postgres/tables.js';

const IN_OBJECTS = sql.lit('objects' as const);
const OWN = sql.ref<Buffer>('own.sha256');

export class FileRetentionRepository {
  constructor(private readonly em: EntityManager) {}

  /** Ids of documents created before that time whose bytes still exist, oldest first, at most `most`. */
  async old(before: Date, most: number): Promise<readonly string[]> {
    const rows = await queries(this.em)
      .selectFrom('document')
      .select('id')
      .where('erased_at', 'is', null)
      .where('created_at', '<', before)
      .orderBy('created_at')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Digests of the objects, in every format, that this document uses and no other one does. */
  async ownObjects(documentId: string): Promise<readonly string[]> {
    const others = queries(this.em)
      .selectFrom('document as o')
      .select('o.id')
      .where('o.id', '<>', documentId)
      .where('o.stored', '=', IN_OBJECTS)
      .where('o.erased_at', 'is', null);
    const rows = await queries(this.em)
      .with('own', (db) =>
        db
          .selectFrom('document as d')
          .select('d.sha256')
          .where('d.id', '=', documentId)
          .where('d.stored', '=', IN_OBJECTS)
          .unionAll(
            db
              .selectFrom('document_rendition as r')
              .select('r.sha256')
              .where('r.document_id', '=', documentId)
              .where('r.stored', '=', IN_OBJECTS),
          ),
      )
      .selectFrom('own')
      .select(hex('own.sha256').as('sha256'))
      .where((eb) => eb.not(eb.exists(others.where('o.sha256', '=', OWN))))
      .where((eb) =>
        eb.not(
          eb.exists(
            others
              .innerJoin('document_rendition as s', 's.document_id', 'o.id')
              .where('s.sha256', '=', OWN),
          ),
        ),
      )
      .execute();
    return rows.map(({ sha256 }) => sha256);
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
