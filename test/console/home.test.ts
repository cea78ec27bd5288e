/** Home: the reader's organisations with their next steps, compared, stored and forgotten. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import type { TestService } from '../support/test-service.js';

const PHONE = { width: 390, height: 844 };

const STORES = `Promise.all([
  new Promise((resolve) => {
    const opening = indexedDB.open('nis2-console-1');
    opening.onsuccess = () => {
      const count = opening.result.transaction('kept').objectStore('kept').count();
      count.onsuccess = () => resolve(count.result);
    };
  }),
  sessionStorage.length, localStorage.length, document.cookie.length,
])`;

(hasBrowser ? describe : describe.skip)(`the home view${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
    ({ service, browser } = fixture);
  });
  afterAll(() => fixture.close());

  async function scope(page: Page, people: string, country: string): Promise<void> {
    await page.getByLabel('How many people').fill(people);
    await page.getByLabel('In which sector').selectOption('energy_electricity');
    await page.getByLabel('In which country').selectOption(country);
    await page.locator('.verdict').waitFor();
  }

  const card = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

  async function twoClients(): Promise<Readonly<{ page: Page; errors: string[] }>> {
    const { page, errors } = await openPage(browser);
    await page.goto(`${service.url}/console`);
    await giveKey(page, service.keys.live.lawyer_firm);
    await card(page, 'Organisation 1').getByText('Rename or remove').click();
    await page.getByLabel('Name or reference').fill('Grid');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await card(page, 'Grid').getByRole('link', { name: 'Applicability' }).click();
    await scope(page, '300', 'de');
    await go(page, 'Start');
    await page.getByRole('button', { name: 'Add an organisation' }).click();
    await card(page, 'Organisation 2').getByRole('link', { name: 'Applicability' }).click();
    expect(await page.getByLabel('How many people').inputValue()).toBe('');
    await scope(page, '60', 'ee');
    await go(page, 'Incident');
    await page.getByLabel('controller of personal data').check();
    await go(page, 'Start');
    return { page, errors };
  }

  test('changes described in English only are announced as such', async () => {
    const context = await browser.newContext({ locale: 'pl', viewport: PHONE });
    const page = await context.newPage();
    const key = service.keys.live.lawyer_firm;
    await page.addInitScript(`sessionStorage.setItem('console.key', '${key}');`);
    await page.goto(`${service.url}/console`);
    await page.getByText('Opisy są w języku angielskim.').waitFor();
    await context.close();
  });

  test('two clients show class, authority, registration and next deadline, and can be compared', async () => {
    const { page, errors } = await twoClients();
    const grid = card(page, 'Grid');
    await grid.getByText('essential entity').waitFor();
    await grid.getByText('Bundesamt für Sicherheit', { exact: false }).waitFor();
    await grid.getByText('within 3 months of becoming subject', { exact: false }).waitFor();
    await grid.getByText('no incident entered').waitFor();
    await card(page, 'Organisation 2').getByText('Early warning:', { exact: false }).waitFor();
    const rows = page
      .getByRole('region', { name: 'Compare two organisations' })
      .locator('tbody tr');
    expect(await rows.first().textContent()).toMatch(/Class.*essential.*important/);
    const repeated = page.locator('caption').filter({ hasText: 'Compare two organisations' });
    expect((await repeated.boundingBox())?.width).toBe(1);
    await page.getByText('There are no orders yet.').waitFor();
    await page.getByRole('heading', { name: 'Latest changes to the law data' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await grid.getByRole('link', { name: 'Applicability' }).click();
    await page.locator('.verdict').waitFor();
    expect(await page.getByLabel('How many people').inputValue()).toBe('300');
    await page.setViewportSize(PHONE);
    await page.goto(`${service.url}/console`);
    await card(page, 'Grid').getByText('essential entity').waitFor();
    await page.getByRole('heading', { name: /^What has changed in the law since/ }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(errors).toEqual([]);
  });

  test('closing the tab loses nothing; forgetting leaves nothing in the browser', async () => {
    const { page } = await twoClients();
    await page.locator('header').getByLabel('Organisation').selectOption({ label: 'Grid' });
    await card(page, 'Grid').getByRole('link', { name: 'Incident' }).click();
    await page.getByLabel('What happened').fill('Mail server down');
    const second = await page.context().newPage();
    await page.close();
    await second.goto(`${service.url}/console/incident`);
    expect(await second.getByLabel('What happened').inputValue()).toBe('Mail server down');
    await second.goto(`${service.url}/console`);
    await card(second, 'Organisation 2').getByText('Rename or remove').click();
    await second.getByRole('button', { name: 'Remove the organisation' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await second.getByRole('button', { name: 'Forget' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
    await second.getByText('The key was forgotten').waitFor();
    expect(await second.evaluate(STORES)).toEqual([0, 0, 0, 0]);
  });

  test('what was entered without a key can be forgotten at once', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service.url}/console/scoping`);
    const forget = page.locator('header').getByRole('button', { name: 'Forget' });
    await page.getByLabel('How many people').waitFor();
    expect(await forget.count()).toBe(0);
    await page.getByLabel('How many people').fill('300');
    await forget.waitFor();
  });

  test('a view that the role may not use is hidden', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service.url}/console`);
    await giveKey(page, service.keys.test.client);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Incident' }).waitFor();
    expect(await nav.getByRole('link', { name: 'Mapping' }).count()).toBe(0);
    await nav.getByRole('link', { name: 'Orders' }).waitFor();
  });

  test('an unknown address lists the existing pages, and an outage states what still works', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${service.url}/console/nowhere`);
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Incident' }).count()).toBe(1);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.getByRole('link', { name: 'Orders' }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.getByText('You are offline.', { exact: false }).waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are offline.', { exact: false }).waitFor({ state: 'detached' });
  });
});
