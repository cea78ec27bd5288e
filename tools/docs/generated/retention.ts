/** What is stored, for how long, and what erasing an organisation does. */
import { UNPAID_DAYS } from '../../../src/modules/accounts/account-purge.repository.js';
import { RETENTION_YEARS } from '../../../src/modules/invoicing/domain/bookkeeping.js';
import { EVENTS_DAYS } from '../../../src/modules/order-expiry/order-purge.repository.js';
import {
  DELIVERIES_DAYS,
  MAX_DELIVERIES,
  NOTICES_DAYS,
} from '../../../src/modules/webhooks/webhook-purge.repository.js';
import type { Tables } from '../../../src/platform/postgres/tables.js';
import { CREDENTIALS, WITH_ACCOUNT, type Retention } from './retention-credentials.js';

const BOOKKEEPING = `until the end of the ${String(RETENTION_YEARS)}th calendar year after the invoice`;
const STAYS = 'stays, for bookkeeping';
const NO_DATA = 'has no data of organisations';
const DELIVERIES = `${String(DELIVERIES_DAYS)} days after the last attempt, the newest ${MAX_DELIVERIES.toLocaleString('en')} of an endpoint`;

/** A table without an entry does not compile. Null: described by another row. */
const RETENTION: Readonly<Record<keyof Tables, Retention | null>> = {
  account: {
    what: 'Organisation: name, email address, role, website, billing details, VAT number, licence',
    kept: `until it is erased; without any payment and use, ${String(UNPAID_DAYS)} days`,
    erased: 'the row stays without any of these; it is deleted with its last order, if it has any',
  },
  letterhead: {
    what: 'Letterhead: name, logo, colours',
    kept: 'until it is removed',
    erased: 'deleted',
  },
  ...CREDENTIALS,
  usage_month: {
    what: 'Number of requests per key and month',
    kept: WITH_ACCOUNT,
    erased: 'the numbers stay',
  },
  usage_day: {
    what: 'Number of requests per key and day',
    kept: WITH_ACCOUNT,
    erased: 'the numbers stay',
  },
  quota_notice: {
    what: 'Quota warnings sent',
    kept: `${String(NOTICES_DAYS)} days`,
    erased: 'expire',
  },
  orders: {
    what: 'Orders with `payload`',
    kept: `${BOOKKEEPING}; without an invoice, as long as the organisation`,
    erased: 'stay without `payload`',
  },
  discount_month: {
    what: 'Number of discounted documents per month',
    kept: WITH_ACCOUNT,
    erased: 'the numbers stay',
  },
  order_event: {
    what: 'Events of orders',
    kept: `${String(EVENTS_DAYS)} days; the last one with its order`,
    erased: 'stay; they name states only',
  },
  document: {
    what: 'Documents',
    kept: '<!-- file months --> months; name, size and hash with their order',
    erased: 'files are deleted',
  },
  document_rendition: {
    what: 'PDF files of documents',
    kept: 'as the documents',
    erased: 'files are deleted',
  },
  document_renewal: {
    what: 'Comparisons of documents with a new version of the law data',
    kept: 'with their order',
    erased: 'deleted',
  },
  invoice: { what: 'Invoices and credit notes', kept: BOOKKEEPING, erased: STAYS },
  invoice_gone: { what: 'Numbers of deleted invoices', kept: 'for ever', erased: NO_DATA },
  payment: {
    what: 'Payments: ids and amounts; never card data',
    kept: 'with their order',
    erased: STAYS,
  },
  payment_page: { what: 'Addresses of payment pages', kept: 'with their order', erased: 'closed' },
  provider_event: {
    what: 'Notifications of the payment provider',
    kept: 'with their order; those of no order stay',
    erased: STAYS,
  },
  quarantined_payment: {
    what: 'Payments that match no order',
    kept: 'with the order that they name; those of no order stay',
    erased: 'an open one prevents the erasure',
  },
  refund_due: {
    what: 'Refunds',
    kept: 'with their order',
    erased: 'an open one prevents the erasure',
  },
  licence_subscription: {
    what: 'Automatic renewals of a licence: id at the payment provider',
    kept: 'with the order that began it',
    erased: 'ended at the provider',
  },
  licence_notice: { what: 'Notifications about a licence', kept: WITH_ACCOUNT, erased: 'deleted' },
  vat_check: {
    what: 'Answers of VIES to queries of VAT numbers',
    kept: `until the end of the ${String(RETENTION_YEARS)}th calendar year`,
    erased: STAYS,
  },
  vat_check_trader: {
    what: 'Name and address that VIES returned',
    kept: 'with the answer',
    erased: 'deleted, except where the VAT of a paid order is based on it',
  },
  vat_recheck: {
    what: 'VAT numbers that wait for another query',
    kept: 'until they are decided',
    erased: 'deleted',
  },
  vat_review: { what: 'Reviews of VAT numbers', kept: WITH_ACCOUNT, erased: 'deleted' },
  webhook_endpoint: {
    what: 'Webhook endpoints; secrets encrypted',
    kept: 'until they are deleted',
    erased: 'deleted',
  },
  webhook_delivery: {
    what: 'Webhook deliveries',
    kept: DELIVERIES,
    erased: 'deleted with their endpoint',
  },
  webhook_attempt: {
    what: 'Attempts of deliveries: time, status, duration',
    kept: `${String(DELIVERIES_DAYS)} days`,
    erased: 'deleted with their endpoint',
  },
  outbox: {
    what: 'Emails: recipient, kind, result',
    kept: `${String(EVENTS_DAYS)} days after they were created, once sent or given up`,
    erased: 'deleted',
  },
  link_report: {
    what: 'Reports of a link of the mapping',
    kept: WITH_ACCOUNT,
    erased:
      'open ones are deleted; decided ones, whose outcome is published, lose reporter and text and stay',
  },
  audit_log: {
    what: 'Audit log: time, key, action, object, names of changed fields, never their values',
    kept: 'for ever; append-only',
    erased: 'stays',
  },
  invoice_counter: null,
  reconciliation: null,
  kb_told: null,
  operator_key: null,
  worker_heartbeat: null,
  'graphile_worker.jobs': null,
};

/** Markdown. @param fileMonths default of `FILES_KEEP_MONTHS` */
export function retentionTable(fileMonths: number): string {
  const rows = Object.values(RETENTION)
    .filter((one) => one !== null)
    .map(({ what, kept, erased }) => `| ${what} | ${kept} | ${erased} |`);
  const head = ['| What | Kept | When the organisation is erased |', '| --- | --- | --- |'];
  return [...head, ...rows].join('\n').replace('<!-- file months -->', String(fileMonths));
}
