/** The script of the guides in a browser: search, tabs, copying, running examples; and the pages without it. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { docs } from '../../src/server/docs/doc-files.js';
import { buildDocs } from '../../tools/docs/build.js';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { openTestService, type TestService } from '../support/test-service.js';

const LONG_MS = 60_000;
/** Bytes of the script, compressed. */
const MAX_SCRIPT_BYTES = 5_000;

/** A key of the keyboard. */
async function stroke(page: Page, name: string): Promise<void> {
  await page.keyboard.down(name);
  await page.keyboard.up(name);
}

let service: TestService;

beforeAll(async () => {
  buildDocs();
  service = await openTestService();
});
afterAll(() => service.close());

test('script and search index are cached forever, and their names change with their content', async () => {
  const { script, search, files } = await docs();
  for (const place of [script, ...Object.values(search)]) {
    const answer = await fetch(service.url + place);
    expect([place, answer.status]).toEqual([place, 200]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  expect(files.get(script)?.gzip.length).toBeLessThan(MAX_SCRIPT_BYTES);
  expect((await fetch(`${service.url}/docs/assets/guides-0000000000000000.js`)).status).toBe(404);
});

test('a language without guides, and English under a language, are not found', async () => {
  for (const place of ['/docs/xx/scoping', '/docs/en/scoping', '/docs/de/nothing']) {
    expect([place, (await fetch(service.url + place)).status]).toEqual([place, 404]);
  }
});

test('a page without a translation leads to the English one, and is marked in the list', async () => {
  for (const [place, target] of [
    ['/docs/de/licence', '/docs/licence'],
    ['/docs/et/licence.md', '/docs/licence.md'],
  ]) {
    const answer = await fetch(service.url + String(place), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  }
  const list = await (await fetch(`${service.url}/docs/de/scoping`)).text();
  expect(list).toContain(
    '<a href="/docs/licence" hreflang="en" lang="en">Licence <small lang="de">auf Englisch',
  );
});

(hasBrowser ? describe : describe.skip)(`in a browser${BROWSER_NOTE}`, () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function open(place: string): Promise<Readonly<{ page: Page; errors: string[] }>> {
    const opened = await openPage(browser);
    await opened.page.addInitScript(`window.shifted = 0;
      new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value; })
        .observe({ type: 'layout-shift', buffered: true });`);
    await opened.page.goto(service.url + place);
    return opened;
  }

  test(
    'the search finds sections by keyboard, and states if there are none',
    async () => {
      const { page, errors } = await open('/docs/scoping');
      await stroke(page, '/');
      await page.keyboard.type('signed receipt');
      const first = page.locator('.search li a').first();
      await first.waitFor();
      expect(await first.textContent()).toContain('Signed receipts');
      expect(await seriousFindings(page)).toEqual([]);
      await stroke(page, 'ArrowDown');
      expect(await seriousFindings(page)).toEqual([]);
      await stroke(page, 'Enter');
      await page.waitForURL(/#signed-receipts$/);
      await page.fill('.search input', 'xyzzy');
      await page.locator('.search .none', { hasText: 'Nothing found.' }).waitFor();
      await stroke(page, 'Escape');
      expect(await page.locator('.search ul').isVisible()).toBe(false);
      expect(errors).toEqual([]);
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'an example runs with a sandbox key of the tab, and the answer causes no layout shift',
    async () => {
      const { page, errors } = await open('/docs/scoping');
      await page.locator('[data-run]').nth(1).click();
      const status = page.locator('.result [role=status]');
      await status.filter({ hasText: 'HTTP' }).waitFor();
      expect(await status.textContent()).toMatch(/^HTTP 200 · \d+ ms$/);
      expect(await page.locator('.result pre').textContent()).toContain(
        '"klassifikatsioon": "important"',
      );
      const key = await page.evaluate(`sessionStorage.getItem('guides.key')`);
      expect(key).toMatch(/^nis2_test_lawyer_firm_/);
      expect(await seriousFindings(page)).toEqual([]);
      await page.locator('.result button').click();
      expect(await page.locator('.result').count()).toBe(0);
      expect(await page.evaluate('window.shifted')).toBe(0);
      expect(errors).toEqual([]);
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'a service that does not respond is reported',
    async () => {
      const { page } = await open('/docs/scoping');
      await page.route('**/v1/**', (route) => route.abort());
      await page.locator('[data-run]').first().click();
      await page
        .locator('.result [role=status]', { hasText: 'The service did not respond' })
        .waitFor();
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'the language of examples is remembered, also on the next page',
    async () => {
      const { page, errors } = await open('/docs/scoping');
      const panel = (name: string) =>
        page.locator('.tabs').first().locator('.panel', { hasText: name });
      expect(await panel('curl -s').first().isVisible()).toBe(true);
      await page.locator('.tabs > label', { hasText: 'GraphQL' }).first().click();
      expect(await panel('curl -s').first().isVisible()).toBe(false);
      for (const place of ['/docs/scoping', '/docs/orders']) {
        await page.goto(service.url + place);
        expect(await page.locator('.tabs > input:checked').first().getAttribute('value')).toBe(
          'graphql',
        );
        expect(await page.evaluate('window.shifted')).toBe(0);
      }
      expect(errors).toEqual([]);
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'an example is copied as displayed',
    async () => {
      const { page } = await open('/docs/scoping');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const code = page.locator('.code').first();
      await code.locator('[data-copy]').click();
      await code.locator('[data-copy]', { hasText: 'Copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        await code.locator('pre').textContent(),
      );
      await page.context().close();
    },
    LONG_MS,
  );

  test(
    'without scripts the text is complete and shows no button without a function',
    async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${service.url}/docs/scoping`);
      for (const place of ['.search', '[data-copy]', '[data-run]']) {
        expect([place, await page.locator(place).first().isVisible()]).toEqual([place, false]);
      }
      await page.locator('.tabs > label', { hasText: 'CLI' }).first().click();
      expect(await page.locator('.panel', { hasText: 'nis2 scope' }).first().isVisible()).toBe(
        true,
      );
      await context.close();
    },
    LONG_MS,
  );
});
