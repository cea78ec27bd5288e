/** Released documents in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hex } from '../../platform/postgres/expressions.js';
import { queries } from '../../platform/postgres/tables.js';
import type { DocumentEntry, DocumentFile } from '../documents/domain/document-entry.js';
import type { DocumentFormat } from '../documents/domain/document-format.js';

/** `linkUntil`: expiry of the client's link, in whole seconds. */
export type ReleasedDocument = Omit<
  DocumentEntry,
  'downloadUrl' | 'validUntil' | 'verificationUrl' | 'pdf'
> &
  Readonly<{
    id: string;
    linkUntil: Date;
    verificationCode: string | null;
    pdf: Readonly<{ sizeBytes: number; sha256: string }> | null;
  }>;

/** `validUntil`: expiry of a link issued now. */
export type LinkTimes = Readonly<{ now: Date; validUntil: Date }>;

/** `bytes`: null if they are in the object store. */
export type StoredFile = Omit<DocumentFile, 'bytes'> &
  Readonly<{ sha256: string; bytes: Uint8Array | null }>;

const among = (orderIds: readonly string[]) => sql<string>`any (${orderIds}::uuid[])`;

export class ReleasedDocumentsRepository {
  /** @param keptMonths retention period of documents, in months */
  constructor(
    private readonly em: EntityManager,
    private readonly keptMonths: number,
  ) {}

  /**
   * Documents by order, each with a valid link; expired links are renewed.
   * The number of statements does not depend on the number of orders.
   */
  async withLinks(
    orderIds: readonly string[],
    times: LinkTimes,
  ): Promise<ReadonlyMap<string, readonly ReleasedDocument[]>> {
    await this.renew(orderIds, times);
    const rows = await queries(this.em)
      .selectFrom('document as d')
      .leftJoin('document_rendition as r', (join) =>
        join.onRef('r.document_id', '=', 'd.id').on('r.format', '=', 'pdf'),
      )
      .select(['d.id', 'd.order_id', 'd.kind', 'd.file_name', 'd.size_bytes', 'd.language'])
      .select(['d.kb_version', 'd.number', 'd.verification_code', 'd.link_until'])
      .select([hex('d.sha256').as('sha256'), hex('r.sha256').as('pdf_sha256')])
      .select('r.size_bytes as pdf_size_bytes')
      .where('d.order_id', '=', among(orderIds))
      .where('d.link_until', '>', times.now)
      .where('d.superseded_at', 'is', null)
      .where('d.erased_at', 'is', null)
      .$narrowType<{ link_until: Date }>()
      .orderBy('d.order_id')
      .orderBy('d.position')
      .execute();
    const documents = Map.groupBy(rows, (row) => row.order_id);
    return new Map([...documents].map(([id, ofOrder]) => [id, ofOrder.map(toDocument)]));
  }

  /** Excludes suspended and closed accounts, refunded orders, and erased or expired documents. */
  async find(documentId: string, format: DocumentFormat = 'docx'): Promise<StoredFile | null> {
    const row =
      format === 'docx'
        ? await this.available(documentId)
            .select(['d.file_name as fileName', 'd.content_type as contentType', 'd.bytes'])
            .select(hex('d.sha256').as('sha256'))
            .executeTakeFirst()
        : await this.available(documentId)
            .innerJoin('document_rendition as r', 'r.document_id', 'd.id')
            .select(['r.file_name as fileName', 'r.content_type as contentType', 'r.bytes'])
            .select(hex('r.sha256').as('sha256'))
            .where('r.format', '=', format)
            .executeTakeFirst();
    return row ?? null;
  }

  private available(documentId: string) {
    return queries(this.em)
      .selectFrom('document as d')
      .innerJoin('orders as o', 'o.id', 'd.order_id')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .where('d.id', '=', documentId)
      .where('o.document_status', '=', 'released')
      .where('o.refunded_at', 'is', null)
      .where('a.state', 'not in', ['suspended', 'closed'])
      .where('d.erased_at', 'is', null)
      .where('d.created_at', '>', sql<Date>`now() - make_interval(months => ${this.keptMonths})`);
  }

  /** One statement, so no link is renewed without an audit entry; rows are locked in id order, to avoid deadlocks. */
  private async renew(orderIds: readonly string[], { now, validUntil }: LinkTimes): Promise<void> {
    const oldest = sql<Date>`${now}::timestamptz - make_interval(months => ${this.keptMonths})`;
    await queries(this.em)
      .with('due', (db) =>
        db
          .selectFrom('document')
          .select('id')
          .where('order_id', '=', among(orderIds))
          .where((eb) => eb.or([eb('link_until', 'is', null), eb('link_until', '<=', now)]))
          .where('erased_at', 'is', null)
          .where('superseded_at', 'is', null)
          .where('created_at', '>', oldest)
          .orderBy('id')
          .forUpdate(),
      )
      .with('renewed', (db) =>
        db
          .updateTable('document as d')
          .from('due')
          .set({ link_until: validUntil })
          .whereRef('d.id', '=', 'due.id')
          .returning('d.order_id'),
      )
      .insertInto('audit_log')
      .columns(['actor', 'action', 'object', 'account_id'])
      .expression((eb) =>
        eb
          .selectFrom('orders as o')
          .select([
            sql<string>`'documents'`.as('actor'),
            sql<string>`'document.link_issued'`.as('action'),
            sql<string>`'order:' || o.id`.as('object'),
            'o.account_id',
          ])
          .where('o.id', 'in', (of) => of.selectFrom('renewed').select('renewed.order_id')),
      )
      .execute();
  }
}

type DocumentRow = Readonly<{
  id: string;
  kind: ReleasedDocument['kind'];
  file_name: string;
  size_bytes: number;
  sha256: string;
  language: ReleasedDocument['language'];
  kb_version: string;
  link_until: Date;
  number: string | null;
  verification_code: string | null;
  pdf_sha256: string | null;
  pdf_size_bytes: number | null;
}>;

const toDocument = (row: DocumentRow): ReleasedDocument => ({
  id: row.id,
  kind: row.kind,
  fileName: row.file_name,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  language: row.language,
  kbVersion: row.kb_version,
  linkUntil: row.link_until,
  number: row.number,
  verificationCode: row.verification_code,
  pdf:
    row.pdf_sha256 === null || row.pdf_size_bytes === null
      ? null
      : { sizeBytes: row.pdf_size_bytes, sha256: row.pdf_sha256 },
});
