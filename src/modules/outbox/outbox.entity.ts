/** Table of emails to send. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';
import type { MailFacts } from './domain/mail-facts.js';

/**
 * `dedupe`: one email per key. `orderId`, `language`: of an email about an order. `sealed`: encrypted secret, erased with
 * the attempt that ends it.
 */
export const OutboxEntity = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary(),
    dedupe: p.text(),
    accountId: p.uuid(),
    orderId: p.uuid().nullable(),
    kind: p.text(),
    recipient: p.text(),
    language: p.text().nullable(),
    sealed: p.blob().nullable(),
    createdAt: p.datetime(),
    dueAt: p.datetime(),
    attempts: p.integer().default(0),
    sentAt: p.datetime().nullable(),
    givenUpAt: p.datetime().nullable(),
    facts: jsonb<MailFacts>().defaultRaw(`'{}'`),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    outbox: TableOf<typeof OutboxEntity>;
  }
}
