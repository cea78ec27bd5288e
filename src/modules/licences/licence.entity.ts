/** Tables of licence subscriptions and of notifications to licence owners. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';
import { LICENCE_NOTIFICATIONS } from './domain/licence-event.js';

/** One notification of each kind per period. */
export const LicenceNotificationEntity = defineEntity({
  name: 'LicenceNotification',
  tableName: 'licence_notice',
  properties: {
    accountId: p.uuid().primary(),
    licenceUntil: p.datetime().primary(),
    kind: p.enum(LICENCE_NOTIFICATIONS).primary(),
    at: p.datetime(),
  },
});

/** `ref`: the provider's id. `orderId`: the order that began it. */
export const LicenceSubscriptionEntity = defineEntity({
  name: 'LicenceSubscription',
  tableName: 'licence_subscription',
  properties: {
    ref: p.text().primary(),
    accountId: p.uuid(),
    orderId: p.uuid(),
    createdAt: p.datetime(),
    toEnd: p.boolean().default(false),
    endedAt: p.datetime().nullable(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    licence_notice: TableOf<typeof LicenceNotificationEntity>;
    licence_subscription: TableOf<typeof LicenceSubscriptionEntity>;
  }
}
