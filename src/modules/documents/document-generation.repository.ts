/** Orders to generate and their documents, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  EarlierDocument,
  MadeDocument,
  DocumentGenerationRecords,
  OrderToMake,
  Releasing,
} from './document-generation.ports.js';

const WAITS = `payment_status = 'paid' and document_status = 'generating'
    and refunded_at is null and refund_asked_at is null`;

const FIND = `
  select id, account_id, service_key, country, payload, paid_at from orders
  where id = ?::uuid and ${WAITS}`;

const EARLIER = `
  select d.kind, d.file_name as "fileName", encode(d.sha256, 'hex') as sha256
  from document d join orders o on o.id = d.order_id
  where o.id = ?::uuid and o.account_id = ?::uuid and o.document_status = 'released'
  order by d.position`;

/** Locks the order. A concurrent second run finds it released and changes nothing. */
const LOCK = `
  select id from orders
  where id = ?::uuid and ${WAITS}
  for update`;

const ADD = `
  insert into document (id, order_id, kind, number, position, file_name, content_type, language, kb_version, sha256,
    size_bytes, stored, bytes, created_at)
  values (?::uuid, ?::uuid, ?, ?, ?, ?, ?, ?, ?, decode(?, 'hex'), ?, ?, ?, ?)
  on conflict (order_id, kind) do nothing`;

const RELEASE = `
  update orders set document_status = 'released', released_at = ?, failed_at = null where id = ?::uuid`;

const AUDIT = `
  insert into audit_log (actor, action, object, account_id) values ('documents', 'order.released', ?, ?::uuid)`;

type OrderRow = Readonly<{
  id: string;
  account_id: string;
  service_key: string;
  country: string | null;
  payload: Readonly<Record<string, unknown>> | null;
  paid_at: string | Date;
}>;

export class DocumentGenerationRepository implements DocumentGenerationRecords {
  constructor(private readonly em: EntityManager) {}

  async find(orderId: string): Promise<OrderToMake | null> {
    const rows: readonly OrderRow[] = await this.em.fork().execute(FIND, [orderId]);
    const row = rows[0];
    if (row === undefined) return null;
    return {
      id: row.id,
      accountId: row.account_id,
      serviceKey: row.service_key,
      country: row.country,
      payload: row.payload ?? {},
      paidAt: new Date(row.paid_at),
    };
  }

  earlier(orderId: string, accountId: string): Promise<readonly EarlierDocument[]> {
    return this.em.fork().execute(EARLIER, [orderId, accountId]);
  }

  release(
    { id, accountId }: OrderToMake,
    documents: readonly MadeDocument[],
    { now, stored }: Releasing,
  ): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const waiting: readonly unknown[] = await em.execute(LOCK, [id]);
      if (waiting.length === 0) return false;
      for (const [at, document] of documents.entries()) {
        await em.execute(ADD, toValues(id, document, { position: at + 1, now, stored }));
      }
      await em.execute(RELEASE, [now, id]);
      await em.execute(AUDIT, [`order:${id}`, accountId]);
      return true;
    });
  }
}

const toValues = (
  orderId: string,
  document: MadeDocument,
  { position, now, stored }: Releasing & Readonly<{ position: number }>,
): unknown[] => [
  ...[document.id, orderId, document.kind, document.number, position],
  ...[
    document.fileName,
    document.contentType,
    document.language,
    document.kbVersion,
    document.sha256,
    document.bytes.byteLength,
    stored,
  ],
  stored === 'database' ? Buffer.from(document.bytes) : null,
  now,
];
