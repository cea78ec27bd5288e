/** Table of API keys: digests, never texts. */
import { defineEntity, p } from '@mikro-orm/core';
import { MODES, ROLES, TIERS } from '../../shared/caller.js';

export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    lineageId: p.uuid(),
    mode: p.enum(MODES),
    role: p.enum(ROLES),
    tier: p.enum(TIERS).nullable(),
    perMinute: p.integer().nullable(),
    perMonth: p.integer().nullable(),
    name: p.string().nullable(),
    digest: p.blob(),
    last4: p.string(),
    createdAt: p.datetime(),
    blockedAt: p.datetime().nullable(),
  },
});
