/** Table of comparisons of an order's documents with a version of the law data. */
import { defineEntity, p } from '@mikro-orm/core';
import type { RenewedDocument } from './document-renewal.repository.js';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';

/** `cause`: the order that pays for it. `changes`: list for the client; empty: nothing changed. */
export const DocumentRenewalEntity = defineEntity({
  name: 'DocumentRenewal',
  tableName: 'document_renewal',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    cause: p.uuid(),
    kbVersion: p.text(),
    changes: jsonb<readonly RenewedDocument[]>(),
    createdAt: p.datetime(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    document_renewal: TableOf<typeof DocumentRenewalEntity>;
  }
}
