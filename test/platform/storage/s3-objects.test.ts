import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { S3Objects } from '../../../src/platform/storage/s3-objects.js';
import { openS3Stub, type S3Stub } from '../../fakes/s3-stub.js';

const FILE = Buffer.from('a file with ünicode');
const DIGEST = createHash('sha256').update(FILE).digest('hex');
let stub: S3Stub;
let objects: S3Objects;

beforeAll(async () => {
  stub = await openS3Stub();
  objects = new S3Objects(stub.settings);
});

afterAll(() => stub.close());

beforeEach(() => {
  stub.state.isDown = false;
  stub.state.errors.length = 0;
});

test('a file can be stored, read and removed, each repeatedly', async () => {
  expect(await objects.get(DIGEST)).toBeNull();
  await objects.put(DIGEST, FILE);
  await objects.put(DIGEST, FILE);
  expect([...stub.objects.keys()]).toEqual([`/bucket/documents/${DIGEST}`]);
  expect(Buffer.from((await objects.get(DIGEST)) ?? [])).toEqual(FILE);
  await objects.remove(DIGEST);
  await objects.remove(DIGEST);
  expect(await objects.get(DIGEST)).toBeNull();
  expect(stub.state.errors).toEqual([]);
});

test.each([
  { what: 'another secret', change: { secretAccessKey: 'x' }, fault: 'SignatureDoesNotMatch' },
  { what: 'another key', change: { accessKeyId: 'x' }, fault: 'SignatureDoesNotMatch' },
  { what: 'another region', change: { region: 'x' }, fault: 'SignatureDoesNotMatch' },
])('with $what the store accepts and returns nothing', async ({ change, fault }) => {
  const foreignStore = new S3Objects({ ...stub.settings, ...change });
  await expect(foreignStore.put(DIGEST, FILE)).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  await expect(foreignStore.get(DIGEST)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  expect(stub.state.errors).toEqual([fault, fault]);
  expect(stub.objects.size).toBe(0);
});

test('the store refuses a file that differs from its signature', async () => {
  await expect(objects.put(DIGEST, Buffer.from('x'))).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
  expect(stub.state.errors).toEqual(['XAmzContentSHA256Mismatch']);
});

test('a store that is down or unreachable is reported as unavailable', async () => {
  stub.state.isDown = true;
  const code = { code: 'UPSTREAM_UNAVAILABLE' };
  await expect(objects.get(DIGEST)).rejects.toMatchObject(code);
  const away = new S3Objects({ ...stub.settings, url: 'http://127.0.0.1:9/bucket' });
  await expect(away.put(DIGEST, FILE)).rejects.toMatchObject(code);
});
