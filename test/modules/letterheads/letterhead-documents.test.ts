/** A letterhead from its operation to the files of a paid order, and a preview, on one database. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { LetterheadRepository } from '../../../src/modules/letterheads/letterheads.repository.js';
import { LetterheadsService } from '../../../src/modules/letterheads/letterheads.service.js';
import { logoReader } from '../../../src/platform/logo/logo-reader.js';
import type { Caller } from '../../../src/shared/caller.js';
import { unzipFiles } from '../../../src/platform/archive/zip-files.js';
import { pdfAProblems } from '../../support/pdf-a/pdf-a-rules.js';
import {
  openGenerationFixture,
  type GenerationFixture,
} from '../documents/document-generation-fixture.js';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>',
);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let fixture: GenerationFixture;
let letterheads: LetterheadsService;
let client: Caller;

beforeAll(async () => {
  fixture = await openGenerationFixture();
  letterheads = new LetterheadsService({
    store: new LetterheadRepository(fixture.em),
    logos: logoReader(),
    runtime: fixture.runtime,
    logoField: 'logo',
  });
});
afterAll(() => fixture.close());

const REQUEST = '11111111-1111-4111-8111-111111111111';

const filesOf = async (orderId: string) => {
  const [docx] = await fixture.documentsOf(orderId);
  const [pdf] = await fixture.rows(
    `select r.bytes from document_rendition r join document d on d.id = r.document_id
     where d.order_id = ?::uuid`,
    [orderId],
  );
  return { docx: docx?.['bytes'] as Buffer, pdf: pdf?.['bytes'] as Buffer };
};

test('documents generated after it was set have it, in both formats; others are unchanged', async () => {
  const order = await fixture.aPaidOrder('yksikdokument', { keel: 'de' });
  client = order.client;
  const set = await letterheads.set(
    client,
    { name: 'Kanzlei & Söhne', logo: LOGO, colour: '#1F6B4A', accent: '#8a2be2' },
    REQUEST,
  );
  expect(set).toMatchObject({ name: 'Kanzlei & Söhne', logo: { width: 1200, height: 300 } });
  expect(await letterheads.get(client)).toEqual({
    ...set,
    logo: { ...set.logo, bytes: expect.anything() },
  });
  await fixture.service.make(order.id, false);
  const { docx, pdf } = await filesOf(order.id);
  const archive = new PizZip(docx);
  const xml = archive.file('word/document.xml')?.asText() ?? '';
  expect(xml).toContain('Kanzlei &amp; Söhne');
  expect(xml).not.toContain('14304F');
  expect(xml).toContain('1F6B4A');
  const kept = archive.file('word/media/letterhead.png')?.asUint8Array() ?? new Uint8Array();
  expect(sha256(kept)).toBe(sha256(set.logo?.bytes ?? new Uint8Array()));
  expect(unzipFiles(docx)).not.toBeNull();
  expect(pdfAProblems(pdf)).toEqual([]);
  const other = await fixture.aPaidOrder('yksikdokument', { keel: 'de' });
  await fixture.service.make(other.id, false);
  const plain = new PizZip((await filesOf(other.id)).docx);
  expect(plain.file('word/document.xml')?.asText()).toContain('14304F');
  expect(plain.file('word/media/letterhead.png')).toBeNull();
});

test('each change is in the audit log with the names of its members, without their content', async () => {
  await letterheads.set(client, { logo: new Uint8Array() }, REQUEST);
  await letterheads.set(client, { name: '', colour: '', accent: '' }, REQUEST);
  const entries = await fixture.rows(
    `select actor, details from audit_log
     where account_id = ?::uuid and action = 'account.letterhead_changed' order by id`,
    [client.accountId],
  );
  expect(entries).toEqual(
    [['name', 'logo', 'colour', 'accent'], ['logo'], ['name', 'colour', 'accent']].map(
      (fields) => ({
        actor: `key:${client.keyId}`,
        details: { fields },
      }),
    ),
  );
  expect(await fixture.rows('select account_id from letterhead', [])).toEqual([]);
});

test('a sandbox key gets the result and stores nothing; an invalid logo is reported by its field', async () => {
  const sandbox: Caller = { ...client, mode: 'test' };
  expect(await letterheads.set(sandbox, { name: 'Büroo', logo: LOGO }, REQUEST)).toMatchObject({
    name: 'Büroo',
    logo: { width: 1200 },
  });
  expect(await letterheads.get(sandbox)).toMatchObject({ name: null, logo: null });
  expect(await letterheads.get(client)).toMatchObject({ name: null, logo: null });
  await expect(
    letterheads.set(client, { logo: Buffer.from('GIF89a') }, REQUEST),
  ).rejects.toMatchObject({ details: [{ field: 'logo', type: 'logo_invalid' }] });
});
