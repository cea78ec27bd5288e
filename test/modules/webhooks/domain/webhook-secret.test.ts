/** Secrets in the form of Standard Webhooks: a prefix and 24 to 64 bytes in base64. */
import { expect, test } from '@jest/globals';
import { makeSecret, secretPlace } from '../../../../src/modules/webhooks/domain/webhook-secret.js';

test('a secret has the prefix and 32 random bytes', () => {
  const bytes = (count: number) => Uint8Array.from({ length: count }, (_, at) => at);
  const secret = makeSecret({ bytes });
  expect(secret).toBe('whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=');
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
});

test('a sealed secret is bound to its endpoint', () => {
  expect(secretPlace('one')).toBe('webhook:one');
  expect(secretPlace('one')).not.toBe(secretPlace('other'));
});
