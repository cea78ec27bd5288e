import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go, showUntil } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { makeKey, type TestService } from '../support/test-service.js';

const PHONE = { width: 375, height: 800 };

(hasBrowser ? describe : describe.skip)(`the console in a browser${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
    ({ service, browser } = fixture);
  });
  afterAll(() => fixture.close());

  const open = async (path: string, size?: typeof PHONE) => {
    const { page, errors } = await openPage(browser, size);
    await page.goto(`${service.url}${path}`);
    return { page, errors };
  };

  test('a person who signs up sees the key once and may forget it', async () => {
    const { page, errors } = await open('/console');
    await page.getByLabel('Name').fill('Example Law');
    await page.getByLabel('Email').fill('no address');
    await page.getByRole('button', { name: 'Get a sandbox key' }).click();
    await page.getByText('This is not a valid email address.').waitFor();
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Email').fill('you@example.org');
    await page.getByRole('button', { name: 'Get a sandbox key' }).click();
    const shown = await page.getByText(/^nis2_test_client_/).textContent();
    expect(shown).toMatch(/^nis2_test_client_[0-9A-Za-z]{43}$/);
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await page.getByText('Sandbox key in use').waitFor();
    expect(await page.getByText(/^nis2_test_/).count()).toBe(0);
    await page.getByRole('button', { name: 'Forget' }).click();
    await page.getByText('The key was forgotten').waitFor();
    expect(await page.evaluate('sessionStorage.length + document.cookie.length')).toBe(0);
    // The rejected address is a 422 response, which the browser logs.
    expect(errors.filter((one) => !one.includes('422'))).toEqual([]);
  });

  test('the result of scoping follows the input', async () => {
    const { page, errors } = await open('/console');
    await giveKey(page, service.keys.test.lawyer_firm);
    await go(page, 'Applicability');
    await page.getByLabel('How many people').fill('120');
    await page.getByLabel('In which sector').selectOption('energy_electricity');
    const verdict = page.locator('.verdict');
    await verdict.getByText('important entity', { exact: true }).waitFor();
    await page.getByLabel('How many people').fill('250');
    await verdict.getByText('essential entity', { exact: true }).waitFor();
    await page.getByText('Sources').click();
    const source = page.getByRole('link', { name: 'Directive (EU) 2022/2555' }).first();
    expect(await source.getAttribute('href')).toContain('eur-lex.europa.eu');
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('the assessment lists missing answers, then shows the score and the gaps', async () => {
    const { page, errors } = await open('/console/gap');
    await page.getByRole('link', { name: 'Get a key' }).click();
    await giveKey(page, service.keys.test.client);
    await go(page, 'Gap assessment');
    const questions = page.locator('fieldset');
    await questions.first().waitFor();
    expect(await questions.count()).toBe(20);
    await questions.first().getByRole('radio', { name: /^Yes / }).check();
    await page.getByText('1 of 20 answered').waitFor();
    await page.getByRole('button', { name: 'Show the result' }).click();
    const refusals = page.getByText('This field is required.');
    await refusals.first().waitFor();
    expect(await refusals.count()).toBe(19);
    for (const question of (await questions.all()).slice(1)) {
      await question.getByRole('radio', { name: /^No / }).check();
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show the result' }).click();
    await page.getByRole('heading', { name: '2 of 40 points' }).waitFor();
    const bars = await page.getByRole('region', { name: 'Points by measure' }).textContent();
    const cells = page.locator('.heat-map .cell');
    expect(await cells.count()).toBe(20);
    expect(await page.locator('.heat-map .cell.good').count()).toBe(1);
    expect(bars).toMatch(/a policies on risk analysis .*2\/4b incident handling .*0\/4c /);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('an order is placed, paid and delivered, while a second tab updates', async () => {
    const { page, errors } = await open('/console');
    const { page: second, errors: secondErrors } = await open('/console');
    for (const tab of [page, second]) {
      await giveKey(tab, service.keys.live.lawyer_firm);
      await go(tab, 'Orders');
    }
    await second.getByText('There are no orders yet.').waitFor();
    await second.getByText('Changes appear at once').waitFor();
    await page.getByRole('link', { name: 'New order' }).click();
    await page.getByLabel('Service').selectOption('raamistikukaart');
    await page.getByLabel('Country').selectOption('ee');
    await page.getByLabel('Organisation on the documents').fill('Example Ltd');
    await page.getByText('€483.60').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await second.getByText('awaiting payment').waitFor();
    expect(await seriousFindings(second)).toEqual([]);
    await page.getByRole('link', { name: 'Pay' }).click();
    await page.getByRole('button', { name: /483\.60|483,60/ }).click();
    await page.locator('.back a').click();
    const document = page.getByRole('link', { name: /\.docx$/ });
    await document.waitFor();
    await second.getByText('complete', { exact: true }).waitFor();
    await page.getByText('complete', { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await document.click();
    expect((await download).suggestedFilename()).toMatch(/\.docx$/);
    expect(await seriousFindings(page)).toEqual([]);
    expect([...errors, ...secondErrors]).toEqual([]);
  });

  test('the graph leads from a measure to a control and back', async () => {
    const { page, errors } = await open('/console');
    await giveKey(page, service.keys.test.lawyer_firm);
    await go(page, 'Mapping');
    await page.getByRole('link', { name: 'incident handling' }).click();
    await page.getByLabel('Framework').selectOption('dora');
    const control = page.getByRole('link', { name: /^DORA art 17/ });
    await page.getByRole('link', { name: /^ISO/ }).first().waitFor({ state: 'detached' });
    expect(await seriousFindings(page)).toEqual([]);
    await control.click();
    await page.getByRole('heading', { name: /^DORA art 17/ }).waitFor();
    await page.getByText('Details').first().click();
    await page.getByText('Confidence').first().waitFor();
    await page.getByRole('link', { name: /^NIS2 art 21\(2\)\(b\)/ }).click();
    await page.getByRole('heading', { name: /^NIS2 art 21\(2\)\(b\)/ }).waitFor();
    expect(errors).toEqual([]);
  });

  test('keys are rotated and events sent to a custom address', async () => {
    const key = await makeKey(service.operator, 'lawyer_firm', 'live');
    const { page, errors } = await open('/console');
    await giveKey(page, key);
    await go(page, 'Account');
    await page.getByRole('img', { name: 'Requests in the last 31 days' }).waitFor();
    await page.getByText('this key', { exact: true }).waitFor();
    await page.getByLabel('Address (https)').fill('http://example.org/hook');
    await page.getByRole('button', { name: 'Add an endpoint' }).click();
    await page.getByText('https and a public host are required').waitFor();
    await page.getByLabel('Address (https)').fill('https://example.org/hook');
    await page.getByRole('button', { name: 'Add an endpoint' }).click();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole('button', { name: 'Deliveries' }).click();
    await page.getByText('Nothing here yet.').nth(1).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Rotate this key' }).click();
    const question = page.getByRole('dialog', { name: 'Rotate this key' });
    await question.getByText('this one keeps working for 24 hours').waitFor();
    await question.getByRole('button', { name: 'Rotate this key' }).click();
    const successor = await page.getByText(/^nis2_live_/).textContent();
    expect(successor).not.toBe(key);
    // The tab uses the new key.
    expect(await page.evaluate(`sessionStorage.getItem('console.key')`)).toBe(successor);
    await page.getByText('this key', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: 'Audit log' })
      .first()
      .getByText('key.rotated')
      .waitFor();
    const data = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all data' }).click();
    expect((await data).suggestedFilename()).toBe('nis2-account.json');
    await go(page, 'Changes');
    const oldest = page.getByText('First release of the knowledge base', { exact: false });
    await showUntil(page, oldest);
    expect(await seriousFindings(page)).toEqual([]);
    // The rejected address is a 422 response, which the browser logs.
    expect(errors.filter((one) => !one.includes('422'))).toEqual([]);
  });

  test('language and appearance are selected on a phone and kept', async () => {
    const { page } = await open('/console', PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Appearance').selectOption('dark');
    await page.getByLabel('Language').selectOption('el');
    await page.getByRole('heading', { name: 'Απαντήσεις για το NIS2' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Απαντήσεις για το NIS2' }).waitFor();
    await page.locator('html[data-theme="dark"][lang="el"]').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
