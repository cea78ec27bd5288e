/** All migrations in their order. A name, once released, never changes: databases remember it. */
import { Start } from './20261101-start.js';
import { Payments } from './20261121-payments.js';
import { Documents } from './20261122-documents.js';
import { OrderEvents } from './20261123-order-events.js';
import { KeyRotation } from './20261124-key-rotation.js';
import { Webhooks } from './20261125-webhooks.js';
import { Reconciliation } from './20261126-reconciliation.js';
import { Invoices } from './20261127-invoices.js';
import { Vat } from './20261128-vat.js';
import { Refunds } from './20261129-refunds.js';
import { KeyNotices } from './20261130-key-notices.js';
import { Files } from './20261201-files.js';
import { UsageDays } from './20261202-usage-days.js';
import { Licences } from './20261203-licences.js';
import { WebhookAttempts } from './20261204-webhook-attempts.js';
import { OrderPages } from './20261205-order-pages.js';
import { Bounds } from './20261206-bounds.js';
import { OperatorKeys } from './20261207-operator-keys.js';
import { GivenUp } from './20261208-given-up.js';
import { PaperRetention } from './20261209-paper-retention.js';
import { VatEvidence } from './20261213-vat-evidence.js';

export const MIGRATIONS = [
  { name: '20261101-start', class: Start },
  { name: '20261121-payments', class: Payments },
  { name: '20261122-documents', class: Documents },
  { name: '20261123-order-events', class: OrderEvents },
  { name: '20261124-key-rotation', class: KeyRotation },
  { name: '20261125-webhooks', class: Webhooks },
  { name: '20261126-reconciliation', class: Reconciliation },
  { name: '20261127-invoices', class: Invoices },
  { name: '20261128-vat', class: Vat },
  { name: '20261129-refunds', class: Refunds },
  { name: '20261130-key-notices', class: KeyNotices },
  { name: '20261201-files', class: Files },
  { name: '20261202-usage-days', class: UsageDays },
  { name: '20261203-licences', class: Licences },
  { name: '20261204-webhook-attempts', class: WebhookAttempts },
  { name: '20261205-order-pages', class: OrderPages },
  { name: '20261206-bounds', class: Bounds },
  { name: '20261207-operator-keys', class: OperatorKeys },
  { name: '20261208-given-up', class: GivenUp },
  { name: '20261209-paper-retention', class: PaperRetention },
  { name: '20261213-vat-evidence', class: VatEvidence },
] as const;
