/** Tables of accounts and of their licence orders. */
import { defineEntity, p } from '@mikro-orm/core';
import { ACCOUNT_STATES } from './domain/account.js';
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
    name: p.string(),
    email: p.string().nullable(),
    role: p.enum(ROLES),
    state: p.enum(ACCOUNT_STATES),
    website: p.string().nullable(),
    vatNumber: p.string().nullable(),
    vatStatus: p
      .enum(['unchecked', 'valid', 'invalid', 'unavailable'] as const)
      .default('unchecked'),
    vatCheckedAt: p.datetime().nullable(),
    vatNameMatch: p.enum(MATCHES).nullable(),
    vatReview: p.enum(REVIEW_STATES).nullable(),
    billingCountry: p.string().nullable(),
    language: p.enum(LANGUAGES).nullable(),
    billingAddress: p.string().nullable(),
    registrationCode: p.string().nullable(),
    licence: p.enum(LICENCES).nullable(),
    licenceFrom: p.datetime().nullable(),
    licenceUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** Only the columns that signup writes. */
export const LicenceOrderEntity = defineEntity({
  name: 'LicenceOrder',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    kind: p.enum(['licence'] as const),
    serviceKey: p.string(),
    country: p.string().nullable(),
    netCents: p.integer(),
    createdAt: p.datetime(),
  },
});

export const PaymentPageEntity = defineEntity({
  name: 'PaymentPage',
  tableName: 'payment_page',
  properties: {
    providerRef: p.string().primary(),
    orderId: p.uuid(),
    url: p.string(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
  },
});
