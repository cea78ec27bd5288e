/** All records of an organisation: exported by itself and the operator, and erased except for its invoices. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openJobs } from '../../../src/app/cli/open-jobs.js';
import { retainedUntil } from '../../../src/modules/invoicing/domain/bookkeeping.js';
import type { OrganisationRecordsRepository } from '../../../src/modules/accounts/organisation-records.repository.js';
import { openOrganisation, type Organisation } from '../../support/organisation.js';
import { RestClient } from '../../support/rest-client.js';
import { openTestService, type TestService } from '../../support/test-service.js';
import { wholeDatabase } from '../../support/whole-database.js';

let service: TestService;
let base: RestClient;
let records: OrganisationRecordsRepository;
let close: () => Promise<void>;

beforeAll(async () => {
  service = await openTestService({ webhookAllowPrivate: true });
  base = await RestClient.of(service.url);
  const { dataDir, databaseUrl } = service;
  ({ records, close } = await openJobs({ dataDir, databaseUrl }));
}, 60_000);
afterAll(async () => {
  await close();
  await service.close();
});

const accountOf = async ({ keyId }: Organisation): Promise<string> => {
  const entry = (await service.operator.list()).find((one) => one.keyId === keyId);
  if (entry === undefined) throw new Error('the key is not listed');
  return entry.accountId;
};

const rowsOf = (all: unknown, name: string): readonly Record<string, unknown>[] =>
  (all as Record<string, Record<string, unknown>[]>)[name] ?? []; // shape of the export

/** Table → where the export contains it, or why not. */
const TABLES: Readonly<Record<string, string>> = {
  account: 'account',
  api_key: 'api_keys',
  orders: 'orders',
  order_event: 'order_events',
  document: 'documents',
  document_rendition: '- the PDF of a document, of the same content',
  document_renewal: 'document_renewals',
  payment: 'payments',
  refund_due: 'refunds',
  quarantined_payment: 'quarantined_payments',
  invoice: 'invoices',
  licence_subscription: 'licence_subscriptions',
  licence_notice: 'licence_notices',
  member: 'members',
  member_session: 'sessions',
  passkey: 'passkeys',
  sign_in_link: '- digests of links, for ten minutes and a day',
  oauth_client: 'oauth_clients',
  oauth_grant: 'oauth_grants',
  oauth_record: '- codes and refresh tokens of grants, as digests',
  oauth_revocation: '- ids of tokens, for a day',
  webhook_endpoint: 'webhook_endpoints',
  webhook_delivery: 'webhook_deliveries',
  webhook_attempt: '- part of the deliveries, counted there',
  letterhead: 'letterheads',
  link_report: 'link_reports',
  outbox: 'mails',
  vat_recheck: 'vat_rechecks',
  vat_check: 'vat_checks',
  vat_check_trader: '- part of the checks',
  vat_review: 'vat_reviews',
  discount_month: 'discounts',
  usage_month: 'requests_by_month',
  usage_day: 'requests_by_day',
  quota_notice: '- sent quota warnings, as numbers only',
  audit_log: 'audit',
  payment_page: '- addresses of pages at the provider, which expire after a day',
  provider_event: '- events of the provider: ids and sums, listed in payments',
  reconciliation: '- of no organisation',
  invoice_counter: '- of no organisation',
  invoice_gone: '- invoice numbers, of no organisation',
  worker_heartbeat: '- of no organisation',
  operator_key: '- of no organisation',
  kb_told: '- of no organisation',
  mikro_orm_migrations: '- of no organisation',
};

test('every table is exported, or listed as having nothing to export', async () => {
  const organisation = await openOrganisation(service, base, 'client');
  const all = await records.collect(await accountOf(organisation));
  const tables = [...(await wholeDatabase(service.databaseUrl)).keys()]
    .filter((name) => name.startsWith('public.'))
    .map((name) => name.slice('public.'.length));
  expect(Object.keys(TABLES).sort()).toEqual(tables.sort());
  const exported = Object.values(TABLES).filter((where) => !where.startsWith('-'));
  expect(Object.keys(all ?? {}).sort()).toEqual(exported.sort());
});

test('an organisation exports all its data without secrets, and the operator gets the same', async () => {
  const organisation = await openOrganisation(service, base, 'lawyer_firm');
  await openOrganisation(service, base, 'lawyer_firm');
  const { json, text } = await organisation.rest.get('/v1/account/export');
  const all = json.data?.['andmed'];
  for (const mark of organisation.marks.filter((one) => one !== organisation.token)) {
    expect(text).toContain(mark);
  }
  expect(rowsOf(all, 'orders')).toHaveLength(2);
  expect(rowsOf(all, 'invoices')).toHaveLength(1);
  expect(rowsOf(all, 'api_keys')).toHaveLength(2);
  const reported = JSON.stringify(await records.collect(await accountOf(organisation)));
  for (const both of [text, reported]) {
    expect(both).not.toMatch(/"(digest|sealed|sealed_before|bytes|notice|fingerprint)"/);
    expect(both).not.toContain(organisation.key);
    expect(both).not.toContain('whsec_');
  }
  expect(Object.keys(JSON.parse(reported) as object)).toEqual(Object.keys(all as object));
});

test('erasing keeps the invoice and ends every key', async () => {
  const organisation = await openOrganisation(service, base, 'client');
  const other = await openOrganisation(service, base, 'client');
  const accountId = await accountOf(organisation);
  const erasure = await records.erase(accountId, new Date());
  expect(erasure).toMatchObject({ outcome: 'erased', invoicesKept: 1 });
  const [mark = ''] = organisation.marks;
  const holding = [...(await wholeDatabase(service.databaseUrl))]
    .filter(([, rows]) => rows.includes(mark))
    .map(([table]) => table);
  expect(holding).toEqual(['public.invoice']);
  const left = await records.collect(accountId);
  expect(rowsOf(left, 'account')).toMatchObject([{ name: 'erased', state: 'closed', email: null }]);
  expect(rowsOf(left, 'invoices')).toHaveLength(1);
  expect(rowsOf(left, 'webhook_endpoints')).toEqual([]);
  expect(rowsOf(left, 'audit')[0]).toMatchObject({ action: 'account.erased', actor: 'operator' });
  const answer = await organisation.rest.get('/v1/services');
  expect(answer.status).toBe(401);
  expect((await other.rest.get('/v1/account/export')).status).toBe(200);
  const again = await records.erase(accountId, new Date());
  expect(again).toMatchObject({ outcome: 'erased', invoicesKept: 1 });
});

test('an unknown organisation can be neither exported nor erased', async () => {
  const unknownId = '00000000-0000-4000-8000-00000000dead';
  expect(await records.collect(unknownId)).toBeNull();
  expect(await records.erase(unknownId, new Date())).toEqual({ outcome: 'missing' });
});

test('accounting records are kept until the end of the seventh year after their own', () => {
  expect(retainedUntil('2026-01-01')).toBe('2033-12-31');
  expect(retainedUntil('2026-12-31')).toBe('2033-12-31');
});
