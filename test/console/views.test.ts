/** Every view in its states: no API names and no other language; nothing cut off or obstructed. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { BROWSER_NOTE, hasBrowser } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import { openConsoleViews, type ConsoleViews, type View } from '../support/console-views.js';
import { inspectPage, lookOver } from '../support/look-over.js';
import { someAtOnce } from '../support/some-at-once.js';

const LANGUAGES = ['en', 'et', 'fr', 'bg', 'de'] as const;
const PHONE = { width: 390, height: 844 };

/** Hidden in a menu on a phone. */
const LANGUAGE_CHOICE = 'header .choice select:has(option[value="et"])';

async function findingsIn(page: Page, language: string): Promise<readonly string[]> {
  const findings = await (language === 'de' ? lookOver : inspectPage)(page, language);
  return findings.map((finding) => `${language}: ${finding}`);
}

(hasBrowser ? describe : describe.skip)(`all views${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let views: ConsoleViews;

  beforeAll(async () => {
    fixture = await openConsoleFixture({ webhookAllowPrivate: true });
    views = await openConsoleViews(fixture.service);
  }, 180_000);
  afterAll(() => fixture.close());

  /** Opened in one language, then changed to the others as its reader would. */
  async function lookAtView(view: View, languages: readonly string[]): Promise<readonly string[]> {
    const [first = 'en', ...others] = languages;
    const context = await fixture.browser.newContext({ viewport: PHONE, locale: first });
    try {
      const page = await context.newPage();
      await page.addInitScript(views.storedFor(view));
      const rest = await views.open(page, view, first);
      const findings = [...(await findingsIn(page, first))];
      for (const language of others) {
        await page.locator(LANGUAGE_CHOICE).selectOption(language, { force: true });
        await rest();
        findings.push(...(await findingsIn(page, language)));
      }
      return findings.map((finding) => `${view.name}, ${finding}`);
    } finally {
      await context.close();
    }
  }

  test('views use one language only, in words of people, and are complete on a phone, accessible in German', async () => {
    const turned = views.views.map((view, at) => {
      const start = at % LANGUAGES.length;
      return { view, languages: [...LANGUAGES.slice(start), ...LANGUAGES.slice(0, start)] };
    });
    const look = ({ view, languages }: (typeof turned)[number]) => lookAtView(view, languages);
    // Two pages: one works while the other waits for rest.
    expect((await someAtOnce(turned, look, 2)).flat()).toEqual([]);
  }, 600_000);
});
