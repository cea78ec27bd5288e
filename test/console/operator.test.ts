/** The operator's part of the console, for operators' keys only. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { GraphqlClient } from '../support/graphql-client.js';
import type { TestService } from '../support/test-service.js';

/** A reader of the mapping disputes one of its links. */
const REPORT = `mutation { reportMapping(link: "iso27001:A.8.32|dora:art 9", message: "Too strong a link for this control.") { id } }`;

const PHONE = { width: 375, height: 800 };

(hasBrowser ? describe : describe.skip)(`the operator's part${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let service: TestService;
  let browser: Browser;
  let key: string;

  const sql = async (text: string, values: readonly string[]): Promise<void> => {
    const client = new Client({ connectionString: service.databaseUrl });
    await client.connect();
    await client.query(text, [...values]).finally(() => client.end());
  };

  /** A paid order whose document generation failed. */
  const failedOrder = async (): Promise<string> => {
    const client = new GraphqlClient(service.url, service.keys.live.client);
    const { json } = await client.ask({
      query: 'mutation { createOrder(teenus: "hooldus") { order_id } }',
    });
    const { order_id: id } = json.data?.['createOrder'] as { order_id: string }; // shape of the query
    await sql(
      `update orders set payment_status = 'paid', document_status = 'generating', paid_at = now(), failed_at = now(),
         vat_percent = 0, vat_cents = 0, vat_status = 'irrelevant' where id = $1`,
      [id],
    );
    return id;
  };

  beforeAll(async () => {
    fixture = await openConsoleFixture();
    ({ service, browser } = fixture);
    key = (await service.operatorKeys.create({ name: 'Browser', days: 1 })).text;
  });
  afterAll(() => fixture.close());

  test('revenue is drawn by month, organisations are searched, and a disputed link is decided', async () => {
    const { page, errors } = await openPage(browser);
    await page.goto(`${service.url}/console`);
    const firm = new GraphqlClient(service.url, service.keys.live.lawyer_firm);
    const reported = await firm.ask({ query: REPORT });
    expect(reported.json.errors).toBeUndefined();
    await giveKey(page, key);
    await go(page, 'Operator');
    const revenue = page.getByRole('region', { name: 'Orders and revenue' });
    await revenue.locator('.bar').nth(11).waitFor();
    await revenue.getByText('As a table').click();
    expect(await revenue.locator('tbody tr').count()).toBe(12);
    const disputes = page.locator('section[aria-labelledby="disputes"]');
    await disputes.getByText('Too strong a link').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await disputes.getByLabel('Reason').fill('Read again: the link holds.');
    await disputes.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await disputes.getByText('Nothing here yet.').waitFor();
    const organisations = page.locator('section[aria-labelledby="organisations"]');
    await organisations
      .getByRole('button', { name: /^Keys: / })
      .first()
      .waitFor();
    await organisations.getByLabel('Search by name', { exact: true }).fill('no such organisation');
    await organisations.getByText('Nothing here yet.').waitFor();
    expect(errors).toEqual([]);
  });

  test('an organisation’s key neither sees nor opens the operator’s part', async () => {
    const { page, errors } = await openPage(browser);
    await page.goto(`${service.url}/console/operator`);
    await page.getByText('This page needs a key.').waitFor();
    await page.getByRole('link', { name: 'Get a key' }).click();
    await giveKey(page, service.keys.live.lawyer_firm);
    expect(await page.getByRole('link', { name: 'Operator' }).count()).toBe(0);
    await page.goto(`${service.url}/console/operator`);
    await page.getByText('The role of this key does not allow that.').waitFor();
    expect(errors).toEqual([]);
  });

  // A separate organisation each: a key can be blocked only once.
  test.each([
    { where: 'on a desktop', size: undefined, at: 0 },
    { where: 'on a phone', size: PHONE, at: 1 },
  ])('an order is regenerated and a key blocked, $where', async ({ size, at }) => {
    const id = await failedOrder();
    const { page, errors } = await openPage(browser);
    await page.goto(`${service.url}/console`);
    await giveKey(page, key);
    if (size !== undefined) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Menu' }).click();
    }
    expect(await page.getByRole('link', { name: 'Incident' }).count()).toBe(0);
    await go(page, 'Operator');
    const order = page.getByRole('row').filter({ hasText: id });
    await order.getByText('failed').waitFor();
    const organisations = page.locator('section').filter({ hasText: 'Organisations' });
    await organisations
      .getByRole('button', { name: /^Keys: / })
      .nth(at)
      .click();
    await page.getByRole('button', { name: 'Keys of all organisations' }).waitFor();
    await page
      .getByText(/last seen/)
      .first()
      .waitFor();
    await page.getByText('answers now').waitFor();
    await page.getByText('What changed').first().click();
    await page.locator('details[open] li').first().waitFor();
    const keys = page.locator('section').filter({ hasText: 'API key' }).last();
    await keys
      .getByRole('button', { name: /^Block nis2_/ })
      .first()
      .waitFor();
    await expect(keys.getByRole('button', { name: /^Block nis2_/ }).count()).resolves.toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await keys.getByRole('button', { name: /^Block nis2_/ }).click();
    const question = page.getByRole('dialog', { name: /^Block nis2_/ });
    await question.getByText('The key stops working at once and permanently.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await question.getByRole('button', { name: /^Block nis2_/ }).click();
    await keys.getByText('blocked').waitFor();
    await order.getByRole('button', { name: 'Try again' }).click();
    await order.getByText('failed').waitFor({ state: 'detached' });
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(page.viewportSize()?.width);
    expect(await page.getByText(/nis2_operator_/).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
