/** Previews of every email, with invented facts. */
import { expect, test } from '@jest/globals';
import { SAMPLE_MAILS, sampleMail } from '../../../../src/modules/outbox/domain/sample-mail.js';
import { codeLinks } from '../../../../src/shared/code-links.js';
import type { Texts } from '../../../../src/shared/texts.js';

const texts: Texts = {
  complete: new Set(),
  localize: ({ key, params }) => (params === undefined ? key : `${key} ${JSON.stringify(params)}`),
};

const FRAME = {
  texts,
  provider: 'Seller',
  baseUrl: 'https://example.org',
  links: codeLinks('https://example.org', false),
  language: 'en',
} as const;

const textOf = (kind: string): string => JSON.stringify(sampleMail(kind, FRAME));

test('every email about an order or an account has a preview', () => {
  expect(SAMPLE_MAILS).toEqual([
    ...['received', 'paid', 'ready', 'failed', 'refunded', 'renewed'].map(
      (step) => `order_${step}`,
    ),
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

test.each([
  {
    kind: 'order_received',
    has: ['590.00', '381.60', '31 December 2026', 'https://example.org/pay/sample'],
  },
  { kind: 'order_paid', has: ['SAMPLE-0001', 'mails:order.making', 'services:pakett.name', '24'] },
  {
    kind: 'order_ready',
    has: ['security-policy.docx', 'incident-procedure.docx', 'continuity-plan.docx', 'links_until'],
  },
  {
    kind: 'order_ready',
    has: ['1', '2', '3'].map((number) => `"https://example.org/v1/download/sample-${number}"`),
  },
  { kind: 'order_failed', has: ['/console/orders/00000000-0000-4000-8000-000000000000'] },
  { kind: 'order_refunded', has: ['SAMPLE-0001', '971.60', 'Näidis OÜ'] },
  {
    kind: 'order_renewed',
    has: ['services:hooldus.name', 'security-policy.docx: 2', 'incident-procedure.docx: 1'],
  },
])('the preview of $kind has $has', ({ kind, has }) => {
  for (const part of has) expect(textOf(kind)).toContain(part);
  expect(textOf(kind)).toContain('Seller');
});

test('where codes are hidden, previews have the links of that profile', () => {
  const links = codeLinks('https://example.org', true);
  const all = SAMPLE_MAILS.map((kind) => JSON.stringify(sampleMail(kind, { ...FRAME, links })));
  const found = all.join().match(/https:\/\/example\.org\/(?:pay|v1|download)[^"\\\s]*/g) ?? [];
  expect([...new Set(found)].sort()).toEqual([
    ...['1', '2', '3'].map((number) => `https://example.org/download#sample-${number}`),
    'https://example.org/pay#sample',
  ]);
});

test.each(['order_received', 'order_ready', 'order_failed', 'order_renewed'])(
  'the preview of %s mentions no invoice',
  (kind) => {
    expect(textOf(kind)).not.toContain('SAMPLE-0001');
  },
);

test.each([
  { kind: 'licence_renewal', link: '/pay/sample', secret: 'nis2_live_client_…' },
  { kind: 'live_key', link: '/pay/sample', secret: 'nis2_live_client_…' },
  { kind: 'live_key_ready', link: '/console/sign-in', secret: 'nis2_live_client_…' },
  { kind: 'member_invited', link: '/console/sign-in', secret: 'nis2_live_client_…' },
  { kind: 'sign_in', link: '/pay/sample', secret: 'https://example.org/console/sign-in#…' },
])('the preview of $kind has the link $link', ({ kind, link, secret }) => {
  const { subject } = sampleMail(kind, FRAME);
  expect(JSON.parse(subject.slice(subject.indexOf('{')))).toEqual({
    name: 'Näidis OÜ',
    provider: 'Seller',
    documentation: 'https://example.org/docs',
    secret,
    minutes: 10,
    licence: 'Professional',
    link: `https://example.org${link}`,
    last4: '7Qk2',
    until: '31 December 2026',
    grace: '31 December 2026',
  });
});
