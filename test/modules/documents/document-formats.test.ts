import { createHash } from 'node:crypto';
import { notFound } from '../../../src/shared/errors.js';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fileSigner, isSignedFile } from '../../../src/platform/crypto/file-signatures.js';
import { receiptKeys } from '../../../src/platform/crypto/receipt-keys.js';
import { verifyArchive } from '../../../src/platform/crypto/verify-archive.js';
import { unzipFiles, zipFiles } from '../../../src/platform/archive/zip-files.js';
import { DocumentFiles } from '../../../src/modules/document-files/document-files.service.js';
import { OrderArchiveRepository } from '../../../src/modules/document-files/order-archive.repository.js';
import { OrderArchiveService } from '../../../src/modules/document-files/order-archive.service.js';
import { readVerificationCode } from '../../../src/modules/documents/domain/verification-code.js';
import { pdfAProblems } from '../../support/pdf-a/pdf-a-rules.js';
import { openGenerationFixture, type GenerationFixture } from './document-generation-fixture.js';

const SECRET = 'a secret of the tests, thirty-two bytes';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keySet = receiptKeys([SECRET], 'https://api.example.test').published();

let fixture: GenerationFixture;
let archives: OrderArchiveService;
let files: DocumentFiles;
let order: Awaited<ReturnType<GenerationFixture['aPaidOrder']>>;

beforeAll(async () => {
  fixture = await openGenerationFixture();
  files = new DocumentFiles({
    records: fixture.sampleDocuments,
    objects: null,
    report: () => undefined,
  });
  archives = new OrderArchiveService({
    records: new OrderArchiveRepository(fixture.em),
    files,
    signer: fileSigner(SECRET),
    issuer: 'https://api.example.test',
    sample: { file: () => Promise.reject(new Error('no sample here')) },
    sandboxReleasedAt: () => Promise.reject(notFound()),
  });
  order = await fixture.aPaidOrder('pakett', { keel: 'en' });
  await fixture.service.make(order.id, false);
});

afterAll(() => fixture.close());

const callerOf = (accountId: string, mode: 'live' | 'test' = 'live') =>
  ({ accountId, mode }) as Parameters<OrderArchiveService['archive']>[1]; // content as the service reads it

const archive = async () =>
  (await archives.archive(order.id, callerOf(order.client.accountId))).bytes;

test('every document of a package also exists as PDF/A, with a verification code', async () => {
  const rows = await fixture.rows(
    `select d.id, d.number, d.verification_code as code, r.file_name as name,
       encode(r.sha256, 'hex') as sha256
     from document d join document_rendition r on r.document_id = d.id
     where d.order_id = ?::uuid order by d.position`,
    [order.id],
  );
  expect(rows).toHaveLength(5);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(5);
  for (const { id, code, name, sha256: digest } of rows) {
    expect(readVerificationCode(String(code).toLowerCase())).toBe(code);
    expect(name).toMatch(/\.pdf$/);
    const file = await files.find(String(id), 'pdf');
    expect(sha256(file?.bytes ?? new Uint8Array())).toBe(digest);
    expect(file?.contentType).toBe('application/pdf');
    expect(pdfAProblems(file?.bytes ?? new Uint8Array())).toEqual([]);
  }
});

