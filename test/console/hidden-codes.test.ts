/** Links of the strict profile in the console: a page opens, instead of the page being saved as a file. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { giveKey } from '../support/console-driver.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';

const ORDER = '/console/orders/sandbox-demo-order-001';

(hasBrowser ? describe : describe.skip)(`documents in the console${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  });
  afterAll(() => fixture.close());

  test.each([
    { form: 'in the path', from: '/v1/download/', to: '/v1/download/', isFile: true, target: null },
    { form: 'behind #', from: '/v1/download/', to: '/download#', isFile: false, target: '_blank' },
  ])('a link with its code $form', async ({ from, to, isFile, target }) => {
    const { service, browser } = fixture;
    const { page } = await openPage(browser);
    const rewrite = (text: string): string => text.replaceAll(from, to);
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: rewrite(await answer.text()) });
    });
    // Order events repeat the links and may arrive before or after the list.
    await page.routeWebSocket('**/graphql', (socket) => {
      socket.connectToServer().onMessage((message) => {
        socket.send(rewrite(message.toString()));
      });
    });
    await page.goto(`${service.url}/console`);
    await giveKey(page, service.keys.test.lawyer_firm);
    await page.goto(`${service.url}${ORDER}`);
    const link = page.locator('.file-link a').first();
    await link.waitFor();
    expect(await link.getAttribute('href')).toContain(`${to}sandbox-demo-order-001-sample`);
    expect([
      (await link.getAttribute('download')) !== null,
      await link.getAttribute('target'),
    ]).toEqual([isFile, target]);
  });
});
