/** Links of the strict profile in Chromium: their codes reach no address that a server sees, no log and no history. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { seriousFindings } from '../../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openBrowser, openPage } from '../../support/browser.js';
import { codeOf, documentOf, download } from '../../support/code-links.js';
import { requireConsole } from '../../support/console-files.js';
import { openStrictSale, type StrictSale } from '../../support/strict-sale.js';

const PHONE = { width: 390, height: 844 };

(hasBrowser ? describe : describe.skip)(`links of the strict profile${BROWSER_NOTE}`, () => {
  let sale: StrictSale;
  let browser: Browser;
  let docx: string;
  let pdf: string;

  beforeAll(async () => {
    await requireConsole();
    [sale, browser] = await Promise.all([openStrictSale(), openBrowser()]);
    const entry = await documentOf(sale.client, sale.paid.orderId);
    [docx, pdf] = [entry.allalaadimislink, entry.pdf.allalaadimislink];
  }, 90_000);
  afterAll(async () => {
    await browser.close();
    await sale.close();
  });

  /** Addresses that the browser sent to the service, as its requests and as referrers. */
  function watched(page: Page): string[] {
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(request.url(), request.headers()['referer'] ?? '');
    });
    return sent;
  }

  const withCode = (addresses: readonly string[], code: string) =>
    addresses.filter((address) => address.split('#')[0]?.includes(code));

  async function saved(page: Page, begin: () => Promise<unknown>) {
    const [file] = await Promise.all([page.waitForEvent('download'), begin()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  test('a link saves the document, and its buttons the other format', async () => {
    const { page, errors } = await openPage(browser, PHONE);
    const sent = watched(page);
    const token = codeOf(docx);
    const file = await saved(page, () => page.goto(docx));
    expect(file.name).toMatch(/\.docx$/);
    expect(file.bytes.equals((await download(sale.service.url, { token })).bytes)).toBe(true);
    await page.getByText('The document has been downloaded.').waitFor();
    expect(page.url()).toBe(`${sale.service.url}/download`);
    expect(await page.evaluate('history.length')).toBe(2);
    const other = await saved(page, () =>
      page.getByRole('button', { name: 'Download as a PDF' }).click(),
    );
    expect([other.name.slice(-4), other.bytes.subarray(0, 4).toString()]).toEqual(['.pdf', '%PDF']);
    expect(withCode(sent, token)).toEqual([]);
    expect(sent.filter((address) => address.includes('#'))).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a link to the PDF saves the PDF', async () => {
    const { page } = await openPage(browser);
    const file = await saved(page, () => page.goto(pdf));
    expect(file.bytes.subarray(0, 4).toString()).toBe('%PDF');
    expect(page.url()).toBe(`${sale.service.url}/download?vorming=pdf`);
  });

  test('a wrong link gets a message; the right one, pasted into the same tab, the document', async () => {
    const { page } = await openPage(browser);
    for (const link of [`${sale.service.url}/download`, `${docx.slice(0, -1)}!`]) {
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByText('This link is not valid or has expired.').waitFor();
      expect(await page.getByRole('button').count()).toBe(0);
      expect(page.url()).toBe(`${sale.service.url}/download`);
    }
    const file = await saved(page, () => page.goto(docx));
    expect(file.name).toMatch(/\.docx$/);
    expect(page.url()).toBe(`${sale.service.url}/download`);
  });

  test('a file that cannot be sent now is saved on the next attempt', async () => {
    const { page } = await openPage(browser);
    await page.route('**/v1/download', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(docx);
    await page.getByText('cannot be downloaded at the moment').waitFor();
    await page.route('**/v1/download', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Download as a PDF' }).click();
    await page.getByText('cannot be downloaded at the moment').waitFor();
    const file = await saved(page, () =>
      page.getByRole('button', { name: 'Download as a Word file' }).click(),
    );
    expect(file.name).toMatch(/\.docx$/);
  });

  test('a permanent payment link leads to the payment page, where the order is paid', async () => {
    const { page, errors } = await openPage(browser, PHONE);
    const sent = watched(page);
    const code = codeOf(sale.unpaid.payLink);
    const permanent = sale.linksTo('/pay').filter((link) => link.includes('#o_'));
    for (const link of permanent) {
      await page.goto('about:blank');
      await page.goto(link);
      await page.locator('h1', { hasText: 'Single document' }).waitFor();
    }
    await page.goto('about:blank');
    await page.goto(sale.unpaid.payLink);
    await page.getByRole('button', { name: /^Pay / }).waitFor();
    await page.locator('.languages summary').click();
    await page.getByRole('link', { name: 'suomi' }).click();
    await page.locator('html[lang=fi] form').waitFor();
    expect(page.url()).toBe(`${sale.service.url}/pay?`);
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('button.first').click();
    await page.locator('html[lang=fi] .state').waitFor();
    expect(page.url()).toBe(`${sale.service.url}/pay?`);
    const { json } = await sale.client.get(`/v1/orders/${sale.unpaid.orderId}`);
    expect(json.data?.['makse_staatus']).toBe('tasutud');
    for (const one of [code, ...permanent.map(codeOf)]) expect(withCode(sent, one)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a wrong payment link gets a message, with and without a code', async () => {
    const { page } = await openPage(browser);
    for (const link of [`${sale.service.url}/pay#local_nothing`, `${sale.service.url}/pay`]) {
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByText('This payment link is not valid.').waitFor();
      expect(page.url()).not.toContain('#');
    }
  });

  test.each([
    { page: 'download', language: 'et-EE', text: 'See leht vajab JavaScripti.' },
    { page: 'pay', language: 'en-GB', text: 'This page needs JavaScript.' },
  ])('without JavaScript, $page says so in $language', async ({ page: name, language, text }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: language });
    const page = await context.newPage();
    await page.goto(`${sale.service.url}/${name}#code`);
    const note = page.locator('noscript p');
    expect([await note.isVisible(), await note.textContent()]).toEqual([
      true,
      expect.stringContaining(text),
    ]);
    expect(await page.getByRole('button').count()).toBe(0);
  });

  test('the log of the service contains none of the codes', () => {
    const all = sale.log.join('');
    expect(all).toContain('"url":"/download"');
    expect(sale.codes.filter((code) => all.includes(code))).toEqual([]);
  });
});