test('the archive of an order contains both formats, a manifest and a signature for each', async () => {
  const bytes = await archive();
  const names = unzipFiles(bytes)?.map(({ name }) => name) ?? [];
  expect(names).toHaveLength(22);
  expect(names.filter((name) => name.endsWith('.sig'))).toHaveLength(11);
  const checks = await verifyArchive(bytes, keySet);
  expect(checks).toHaveLength(11);
  expect(checks.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(await archive()).toEqual(bytes);
});

test('verification fails after one altered byte, and for a missing, an added and an exchanged file', async () => {
  const entries = unzipFiles(await archive()) ?? [];
  const problems = async (changed: typeof entries) =>
    (await verifyArchive(zipFiles(changed, new Date('2026-11-22')), keySet)).filter(
      ({ problem }) => problem !== null,
    );
  for (const entry of entries) {
    const bytes = Uint8Array.from(entry.bytes);
    const at = entry.name.endsWith('.sig') ? bytes.length - 5 : bytes.length >> 1;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const changed = entries.map((one) => (one === entry ? { ...one, bytes } : one));
    expect(await problems(changed)).not.toEqual([]);
    expect(await problems(entries.filter((one) => one !== entry))).not.toEqual([]);
  }
  const [first, , second] = entries;
  const added = { name: 'more.pdf', bytes: first?.bytes ?? new Uint8Array() };
  expect(await problems([...entries, added])).toEqual([
    { name: 'more.pdf', problem: 'is not in the manifest' },
  ]);
  const exchanged = entries.map((one) =>
    one === first ? { ...one, bytes: second?.bytes ?? one.bytes } : one,
  );
  expect(await problems(exchanged)).not.toEqual([]);
  expect(await problems(entries)).toEqual([]);
});

test('a signature of another key is rejected, and one of an earlier key accepted', async () => {
  const bytes = new TextEncoder().encode('a file');
  const other = await fileSigner('another secret of the tests, 32 bytes').sign(bytes);
  const own = await fileSigner(SECRET).sign(bytes);
  expect(await isSignedFile(bytes, other, keySet)).toBe(false);
  const rotated = receiptKeys(['a new secret of the tests, thirty-two', SECRET], 'x').published();
  expect(await isSignedFile(bytes, own, rotated)).toBe(true);
  expect(await isSignedFile(bytes, 'no signature', keySet)).toBe(false);
});

test('only the client of the order can download the archive', async () => {
  const otherClient = await fixture.aClient();
  const unpaid = await fixture.aPlacedOrder('b_skann');
  for (const [id, account, mode] of [
    [order.id, otherClient.accountId, 'live'],
    [order.id, order.client.accountId, 'test'],
    [unpaid.id, unpaid.client.accountId, 'live'],
    ['x', order.client.accountId, 'live'],
  ] as const) {
    await expect(archives.archive(id, callerOf(account, mode))).rejects.toThrow('NOT_FOUND');
  }
});

test('a stored file is immutable, and erased with its document', async () => {
  const one = await fixture.aPaidOrder('b_skann');
  await fixture.service.make(one.id, false);
  await expect(
    fixture.rows(`update document_rendition set file_name = 'another.pdf'`),
  ).rejects.toThrow('is final');
  await fixture.rows(
    'update document set bytes = null, erased_at = now() where order_id = ?::uuid',
    [one.id],
  );
  const left = await fixture.rows(
    `select r.bytes from document_rendition r join document d on d.id = r.document_id
     where d.order_id = ?::uuid`,
    [one.id],
  );
  expect(left).toEqual([{ bytes: null }]);
});

const run = promisify(execFile);
const PROCESSES = 4;
const ORDERS_EACH = 250;

test('a thousand orders created at one moment in four processes share no number and no code', async () => {
  const script = `
    import { systemRuntime } from '${path.resolve('dist/src/platform/runtime/system-runtime.js')}';
    import { documentNumber } from '${path.resolve('dist/src/modules/documents/domain/document-number.js')}';
    import { verificationCodes } from '${path.resolve('dist/src/platform/crypto/verification-codes.js')}';
    const codeOf = verificationCodes('${SECRET}');
    for (let at = 0; at < ${ORDERS_EACH}; at += 1) {
      const id = systemRuntime().id();
      for (let place = 1; place <= 5; place += 1) {
        const number = documentNumber(id, place);
        console.log(number + ' ' + codeOf(number));
      }
    }`;
  const outputs = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      run(process.execPath, ['--input-type=module', '-e', script], { maxBuffer: 10_000_000 }),
    ),
  );
  const lines = outputs.flatMap(({ stdout }) => stdout.trim().split('\n'));
  expect(lines).toHaveLength(PROCESSES * ORDERS_EACH * 5);
  for (const part of [0, 1]) {
    expect(new Set(lines.map((line) => line.split(' ')[part])).size).toBe(lines.length);
  }
});
