import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DocumentVerificationRepository } from '../../../src/modules/document-verification/document-verification.repository.js';
import { DocumentVerificationService } from '../../../src/modules/document-verification/document-verification.service.js';
import {
  readVerificationCode,
  verificationCode,
} from '../../../src/modules/documents/domain/verification-code.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { verificationPage } from '../../../src/server/verification-page/verification-page.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import {
  openGenerationFixture,
  type GenerationFixture,
} from '../documents/document-generation-fixture.js';

let fixture: GenerationFixture;
let verification: DocumentVerificationService;

beforeAll(async () => {
  fixture = await openGenerationFixture();
  verification = new DocumentVerificationService(new DocumentVerificationRepository(fixture.em));
});

afterAll(() => fixture.close());

test('a code has 80 bits in four groups, and is accepted in any spelling', () => {
  expect(verificationCode(new Uint8Array(32))).toBe('0000-0000-0000-0000');
  expect(verificationCode(new Uint8Array(32).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(readVerificationCode(' oilz 0000-00000000 ')).toBe('011Z-0000-0000-0000');
  for (const text of ['', '0000', 'UUUU-0000-0000-0000', '0000-0000-0000-00000']) {
    expect(readVerificationCode(text)).toBeNull();
  }
});

test('a code confirms number, date and hashes, also after the files are erased, and discloses nothing else', async () => {
  const { id } = await fixture.aPaidOrder('b_skann', {
    organisatsioon: { nimi: 'Secret Client OÜ', reg_kood: '12345678' },
  });
  await fixture.service.make(id, false);
  const [row] = await fixture.rows(
    `select d.number, d.verification_code as code, encode(d.sha256, 'hex') as docx,
       encode(r.sha256, 'hex') as pdf, to_char(o.paid_at at time zone 'utc', 'YYYY-MM-DD') as date
     from document d join document_rendition r on r.document_id = d.id
     join orders o on o.id = d.order_id where o.id = ?::uuid`,
    [id],
  );
  const expected = {
    number: row?.['number'],
    date: row?.['date'],
    files: [
      { format: 'docx', sha256: row?.['docx'] },
      { format: 'pdf', sha256: row?.['pdf'] },
    ],
  };
  const code = String(row?.['code']);
  expect(await verification.verify(code.toLowerCase())).toEqual(expected);
  await fixture.rows(
    'update document set bytes = null, erased_at = now() where order_id = ?::uuid',
    [id],
  );
  expect(await verification.verify(code)).toEqual(expected);
  const document = await verification.verify(code);
  const page = verificationPage(
    { kind: 'genuine', code, document },
    { texts: presentLaw().texts, provider: 'Provider', language: 'en' },
  );
  expect(page.body).toContain(String(row?.['pdf']));
  expect(page.body).not.toMatch(/Secret|12345678|b_skann/);
});

test('an unknown code is not found, nor is a text that is not a code', async () => {
  for (const text of ['0000-0000-0000-0000', 'no code', "' or 1=1 --"]) {
    await expect(verification.verify(text)).rejects.toThrow('NOT_FOUND');
  }
});

test.each(LANGUAGES)(
  'the page in %s has its words, stays in its language and repeats no markup of the reader',
  (language) => {
    const { texts } = presentLaw();
    const frame = { texts, provider: 'A & B', language };
    const { body } = verificationPage({ kind: 'unknown', code: '"><script>' }, frame);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<input type="hidden" name="keel" value="${language}">`);
    expect(body).not.toMatch(/<script|verify:page|\{\w+\}\s*</);
  },
);
