/** Files of released orders in PostgreSQL, without their bytes. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { hex } from '../../platform/postgres/expressions.js';
import { queries } from '../../platform/postgres/tables.js';
import type { DocumentFormat } from '../documents/domain/document-format.js';
import type { ManifestFile } from '../documents/domain/order-manifest.js';

export type ArchivedFile = ManifestFile & Readonly<{ documentId: string; format: DocumentFormat }>;

export type ArchivedOrder = Readonly<{ releasedAt: Date; files: readonly ArchivedFile[] }>;

export class OrderArchiveRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns null if the account has no released order of that id, or its files are gone */
  async find(orderId: string, accountId: string): Promise<ArchivedOrder | null> {
    const documents = await this.documents(orderId, accountId);
    const [first] = documents;
    if (first === undefined) return null;
    const renditions = await this.renditions(documents.map(({ id }) => id));
    const files = documents.flatMap(({ id, number, verificationCode, ...file }) => {
      const same = { documentId: id, number, verificationCode };
      const { name, contentType, sizeBytes, sha256 } = file;
      const docx = { name, contentType, sizeBytes, sha256 };
      const others = renditions.filter(({ documentId }) => documentId === id);
      return [
        { ...same, ...docx, format: 'docx' as const },
        ...others.map((one) => ({ ...same, ...one })),
      ];
    });
    return { releasedAt: first.releasedAt, files };
  }

  private documents(orderId: string, accountId: string) {
    return queries(this.em)
      .selectFrom('document as d')
      .innerJoin('orders as o', 'o.id', 'd.order_id')
      .select(['d.id', 'd.number', 'd.verification_code as verificationCode'])
      .select(['d.file_name as name', 'd.content_type as contentType'])
      .select(['d.size_bytes as sizeBytes', hex('d.sha256').as('sha256')])
      .select('o.released_at as releasedAt')
      .where('o.id', '=', orderId)
      .where('o.account_id', '=', accountId)
      .where('o.document_status', '=', 'released')
      .where('d.superseded_at', 'is', null)
      .where('d.erased_at', 'is', null)
      .$narrowType<{ releasedAt: Date }>() // released
      .orderBy('d.position')
      .execute();
  }

  private renditions(documentIds: readonly string[]) {
    return queries(this.em)
      .selectFrom('document_rendition as r')
      .select(['r.document_id as documentId', 'r.format'])
      .select(['r.file_name as name', 'r.content_type as contentType'])
      .select(['r.size_bytes as sizeBytes', hex('r.sha256').as('sha256')])
      .where('r.document_id', 'in', [...documentIds])
      .execute();
  }
}
