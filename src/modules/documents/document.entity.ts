/** Table of released documents. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';
import { LANGUAGES } from '../../shared/language.js';
import { SOLD_DOCUMENT_KINDS } from './domain/document-entry.js';

/** Final. `bytes`: null in the object store and after erasure. `linkUntil`: expiry of the client's link. */
export const DocumentEntity = defineEntity({
  name: 'Document',
  tableName: 'document',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    kind: p.enum(SOLD_DOCUMENT_KINDS),
    position: p.integer(),
    fileName: p.text(),
    contentType: p.text(),
    language: p.enum(LANGUAGES),
    kbVersion: p.text(),
    sha256: p.blob(),
    bytes: p.blob().nullable(),
    createdAt: p.datetime(),
    linkUntil: p.datetime().nullable(),
    sizeBytes: p.integer(),
    stored: p.enum(['database', 'objects'] as const).default('database'),
    erasedAt: p.datetime().nullable(),
    number: p.text().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    document: TableOf<typeof DocumentEntity>;
  }
}
