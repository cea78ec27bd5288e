import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readToken } from '../../../src/modules/documents/domain/download-token.js';
import {
  openGenerationFixture,
  TOKENS,
  type GenerationFixture,
} from '../documents/document-generation-fixture.js';

const HOUR_MS = 3_600_000;
let fixture: GenerationFixture;

beforeAll(async () => {
  fixture = await openGenerationFixture();
});

afterAll(() => fixture.close());

async function aReleasedOrder() {
  const order = await fixture.aPaidOrder('b_skann');
  await fixture.service.make(order.id, false);
  return order;
}

const after = (hours: number) => new Date(fixture.runtime.now().getTime() + hours * HOUR_MS);

const linkAudits = (id: string) =>
  fixture.rows(`select 1 from audit_log where action = 'document.link_issued' and object = ?`, [
    `order:${id}`,
  ]);

const entryOf = async (id: string, now: Date) =>
  (await fixture.released.entries([id], now)).get(id)?.[0];

const tokenOf = (url = ''): string => url.split('/').at(-1) ?? '';

test('a link is repeated while valid and renewed after it expires, with an entry in the audit log', async () => {
  const { id } = await aReleasedOrder();
  const first = await entryOf(id, after(0));
  const same = await entryOf(id, after(71));
  expect(same).toEqual(first);
  expect(await linkAudits(id)).toHaveLength(1);
  const next = await entryOf(id, after(72));
  expect(next?.downloadUrl).not.toBe(first?.downloadUrl);
  expect(next?.sha256).toBe(first?.sha256);
  expect(await linkAudits(id)).toHaveLength(2);
});

test('an entry describes its file correctly', async () => {
  const { id } = await aReleasedOrder();
  const entry = await entryOf(id, after(0));
  const grant = readToken(tokenOf(entry?.downloadUrl), TOKENS, after(1));
  const file = await fixture.sampleDocuments.find(grant?.documentId ?? '');
  expect(entry).toMatchObject({
    kind: 'check_report',
    fileName: file?.fileName,
    sizeBytes: file?.bytes?.byteLength,
    language: 'et',
  });
  expect(entry?.validUntil?.getTime()).toBeGreaterThan(after(71.99).getTime());
});

test.each([
  [
    'the account is suspended',
    `update account set state = 'suspended' where id = (select account_id from orders where id = ?::uuid)`,
  ],
  ['the money went back', 'update orders set refunded_at = now() where id = ?::uuid'],
])('a document is gone when %s', async (_reason, sql) => {
  const { id } = await aReleasedOrder();
  const [document] = await fixture.documentsOf(id);
  const documentId = String(document?.['id']);
  expect(await fixture.sampleDocuments.find(documentId)).not.toBeNull();
  await fixture.rows(sql, [id]);
  expect(await fixture.sampleDocuments.find(documentId)).toBeNull();
});

test('a stored document cannot be changed', async () => {
  const { id } = await aReleasedOrder();
  await expect(
    fixture.rows(`update document set bytes = 'x' where order_id = ?::uuid`, [id]),
  ).rejects.toThrow('final');
});
