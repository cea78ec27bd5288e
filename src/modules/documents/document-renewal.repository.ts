/** Maintained orders and new versions of their documents, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '../../shared/language.js';
import { queries } from '../../platform/postgres/tables.js';
import { addToAudit } from '../audit/audit.transaction.js';
import type { ContentDigests } from './domain/document-content.js';
import type { SoldDocumentKind } from './domain/document-entry.js';
import { nextDueRenewal, type DueOptions, type DueRenewal } from './due-renewals.repository.js';
import { addRenewalMail } from './renewal-mail.repository.js';
import {
  DOCUMENTS,
  insertDocument,
  paidOrder,
  toOrderToGenerate,
  type GeneratedDocument,
  type OrderToGenerate,
} from './document-generation.repository.js';

/** `composition`: null if made before compositions were recorded. */
export type CurrentDocument = Readonly<{
  id: string;
  kind: SoldDocumentKind;
  position: number;
  language: Language;
  composition: ContentDigests | null;
}>;

export type OrderToRenew = OrderToGenerate & Readonly<{ documents: readonly CurrentDocument[] }>;

/** `lines`: list of changes, in the language of the document. */
export type RenewedDocument = Readonly<{ kind: SoldDocumentKind; lines: readonly string[] }>;

export type OrderRenewal = DueRenewal &
  Readonly<{
    id: string;
    accountId: string;
    kbVersion: string;
    documents: readonly GeneratedDocument[];
    superseded: readonly CurrentDocument[];
    changes: readonly RenewedDocument[];
    stored: 'database' | 'objects';
    now: Date;
    isMailed: boolean;
  }>;

export class DocumentRenewalRepository {
  constructor(private readonly em: EntityManager) {}

  nextDue(options: DueOptions): Promise<DueRenewal | null> {
    return nextDueRenewal(this.em, options);
  }

  /** @returns null if the order is not released, or refunded */
  async find(orderId: string): Promise<OrderToRenew | null> {
    const row = await paidOrder(this.em, orderId)
      .where('o.document_status', '=', 'released')
      .where('o.refunded_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) return null;
    const documents = await queries(this.em)
      .selectFrom('document')
      .select(['id', 'kind', 'position', 'language', 'composition'])
      .where('order_id', '=', orderId)
      .where('superseded_at', 'is', null)
      .where('erased_at', 'is', null)
      .orderBy('position')
      .execute();
    return { ...toOrderToGenerate(row), documents };
  }

  async isCompared({ orderId, cause }: DueRenewal, kbVersion: string): Promise<boolean> {
    const row = await this.renewalOf({ orderId, cause }, kbVersion);
    return row !== undefined;
  }

  /** Empty if nothing changed. */
  async renewed(due: DueRenewal, kbVersion: string): Promise<readonly RenewedDocument[]> {
    return (await this.renewalOf(due, kbVersion))?.changes ?? [];
  }

  /** One transaction; nothing happens if another process was faster. */
  renew(renewal: OrderRenewal): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const { orderId, documents, superseded, stored, now } = renewal;
      if (!(await record(em, renewal))) return;
      if (documents.length === 0) return;
      await supersede(em, superseded, now);
      for (const [at, document] of documents.entries()) {
        const position = superseded[at]?.position ?? at + 1;
        await insertDocument(em, orderId, document, { position, now, stored });
      }
      if (renewal.isMailed) await addRenewalMail(em, renewal);
      const { accountId } = renewal;
      await addToAudit(
        em,
        { action: 'order.renewed', object: `order:${orderId}`, accountId },
        DOCUMENTS,
      );
    });
  }

  private renewalOf({ orderId, cause }: DueRenewal, kbVersion: string) {
    return queries(this.em)
      .selectFrom('document_renewal')
      .select('changes')
      .where('order_id', '=', orderId)
      .where('cause', '=', cause)
      .where('kb_version', '=', kbVersion)
      .executeTakeFirst();
  }
}

/** Locks the order, so that two processes renew it one after the other. @returns false if it is recorded already */
async function record(em: EntityManager, renewal: OrderRenewal): Promise<boolean> {
  const { id, orderId, cause, kbVersion, changes, now } = renewal;
  const order = await queries(em)
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('refunded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return false;
  const row = await queries(em)
    .insertInto('document_renewal')
    .values({
      id,
      order_id: orderId,
      cause,
      kb_version: kbVersion,
      changes: JSON.stringify(changes),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'cause', 'kb_version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws Error if another renewal superseded one of them meanwhile; the next run compares again */
async function supersede(
  em: EntityManager,
  documents: readonly CurrentDocument[],
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await queries(em)
    .updateTable('document')
    .set({ superseded_at: now })
    .where(
      'id',
      'in',
      documents.map(({ id }) => id),
    )
    .where('superseded_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) !== documents.length) throw new Error('renewed meanwhile');
}
