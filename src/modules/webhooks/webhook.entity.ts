/** Tables of webhooks and of the notifications that no row change causes. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';

/** `types`: null: all. `sealed`: encrypted secret; the one before also signs until `beforeUntil`. */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    url: p.text(),
    types: p.array().nullable(),
    sealed: p.blob(),
    sealedBefore: p.blob().nullable(),
    beforeUntil: p.datetime().nullable(),
    busyUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    endpointId: p.uuid(),
    eventId: p.uuid(),
    type: p.text(),
    data: jsonb<Readonly<Record<string, unknown>>>(),
    at: p.datetime(),
    dueAt: p.datetime().defaultRaw('clock_timestamp()'),
    attempts: p.integer().default(0),
    triedAt: p.datetime().nullable(),
    status: p.integer().nullable(),
    problem: p.text().nullable(),
    deliveredAt: p.datetime().nullable(),
    givenUpAt: p.datetime().nullable(),
  },
});

/** `durationMs`: null until the attempt ends. */
export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempt',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    deliveryId: p.bigint('string'),
    at: p.datetime(),
    durationMs: p.integer().nullable(),
    status: p.integer().nullable(),
    problem: p.text().nullable(),
  },
});

/** Quota warnings sent. `month`: YYYY-MM. */
export const QuotaWarningEntity = defineEntity({
  name: 'QuotaWarning',
  tableName: 'quota_notice',
  properties: {
    lineageId: p.uuid().primary(),
    month: p.text().primary(),
    perMonth: p.integer().primary(),
    percent: p.integer().primary(),
    at: p.datetime(),
  },
});

/** Versions of the law data that this database has seen. */
export const KbVersionEntity = defineEntity({
  name: 'KbVersion',
  tableName: 'kb_told',
  properties: { version: p.text().primary(), at: p.datetime() },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    webhook_endpoint: TableOf<typeof WebhookEndpointEntity>;
    webhook_delivery: TableOf<typeof WebhookDeliveryEntity>;
    webhook_attempt: TableOf<typeof WebhookAttemptEntity>;
    quota_notice: TableOf<typeof QuotaWarningEntity>;
    kb_told: TableOf<typeof KbVersionEntity>;
  }
}
