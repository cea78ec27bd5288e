/** Orders to generate and their documents, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '../../shared/language.js';
import { queries } from '../../platform/postgres/tables.js';
import { WAITS } from './document-queue.repository.js';
import { earlierDocuments, type EarlierDocument } from './earlier-documents.repository.js';
import type { ContentDigests } from './domain/document-content.js';
import type { SoldDocumentKind } from './domain/document-entry.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { RenditionFormat } from './domain/document-format.js';

/** A document in another format, ready to be stored. */
type GeneratedRendition = Readonly<{
  format: RenditionFormat;
  fileName: string;
  contentType: string;
  sha256: string;
  bytes: Uint8Array;
}>;

/**
 * A document ready to be stored. `template`: SHA-256. `composition`: see `document-content.ts`. `number`,
 * `verificationCode`: unique. `bytes`: at most 5 MB. `sha256`: 64 hexadecimal digits.
 */
export type GeneratedDocument = Readonly<{
  id: string;
  kind: SoldDocumentKind;
  number: string;
  verificationCode: string;
  fileName: string;
  contentType: string;
  language: Language;
  kbVersion: string;
  template: string;
  composition: ContentDigests;
  sha256: string;
  bytes: Uint8Array;
  renditions: readonly GeneratedRendition[];
}>;

/** `payload`: as stored when the order was placed; immutable. */
export type OrderToGenerate = Readonly<{
  id: string;
  accountId: string;
  serviceKey: string;
  country: string | null;
  payload: Readonly<Record<string, unknown>>;
  paidAt: Date;
}>;

/** `stored`: location of the bytes; if `objects`, they are there already. */
export type Releasing = Readonly<{ now: Date; stored: 'database' | 'objects' }>;

export const DOCUMENTS = { name: 'documents', requestId: null } as const;

/** Query of a paid order; callers add its state. */
export const paidOrder = (em: EntityManager, orderId: string) =>
  queries(em)
    .selectFrom('orders as o')
    .select(['o.id', 'o.account_id', 'o.service_key', 'o.country', 'o.payload', 'o.paid_at'])
    .where('o.id', '=', orderId)
    .$narrowType<{ paid_at: Date }>();

type PaidOrderRow = Awaited<ReturnType<ReturnType<typeof paidOrder>['executeTakeFirstOrThrow']>>;

export const toOrderToGenerate = (row: PaidOrderRow): OrderToGenerate => ({
  id: row.id,
  accountId: row.account_id,
  serviceKey: row.service_key,
  country: row.country,
  payload: row.payload ?? {},
  paidAt: row.paid_at,
});

export class DocumentGenerationRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns null if the order is unknown, unpaid, released or being refunded */
  async find(orderId: string): Promise<OrderToGenerate | null> {
    const row = await paidOrder(this.em, orderId).where(WAITS).executeTakeFirst();
    return row === undefined ? null : toOrderToGenerate(row);
  }

  earlier(orderId: string, accountId: string): Promise<readonly EarlierDocument[]> {
    return earlierDocuments(this.em, orderId, accountId);
  }

  /**
   * Stores the documents and releases the order in one transaction, if it still waits for them. Locks the order: a
   * concurrent second run finds it released.
   * @returns false if it no longer waits; nothing is stored then
   */
  release(
    { id, accountId }: OrderToGenerate,
    documents: readonly GeneratedDocument[],
    { now, stored }: Releasing,
  ): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const waiting = await queries(em)
        .selectFrom('orders as o')
        .select('o.id')
        .where('o.id', '=', id)
        .where(WAITS)
        .forUpdate()
        .executeTakeFirst();
      if (waiting === undefined) return false;
      for (const [at, document] of documents.entries()) {
        await insertDocument(em, id, document, { position: at + 1, now, stored });
      }
      await queries(em)
        .updateTable('orders')
        .set({ document_status: 'released', released_at: now, failed_at: null })
        .where('id', '=', id)
        .execute();
      await addToAudit(
        em,
        { action: 'order.released', object: `order:${id}`, accountId },
        DOCUMENTS,
      );
      return true;
    });
  }
}

/** Nothing is stored if the order has a current document of the kind. */
export async function insertDocument(
  em: EntityManager,
  orderId: string,
  document: GeneratedDocument,
  at: Releasing & Readonly<{ position: number }>,
): Promise<void> {
  const inserted = await queries(em)
    .insertInto('document')
    .values(toRow(orderId, document, at))
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).where('superseded_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return;
  await queries(em)
    .insertInto('document_rendition')
    .values([...renditionRows(document, at.stored)])
    .execute();
}

const renditionRows = ({ id, renditions }: GeneratedDocument, stored: Releasing['stored']) =>
  renditions.map(({ format, fileName, contentType, sha256, bytes }) => ({
    document_id: id,
    format,
    file_name: fileName,
    content_type: contentType,
    sha256: Buffer.from(sha256, 'hex'),
    size_bytes: bytes.byteLength,
    stored,
    bytes: stored === 'database' ? Buffer.from(bytes) : null,
  }));

const toRow = (
  orderId: string,
  document: GeneratedDocument,
  { position, now, stored }: Releasing & Readonly<{ position: number }>,
) => ({
  id: document.id,
  order_id: orderId,
  kind: document.kind,
  number: document.number,
  verification_code: document.verificationCode,
  position,
  file_name: document.fileName,
  content_type: document.contentType,
  language: document.language,
  kb_version: document.kbVersion,
  template: document.template,
  composition: JSON.stringify(document.composition),
  sha256: Buffer.from(document.sha256, 'hex'),
  size_bytes: document.bytes.byteLength,
  stored,
  bytes: stored === 'database' ? Buffer.from(document.bytes) : null,
  created_at: now,
});
