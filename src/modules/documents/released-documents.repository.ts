/** Released documents in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  DocumentRecords,
  LinkTimes,
  ReleasedDocument,
  ReleasedStore,
  ShelvedFile,
} from './documents.ports.js';

/** One statement, so no link is renewed without an audit entry; rows are locked in id order, to avoid deadlocks. */
const RENEW = `
  with due as (
    select id from document
    where order_id = any (?::uuid[]) and (link_until is null or link_until <= ?) and erased_at is null
      and created_at > ?::timestamptz - make_interval(months => ?)
    order by id for update
  ), renewed as (
    update document d set link_until = ? from due where d.id = due.id returning d.order_id
  )
  insert into audit_log (actor, action, object, account_id)
  select 'documents', 'document.link_issued', 'order:' || o.id, o.account_id
  from orders o where o.id in (select order_id from renewed)`;

const LIST = `
  select id, order_id, kind, file_name, size_bytes as size, encode(sha256, 'hex') as sha256, language, kb_version, link_until
  from document where order_id = any (?::uuid[]) and link_until > ? and erased_at is null order by order_id, position`;

/** Excludes suspended and closed accounts, refunded orders, and erased or expired documents. */
const FIND = `
  select d.file_name as "fileName", d.content_type as "contentType", encode(d.sha256, 'hex') as sha256, d.bytes
  from document d join orders o on o.id = d.order_id join account a on a.id = o.account_id
  where d.id = ?::uuid and o.document_status = 'released' and o.refunded_at is null
    and a.state not in ('suspended', 'closed') and d.erased_at is null
    and d.created_at > now() - make_interval(months => ?)`;

type ListRow = Readonly<{
  id: string;
  order_id: string;
  kind: ReleasedDocument['kind'];
  file_name: string;
  size: number;
  sha256: string;
  language: ReleasedDocument['language'];
  kb_version: string;
  link_until: string | Date;
}>;

const toDocument = (row: ListRow): ReleasedDocument => ({
  id: row.id,
  kind: row.kind,
  fileName: row.file_name,
  sizeBytes: row.size,
  sha256: row.sha256,
  language: row.language,
  kbVersion: row.kb_version,
  linkUntil: new Date(row.link_until),
});

export class PostgresReleasedDocuments implements ReleasedStore, DocumentRecords {
  /** @param keptMonths retention period of documents, in months */
  constructor(
    private readonly em: EntityManager,
    private readonly keptMonths: number,
  ) {}

  async withLinks(
    orderIds: readonly string[],
    { now, validUntil }: LinkTimes,
  ): Promise<ReadonlyMap<string, readonly ReleasedDocument[]>> {
    const em = this.em.fork();
    const ids = `{${orderIds.join(',')}}`;
    await em.execute(RENEW, [ids, now, now, this.keptMonths, validUntil]);
    const rows: readonly ListRow[] = await em.execute(LIST, [ids, now]);
    const documents = Map.groupBy(rows, (row) => row.order_id);
    return new Map([...documents].map(([id, ofOrder]) => [id, ofOrder.map(toDocument)]));
  }

  async find(documentId: string): Promise<ShelvedFile | null> {
    const values = [documentId, this.keptMonths];
    const rows: readonly ShelvedFile[] = await this.em.fork().execute(FIND, values);
    return rows[0] ?? null;
  }
}
