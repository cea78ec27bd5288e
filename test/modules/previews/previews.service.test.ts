import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { documentKnowledge } from '../../../src/app/document-knowledge.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { ReadinessService } from '../../../src/modules/documents/readiness.service.js';
import type { DocumentToRender } from '../../../src/modules/documents/domain/rendered-document.js';
import {
  PreviewsService,
  type PreviewRequest,
} from '../../../src/modules/previews/previews.service.js';
import { renderFiles } from '../../../src/platform/docx/document-files.js';
import type { Caller } from '../../../src/shared/caller.js';

const law = presentLaw();
const readiness = new ReadinessService(
  documentKnowledge({ law, providerName: 'Provider' }),
  () => new Date('2026-11-25T10:00:00Z'),
);
const caller = { mode: 'live', accountId: 'a' } as Caller; // content as the service reads it
const LOOK = { name: 'Büroo', logo: null, colour: null, accent: null };

const requested: DocumentToRender[] = [];
const NOTHING = { docx: new Uint8Array(), pdf: new Uint8Array() };

const rendered = (one: DocumentToRender) =>
  renderFiles({
    ...one,
    template: readFileSync(path.resolve('kb/templates', `${one.template}.docx`)),
  });
let isReal = true;
let hold: Promise<void> = Promise.resolve();

const previews = new PreviewsService({
  readiness,
  letterheads: { find: (account) => Promise.resolve(account === 'a' ? LOOK : null) },
  earlierOf: (orderId) =>
    Promise.resolve([{ fileName: `${orderId}.docx`, sha256: 'a'.repeat(64) }]),
  render: async (documents) => {
    requested.push(...documents);
    await hold;
    return isReal ? Promise.all(documents.map(rendered)) : documents.map(() => NOTHING);
  },
  texts: law.texts,
  kbVersion: law.knowledge.version,
});

const request = (more: Partial<PreviewRequest> = {}): PreviewRequest => ({
  serviceKey: 'pakett',
  country: 'de',
  payload: { keel: 'de', organisatsioon: { nimi: 'Netz AG' } },
  kind: null,
  orderId: null,
  wordOf: (kind) => `word of ${kind}`,
  ...more,
});

test('a preview is the document of the order with a watermark in its language, without number and code', async () => {
  requested.length = 0;
  const preview = await previews.preview(request({ kind: 'incident_procedure' }), caller);
  expect(preview).toMatchObject({ kind: 'incident_procedure', language: 'de' });
  expect(Buffer.from(preview.pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  const [work] = requested;
  const watermark = 'VORSCHAU – NICHT ZUR VERWENDUNG';
  expect(work).toMatchObject({ stamp: null, watermark, letterhead: LOOK });
  expect(work?.tags).toMatchObject({ number: watermark, organisation_name: 'Netz AG' });
  isReal = false; // the other tests are about what is rendered
});

test('it lists every blank with its location, as many as readiness counts', async () => {
  const { documents } = readiness.of(request());
  const [first] = documents;
  const { blanks } = await previews.preview(request(), caller);
  expect(blanks).toEqual(first?.blanks);
  expect(blanks.length).toBeGreaterThan(5);
  expect(blanks.filter(({ place }) => place === '')).toEqual([]);
  expect(blanks).toContainEqual({ place: 'Registernummer', text: '' });
});

test('a sandbox key has no letterhead; an earlier order is read for the account of a live key', async () => {
  requested.length = 0;
  const signing = request({ serviceKey: 'kordusallkiri', orderId: 'an-order' });
  await previews.preview(signing, caller);
  await previews.preview(signing, { ...caller, mode: 'test' });
  expect(requested.map(({ letterhead }) => letterhead)).toEqual([LOOK, null]);
  const [live, sandbox] = requested.map(({ tags }) =>
    JSON.stringify(tags).includes('an-order.docx'),
  );
  expect([live, sandbox]).toEqual([true, false]);
});

test('an unknown document is refused, and the error lists the known ones', async () => {
  await expect(previews.preview(request({ kind: 'check_report' }), caller)).rejects.toMatchObject({
    details: [
      {
        field: 'dokument',
        type: 'enum',
        params: { expected: expect.stringContaining('word of security_policy') },
      },
    ],
  });
  await expect(previews.preview(request({ serviceKey: 'hooldus' }), caller)).rejects.toMatchObject({
    details: [{ field: 'teenus', type: 'value_error' }],
  });
});

test('more than eight at a time are refused with a time to retry, and slots are released', async () => {
  let release: () => void = () => undefined;
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const single = request({ serviceKey: 'raamistikukaart' });
  const running = Array.from({ length: 8 }, () => previews.preview(single, caller));
  await new Promise(setImmediate);
  await expect(previews.preview(single, caller)).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    retryAfterSeconds: 5,
  });
  hold = Promise.resolve();
  release();
  expect((await Promise.all(running)).length).toBe(8);
  await expect(previews.preview(single, caller)).resolves.toBeDefined();
}, 60_000);
