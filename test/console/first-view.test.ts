/** Weight and steadiness of the first view. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';

const LARGEST_BYTES = 200_000;

const SHIFTS = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; })
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 500);
})`;

(hasBrowser ? describe : describe.skip)(`the first view${BROWSER_NOTE}`, () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await openConsoleFixture();
  });
  afterAll(() => fixture.close());

  test.each([
    { path: '/console', width: 1280 },
    { path: '/console', width: 390 },
    { path: '/console/scoping', width: 1280 },
  ])('$path at $width pixels shifts nothing', async ({ path, width }) => {
    const { page, errors } = await openPage(fixture.browser, { width, height: 844 });
    await page.goto(`${fixture.service.url}${path}`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(SHIFTS)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('is light, and loads no part of other views', async () => {
    const { page } = await openPage(fixture.browser);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${fixture.service.url}/console`, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(LARGEST_BYTES);
    const loaded = await page.evaluate<string[]>(
      'performance.getEntriesByType("resource").map(({ name }) => name)',
    );
    expect(loaded.filter((name) => /\/law\/|rules-/.test(name))).toEqual([]);
  });
});
