/** Emails about an order and an account, by the keys of their texts. */
import { expect, test } from '@jest/globals';
import { accountMail, ACCOUNT_MAILS } from '../../../../src/modules/outbox/domain/account-mail.js';
import {
  MAIL_STEPS,
  orderMail,
  type MailStep,
  type OrderMailFacts,
} from '../../../../src/modules/outbox/domain/order-mail.js';
import type { Texts } from '../../../../src/shared/texts.js';

/** Keys instead of texts, with their parameters. */
const texts = {
  localize: ({ key, params }, language) =>
    `${language} ${key.replace('mails:order.', '')}${params === undefined ? '' : ` ${JSON.stringify(params)}`}`,
} as Texts; // the other members are not used

const SP = '\u00a0';
const UNTIL = new Date('2026-12-31T12:00:00Z');

const FACTS: OrderMailFacts = {
  name: 'Näidis OÜ',
  orderId: 'o-1',
  serviceKey: 'pakett',
  documentCount: 1,
  amounts: { netCents: 100_000, vatPercent: 24, vatCents: 24_000, totalCents: 124_000 },
  invoice: 'INV-1',
  refundedCents: 50_000,
  payBy: UNTIL,
  maintainedUntil: null,
  paymentUrl: 'https://pay',
  orderUrl: 'https://order',
  documents: [],
  changes: ['x'],
};

const mail = (step: MailStep, change: Partial<OrderMailFacts> = {}) =>
  orderMail(step, { ...FACTS, ...change }, { texts, provider: 'Seller', language: 'en' });

const ORDER = [
  { label: 'en documents:invoice.order', value: 'o-1' },
  { label: 'en service', value: 'en services:pakett.name' },
];
const SUMS = [
  { label: 'en orders:page.net', value: `1,000.00${SP}€` },
  { label: 'en orders:page.vat {"percent":24}', value: `240.00${SP}€` },
  { label: 'en documents:invoice.total', value: `1,240.00${SP}€` },
];
const DAY = '31 December 2026';
const OPEN = { kind: 'action', link: { label: 'en open', url: 'https://order' } };
const INVOICE = { label: 'en documents:invoice.number', value: 'INV-1' };
const facts = (...rows: readonly object[]) => ({ kind: 'facts', facts: rows });
const paragraph = (text: string) => ({ kind: 'paragraph', text: `en ${text}` });

/** The blocks between greeting and signature. */
const inside = (step: MailStep, change: Partial<OrderMailFacts> = {}) =>
  mail(step, change).blocks.slice(2, -1);

test.each(MAIL_STEPS)('the email %s has a greeting, what happened and a signature', (step) => {
  const { blocks, subject, language } = mail(step);
  expect([subject, language]).toEqual([`en ${step}.subject`, 'en']);
  expect(blocks.slice(0, 2)).toEqual([
    paragraph('greeting {"name":"Näidis OÜ"}'),
    paragraph(`${step}.text`),
  ]);
  expect(blocks.at(-1)).toEqual({ kind: 'paragraph', text: 'Seller' });
});

test('the email about a received order has its sums, its expiry and a payment link', () => {
  expect(inside('received')).toEqual([
    facts(...ORDER, ...SUMS, { label: 'en pay_by', value: DAY }),
    { kind: 'action', link: { label: 'en pay', url: 'https://pay' } },
  ]);
  expect(inside('received', { amounts: null })[0]).toEqual(
    facts(...ORDER, { label: 'en pay_by', value: DAY }),
  );
});

test('the email about a paid order has its invoice, and announces documents if it has any', () => {
  expect(inside('paid')).toEqual([
    facts(...ORDER, ...SUMS, INVOICE),
    paragraph('making'),
    paragraph('invoice_attached'),
    OPEN,
  ]);
  const change = { documentCount: 0, invoice: null, maintainedUntil: UNTIL };
  expect(inside('paid', change)).toEqual([
    facts(...ORDER, ...SUMS, { label: 'en maintained_until', value: DAY }),
    OPEN,
  ]);
});

const document = (fileName: string, validUntil: Date | null) => ({
  fileName,
  downloadUrl: `https://files/${fileName}`,
  validUntil,
});
const LINKS = {
  kind: 'links',
  links: ['a', 'b'].map((label) => ({ label, url: `https://files/${label}` })),
};

test('the email about released documents has their links and the date when the links expire', () => {
  expect(inside('ready')).toEqual([facts(...ORDER), OPEN]);
  expect(inside('ready', { documents: [document('a', null), document('b', UNTIL)] })).toEqual([
    facts(...ORDER),
    LINKS,
    paragraph(`links_until {"until":"${DAY}"}`),
    OPEN,
  ]);
  expect(inside('ready', { documents: [document('a', null), document('b', null)] })).toEqual([
    facts(...ORDER),
    LINKS,
    OPEN,
  ]);
});

test('renewed documents are listed with their changes, a failed order has only a link', () => {
  expect(inside('renewed')).toEqual([
    facts(...ORDER),
    { kind: 'list', title: 'en changes', items: ['x'] },
    OPEN,
  ]);
  expect(inside('failed')).toEqual([facts(...ORDER), OPEN]);
});

test('a refund states the sum and the credit note', () => {
  const returned = { label: 'en returned', value: `500.00${SP}€` };
  expect(inside('refunded')).toEqual([
    facts(...ORDER, returned, { label: 'en credit_note', value: 'INV-1' }),
    paragraph('credit_note_attached'),
  ]);
  expect(inside('refunded', { invoice: null })).toEqual([facts(...ORDER, returned)]);
});

const PARAMS = { name: 'n', provider: 'p', documentation: 'd', link: 'k', secret: 's' };
/** With the validity of a sign-in link, in minutes. */
const WRITTEN = { ...PARAMS, minutes: 10 };
const account = (kind: string, given: Parameters<typeof accountMail>[1]['facts']) =>
  accountMail(kind, { facts: given, params: PARAMS }, { texts, language: 'en' });

test('an email about an account lists its facts, with dates in words', () => {
  const instant = UNTIL.toISOString();
  const given = { licence: 'l', link: 'k', until: instant, grace: instant, last4: 'abcd' };
  const params = JSON.stringify({
    ...WRITTEN,
    licence: 'l',
    link: 'k',
    last4: 'abcd',
    until: DAY,
    grace: DAY,
  });
  expect(account('licence_renewal', given)).toEqual({
    language: 'en',
    subject: `en mails:licence_renewal.subject ${params}`,
    blocks: [{ kind: 'paragraph', text: `en mails:licence_renewal.text ${params}` }],
  });
  expect(account('sign_in', {}).subject).toBe(
    `en mails:sign_in.subject ${JSON.stringify(WRITTEN)}`,
  );
});

test('the texts of a live key are those of orders', () => {
  expect(account('live_key', {}).subject).toContain('en orders:mail.live_key.subject');
});

test('orders have six emails and accounts ten', () => {
  expect(MAIL_STEPS).toEqual(['received', 'paid', 'ready', 'failed', 'refunded', 'renewed']);
  expect(ACCOUNT_MAILS).toEqual([
    'live_key',
    'live_key_ready',
    'licence_renewal',
    'licence_payment_failed',
    'licence_lapsed',
    'key_leaked',
    'sign_in',
    'member_invited',
    'passkey_added',
    'passkey_removed',
  ]);
});
