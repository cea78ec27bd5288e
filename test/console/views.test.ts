/** Every view in its states: no words of the API and none of another language; nothing cut or in the way. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { BROWSER_NOTE, hasBrowser } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { openConsoleViews, type ConsoleViews, type View } from '../support/console-views.js';
import { lookAt, lookOver } from '../support/look-over.js';

const PHONE = { width: 390, height: 844 };

(hasBrowser ? describe : describe.skip)(`all views${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let views: ConsoleViews;

  beforeAll(async () => {
    fixture = await openConsoleFixture({ webhookAllowPrivate: true });
    views = await openConsoleViews(fixture.service);
  }, 180_000);
  afterAll(() => fixture.close());

  async function look(
    view: View,
    language: string,
    find: (page: Page, language: string) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const context = await fixture.browser.newContext({ viewport: PHONE, locale: language });
    try {
      const page = await context.newPage();
      await page.addInitScript(views.storedFor(view));
      await views.open(page, view, language);
      return (await find(page, language)).map((finding) => `${view.name}: ${finding}`);
    } finally {
      await context.close();
    }
  }

  test.each(['en', 'et', 'fr', 'bg'])(
    'speak %s alone, in words of people, and are whole on a phone',
    async (language) => {
      const findings: string[] = [];
      for (const view of views.views) findings.push(...(await look(view, language, lookAt)));
      expect(findings).toEqual([]);
    },
    600_000,
  );

  test('are whole and accessible on a phone in German', async () => {
    const findings: string[] = [];
    for (const view of views.views) findings.push(...(await look(view, 'de', lookOver)));
    expect(findings).toEqual([]);
  }, 600_000);
});
