import { expect, test } from '@jest/globals';
import { SOLD_DOCUMENT_KINDS } from '../../../src/modules/documents/domain/document-entry.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import { docxParagraphs } from '../../support/docx-text.js';
import { pdfAProblems } from '../../support/pdf-a/pdf-a-rules.js';
import { pdfText } from '../../support/pdf-a/pdf-text.js';
import { render } from './rendering-fixture.js';

const bare = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

/** A paragraph may continue on the next page, after the footer and the header. */
function isIn(text: string, paragraph: string): boolean {
  const words = bare(paragraph);
  if (text.includes(words)) return true;
  return Array.from(words, (_, at) => at).some(
    (at) => at > 0 && text.includes(words.slice(0, at)) && text.includes(words.slice(at)),
  );
}

const PATIENT_MS = 120_000;

test.each(LANGUAGES)(
  'every document in %s: no placeholder remains, the PDF has the text of the .docx and is PDF/A',
  async (language) => {
    for (const kind of SOLD_DOCUMENT_KINDS) {
      const { docx, pdf } = await render(kind, language);
      const paragraphs = docxParagraphs(docx);
      expect(paragraphs.join('\n')).not.toMatch(/[{}]|undefined|\[object|NaN/);
      expect(pdfAProblems(pdf)).toEqual([]);
      const text = pdfText(pdf);
      expect(paragraphs.filter((one) => !isIn(text, one))).toEqual([]);
    }
  },
  PATIENT_MS,
);
