/** Tables of VIES answers, pending rechecks and reviews. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';
import { MATCHES } from './domain/name-match.js';
import { REVIEW_STATES, type Doubt } from './domain/vat-doubt.js';

/** Append-only. `consultation`: number of the query at VIES. `requester`: our number as sent. */
export const VatCheckEntity = defineEntity({
  name: 'VatCheck',
  tableName: 'vat_check',
  properties: {
    id: p.uuid().primary(),
    vatNumber: p.text(),
    isValid: p.boolean(),
    requester: p.text().nullable(),
    consultation: p.text().nullable(),
    answeredAt: p.datetime(),
  },
});

/** Holder of the number. Apart, because the account's data are erased with it. */
export const VatCheckTraderEntity = defineEntity({
  name: 'VatCheckTrader',
  tableName: 'vat_check_trader',
  properties: {
    checkId: p.uuid().primary(),
    accountId: p.uuid(),
    name: p.text().nullable(),
    address: p.text().nullable(),
    nameVerdict: p.enum(['match', 'mismatch'] as const).nullable(),
  },
});

export const VatRecheckEntity = defineEntity({
  name: 'VatRecheck',
  tableName: 'vat_recheck',
  properties: {
    accountId: p.uuid().primary(),
    vatNumber: p.text().primary(),
    since: p.datetime(),
    dueAt: p.datetime(),
    attempts: p.integer().default(0),
  },
});

/** `claim`: SHA-256 of what is doubted. `obsolete`: the details have changed. */
export const VatReviewEntity = defineEntity({
  name: 'VatReview',
  tableName: 'vat_review',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    accountId: p.uuid(),
    vatNumber: p.text().nullable(),
    country: p.text().nullable(),
    doubts: p.array<Doubt>(),
    nameMatch: p.enum(MATCHES).nullable(),
    addressMatch: p.enum(MATCHES).nullable(),
    checkId: p.uuid().nullable(),
    claim: p.blob(),
    state: p.enum([...REVIEW_STATES, 'obsolete'] as const).default('open'),
    openedAt: p.datetime().defaultRaw('now()'),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.text().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    vat_check: TableOf<typeof VatCheckEntity>;
    vat_check_trader: TableOf<typeof VatCheckTraderEntity>;
    vat_recheck: TableOf<typeof VatRecheckEntity>;
    vat_review: TableOf<typeof VatReviewEntity>;
  }
}
