/** The case file in a browser: filled once, saved, reopened, used for an order. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import type { TestService } from '../support/test-service.js';

const PHONE = { width: 390, height: 844 };

/** Set to a folder, keeps a picture of each step. */
const PICTURES = process.env['CONSOLE_PICTURES'] ?? '';

(hasBrowser ? describe : describe.skip)(`the case file in a browser${BROWSER_NOTE}`, () => {
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
    await page.goto(`${service.url}/console`);
    await giveKey(page, service.keys.live.lawyer_firm);
    return { page, errors };
  };

  const keep = async (page: Page, name: string) => {
    if (PICTURES === '') return;
    await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
  };

  async function fill(page: Page): Promise<void> {
    await go(page, 'Applicability');
    await page.getByLabel('How many people').fill('120');
    await page.getByLabel('In which sector').selectOption('ict_service_management');
    await go(page, 'Case file');
    await page.getByLabel('Organisation', { exact: false }).first().fill('Example Ltd');
    await page.getByLabel('Registration code').fill('12345678');
    await page.getByLabel('Country').selectOption('ie');
    await page.getByLabel('Sites, one per line').fill('Dublin\nCork');
    const systems = page.getByRole('group', { name: 'Systems', exact: true });
    await systems.getByRole('button', { name: 'Add' }).click();
    await systems.getByLabel('Name').fill('Portal');
    await systems.getByLabel('Criticality').selectOption('kriitiline');
    await systems.getByLabel('Recovery time, hours').fill('4');
    const suppliers = page.getByRole('group', { name: 'Suppliers', exact: true });
    await suppliers.getByRole('button', { name: 'Add' }).click();
    await suppliers.getByLabel('Name').fill('Cloud Ltd');
    await suppliers.getByLabel('Has access to our systems').check();
  }

  test('is filled from earlier answers, saved, and reopened', async () => {
    const { page, errors } = await open();
    await fill(page);
    expect(await page.getByLabel('Employees').inputValue()).toBe('120');
    expect(await seriousFindings(page)).toEqual([]);
    await keep(page, 'case-wide');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the signed file' }).click();
    const file = path.join(tmpdir(), `case-${String(process.pid)}.json`);
    await (await download).saveAs(file);
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      vorm: 'nis2-toimik/1',
      andmed: {
        riik: 'ie',
        tootajad: 120,
        sektor: 'ict_service_management',
        asukohad: ['Dublin', 'Cork'],
        infosysteemid: [{ nimi: 'Portal', kriitilisus: 'kriitiline', taasteaeg_h: 4 }],
        tarnijad: [{ nimi: 'Cloud Ltd', juurdepaas: true }],
      },
    });
    const { page: second } = await open();
    await go(second, 'Case file');
    await second.getByLabel('Open a case file').setInputFiles(file);
    await second.getByRole('group', { name: 'Systems 1' }).waitFor();
    expect(await second.getByLabel('Registration code').inputValue()).toBe('12345678');
    await writeFile(file, text.replace('Example Ltd', 'Other Ltd'));
    await second.getByLabel('Open a case file').setInputFiles(file);
    await second.getByText('The form contains an error.').waitFor();
    await writeFile(file, 'no JSON');
    await second.getByLabel('Open a case file').setInputFiles(file);
    await second.getByText('This is not a case file.').waitFor();
    expect(errors).toEqual([]);
  });

  test('an order lists missing facts and is placed with them, also on a phone', async () => {
    const { page, errors } = await open();
    await fill(page);
    await page.getByRole('link', { name: 'Order with these facts' }).click();
    await page.getByLabel('Service').selectOption('tarneahela_toend');
    await page.getByText('Risk tier for this organisation: R2').waitFor();
    expect(await page.getByLabel('Risk tier and price').inputValue()).toBe('R2');
    await page.getByText('These facts are missing').waitFor();
    await page.getByText(/^Blanks: /).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await keep(page, 'order-wide');
    await page.setViewportSize(PHONE);
    await keep(page, 'order-phone');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.getByText('Question a1', { exact: true }).waitFor();
    const alerts = await page.getByRole('alert').allTextContents();
    expect(alerts.join(' ')).not.toMatch(/payload|vastused/);
    await page.getByLabel('Order anyway').check();
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.getByText('awaiting payment').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await go(page, 'Case file');
    await page.getByRole('group', { name: 'Suppliers 1' }).waitFor();
    await keep(page, 'case-phone');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    // The refused order is a 422 response, which the browser logs.
    expect(errors.filter((one) => !one.includes('422'))).toEqual([]);
  });

  test('the technical check accepts files from the reader', async () => {
    const { page, errors } = await open();
    await go(page, 'Orders');
    await page.getByRole('link', { name: 'New order' }).click();
    await page.getByLabel('Service').selectOption('b_skann');
    await page.getByLabel('Organisation on the documents').fill('Example Ltd');
    await page.getByLabel('Domain').fill('example.org');
    const zone = {
      name: 'zone.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('@ IN A 192.0.2.1'),
    };
    await page.getByLabel('DNS zone file').setInputFiles(zone);
    await page.getByText('zone.txt').waitFor();
    await page.getByLabel('TLSv1.3').check();
    await keep(page, 'check');
    const placed = page.waitForRequest(
      (request) => request.url().endsWith('/v1/orders') && request.method() === 'POST',
    );
    await page.getByLabel('Order anyway').check();
    await page.getByRole('button', { name: 'Place the order' }).click();
    expect((await placed).postDataJSON()).toMatchObject({
      payload: {
        systeemid: ['example.org'],
        tehniline_kontroll: { domeen: 'example.org', tls_protokollid: ['TLSv1.3'] },
      },
    });
    await page.getByText('awaiting payment').waitFor();
    expect(errors).toEqual([]);
  });
});
