/** In the strict profile, guides and explorer leave no key and no input in the browser either. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { browserContents } from '../support/browser-contents.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';
import type { TestNode } from '../support/test-service.js';

const INPUT = 'client5517';

const LONG_MS = 180_000;

const PROFILES = [
  { profile: 'strict', isStrict: true },
  { profile: 'standard', isStrict: false },
] as const;

(hasBrowser ? describe : describe.skip)(`pages in the strict profile${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;
  let standard: TestNode;

  beforeAll(async () => {
    fixture = await openConsoleFixture({ isStrict: true });
    standard = await fixture.service.addNode({ isStrict: false });
  }, LONG_MS);
  afterAll(async () => {
    await standard.close();
    await fixture.close();
  });

  async function open(isStrict: boolean, path: string) {
    const { page } = await openPage(fixture.browser);
    await page.goto(`${(isStrict ? fixture.service : standard).url}${path}`);
    return page;
  }

  test.each(PROFILES)(
    'key of the examples in the guides, $profile profile',
    async ({ isStrict }) => {
      const page = await open(isStrict, '/docs/scoping');
      await page.locator('[data-run]').nth(1).click();
      await page.locator('.result [role=status]').filter({ hasText: 'HTTP 200' }).waitFor();
      const note = isStrict ? 'when you leave the page' : 'when the tab is closed';
      await page.getByText(`It is forgotten ${note}.`).waitFor();
      expect((await browserContents(page)).includes('nis2_test_')).toBe(!isStrict);
      await page.context().close();
    },
    LONG_MS,
  );

  test.each(PROFILES)(
    'queries in the explorer, $profile profile',
    async ({ isStrict }) => {
      const page = await open(isStrict, '/graphql');
      await page.evaluate(`localStorage['graphiql:earlier'] = 'earlier query'`);
      await page.reload();
      await page.locator('.monaco-editor').first().click();
      await page.keyboard.type(`# ${INPUT} `);
      await page.locator('.monaco-editor').getByText(INPUT).first().waitFor();
      // The explorer writes half a second after the last key.
      await page.waitForTimeout(1_500);
      const contents = await browserContents(page);
      expect(contents.includes('earlier query')).toBe(!isStrict);
      expect(contents.includes(INPUT)).toBe(!isStrict);
      await page.context().close();
    },
    LONG_MS,
  );
});
