import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { inLanguage } from '../../../src/platform/docx/docx-template.js';
import { SOLD_DOCUMENT_KINDS } from '../../../src/modules/documents/domain/document-entry.js';

const partOf = (kind: string, part: string): string =>
  new PizZip(readFileSync(path.resolve('kb/templates', `${kind}.docx`))).file(part)?.asText() ?? '';

test.each(SOLD_DOCUMENT_KINDS)('the template of %s gets a language and hyphenation', (kind) => {
  const styles = inLanguage({ language: 'de' })(partOf(kind, 'word/styles.xml'), 'word/styles.xml');
  expect(styles).toContain('<w:lang w:val="de-DE"/>');
  expect(styles).not.toMatch(/[{}]/);
  expect(partOf(kind, 'word/settings.xml')).toContain('<w:autoHyphenation');
});

test.each([
  ['en', 'en-GB'],
  ['pt', 'pt-PT'],
  ['el', 'el-GR'],
  ['sv', 'sv-SE'],
])('%s is written as %s', (language, written) => {
  expect(inLanguage({ language })('{language}', 'word/styles.xml')).toBe(written);
});

test('only the styles are changed, and nothing without a language', () => {
  expect(inLanguage({ language: 'de' })('{language}', 'word/document.xml')).toBe('{language}');
  expect(inLanguage({})('{language}', 'word/styles.xml')).toBe('{language}');
});
