/** What the console does with files and lists of the API: search, gaps from a file, comparison, exports, receipts, test events. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { RestClient } from '../support/rest-client.js';

const HELD = `control,status,note
A.5.24,implemented,Plan of 2026
A.99.1,implemented,
`;

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

(hasBrowser ? describe : describe.skip)(`tools of the console${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  }, 180_000);
  afterAll(() => fixture.close());

  async function open(view: string): Promise<Readonly<{ page: Page; errors: string[] }>> {
    const { page, errors } = await openPage(fixture.browser);
    await page.goto(`${fixture.service.url}/console`);
    await giveKey(page, fixture.service.keys.test.lawyer_firm);
    await go(page, view);
    return { page, errors };
  }

  test('the mapping can be searched, compared, measured against a file of controls, and saved', async () => {
    const { page, errors } = await open('Mapping');
    await page.getByRole('button', { name: 'Compare two frameworks' }).click();
    const compared = page.locator('section[aria-labelledby="compare-frameworks"]');
    await compared.getByText(/\d+ of 138 controls of ISO\/IEC 27001:2022/).waitFor();
    expect(await compared.locator('tbody tr').count()).toBe(20);
    await compared.getByRole('button', { name: 'Show more' }).click();
    await compared.locator('tbody tr').nth(39).waitFor();
    const delta = page.locator('section[aria-labelledby="delta"]');
    await delta.getByLabel('Open a file').setInputFiles(textFile('soa.csv', HELD));
    await delta.getByText('Unknown controls: A.99.1').waitFor();
    expect(await delta.locator('tbody tr').count()).toBe(10);
    expect(await seriousFindings(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByLabel('Format').selectOption('csv');
    await page.getByRole('button', { name: 'Download the mapping' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.split('\n').length).toBeGreaterThan(100);
    await page.getByLabel('Search by number or words').fill('A.5.24');
    await page
      .getByRole('search')
      .getByRole('link', { name: /A\.5\.24/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /A\.5\.24/ }).waitFor();
    expect(errors).toEqual([]);
  }, 120_000);

  test.each(['xlsx', 'oscal_catalog', 'oscal_mapping', 'svg', 'mermaid'])(
    '%s can be saved',
    async (format) => {
      const { page, errors } = await open('Mapping');
      await page.getByLabel('Format').selectOption(format);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the mapping' }).click();
      expect((await readFile(await (await saved).path())).length).toBeGreaterThan(500);
      expect(errors).toEqual([]);
    },
  );

  test('a receipt is checked against the current law, and a forged one is rejected', async () => {
    const api = await RestClient.of(fixture.service.url, fixture.service.keys.test.lawyer_firm);
    const { json } = await api.post('/v1/scoping', { tootajad: 120, receipt: true });
    const receipt = String(json.data?.['receipt']);
    const { page, errors } = await open('Changes');
    const section = page.locator('section[aria-labelledby="receipt-check"]');
    await section.getByLabel('Open a file').setInputFiles(textFile('receipt.txt', receipt));
    await section.getByText(/^Genuine: issued on /).waitFor();
    await section.getByText('The same input gives the same answer today.').waitFor();
    const [head = '', payload = '', signature = ''] = receipt.split('.');
    const forged = [head, payload, signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))];
    await section
      .getByLabel('Open a file')
      .setInputFiles(textFile('receipt.txt', forged.join('.')));
    await section.getByText('This service did not issue this receipt').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('an event occurs on the test clock, with the steps that lead to it', async () => {
    const { page, errors } = await open('Account');
    const section = page.locator('section[aria-labelledby="test-events"]');
    await section.getByLabel('Event').selectOption('order.released');
    await section.getByRole('button', { name: 'Trigger the event' }).click();
    for (const type of ['order.created', 'order.paid', 'order.released'])
      await section.getByRole('listitem').filter({ hasText: type }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
