/** Every email in every language: the same content as text and as HTML. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { mailHtml } from '../../../src/modules/outbox/domain/mail-html.js';
import { mailText } from '../../../src/modules/outbox/domain/mail-text.js';
import { paragraph } from '../../../src/modules/outbox/domain/mail-content.js';
import { SAMPLE_MAILS, sampleMail } from '../../../src/modules/outbox/domain/sample-mail.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { codeLinks } from '../../../src/shared/code-links.js';
import { LANGUAGES } from '../../../src/shared/language.js';

const texts = createTexts(presentLaw().knowledge.texts);
const baseUrl = 'https://api.example.test';
const links = codeLinks(baseUrl, false);
const frame = { texts, provider: 'Büroo & Co', baseUrl, links };

/** Blocks end lines; entities become characters. */
const visible = (html: string): string =>
  html
    .replace(/<title>[\s\S]*?<\/title>|<h1[\s\S]*?<\/h1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test.each(LANGUAGES.flatMap((language) => SAMPLE_MAILS.map((kind) => [kind, language] as const)))(
  '%s in %s has the same content as text and as HTML, and loads nothing',
  (kind, language) => {
    const content = sampleMail(kind, { ...frame, language });
    const html = mailHtml([content]);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/);
    const seen = new Set(visible(html).split(/\s+/));
    const words = mailText([content])
      .split(/\s+/)
      .filter((word) => !word.startsWith('https://') && word !== '-')
      .map((word) => word.replace(/:$/, ''));
    expect(words.filter((word) => !seen.has(word) && !seen.has(`${word}:`))).toEqual([]);
    for (const url of mailText([content]).match(/https:\S+/g) ?? []) {
      expect(html).toContain(`href="${url}"`);
    }
    expect(html).not.toMatch(/mails:|orders:|documents:|[{}]\s*[a-z_]+\s*}/);
  },
);

test('text from clients is escaped, and addresses in it become links', () => {
  const blocks = [paragraph('A <b> & "c": https://x.test/a?b=1&c=2.')];
  const html = mailHtml([{ language: 'en', subject: 'S <i>', blocks }]);
  expect(html).toContain('A &lt;b&gt; &amp; &quot;c&quot;: <a href="https://x.test/a?b=1&amp;c=2"');
  expect(html).toContain('<title>S &lt;i&gt;</title>');
});
