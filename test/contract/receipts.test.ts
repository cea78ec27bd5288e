/**
 * Receipts through both transports: requested, verified with the published keys only, compared with the current law.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openWithKeySet } from '../../src/platform/crypto/receipt-keys.js';
import { jsonOf, send } from '../support/http-client.js';
import { openTestService, type TestService } from '../support/test-service.js';
import { answersOf } from './parity-case.js';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

type Data = Readonly<Record<string, unknown>>;

async function post(path: string, body: unknown) {
  const answer = await send(service.url, `/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.keys.test.lawyer_firm },
    body: JSON.stringify(body),
  });
  return jsonOf(answer) as { data: Data; error?: Data }; // the envelope
}

const REQUESTED = [
  { path: '/scoping', body: { tootajad: 60, sektor: 'energy_electricity', riik: 'ee' } },
  { path: '/wizard/evaluate', body: { vastused: answersOf('osaliselt') } },
  {
    path: '/graph/delta',
    body: { framework: 'iso27001', items: [{ control: 'A.5.24', status: 'implemented' }] },
  },
];

test.each(REQUESTED)(
  '$path returns a receipt if one is requested, and none otherwise',
  async (one) => {
    expect((await post(one.path, one.body)).data).not.toHaveProperty('receipt');
    const { data } = await post(one.path, { ...one.body, receipt: true });
    const keySet = jsonOf(await send(service.url, '/.well-known/jwks.json', {}));
    const opened = await openWithKeySet(String(data['receipt']), keySet);
    expect(opened).toMatchObject({ issuer: service.url });
  },
);

test.each(REQUESTED)('the receipt of $path agrees with the current law', async ({ path, body }) => {
  const { data } = await post(path, { ...body, receipt: true });
  const { receipt } = data;
  expect((await post('/receipts/verify', { receipt })).data).toMatchObject({ valid: true });
  const reported = await post('/receipts/what-changed', { receipt, keel: 'en' });
  expect(reported.data).toMatchObject({ changed: false, differences: [], law_changes: [] });
});

test('a receipt with an altered result is invalid', async () => {
  const { data } = await post('/scoping', { tootajad: 60, receipt: true });
  const [head = '', payload = '', signature = ''] = String(data['receipt']).split('.');
  const text = Buffer.from(payload, 'base64url').toString().replace('valjas', 'essential');
  const forged = [head, Buffer.from(text).toString('base64url'), signature].join('.');
  expect((await post('/receipts/verify', { receipt: forged })).data).toEqual({
    valid: false,
    receipt: null,
  });
  expect((await post('/receipts/what-changed', { receipt: forged })).error).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'receipt', type: 'receipt_invalid' }],
  });
});

test('the input of a receipt contains no free text of the caller', async () => {
  const items = [{ control: 'A.5.24', status: 'implemented', note: 'owner: Jane Roe' }];
  const { data } = await post('/graph/delta', { framework: 'iso27001', items, receipt: true });
  const [, payload = ''] = String(data['receipt']).split('.');
  expect(Buffer.from(payload, 'base64url').toString()).not.toContain('Jane');
});
