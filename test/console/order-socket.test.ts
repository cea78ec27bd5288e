import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey, go } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import type { TestService } from '../support/test-service.js';

const MINUTE_MS = 60_000;

(hasBrowser ? describe : describe.skip)(`the socket of the console${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
    ({ service, browser } = fixture);
  });
  afterAll(() => fixture.close());

  test('subscribes once to all orders: each subscription counts as a request', async () => {
    const { page } = await openPage(browser);
    let sockets = 0;
    page.on('websocket', () => (sockets += 1));
    await page.clock.install();
    await page.goto(`${service.url}/console`);
    await giveKey(page, service.keys.test.lawyer_firm);
    const closed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('close'));
    await go(page, 'Orders');
    await page.getByText('complete', { exact: true }).waitFor();
    await closed;
    await page.clock.runFor(MINUTE_MS);
    expect(sockets).toBe(1);
    expect(await page.getByText('Changes appear at once').count()).toBe(1);
  });
});
