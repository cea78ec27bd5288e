import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { S3Objects } from '../../../src/platform/storage/s3-objects.js';
import { DocumentFiles } from '../../../src/modules/document-files/document-files.service.js';
import { FileRetention } from '../../../src/modules/document-files/file-retention.service.js';
import { FileRetentionRepository } from '../../../src/modules/document-files/file-retention.repository.js';
import { openS3Stub, type S3Stub } from '../../fakes/s3-stub.js';
import {
  openGenerationFixture,
  type GenerationFixture,
} from '../documents/document-generation-fixture.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let stub: S3Stub;
let fixture: GenerationFixture;
let files: DocumentFiles;
let objects: S3Objects;
const problems: string[] = [];

beforeAll(async () => {
  stub = await openS3Stub();
  objects = new S3Objects(stub.settings);
  fixture = await openGenerationFixture(objects);
  files = new DocumentFiles({
    records: fixture.sampleDocuments,
    objects,
    report: (problem) => problems.push(problem),
  });
});

afterAll(async () => {
  await fixture.close();
  await stub.close();
});

beforeEach(() => {
  stub.state.isDown = false;
  problems.length = 0;
});

async function aReleasedOrder() {
  const order = await fixture.aPaidOrder('b_skann', {
    organisatsioon: { nimi: `${Math.random()}` },
  });
  await fixture.service.make(order.id, false);
  const [document] = await fixture.documentsOf(order.id);
  return { ...order, documentId: String(document?.['id']), digest: String(document?.['sha256']) };
}

const pathOf = (digest: string) => `/bucket/documents/${digest}`;

const retention = (retainedSince: Date, kept: S3Objects | null = objects) =>
  new FileRetention({
    store: new FileRetentionRepository(fixture.em),
    objects: kept,
    now: () => fixture.runtime.now(),
    retainedSince: () => retainedSince,
  });

const later = () => new Date(fixture.runtime.now().getTime() + 1);

const erased = (documentId: string) =>
  fixture.rows(`select 1 from audit_log where action = 'document.erased' and object = ?`, [
    `document:${documentId}`,
  ]);

test('a document is stored in the object store, and its metadata in the database', async () => {
  const { id, documentId, digest } = await aReleasedOrder();
  expect(stub.objects.has(pathOf(digest))).toBe(true);
  const [row] = await fixture.rows(
    'select stored, bytes, size_bytes from document where id = ?::uuid',
    [documentId],
  );
  const file = await files.find(documentId);
  expect(row).toEqual({ stored: 'objects', bytes: null, size_bytes: file?.bytes.byteLength });
  expect(sha256(file?.bytes ?? new Uint8Array())).toBe(digest);
  expect(file?.fileName).toMatch(/\.docx$/);
  expect((await fixture.orderRow(id))['document_status']).toBe('released');
});

test('an order is not released before its files are in the store', async () => {
  const { id } = await fixture.aPaidOrder('b_skann');
  stub.state.isDown = true;
  await expect(fixture.service.make(id, false)).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  expect((await fixture.orderRow(id))['document_status']).toBe('generating');
  stub.state.isDown = false;
  await fixture.service.make(id, false);
  expect((await fixture.orderRow(id))['document_status']).toBe('released');
});

test('if the store is unavailable, or a file is missing or altered, no file is returned', async () => {
  const { documentId, digest } = await aReleasedOrder();
  const unavailable = { code: 'UPSTREAM_UNAVAILABLE' };
  stub.state.isDown = true;
  await expect(files.find(documentId)).rejects.toMatchObject(unavailable);
  stub.state.isDown = false;
  stub.objects.set(pathOf(digest), Buffer.from('forged'));
  await expect(files.find(documentId)).rejects.toMatchObject(unavailable);
  stub.objects.delete(pathOf(digest));
  await expect(files.find(documentId)).rejects.toMatchObject(unavailable);
  expect(problems).toEqual([
    `the file ${digest} was changed in the object store`,
    `the file ${digest} is not in the object store`,
  ]);
});

test('a file is erased after its retention period, with an entry in the audit log', async () => {
  await retention(later()).run();
  const [old, young] = [await aReleasedOrder(), await aReleasedOrder()];
  await fixture.rows(
    `update document set created_at = created_at - interval '1 day' where id = ?::uuid`,
    [old.documentId],
  );
  await retention(fixture.runtime.now()).run();
  expect(stub.objects.has(pathOf(old.digest))).toBe(false);
  expect(await files.find(old.documentId)).toBeNull();
  expect((await fixture.released.entries([old.id], later())).get(old.id)).toEqual([]);
  expect(await erased(old.documentId)).toHaveLength(1);
  expect(await files.find(young.documentId)).not.toBeNull();
  await retention(fixture.runtime.now()).run();
  expect(await erased(old.documentId)).toHaveLength(1);
});

async function changeFinal(verb: 'disable' | 'enable'): Promise<void> {
  await fixture.rows(`alter table document ${verb} trigger document_is_final`);
  await fixture.rows(`alter table document_rendition ${verb} trigger document_rendition_is_final`);
}

/** Two released documents whose files in every format are the same objects. */
async function twins(): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const at of [1, 2]) {
    const { id, documentId } = await aReleasedOrder();
    ids.push(documentId);
    await changeFinal('disable');
    await fixture.rows(
      `update document set sha256 = sha256('twins'::bytea), created_at = created_at + ? * interval '1 ms'
       where order_id = ?::uuid`,
      [at, id],
    );
    await fixture.rows(
      `update document_rendition set sha256 = sha256('twins.pdf'::bytea) where document_id = ?::uuid`,
      [documentId],
    );
    await changeFinal('enable');
  }
  for (const name of TWIN_FILES) await objects.put(sha256(Buffer.from(name)), Buffer.from(name));
  return ids;
}

const TWIN_FILES = ['twins', 'twins.pdf'];
const keptTwins = () =>
  TWIN_FILES.filter((name) => stub.objects.has(pathOf(sha256(Buffer.from(name)))));

test('an object used by two documents is removed with the last of them', async () => {
  await retention(later()).run();
  const [first] = await twins();
  await fixture.rows(
    `update document set created_at = created_at - interval '1 day' where id = ?::uuid`,
    [first],
  );
  await retention(fixture.runtime.now()).run();
  expect(keptTwins()).toEqual(TWIN_FILES);
  await retention(new Date(later().getTime() + 1_000)).run();
  expect(keptTwins()).toEqual([]);
});

test('one run that erases both documents of an object also removes the object', async () => {
  await twins();
  await retention(new Date(later().getTime() + 1_000)).run();
  expect(keptTwins()).toEqual([]);
});

test('without the store that contains them no documents are erased', async () => {
  const { documentId } = await aReleasedOrder();
  await expect(retention(later(), null).run()).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  expect(await erased(documentId)).toEqual([]);
});
