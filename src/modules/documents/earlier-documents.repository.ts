/** Files of an earlier order, which a new one is about. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { hex } from '../../platform/postgres/expressions.js';
import { queries } from '../../platform/postgres/tables.js';
import type { SoldDocumentKind } from './domain/document-entry.js';

/** A file of an earlier order of the same client. */
export type EarlierDocument = Readonly<{
  kind: SoldDocumentKind;
  fileName: string;
  sha256: string;
  kbVersion: string;
  isOtherFormat: boolean;
}>;

const rowsOf = (em: EntityManager, orderId: string, accountId: string) =>
  queries(em)
    .selectFrom('document as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .leftJoin('document_rendition as r', 'r.document_id', 'd.id')
    .select([
      'd.id',
      'd.kind',
      'd.file_name as fileName',
      'd.kb_version as kbVersion',
      'r.file_name as otherName',
    ])
    .select([hex('d.sha256').as('sha256'), hex('r.sha256').as('otherDigest')])
    .where('o.id', '=', orderId)
    .where('o.account_id', '=', accountId)
    .where('o.document_status', '=', 'released')
    .where('d.superseded_at', 'is', null)
    .orderBy('d.position')
    .orderBy('r.format')
    .execute();

/** Each document, followed by its other formats. */
export async function earlierDocuments(
  em: EntityManager,
  orderId: string,
  accountId: string,
): Promise<readonly EarlierDocument[]> {
  const rows = await rowsOf(em, orderId, accountId);
  return rows.flatMap(({ id, kind, fileName, sha256, kbVersion, otherName, otherDigest }, at) => [
    ...(rows[at - 1]?.id === id
      ? []
      : [{ kind, fileName, sha256, kbVersion, isOtherFormat: false }]),
    ...(otherName === null
      ? []
      : [{ kind, fileName: otherName, sha256: otherDigest, kbVersion, isOtherFormat: true }]),
  ]);
}
