import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { tokenKeys } from '../../../src/platform/crypto/token-signer.js';
import type { DocumentFile } from '../../../src/modules/documents/domain/document-entry.js';
import { linkEnd, writeToken } from '../../../src/modules/documents/domain/download-token.js';
import type { Renderer } from '../../../src/modules/documents/domain/document-ports.js';
import { DocumentsService } from '../../../src/modules/document-files/documents.service.js';
import { SampleDocumentCache } from '../../../src/modules/document-files/sample-document-cache.js';
import { codeLinks } from '../../../src/shared/code-links.js';
import { sampleKnowledge } from '../../platform/documents/sample-knowledge.js';

const URL = 'https://api.example.org';
const NOW = new Date('2026-11-21T10:00:00Z');
const DOCUMENT = '0193a7b2-5c4d-7e8f-9a0b-1c2d3e4f5a6b';
const FILE: DocumentFile = { fileName: 'a.docx', contentType: 'x/y', bytes: Uint8Array.of(1) };

class CountingRenderer implements Renderer {
  made = 0;
  failures = 0;

  async pdf(): Promise<Uint8Array> {
    if (this.failures-- > 0) throw new Error('no paper');
    this.made += 1;
    return Promise.resolve(Uint8Array.of(37, 80, 68, 70));
  }
}

const tokens = tokenKeys('a secret of the tests, thirty-two bytes');

function linkAt(now: Date, document = DOCUMENT) {
  const grant = { documentId: document, validUntil: linkEnd(now) };
  return { url: `${URL}/v1/download/${writeToken(grant, tokens)}`, validUntil: grant.validUntil };
}

function space(renderer = new CountingRenderer()) {
  const documents = new DocumentsService({
    sampleDocuments: new SampleDocumentCache(sampleKnowledge, renderer, codeLinks(URL, false)),
    files: { find: (id) => Promise.resolve(id === DOCUMENT ? FILE : null) },
    tokens,
    signer: { sign: () => Promise.resolve('a..b') },
  });
  return { documents, renderer };
}

const tokenOf = (url: string) => url.slice(`${URL}/v1/download/`.length);

test('the demo order has one sample, always the same, generated once', async () => {
  const { documents, renderer } = space();
  const entries = await Promise.all([documents.sampleEntry(), documents.sampleEntry()]);
  expect(entries[0]).toEqual(entries[1]);
  expect(renderer.made).toBe(1);
  expect(entries[0]).toMatchObject({
    fileName: 'nis2-sample-document.pdf',
    kind: 'sample',
    sizeBytes: 4,
    validUntil: null,
    language: 'en',
    kbVersion: sampleKnowledge.kbVersion,
  });
});

test('the link of the sample is always valid', async () => {
  const { documents } = space();
  const { downloadUrl, sha256 } = await documents.sampleEntry();
  const file = await documents.open(tokenOf(downloadUrl), new Date('2099-01-01'));
  expect(file.contentType).toBe('application/pdf');
  expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(sha256);
});

test('a sample that could not be generated is generated at the next request', async () => {
  const { documents, renderer } = space();
  renderer.failures = 1;
  await expect(documents.sampleEntry()).rejects.toThrow('no paper');
  await expect(documents.sampleEntry()).resolves.toMatchObject({ kind: 'sample' });
});

test('a link is valid for 72 hours', async () => {
  const { documents } = space();
  const { url, validUntil } = linkAt(NOW);
  expect(validUntil).toEqual(new Date('2026-11-24T10:00:00Z'));
  expect(await documents.open(tokenOf(url), new Date('2026-11-24T09:59:59Z'))).toBe(FILE);
  await expect(documents.open(tokenOf(url), validUntil)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test.each([
  '',
  'x',
  'A'.repeat(74),
  'sandbox-demo-order-001-sampl',
  'sandbox-demo-order-001-sample ',
])('the token %j opens no document', async (token) => {
  await expect(space().documents.open(token, NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a valid token of a deleted document opens nothing', async () => {
  const { documents } = space();
  const { url } = linkAt(NOW, DOCUMENT.replace('0193', '0194'));
  await expect(documents.open(tokenOf(url), NOW)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
