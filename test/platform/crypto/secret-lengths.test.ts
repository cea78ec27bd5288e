/** All secrets have at least 128 random bits from the system's generator. */
import { expect, test } from '@jest/globals';
import {
  KEY_RANDOM_BYTES,
  makeKey,
  makeOperatorKey,
} from '../../../src/modules/api-keys/domain/key-form.js';
import { makeToken, TOKEN_BYTES } from '../../../src/modules/members/domain/sign-in-token.js';
import {
  CLIENT_RANDOM_BYTES,
  makeClientId,
  makeClientSecret,
} from '../../../src/modules/oauth/domain/client-id.js';
import { makeSecret } from '../../../src/modules/webhooks/domain/webhook-secret.js';
import { keyCodes } from '../../../src/platform/crypto/key-codes.js';
import { keyDigest } from '../../../src/platform/crypto/key-digest.js';
import { orderLinks } from '../../../src/platform/crypto/order-links.js';
import { pageSeals } from '../../../src/platform/crypto/page-seals.js';
import { systemRuntime } from '../../../src/platform/runtime/system-runtime.js';
import { codeLinks } from '../../../src/shared/code-links.js';

const runtime = systemRuntime();
const bytes = (count: number): Uint8Array => runtime.bytes(count);
const MIN_BITS = 128;
const CHECKSUM_DIGITS = 6;
const BITS_OF_62 = Math.log2(62);
const BITS_OF_64 = 6;

const MADE = [
  ['key', () => makeKey('live', 'client', bytes(KEY_RANDOM_BYTES)), 'nis2_live_client_'],
  ['operator’s key', () => makeOperatorKey(bytes(KEY_RANDOM_BYTES)), 'nis2_operator_'],
  ['secret of a client', () => makeClientSecret(bytes(CLIENT_RANDOM_BYTES)), 'nis2_oauth_'],
  ['id of a client', () => makeClientId(bytes(CLIENT_RANDOM_BYTES)), 'oc_'],
  ['token of a link or session', () => makeToken(bytes(TOKEN_BYTES)), ''],
  ['secret of a webhook', () => makeSecret({ bytes }), 'whsec_'],
] as const;

test.each(MADE)('every %s has at least 128 random bits', (what, make, beginning) => {
  const made = Array.from({ length: 500 }, make);
  expect(new Set(made).size).toBe(made.length);
  const digits =
    (made[0] ?? '').length - beginning.length - (what.endsWith('key') ? CHECKSUM_DIGITS : 0);
  expect(made.every((one) => one.startsWith(beginning))).toBe(true);
  // The id of a client is public, so it is not a secret.
  if (what !== 'id of a client') expect(digits * BITS_OF_62).toBeGreaterThanOrEqual(MIN_BITS);
});

const SECRET = 'a secret of more than thirty-two bytes';
const ORDER = '00000000-0000-4000-8000-000000000001';

test('authentication codes have at least 128 bits', () => {
  const secret = { current: SECRET, earlier: [] };
  const link = orderLinks(secret, codeLinks('', false)).linkOf(ORDER).replace('/pay/o_', '');
  const ID_BITS = 128;
  expect(Math.floor(link.length * BITS_OF_64) - ID_BITS).toBeGreaterThanOrEqual(MIN_BITS);
  for (const code of [
    keyCodes(secret).codeOf(ORDER).replace('k_', ''),
    pageSeals(secret).seal('a page'),
  ]) {
    expect(code.length * BITS_OF_64).toBeGreaterThanOrEqual(MIN_BITS);
  }
  expect(keyDigest(SECRET).all('a key')[0].length).toBe(32);
});
