/** Charts of the console: each has a table, is drawn in the page and, if possible, computed without the service. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import type { TestService } from '../support/test-service.js';

const FILE = `name,headcount,turnover,balance,country,sector
Grid,4321,80,70,ee,energy_electricity
Bakery,5,1,1,ee,
Waste,60,12,11,de,waste_management
Broken,many,1,1,de,waste_management
`;

(hasBrowser ? describe : describe.skip)(`charts of the console${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
    ({ service, browser } = fixture);
  });
  afterAll(() => fixture.close());

  const open = async (path: string) => {
    const { page, errors } = await openPage(browser);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(`${service.url}${path}`);
    return { page, errors, sent };
  };

  const cell = (page: Page, name: string) => page.getByRole('button', { name, exact: false });

  test('the coverage matrix opens the links behind a cell', async () => {
    const { page, errors } = await open('/console');
    await giveKey(page, service.keys.test.lawyer_firm);
    await go(page, 'Mapping');
    const matrix = page.getByRole('region', { name: 'Coverage matrix' }).first();
    await cell(page, 'b, DORA: ').click();
    const links = page.locator('section[aria-labelledby="cell-links"]');
    await links.locator('li.link').first().waitFor();
    const shown = await cell(page, 'b, DORA: ').locator('strong').textContent();
    expect(await links.locator('li.link').count()).toBe(Number(shown));
    expect(await matrix.getByRole('row').count()).toBeGreaterThan(5);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a timeline shows every deadline and missing facts, without a key and without the service', async () => {
    const { page, errors, sent } = await open('/console/incident');
    await page.getByLabel('controller of personal data').check();
    const section = page.getByRole('region', { name: 'All deadlines on one axis' }).first();
    await section.locator('.term').nth(4).waitFor();
    expect(sent.filter((line) => line.includes('/v1/'))).toEqual([]);
    const missing = section.locator('.legend li').first();
    expect(await missing.textContent()).toBe(
      'Final report (NIS2): when the incident notification was submitted',
    );
    await section.getByText('As a table').click();
    const rows = await section.locator('tbody tr').allTextContents();
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(/^Early warningNIS2.*(GMT|UTC).*left/);
    expect(await page.locator('main').textContent()).not.toMatch(/[a-z]_[a-z]/u);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a portfolio from a file is classified in the browser and stays there', async () => {
    const { page, errors, sent } = await open('/console/portfolio');
    const file = { name: 'all.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await page.getByLabel('Open a file').setInputFiles(file);
    await page.getByText('Organisations classified: 4').waitFor();
    await cell(page, 'Estonia, out of scope: 1').waitFor();
    await cell(page, 'Germany, important entity: 1').click();
    await page
      .getByRole('region', { name: 'Germany, important entity' })
      .getByText('Waste')
      .waitFor();
    await cell(page, 'Germany, with errors: 1').click();
    await page
      .getByRole('region', { name: 'Germany, with errors' })
      .getByText('headcount')
      .waitFor();
    expect(sent.filter((line) => /4321|Bakery/.test(line))).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('27 countries have a tile and a row with the status of their act', async () => {
    const { page, errors } = await open('/console/changes');
    const section = page
      .getByRole('region', { name: 'Transposition in the Member States' })
      .first();
    await section.locator('.tiles a').nth(26).waitFor();
    expect(await section.locator('.tiles a').count()).toBe(27);
    const places = await section
      .locator('.tiles rect')
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('x') ?? ''} ${one.getAttribute('y') ?? ''}`),
      );
    expect(new Set(places).size).toBe(27);
    const firstRow = section.locator('tbody tr').first();
    expect(await firstRow.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await firstRow.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await section.getByText('As a table').click();
    expect(await section.locator('tbody tr').count()).toBe(27);
    const france = section.getByRole('row', { name: /France/ });
    expect(await france.textContent()).toContain('not yet transposed');
    expect(await seriousFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const map = await section.locator('svg.tiles').boundingBox();
    expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThan(390);
    expect(errors).toEqual([]);
  });
});
