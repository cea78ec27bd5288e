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

  test('the timers of an incident run, and its texts and calendar can be downloaded', async () => {
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

  test('the significance of an incident is decided fact by fact', async () => {
    const { page, errors } = await openPage(browser);
    await page.goto(`${service.url}/console`);
    await giveKey(page, service.keys.test.lawyer_firm);
    await go(page, 'Incident');
    await page.getByText('Is the incident significant?').click();
    const section = page.locator('.significance');
    await section
      .getByLabel('Kind of provider')
      .selectOption({ label: 'Cloud computing service providers' });
    await section.getByText('It cannot yet be decided', { exact: false }).waitFor();

    const missing = section.locator('h3:text-is("Still needed for a decision") + ul');
    expect(await missing.getByText('Complete unavailability of the service').count()).toBe(1);
    expect(await missing.getByText('Users in the Union affected by the outage').count()).toBe(1);
    expect(await section.getByLabel('Domain names managed').count()).toBe(0);

    await section.getByLabel('Direct financial loss', { exact: false }).first().fill('1000');
    const turnover = section.getByLabel('Annual turnover of the preceding financial year');
    await turnover.fill('15000');
    await section.getByText('The incident is significant', { exact: false }).waitFor();
    const met = section.locator('h3:text-is("Criteria that are met") + ul li');
    const loss = await met.first().textContent();
    expect(loss).toContain('art 3(1)(a)');
    expect(loss).toContain('€1,000 (limit: more than €750)');
    expect(await section.textContent()).not.toMatch(/[a-z]_[a-z]/u);

    await turnover.fill('50000');
    await section.getByText('It cannot yet be decided', { exact: false }).waitFor();
    await section.getByLabel('Complete unavailability of the service').fill('31');
    await section.getByText('The incident is significant', { exact: false }).waitFor();
    expect(await met.first().textContent()).toContain('31 minutes (limit: more than 30 minutes)');
    expect(await met.getByRole('link').first().getAttribute('href')).toContain('2024/2690');

    await section.getByLabel('Planned interruption or maintenance').check();
    await section.getByText('Scheduled interruptions', { exact: false }).waitFor();
    expect(await section.getByLabel('Complete unavailability of the service').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
