/** Documents by their verification code, in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hex } from '../../platform/postgres/expressions.js';
import { queries } from '../../platform/postgres/tables.js';
import type { DocumentFormat } from '../documents/domain/document-format.js';

/** `sha256`: 64 lower-case hexadecimal digits. */
type VerifiedFile = Readonly<{ format: DocumentFormat; sha256: string }>;

/** What anyone with the code may see: nothing about the client. `date`: printed in the document, YYYY-MM-DD. */
export type VerifiedDocument = Readonly<{
  number: string;
  date: string;
  files: readonly VerifiedFile[];
}>;

export class DocumentVerificationRepository {
  constructor(private readonly em: EntityManager) {}

  /** @param code in its canonical form */
  async find(code: string): Promise<VerifiedDocument | null> {
    const rows = await queries(this.em)
      .selectFrom('document as d')
      .innerJoin('orders as o', 'o.id', 'd.order_id')
      .leftJoin('document_rendition as r', 'r.document_id', 'd.id')
      .select(['d.number', 'r.format'])
      .select(sql<string>`to_char(o.paid_at at time zone 'utc', 'YYYY-MM-DD')`.as('date'))
      .select(hex('d.sha256').as('docx'))
      .select(hex('r.sha256').as('rendition'))
      .where('d.verification_code', '=', code)
      .orderBy('r.format')
      .execute();
    const [first] = rows;
    if (first === undefined) return null;
    const { number, date, docx } = first;
    const others = rows.flatMap(({ format, rendition }) =>
      format === null ? [] : [{ format, sha256: rendition }],
    );
    return { number: number ?? '', date, files: [{ format: 'docx', sha256: docx }, ...others] };
  }
}
