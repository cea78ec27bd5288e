import { expect, test } from '@jest/globals';
import { openWithKeySet, receiptKeys } from '../../../src/platform/crypto/receipt-keys.js';
import type { ReceiptPayload } from '../../../src/modules/receipts/domain/receipt.js';

const SECRET = 'a secret of at least thirty-two bytes';
const LATER = 'another secret of thirty-two bytes or more';
const ISSUER = 'https://nis2.example';
const AT = new Date('2026-11-21T10:00:00.000Z');

const CLAIM: ReceiptPayload = {
  operation: 'scoping',
  input: { tootajad: 60, sektor: 'energy_electricity', riik: null },
  result: { klassifikatsioon: 'important' },
  rules: ['size_medium', 'sector'],
  kbVersion: 'kb_2026-11-21_00000000',
};

const keys = receiptKeys([SECRET], ISSUER);
const receipt = await keys.sign(CLAIM, AT);

test('a receipt states issuer, content, time and version of the law data', async () => {
  expect(await keys.open(receipt)).toEqual({
    ...CLAIM,
    issuer: ISSUER,
    issuedAt: AT,
    inputHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('the published keys suffice to verify, and contain no secret', async () => {
  const published = keys.published();
  expect(JSON.stringify(published)).not.toContain('"d"');
  expect(await openWithKeySet(receipt, published)).toMatchObject({ result: CLAIM.result });
});

test('the same statement at the same time gives the same receipt on every node', async () => {
  expect(await receiptKeys([SECRET], ISSUER).sign(CLAIM, AT)).toBe(receipt);
});

test('a receipt of an earlier secret is still valid, one of a foreign secret is not', async () => {
  expect(await receiptKeys([LATER, SECRET], ISSUER).open(receipt)).not.toBeNull();
  expect(await receiptKeys([LATER], ISSUER).open(receipt)).toBeNull();
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const altered = (at: number, other: string): string =>
  receipt.slice(0, at) + other + receipt.slice(at + 1);

const others = (at: number): string[] =>
  Array.from(`${ALPHABET}.=`).filter((one) => one !== receipt.charAt(at));

test('a receipt with any altered character is invalid', async () => {
  const places = Array.from({ length: receipt.length }, (_, at) => at);
  const opened = await Promise.all(
    places.map((at) => keys.open(altered(at, receipt.charAt(at) === 'A' ? 'Q' : 'A'))),
  );
  expect(places.filter((at) => opened[at] !== null)).toEqual([]);
});

test('the last character of a part, some of whose bits are unused, must not differ either', async () => {
  const ends = [receipt.indexOf('.') - 1, receipt.lastIndexOf('.') - 1, receipt.length - 1];
  const forged = ends.flatMap((at) => others(at).map((other) => altered(at, other)));
  const opened = await Promise.all(forged.map((one) => keys.open(one)));
  expect(forged.filter((_, index) => opened[index] !== null)).toEqual([]);
});

test('other algorithms are refused', async () => {
  const [, payload] = receipt.split('.');
  const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'nis2-receipt' })).toString(
    'base64url',
  );
  expect(await keys.open(`${head}.${payload ?? ''}.`)).toBeNull();
});

test.each(['', '...', 'x.y.z', 'null', receipt.slice(0, -1), `${receipt}.x`])(
  '"%.10s…" is not a receipt',
  async (text) => {
    expect(await keys.open(text)).toBeNull();
  },
);
