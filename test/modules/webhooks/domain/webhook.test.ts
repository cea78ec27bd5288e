import { expect, test } from '@jest/globals';
import {
  isWebhookType,
  isWebhookUrl,
  RETRY_PAUSES_SECONDS,
  WEBHOOK_TYPES,
} from '../../../../src/modules/webhooks/domain/webhook.js';

test.each([
  'https://example.com',
  'https://example.com:8443/a?b=c',
  'https://[2001:4860::1]:443/',
  'https://xn--iceee-rra.example/õ',
  'https://[::1]:65535?a',
  'https://[2001:DB8::1]',
  'https://192.0.2.1',
  `https://example.com/${'x'.repeat(1980)}`,
])('%s is accepted as an address of webhooks', (url) => {
  expect(isWebhookUrl(url, false)).toBe(true);
});

test.each([
  'http://example.com',
  'https://user:secret@example.com/',
  'https://example.com/#part',
  'https://example.com\\@evil.example/',
  'ftp://example.com',
  'https://',
  'https://exa mple.com',
  `https://example.com/${'x'.repeat(1981)}`,
  'https://[::1]:123456/',
  'https://[::1]x/',
  'https://[nonsense]/',
  ' https://example.com',
  'https://example.com/ x',
  'https://example.com ',
  'https://example.com/a\\b',
  'httpsx://example.com',
])('%s is refused', (url) => {
  expect(isWebhookUrl(url, false)).toBe(false);
});

test('http is accepted if permitted', () => {
  expect(isWebhookUrl('http://localhost:3000/hook', true)).toBe(true);
  expect(isWebhookUrl('ftp://localhost/hook', true)).toBe(false);
});

test('the event types are those of the documentation, and no others', () => {
  expect([...WEBHOOK_TYPES].sort()).toEqual([
    'api_key.expiring',
    'api_key.rotated',
    'invoice.issued',
    'kb.updated',
    'law.changed',
    'licence.activated',
    'licence.expiring',
    'licence.lapsed',
    'order.cancelled',
    'order.created',
    'order.delayed',
    'order.expired',
    'order.failed',
    'order.generating',
    'order.paid',
    'order.refunded',
    'order.released',
    'quota.warning',
    'vat.verified',
  ]);
  expect(['order.paid', 'law.changed', 'order', ''].map(isWebhookType)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a delivery is repeated nine times within some three days', () => {
  expect(RETRY_PAUSES_SECONDS).toHaveLength(9);
  expect(RETRY_PAUSES_SECONDS.reduce((sum, pause) => sum + pause, 0)).toBe(272_105);
});
