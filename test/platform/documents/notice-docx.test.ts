import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { noticeDocx } from '../../../src/platform/docx/notice-docx.js';

const write = noticeDocx(readFileSync('kb/templates/incident_notice.docx'));

test('a notice becomes a document in its language, for any text', async () => {
  const text = 'TITLE\n\n1. Heading\n<b> & {tag} {/rows} [blank]\n\nNOTES\n\n– A note.';
  const zip = new PizZip(await write({ text, language: 'fi' }, new Date('2026-03-01T10:00:00Z')));
  const xml = zip.file('word/document.xml')?.asText() ?? '';
  const words = xml.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
  expect(words).toContain(
    '|TITLE|1. Heading|&lt;b&gt; &amp; {tag} {/rows} |[blank]|NOTES|A note.|',
  );
  expect(zip.file('word/styles.xml')?.asText()).toContain('fi-FI');
});
