/** Table of released documents. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';
import { LANGUAGES } from '../../shared/language.js';
import type { ContentDigests } from './domain/document-content.js';
import { RENDITION_FORMATS } from './domain/document-format.js';
import { SOLD_DOCUMENT_KINDS } from './domain/document-entry.js';

/**
 * Final. `bytes`: null in the object store and after erasure. `linkUntil`: expiry of the client's link. `template`: SHA-256.
 * `composition`: what later versions are compared with. `supersededAt`: a new version has taken its place.
 */
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
    template: p.text().nullable(),
    composition: jsonb<ContentDigests>().nullable(),
    supersededAt: p.datetime().nullable(),
    verificationCode: p.text().nullable(),
  },
});

/** The document in another format. `bytes`: null in the object store and once the document is erased. */
export const DocumentRenditionEntity = defineEntity({
  name: 'DocumentRendition',
  tableName: 'document_rendition',
  properties: {
    documentId: p.uuid().primary(),
    format: p.enum(RENDITION_FORMATS).primary(),
    fileName: p.text(),
    contentType: p.text(),
    sha256: p.blob(),
    sizeBytes: p.integer(),
    stored: p.enum(['database', 'objects'] as const),
    bytes: p.blob().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    document: TableOf<typeof DocumentEntity>;
    document_rendition: TableOf<typeof DocumentRenditionEntity>;
  }
}
