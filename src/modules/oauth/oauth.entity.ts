/** Tables of OAuth. Secrets, codes and refresh tokens are stored as digests. */
import { defineEntity, p } from '@mikro-orm/core';
import { jsonb, type TableOf } from '../../platform/postgres/tables.js';
import type { ClientMetadata, RecordPayload } from './oauth.ports.js';

/** `accountId`, `lineageId`: null for a registered client, which belongs to no account. */
export const OauthClientEntity = defineEntity({
  name: 'OauthClient',
  tableName: 'oauth_client',
  properties: {
    id: p.text().primary(),
    accountId: p.uuid().nullable(),
    lineageId: p.uuid().nullable(),
    name: p.text(),
    metadata: jsonb<ClientMetadata>(),
    secretDigest: p.blob().nullable(),
    createdAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

/** What the holder of a key of `lineageId` permitted a client. */
export const OauthGrantEntity = defineEntity({
  name: 'OauthGrant',
  tableName: 'oauth_grant',
  properties: {
    id: p.text().primary(),
    accountId: p.uuid(),
    clientId: p.text(),
    lineageId: p.uuid(),
    scope: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
});

export const OauthRecordEntity = defineEntity({
  name: 'OauthRecord',
  tableName: 'oauth_record',
  properties: {
    model: p.text().primary(),
    id: p.text().primary(),
    payload: jsonb<RecordPayload>(),
    grantId: p.text().nullable(),
    uid: p.text().nullable(),
    expiresAt: p.datetime(),
    consumedAt: p.datetime().nullable(),
  },
});

/** `subject`: id of a token, grant or client. */
export const OauthRevocationEntity = defineEntity({
  name: 'OauthRevocation',
  tableName: 'oauth_revocation',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    subject: p.text(),
    at: p.datetime().defaultRaw('clock_timestamp()'),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    oauth_client: TableOf<typeof OauthClientEntity>;
    oauth_grant: TableOf<typeof OauthGrantEntity>;
    oauth_record: TableOf<typeof OauthRecordEntity>;
    oauth_revocation: TableOf<typeof OauthRevocationEntity>;
  }
}
