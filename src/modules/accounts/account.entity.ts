/** Table of accounts. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';
import { ACCOUNT_STATES } from '../../shared/account-state.js';
import { MATCHES } from '../vat/domain/name-match.js';
import { REVIEW_STATES } from '../vat/domain/vat-doubt.js';
import { ROLES } from '../../shared/caller.js';
import { LICENCES } from '../catalogue/domain/catalogue.js';
import { LANGUAGES } from '../../shared/language.js';

export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    email: p.text().nullable(),
    role: p.enum(ROLES),
    state: p.enum(ACCOUNT_STATES),
    website: p.text().nullable(),
    vatNumber: p.text().nullable(),
    vatStatus: p
      .enum(['unchecked', 'valid', 'invalid', 'unavailable'] as const)
      .default('unchecked'),
    vatCheckedAt: p.datetime().nullable(),
    vatNameMatch: p.enum(MATCHES).nullable(),
    vatReview: p.enum(REVIEW_STATES).nullable(),
    billingCountry: p.text().nullable(),
    language: p.enum(LANGUAGES).nullable(),
    billingAddress: p.text().nullable(),
    registrationCode: p.text().nullable(),
    licence: p.enum(LICENCES).nullable(),
    licenceFrom: p.datetime().nullable(),
    licenceUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    account: TableOf<typeof AccountEntity>;
  }
}
