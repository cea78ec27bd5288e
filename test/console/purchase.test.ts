/** A buyer on a phone, in German, with the keyboard only: from the home page to a paid package and a live key. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { presentLaw } from '../../src/app/knowledge.js';
import { message } from '../../src/shared/message.js';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { Keyboard } from '../support/keyboard.js';

const PHONE = { width: 390, height: 844 };
/** Six minutes. */
const MAX_SECONDS = 360;
const law = presentLaw();
const { catalogue } = law.knowledge;

const t = (key: string, params?: Record<string, string>): string =>
  law.texts.localize(message(key, params), 'de');

async function openPhone(fixture: ConsoleFixture) {
  const context = await fixture.browser.newContext({ viewport: PHONE, locale: 'de-DE' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message: text }) => errors.push(text));
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  return { page, errors };
}

/** Set CONSOLE_PICTURES to a folder to keep them. */
async function keepFigures(figures: Readonly<Record<string, number>>): Promise<void> {
  const folder = process.env['CONSOLE_PICTURES'] ?? '';
  if (folder === '') return;
  await writeFile(path.join(folder, 'purchase.json'), JSON.stringify(figures));
}

const width = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

/** Pays on the page of the simulated provider and follows its link back. */
async function pay(page: Page, keyboard: Keyboard): Promise<void> {
  await page.waitForURL('**/pay/**');
  const [, rest = ''] = t('orders:page.pay', { total: '|' }).split('|');
  await keyboard.enter(rest.trim());
  await page.locator('.state').waitFor();
  await keyboard.enter(t('orders:page.back'));
  await page.waitForURL('**/console/orders/**');
}

(hasBrowser ? describe : describe.skip)(`buying on a phone${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  });
  afterAll(() => fixture.close());

  test('with the keyboard only, a buyer gets a live key and a paid package in six minutes', async () => {
    const { page, errors } = await openPhone(fixture);
    const keyboard = new Keyboard(page);
    await page.goto(fixture.service.url);
    const begun = performance.now();
    await keyboard.enter('Preise');
    await page.getByRole('heading', { level: 1, name: t('console:nav.plans') }).waitFor();
    expect(await width(page)).toBe(PHONE.width);
    await keyboard.enter(t('console:plans.buy'));
    await keyboard.fill(t('console:signup.name'), 'Bäckerei Muster GmbH');
    await keyboard.fill(t('console:signup.email'), 'einkauf@muster.example');
    await keyboard.fill(t('console:orders.country'), 'Deutschland');
    await keyboard.enter(t('console:plans.pay'));
    await pay(page, keyboard);
    const key = await page.locator('code.key').textContent();
    expect(key).toMatch(/^nis2_live_client_/);
    expect(await width(page)).toBe(PHONE.width);
    await keyboard.enter(t('console:orders.new'));
    await page.locator('.sums dt').first().waitFor();
    await keyboard.fill(t('console:orders.country'), 'Deutschland');
    await keyboard.fill(t('console:orders.organisation'), 'Bäckerei Muster GmbH');
    await keyboard.to(t('console:orders.partial'));
    await keyboard.strike('Space');
    await keyboard.enter(t('console:orders.place'));
    await page.waitForURL(/\/console\/orders\/[0-9a-f-]{36}/);
    await keyboard.enter(t('console:orders.pay'));
    await pay(page, keyboard);
    await page.locator('a[download]').first().waitFor({ timeout: 300_000 });
    const waited = (performance.now() - begun) / 1_000;
    expect(await page.locator('a[download]').count()).toBeGreaterThanOrEqual(5);
    expect(await width(page)).toBe(PHONE.width);
    const spent = { keys: keyboard.count, buyer: keyboard.seconds, service: waited };
    await keepFigures(spent);
    expect(keyboard.seconds + waited).toBeLessThanOrEqual(MAX_SECONDS);
    const used = await fetch(`${fixture.service.url}/v1/keys`, {
      headers: { 'X-API-Key': key ?? '' },
    });
    expect(used.status).toBe(200);
    expect(errors).toEqual([]);
  }, 600_000);

  test('the prices are those of the price list, and the page is accessible to screen readers', async () => {
    const { page, errors } = await openPhone(fixture);
    await page.goto(`${fixture.service.url}/console/plans`);
    const prices = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
    const main = page.locator('main');
    await main
      .getByRole('link', { name: t('console:plans.buy') })
      .first()
      .waitFor();
    const text = (await main.textContent()) ?? '';
    for (const { centsPerMonth } of Object.values(catalogue.licences)) {
      expect(text).toContain(prices.format(centsPerMonth / 100));
    }
    for (const { key, price } of catalogue.services) {
      expect(text).toContain(t(`services:${key}.name`));
      const cents = price.kind === 'tiered' ? Object.values(price.cents) : [];
      for (const one of cents) expect(text).toContain(prices.format(one / 100));
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto(`${fixture.service.url}/console/plans/enterprise`);
    await page.getByRole('button', { name: t('console:plans.pay') }).click();
    await page.locator('.fault').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // The refusal of the empty form is a message of the browser, not an error of the page.
    expect(errors.filter((one) => !one.includes('422'))).toEqual([]);
  }, 120_000);

  test('billing details are stored, and an invalid number is named', async () => {
    const { page } = await openPhone(fixture);
    await page.goto(`${fixture.service.url}/console`);
    await page.getByLabel(t('console:key.field')).fill(fixture.service.keys.live.client);
    await page.getByRole('button', { name: t('console:key.use') }).click();
    await page.goto(`${fixture.service.url}/console/account`);
    const section = page.locator('section[aria-labelledby="billing"]');
    await section.getByLabel(t('console:orders.address')).fill('Musterweg 1, 10115 Berlin');
    await section.getByLabel(t('console:orders.country')).selectOption('de');
    await section.getByRole('button', { name: t('console:account.save') }).click();
    await section.getByText(t('console:account.saved')).waitFor();
    await page.reload();
    const address = section.getByLabel(t('console:orders.address'));
    await address.waitFor();
    expect(await address.inputValue()).toBe('Musterweg 1, 10115 Berlin');
    expect(await section.getByLabel(t('console:orders.country')).inputValue()).toBe('de');
    await section.getByLabel(t('console:account.vat_number')).fill('1'.repeat(21));
    await section.getByRole('button', { name: t('console:account.save') }).click();
    await section.locator('.fault').first().waitFor();
    expect(await width(page)).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
  }, 120_000);
});
