import { expect, test } from '@jest/globals';
import { isWebhookUrl } from '../../../../src/modules/webhooks/domain/webhook.js';

test.each([
  'https://example.com',
  'https://example.com:8443/a?b=c',
  'https://[2001:4860::1]:443/',
  'https://xn--iceee-rra.example/õ',
])('%s may be an address of webhooks', (url) => {
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
  `https://example.com/${'x'.repeat(2000)}`,
])('%s may not', (url) => {
  expect(isWebhookUrl(url, false)).toBe(false);
});

test('http will do where it is allowed', () => {
  expect(isWebhookUrl('http://localhost:3000/hook', true)).toBe(true);
});
