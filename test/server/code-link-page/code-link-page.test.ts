/** Pages that take the code of a link: texts in every language, one script, the narrowest policies. */
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import {
  downloadPage,
  invalidPaymentLinkPage,
  onwardPage,
  paymentLinkPage,
  type CodePageFrame,
} from '../../../src/server/code-link-page/code-link-page.js';
import { codeLinkScript } from '../../../src/server/code-link-page/code-link-script.js';
import { hashSource } from '../../../src/server/pages/page.js';
import { LANGUAGES } from '../../../src/shared/language.js';

const texts = createTexts(presentLaw().knowledge.texts);
const FRAME: CodePageFrame = {
  texts,
  provider: 'Büroo <b>& Co</b>',
  language: 'en',
  script: '/assets/links/0/code-link.js',
};
const ADDRESS = 'https://checkout.example/c/pay?a=1&b="2"#fragment';

const PAGES = [
  { name: 'download', page: downloadPage, may: ["connect-src 'self'", "script-src 'self'"] },
  {
    name: 'payment',
    page: (frame: CodePageFrame) => paymentLinkPage('fi', frame),
    may: ["form-action 'self'", "script-src 'self'"],
  },
  { name: 'invalid', page: invalidPaymentLinkPage, may: [] },
  { name: 'onward', page: (frame: CodePageFrame) => onwardPage(ADDRESS, frame), may: [] },
];

test.each(PAGES)('the policy of the $name page permits what it does', ({ page, may }) => {
  const { body, contentSecurityPolicy } = page(FRAME);
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  const given = contentSecurityPolicy.split('; ').filter((one) => !one.endsWith("'none'"));
  const always = ["font-src 'self'", 'img-src data:', `style-src ${hashSource(style)}`];
  expect(given.sort()).toEqual([...always, ...may].sort());
  expect(body).not.toMatch(/\son\w+=|style="|<script>/);
  expect(body).toContain('Büroo &lt;b&gt;&amp; Co&lt;/b&gt;');
});

test.each(LANGUAGES)('the pages are complete in %s', (language) => {
  for (const { page } of PAGES) {
    const { body } = page({ ...FRAME, language });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`href="/console/orders?keel=${language}"`);
    expect(body).not.toMatch(/links:page|console:nav/);
  }
});

test('the form of the payment page has the chosen language, or that of the order', () => {
  const form = (chosen: 'fi' | null) => paymentLinkPage(chosen, FRAME).body;
  expect(form('fi')).toContain('<input type="hidden" name="keel" value="fi">');
  expect(form(null)).toContain('<input type="hidden" name="keel" value="">');
});

test('the page that leads on escapes the address of the provider', () => {
  const { body } = onwardPage(ADDRESS, FRAME);
  const escaped = 'https://checkout.example/c/pay?a=1&amp;b=&quot;2&quot;#fragment';
  expect(body).toContain(`<meta http-equiv="refresh" content="0; url=${escaped}">`);
  expect(body).toContain(`<a href="${escaped}">Continue to the payment page</a>`);
});

test('the script is a file whose path changes with its content, and is valid JavaScript', async () => {
  const { path, asset } = await codeLinkScript();
  expect(path).toBe(`/assets/links/${asset.etag.replaceAll('"', '')}/code-link.js`);
  expect(asset.contentType).toBe('text/javascript; charset=utf-8');
  expect(() => {
    runInNewContext(`() => { ${asset.body.toString()} }`);
  }).not.toThrow();
});
