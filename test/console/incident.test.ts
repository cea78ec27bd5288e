/** The console during an incident. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import type { TestService } from '../support/test-service.js';

(hasBrowser ? describe : describe.skip)(`the incident page${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
    ({ service, browser } = fixture);
  });
  afterAll(() => fixture.close());

  test('an incident’s clocks run, and its texts and calendar can be taken away', async () => {
    const { page, errors } = await openPage(browser);
    await page.goto(`${service.url}/console`);
    await giveKey(page, service.keys.test.lawyer_firm);
    await go(page, 'Incident');
    await page.getByLabel('Country').selectOption('ee');
    const clocks = page.getByRole('timer');
    await clocks.nth(2).waitFor();
    expect(await clocks.nth(0).textContent()).toMatch(/^23:5\d:\d\d left$/);
    expect(await clocks.nth(1).textContent()).toMatch(/^2 days 23:5\d:\d\d left$/);
    await page.getByLabel('What happened').fill('Mail server down since noon');
    await page.getByText('Show the text').first().click();
    await page.getByText('Mail server down since noon', { exact: false }).first().waitFor();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as .docx Early warning' }).click();
    expect((await file).suggestedFilename()).toBe('early_warning.docx');
    const calendar = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to the calendar' }).click();
    expect((await calendar).suggestedFilename()).toBe('nis2-deadlines.ics');
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
