import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { GithubSignatures } from '../../../src/platform/key-scanning/github-signatures.js';
import { openScanner, type Scanner, type Signed } from '../../support/secret-scanner.js';

const HOUR_MS = 3_600_000;
let scanner: Scanner;
let now = 0;

beforeAll(async () => {
  scanner = await openScanner();
});
afterAll(() => scanner.close());
beforeEach(() => {
  Object.assign(scanner, { requests: 0, isDown: false });
});

const aVerifier = (): GithubSignatures =>
  new GithubSignatures({ url: scanner.url, now: () => now });

const check = (verifier: GithubSignatures, { body, headers }: Signed, sent = body) =>
  verifier.isGenuine(Buffer.from(sent), {
    keyId: headers['Github-Public-Key-Identifier'],
    signature: headers['Github-Public-Key-Signature'],
  });

test('a message is genuine only with its exact bytes', async () => {
  const verifier = aVerifier();
  const signed = scanner.sign([{ token: 'a' }]);
  expect(await check(verifier, signed)).toBe(true);
  expect(await check(verifier, signed, `${signed.body} `)).toBe(false);
});

test.each([
  ['without a key', { keyId: undefined, signature: 'x' }],
  ['without a signature', { keyId: 'one', signature: undefined }],
  ['with something else as signature', { keyId: 'one', signature: 'no signature' }],
  ['by a key that is not published', { keyId: 'none', signature: 'x' }],
])('a message %s is not genuine', async (_what, sent) => {
  expect(await aVerifier().isGenuine(Buffer.from('[]'), sent)).toBe(false);
});

test('a key on another curve is not accepted', async () => {
  scanner.addKey('other curve', 'secp384r1');
  expect(await check(aVerifier(), scanner.sign([], 'other curve'))).toBe(false);
});

test('published keys are read once an hour, and at most once a minute for an unknown one', async () => {
  const verifier = aVerifier();
  await Promise.all([check(verifier, scanner.sign([])), check(verifier, scanner.sign([]))]);
  const unknown = { keyId: 'later', signature: 'x' };
  await verifier.isGenuine(Buffer.from('[]'), unknown);
  expect(scanner.requests).toBe(1);
  scanner.addKey('later');
  now += 60_000;
  expect(await check(verifier, scanner.sign([], 'later'))).toBe(true);
  now += HOUR_MS - 1;
  expect([await check(verifier, scanner.sign([])), scanner.requests]).toEqual([true, 2]);
  now += 1;
  expect([await check(verifier, scanner.sign([])), scanner.requests]).toEqual([true, 3]);
});

test('without published keys no message is accepted, and the next message reads them again', async () => {
  const verifier = aVerifier();
  scanner.isDown = true;
  await expect(check(verifier, scanner.sign([]))).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  scanner.isDown = false;
  expect(await check(verifier, scanner.sign([]))).toBe(true);
});
