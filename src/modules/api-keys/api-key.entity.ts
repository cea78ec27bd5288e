/** Tables of API keys and operator keys: digests, never texts. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';
import { MODES, ROLES, TIERS } from '../../shared/caller.js';

/** `expiringToldAt`: when the owner was notified that a rotated key expires. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    lineageId: p.uuid(),
    generation: p.integer().default(1),
    mode: p.enum(MODES),
    role: p.enum(ROLES),
    tier: p.enum(TIERS).nullable(),
    perMinute: p.integer().nullable(),
    perMonth: p.integer().nullable(),
    name: p.text().nullable(),
    digest: p.blob(),
    last4: p.text(),
    createdAt: p.datetime(),
    blockedAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
    expiringToldAt: p.datetime().nullable(),
  },
});

export const OperatorKeyEntity = defineEntity({
  name: 'OperatorKey',
  tableName: 'operator_key',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    digest: p.blob(),
    last4: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    blockedAt: p.datetime().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    api_key: TableOf<typeof ApiKeyEntity>;
    operator_key: TableOf<typeof OperatorKeyEntity>;
  }
}
