import { expect, test } from '@jest/globals';
import { renderPdf } from '../../../src/platform/pdf/pdf-renderer.js';
import { sampleFacts } from '../../../src/modules/documents/domain/sample-from-knowledge.js';
import { sampleDocument } from '../../../src/modules/documents/domain/sample-document.js';
import { message } from '../../../src/shared/message.js';
import { sampleKnowledge, texts } from './sample-knowledge.js';

const document = sampleDocument(sampleFacts(sampleKnowledge), (path, params) =>
  texts.localize(message(`documents:sample.${path}`, params), 'en'),
);

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('the sample is a PDF of several pages with embedded fonts', async () => {
  const file = Buffer.from(await renderPdf(document)).toString('latin1');
  expect(file.slice(0, 8)).toBe('%PDF-1.7');
  expect(count(file, /\/Type \/Page\b/g)).toBeGreaterThanOrEqual(5);
  expect(count(file, /\/FontFile2/g)).toBeGreaterThanOrEqual(3);
});

test('the same document gives the same bytes', async () => {
  expect(await renderPdf(document)).toEqual(await renderPdf(document));
});

test('a document in Greek and Cyrillic letters is rendered', async () => {
  const note = { kind: 'note', title: 'Ελληνικά', text: 'Български език, õäöü' } as const;
  const bytes = await renderPdf({ ...document, cover: null, watermark: null, blocks: [note] });
  expect(bytes.byteLength).toBeGreaterThan(1000);
});
