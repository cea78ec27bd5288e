/** The text and the HTML of an email, block by block. */
import { expect, test } from '@jest/globals';
import {
  paragraph,
  paragraphs,
  type MailBlock,
} from '../../../../src/modules/outbox/domain/mail-content.js';
import { mailHtml } from '../../../../src/modules/outbox/domain/mail-html.js';
import { mailText } from '../../../../src/modules/outbox/domain/mail-text.js';

const mail = (...blocks: readonly MailBlock[]) =>
  ({ language: 'en', subject: 'A & B', blocks }) as const;

const LINK = { label: 'Open <it>', url: 'https://example.org/?a=1&b=2' };
const FACTS = [
  { label: 'Order', value: 'o-1' },
  { label: 'Sum', value: '1 €' },
];

test('a text of several paragraphs is split at blank lines', () => {
  expect(paragraphs('\n one\ntwo\n\nthree\n\n\n\nfour \n')).toEqual([
    { kind: 'paragraph', text: 'one\ntwo' },
    { kind: 'paragraph', text: 'three' },
    { kind: 'paragraph', text: 'four' },
  ]);
});

const BLOCKS: readonly Readonly<{ block: MailBlock; text: string }>[] = [
  { block: paragraph('one\ntwo'), text: 'one\ntwo' },
  { block: { kind: 'facts', facts: FACTS }, text: 'Order: o-1\nSum: 1 €' },
  { block: { kind: 'action', link: LINK }, text: `Open <it>:\n${LINK.url}` },
  {
    block: { kind: 'links', links: [LINK, LINK] },
    text: `Open <it>:\n${LINK.url}\n\nOpen <it>:\n${LINK.url}`,
  },
  { block: { kind: 'list', title: 'Changes', items: ['x', 'y'] }, text: 'Changes\n- x\n- y' },
];

test.each(BLOCKS)('as text, $block.kind is $text', ({ block, text }) => {
  expect(mailText([mail(block)])).toBe(text);
});

test('blocks are separated by a blank line, languages by a rule', () => {
  const one = mail(paragraph('a'), paragraph('b'));
  expect(mailText([one, one])).toBe('a\n\nb\n\n----\n\na\n\nb');
});

/** The article of an email with one block, without its heading. */
const htmlOf = (block: MailBlock): string =>
  /<\/h1>(.*)<\/div>/s.exec(mailHtml([mail(block)]))?.[1] ?? '';

const QUIET = 'text-align:left;font-weight:400;color:#55606e;padding-right:16px';
const CELL = 'padding:8px 0;border-bottom:1px solid #d9dee5;vertical-align:top';
const ITEM = '<li style="margin:0 0 8px;overflow-wrap:anywhere">';
const LIST = '<ul style="margin:0 0 16px;padding-left:20px">';
const URL = 'https://example.org/?a=1&amp;b=2';

test('paragraphs are escaped, with line breaks', () => {
  expect(htmlOf(paragraph('a < b\nc'))).toBe('<p style="margin:0 0 16px">a &lt; b<br>c</p>');
});

test.each([
  { text: 'See https://example.org/x, please.', url: 'https://example.org/x', rest: ', please.' },
  { text: 'See http://example.org/?a=(1)!', url: 'http://example.org/?a=(1', rest: ')!' },
  { text: 'See <https://example.org>', url: 'https://example.org', rest: '&gt;' },
])('an address in "$text" becomes a link', ({ text, url, rest }) => {
  const style = 'color:#1d3557;overflow-wrap:anywhere';
  expect(htmlOf(paragraph(text))).toContain(
    `<a href="${url}" style="${style}">${url}</a>${rest}</p>`,
  );
});

test('several addresses each become a link, and the text between them is kept', () => {
  const html = htmlOf(paragraph('a https://a.org/ b https://b.org/ c'));
  expect(html.replaceAll(/<a [^>]*>([^<]*)<\/a>/g, '[$1]')).toBe(
    '<p style="margin:0 0 16px">a [https://a.org/] b [https://b.org/] c</p>',
  );
});

test('facts are a table with a header for each row', () => {
  const row = (label: string, value: string) =>
    `<tr><th scope="row" style="${CELL};${QUIET}">${label}</th>` +
    `<td style="${CELL};text-align:right;overflow-wrap:anywhere">${value}</td></tr>`;
  expect(htmlOf({ kind: 'facts', facts: FACTS })).toBe(
    `<table style="border-collapse:collapse;width:100%;margin:0 0 20px">${row('Order', 'o-1')}${row('Sum', '1 €')}</table>`,
  );
});

test('an action is a button, links and items are lists', () => {
  expect(htmlOf({ kind: 'action', link: LINK })).toBe(
    `<p style="margin:0 0 20px"><a href="${URL}" style="display:inline-block;padding:12px 22px;` +
      'background:#1d3557;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600">Open &lt;it&gt;</a></p>',
  );
  expect(htmlOf({ kind: 'links', links: [LINK, LINK] })).toBe(
    `${LIST}${`${ITEM}<a href="${URL}" style="color:#1d3557">Open &lt;it&gt;</a></li>`.repeat(2)}</ul>`,
  );
  expect(htmlOf({ kind: 'list', title: 'A & B', items: ['x <y>', 'z'] })).toBe(
    `<p style="margin:0 0 8px;font-weight:600">A &amp; B</p>${LIST}${ITEM}x &lt;y&gt;</li>${ITEM}z</li></ul>`,
  );
});

test('an email in two languages is one document with two articles', () => {
  const one = mail(paragraph('a'), paragraph('b'));
  const html = mailHtml([{ ...one, language: 'et' }, one]);
  expect(html).toMatch(/^<!doctype html>\n<html lang="et"><head><meta charset="utf-8">/);
  expect(html).toContain('<title>A &amp; B / A &amp; B</title>');
  expect(html.match(/<div lang="(?:et|en)" style="max-width:560px/g)).toHaveLength(2);
  expect(html).toContain('>A &amp; B</h1><p style="margin:0 0 16px">a</p>\n<p');
  expect(html).toContain('</p></div>\n<div lang="en"');
  expect(html).toMatch(
    /<body style="margin:0;padding:24px 12px;background:#f4f5f7;color:#1b2430;font-family:Segoe UI/,
  );
  expect(html).toMatch(/<h1 style="font-family:Georgia,'Times New Roman',serif;font-size:24px/);
  expect(html.endsWith('</div>\n</body></html>\n')).toBe(true);
  expect(mailHtml([])).toContain('<html lang="en">');
});
