/** The database with the tables of all modules. */
import type { Logger } from 'pino';
import type { Database } from '../platform/postgres/database.js';
import { queries } from '../platform/postgres/tables.js';
import { openStorage } from '../platform/postgres/storage.js';
import { prepareQueue } from '../platform/queue/prepare-queue.js';
import type { Config } from '../config/env.js';
import type { DatabaseConfig } from '../config/env-database.js';
import { AccountEntity } from '../modules/accounts/account.entity.js';
import { ApiKeyEntity, OperatorKeyEntity } from '../modules/api-keys/api-key.entity.js';
import { AuditLogEntity } from '../modules/audit/audit.entity.js';
import {
  LicenceNotificationEntity,
  LicenceSubscriptionEntity,
} from '../modules/licences/licence.entity.js';
import { OrderEventEntity } from '../modules/order-events/order-event.entity.js';
import { DiscountMonthEntity, OrderEntity } from '../modules/orders/order.entity.js';
import {
  PaymentEntity,
  PaymentPageEntity,
  ProviderEventEntity,
  ReconciliationEntity,
} from '../modules/payments/payment.entity.js';
import { QuarantinedPaymentEntity } from '../modules/quarantine/quarantine.entity.js';
import { RefundEntity } from '../modules/refunds/refund.entity.js';
import { LetterheadEntity } from '../modules/letterheads/letterhead.entity.js';
import { DocumentRenewalEntity } from '../modules/documents/document-renewal.entity.js';
import { DocumentEntity, DocumentRenditionEntity } from '../modules/documents/document.entity.js';
import {
  InvoiceCounterEntity,
  InvoiceEntity,
  InvoiceGoneEntity,
} from '../modules/invoicing/invoice.entity.js';
import {
  MemberEntity,
  MemberSessionEntity,
  SignInLinkEntity,
} from '../modules/members/member.entity.js';
import { PasskeyEntity } from '../modules/passkeys/passkey.entity.js';
import { LinkReportEntity } from '../modules/link-reports/link-report.entity.js';
import {
  OauthClientEntity,
  OauthGrantEntity,
  OauthRecordEntity,
  OauthRevocationEntity,
} from '../modules/oauth/oauth.entity.js';
import { OutboxEntity } from '../modules/outbox/outbox.entity.js';
import { UsageDayEntity, UsageMonthEntity } from '../modules/usage/usage.entity.js';
import {
  VatCheckEntity,
  VatCheckTraderEntity,
  VatRecheckEntity,
  VatReviewEntity,
} from '../modules/vat/vat.entity.js';
import {
  KbVersionEntity,
  QuotaWarningEntity,
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../modules/webhooks/webhook.entity.js';
import { WorkerHeartbeatEntity } from '../platform/queue/worker-heartbeat.entity.js';
import { MIGRATIONS } from '../../migrations/migrations.js';
import { requestDeadline } from './deadline.js';

/** One per table; a test compares them with the migrated database. */
export const ENTITIES = [
  AccountEntity,
  ApiKeyEntity,
  AuditLogEntity,
  DiscountMonthEntity,
  DocumentEntity,
  DocumentRenewalEntity,
  DocumentRenditionEntity,
  InvoiceCounterEntity,
  InvoiceEntity,
  InvoiceGoneEntity,
  KbVersionEntity,
  LetterheadEntity,
  LicenceNotificationEntity,
  LicenceSubscriptionEntity,
  LinkReportEntity,
  MemberEntity,
  MemberSessionEntity,
  OauthClientEntity,
  OauthGrantEntity,
  OauthRecordEntity,
  OauthRevocationEntity,
  OperatorKeyEntity,
  OrderEntity,
  OrderEventEntity,
  OutboxEntity,
  PasskeyEntity,
  PaymentEntity,
  PaymentPageEntity,
  ProviderEventEntity,
  QuarantinedPaymentEntity,
  QuotaWarningEntity,
  ReconciliationEntity,
  RefundEntity,
  SignInLinkEntity,
  UsageDayEntity,
  UsageMonthEntity,
  VatCheckEntity,
  VatCheckTraderEntity,
  VatRecheckEntity,
  VatReviewEntity,
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
  WorkerHeartbeatEntity,
] as const;

const NO_KEY = '00000000-0000-0000-0000-000000000000';

/** A prepared statement like a request's first read; `select 1` would not prove that reads work. */
const reads = ({ orm }: Pick<Database, 'orm'>): Promise<boolean> =>
  queries(orm.em)
    .selectFrom('api_key')
    .select('id')
    .where('id', '=', NO_KEY)
    .execute()
    .then(
      () => true,
      () => false,
    );

/** @throws Error if the database is unreachable or its tables cannot be migrated. */
export const openTables = async (
  config: DatabaseConfig & Pick<Config, 'dataDir'>,
  log: Logger,
): Promise<Database> => {
  const database = await openStorage({
    ...config,
    entities: [...ENTITIES],
    migrations: MIGRATIONS,
    deadline: requestDeadline,
    log: (line) => {
      log.info(line);
    },
  });
  await prepareQueue(database.directUrl, (line) => {
    log.warn(line);
  });
  return { ...database, isUp: () => reads(database) };
};
