/** Group of companies in a browser: read from a file, drawn and computed there; nothing of it is sent. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import type { TestService } from '../support/test-service.js';

const PHONE = { width: 390, height: 844 };

/** Figures of the group that nothing else on the page has. */
const FIGURES = /4321|4411|4412/;

const GROUP = `name;headcount;turnover;balance;country;sector;owner;percent
Parent;4321;900;800;ee;;;
Grid;60;12;11;ee;energy_electricity;Parent;80
Grid;60;12;11;ee;energy_electricity;Investor;20
Partner;100;20;18;;;Grid;30
`;

(hasBrowser ? describe : describe.skip)(`groups in a browser${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
    ({ service, browser } = fixture);
  });
  afterAll(() => fixture.close());

  const open = async (size?: typeof PHONE) => {
    const { page, errors } = await openPage(browser, size);
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(`${service.url}/console/groups`);
    await page.getByText('The group as a file (CSV)').click();
    const file = { name: 'group.csv', mimeType: 'text/csv', buffer: Buffer.from(GROUP) };
    await page.getByLabel('Open a file').setInputFiles(file);
    await page.getByRole('group', { name: 'Partner', exact: true }).waitFor();
    return { page, errors, sent };
  };

  test('a group from a file is drawn and computed in the browser; none of its figures is sent', async () => {
    const { page, errors, sent } = await open();
    const chart = page.locator('.group-chart');
    expect(await chart.locator('text').allTextContents()).toEqual(
      expect.arrayContaining(['Parent', '4321 / 900 / 800', '80 %', '30 %']),
    );
    await page.getByText('Your answers do not leave the browser.', { exact: false }).waitFor();
    await page.getByLabel('Enterprise', { exact: true }).selectOption({ label: 'Grid' });
    const addends = page.getByRole('region', { name: 'What counts for Grid' });
    const rows = await addends.locator('tbody tr').allTextContents();
    expect(rows.find((row) => row.startsWith('Parent'))).toContain('4,321');
    expect(rows.find((row) => row.startsWith('Partner'))).toContain('30 %306');
    expect(rows.at(-1)).toContain('4,411');
    await page.getByText('As a table').click();
    const twin = page.getByRole('region', { name: 'The group as a chart' }).locator('tbody tr');
    expect((await twin.allTextContents())[1]).toMatch(/Grid.*linked.*important.*essential/);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('group', { name: 'Grid', exact: true }).getByLabel('Employees').fill('61');
    await addends.getByText('4,412').first().waitFor();
    expect(sent.filter((line) => FIGURES.test(line))).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('answers are computed without a network once the page is loaded', async () => {
    const { page, sent } = await open();
    await page.getByText('Your answers do not leave the browser.', { exact: false }).waitFor();
    const loaded = sent.length;
    await page.context().setOffline(true);
    await page.getByLabel('Enterprise', { exact: true }).selectOption({ label: 'Grid' });
    await page.getByRole('group', { name: 'Grid', exact: true }).getByLabel('Employees').fill('62');
    await page
      .getByRole('region', { name: 'What counts for Grid' })
      .getByText('4,413')
      .first()
      .waitFor();
    expect(sent.slice(loaded)).toEqual([]);
  });

  test('an invalid holding is named by its ends, and the file is saved unchanged', async () => {
    const { page } = await open();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toContain('Grid,ettevotja,60,12,11,ee,energy_electricity,Investor,20\n');
    await page.getByRole('button', { name: 'Back to the earlier entries' }).click();
    await page.getByRole('group', { name: 'Partner', exact: true }).waitFor({ state: 'detached' });
    const again = { name: 'group.csv', mimeType: 'text/csv', buffer: Buffer.from(GROUP) };
    await page.getByLabel('Open a file').setInputFiles(again);
    await page.getByRole('group', { name: 'Partner', exact: true }).waitFor();
    await page
      .getByRole('group', { name: 'Holdings 1' })
      .getByLabel('Share in percent')
      .fill('180');
    const alert = page.getByRole('alert').filter({ hasText: 'Parent → Grid' });
    await alert.waitFor();
    expect(await alert.textContent()).not.toMatch(/osalused|kapital/);
  });

  test('the diagram scrolls in its own frame on a phone', async () => {
    const { page, errors } = await open(PHONE);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
