/** The account page in a browser: the letterhead, and applications with access. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { CodeFlow } from '../support/oauth-code-flow.js';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#14304f"/></svg>';

(hasBrowser ? describe : describe.skip)(`the account in a browser${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  }, 180_000);
  afterAll(() => fixture.close());

  const open = async (key: string) => {
    const { page, errors } = await openPage(fixture.browser);
    await page.goto(`${fixture.service.url}/console`);
    await giveKey(page, key);
    await go(page, 'Account');
    return { page, errors };
  };

  test('name, colours and logo can be stored, displayed and removed', async () => {
    const { page, errors } = await open(fixture.service.keys.live.lawyer_firm);
    await page.getByLabel('Name on documents').fill('Example Law');
    await page.getByLabel('Main colour').fill('#ffff00');
    await page.getByRole('button', { name: 'Store the letterhead' }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await page.getByLabel('Main colour').fill('#1a3a5c');
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
    await page.getByLabel('Logo (PNG or SVG)').setInputFiles(file);
    await page.getByRole('button', { name: 'Store the letterhead' }).click();
    await page.getByRole('img', { name: 'Example Law' }).waitFor();
    await page.reload();
    await page.getByRole('img', { name: 'Example Law' }).waitFor();
    expect(await page.getByLabel('Main colour').inputValue()).toBe('#1a3a5c');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove the logo' }).click();
    await page.getByRole('img', { name: 'Example Law' }).waitFor({ state: 'detached' });
    // The rejected colour is a 422 response, which the browser logs.
    expect(errors.filter((one) => !one.includes('422'))).toEqual([]);
    await page.close();
  }, 120_000);

  test('a client has no letterhead', async () => {
    const { page, errors } = await open(fixture.service.keys.test.client);
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Letterhead' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  }, 120_000);

  test('an application keeps only what stays checked, until it is revoked', async () => {
    const flow = await CodeFlow.of(fixture.service);
    const { json } = await flow.exchange(await flow.code());
    const { page, errors } = await open(fixture.service.keys.live.client);
    const applications = page.getByRole('region', { name: 'Applications with access' });
    const orders = applications.getByLabel('Read orders and documents');
    await orders.uncheck();
    await applications.getByRole('button', { name: 'Keep only what is checked' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep only' }).click();
    await orders.waitFor({ state: 'detached' });
    expect((await flow.renew(json.refresh_token)).json.scope).toBe('law:read');
    expect(await seriousFindings(page)).toEqual([]);
    await applications.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await applications.getByText('Nothing here yet.').waitFor();
    expect(errors).toEqual([]);
    await page.close();
  }, 120_000);
});
