/** The rules of PDF/A find each defect put into a valid file. */
import { beforeAll, expect, test } from '@jest/globals';
import { render } from '../../modules/documents/rendering-fixture.js';
import { pdfAProblems } from '../../support/pdf-a/pdf-a-rules.js';

let valid: string;

beforeAll(async () => {
  const { pdf } = await render('security_policy', 'de');
  valid = Buffer.from(pdf).toString('latin1');
}, 60_000);

const problemsOf = (text: string) => pdfAProblems(Buffer.from(text, 'latin1'));

test('names with markup do not break the metadata', () => {
  expect(valid).toContain('roo &amp; Pojad</rdf:li>');
  expect(problemsOf(valid)).toEqual([]);
});

test.each([
  ['6.1.2', '%PDF-1.7', '%PDF-2.0'],
  ['6.1.3', '/ID [', '/IX ['],
  ['6.1.7.2', 'trailer\n<<', 'trailer\n<<\n/Encrypt 1 0 R'],
  ['6.1.9', ' obj\n', ' obj '],
  ['6.1.12', '/ViewerPreferences', '/Perms 0 /ViewerPr'],
  ['6.2.3', '/GTS_PDFA1', '/GTS_PDFX1'],
  ['6.2.8', '/ColorSpace /DeviceGray', '/ColorSpace /DeviceCMYK'],
  ['6.2.11', '/FontFile2', '/FontFile9'],
  ['6.2.11', '/ToUnicode', '/ToUnicodx'],
  ['6.2.11', '/Identity-H', '/Identity-V'],
  ['6.2.11', '(Adobe)', '(Other)'],
  ['6.3', '/Subtype /Link', '/Subtype /Line'],
  ['6.5.1', '/S /GoTo', '/S /Hide'],
  ['6.6.2', '&amp; Pojad</rdf', '&bmp; Pojad</rdf'],
  ['6.6.2', '<xmp:CreateDate>2026', '<xmp:CreateDate>2025'],
  ['6.6.2', '<xmp:ModifyDate>2026', '<xmp:ModifyDate>2025'],
  ['6.6.2', 'http://ns.adobe.com/pdf/1.3/', 'http://ns.adobe.com/pdf/9.3/'],
  ['6.6', 'pdfaid:part>2<', 'pdfaid:part>3<'],
  ['6.6', 'pdfaid:conformance>B<', 'pdfaid:conformance>A<'],
  ['language', '/Lang', '/Lanx'],
])('%s: %s', (clause, right, wrong) => {
  expect(valid).toContain(right);
  const problems = problemsOf(valid.replace(right, wrong));
  expect(problems.filter((one) => one.includes(clause))).not.toEqual([]);
});
