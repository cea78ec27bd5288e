/** Weight and steadiness of the first view. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BROWSER_NOTE, hasBrowser, openPage } from '../support/browser.js';
import { openConsoleFixture, type ConsoleFixture } from '../support/console-fixture.js';

const LARGEST_BYTES = 200_000;

/** 1.6 Mbit/s, 150 ms: the slow 4G profile of Lighthouse. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

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

  test.each(['/console?keel=de', '/', '/docs', '/countries?keel=bg'])(
    'headings of %s are in the font of the service, which moves nothing on a slow line',
    async (path) => {
      const { page, errors } = await openPage(fixture.browser);
      const slow = await page.context().newCDPSession(page);
      await slow.send('Network.enable');
      await slow.send('Network.emulateNetworkConditions', SLOW);
      await page.goto(`${fixture.service.url}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate('document.fonts.ready.then(() => true)');
      const loaded = await page.evaluate(
        '[...document.fonts].filter(({ family, status }) => family.includes("Source Serif") && status === "loaded").length',
      );
      expect(loaded).toBeGreaterThan(0);
      expect(await page.evaluate(SHIFTS)).toBe(0);
      expect(errors).toEqual([]);
    },
  );

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
