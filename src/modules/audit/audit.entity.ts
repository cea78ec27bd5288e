/** Table of the audit log; append-only. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';

/** `details`: names of changed fields, never values. */
export const AuditLogEntity = defineEntity({
  name: 'AuditLog',
  tableName: 'audit_log',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    at: p.datetime().defaultRaw('now()'),
    actor: p.text(),
    action: p.text(),
    object: p.text(),
    accountId: p.uuid().nullable(),
    requestId: p.uuid().nullable(),
    details: jsonb<{ fields?: readonly string[] }>().defaultRaw(`'{}'`),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    audit_log: TableOf<typeof AuditLogEntity>;
  }
}
