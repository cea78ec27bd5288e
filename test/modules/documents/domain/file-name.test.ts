/** Names of the files of documents. */
import { expect, test } from '@jest/globals';
import { fileNameOf } from '../../../../src/modules/documents/domain/file-name.js';
import { SOLD_DOCUMENT_KINDS } from '../../../../src/modules/documents/domain/document-entry.js';
import { LANGUAGES } from '../../../../src/shared/language.js';
import { factsFor, knowledge } from '../composed-fixture.js';

const facts = factsFor({ reform: 'nis2-com-2026-13' }, 'ee');

test('a document about a draft is named after it, other documents are not', () => {
  const nameOf = (kind: (typeof SOLD_DOCUMENT_KINDS)[number], reform: string | null) =>
    fileNameOf({ knowledge, facts: { ...facts, reform }, language: 'de' }, kind);
  expect(nameOf('reform_memo', 'nis2-com-2026-13')).toBe(
    'vermerk-zu-einem-rechtsetzungsvorschlag-nis2-com-2026-13.docx',
  );
  expect(nameOf('reform_memo', null)).toBe('vermerk-zu-einem-rechtsetzungsvorschlag.docx');
  expect(nameOf('supplier_policy', 'nis2-com-2026-13')).toBe(nameOf('supplier_policy', null));
});

test.each(LANGUAGES)(
  'names in %s are distinct, of small letters, digits and hyphens',
  (language) => {
    const names = SOLD_DOCUMENT_KINDS.map((kind) =>
      fileNameOf({ knowledge, facts, language }, kind),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.docx$/);
  },
);
