/** The page at `/` in each of its languages: negotiation, content, width, accessibility, layout. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { HOME_LANGUAGES, HOME_TEXTS } from '../../../src/server/pages/home-texts.js';
import { seriousFindings } from '../../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openBrowser } from '../../support/browser.js';
import { openTestService, type TestService } from '../../support/test-service.js';

const LONG_MS = 240_000;

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

async function languageFor(place: string, accept: string): Promise<string | undefined> {
  const answer = await fetch(service.url + place, { headers: { 'accept-language': accept } });
  expect([answer.status, answer.headers.get('vary')]).toEqual([
    200,
    expect.stringContaining('Accept-Language'),
  ]);
  return /<html lang="(\w+)">/.exec(await answer.text())?.[1];
}

test.each([
  ['/', 'de-AT,de;q=0.9', 'de'],
  ['/', 'et', 'et'],
  ['/', 'fr-BE', 'fr'],
  ['/', 'bg', 'bg'],
  ['/', 'mt, de;q=0.4', 'de'],
  ['/', 'ja', 'en'],
  ['/', '', 'en'],
  ['/?keel=et', 'de', 'et'],
  ['/?keel=xx', 'de', 'de'],
])('%s with Accept-Language %j is in %s', async (place, accept, language) => {
  expect(await languageFor(place, accept)).toBe(language);
});

test.each(HOME_LANGUAGES)('%s has its own texts and links every other language', async (own) => {
  const html = await (await fetch(`${service.url}/?keel=${own}`)).text();
  const { title, offers, links } = HOME_TEXTS[own];
  for (const text of [title, ...offers.cards.flat(), ...Object.values(links).flat()]) {
    expect(html).toContain(text);
  }
  for (const language of HOME_LANGUAGES) {
    expect(html).toContain(`hreflang="${language}" href="/?keel=${language}"`);
    expect(html).toContain(`<a href="/?keel=${language}" lang="${language}"`);
  }
  const others = HOME_LANGUAGES.filter((language) => language !== own);
  for (const language of others) expect(html).not.toContain(HOME_TEXTS[language].title);
});

test('no line of the French page begins with a punctuation mark', async () => {
  const html = await (await fetch(`${service.url}/?keel=fr`)).text();
  const text = html.replace(/<(pre|style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
  expect(text.match(/.{0,20}\p{L} [?;:!»](?=\s).{0,5}/gu)).toBeNull();
});

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]));
};

test('every language has the same cards, steps and links', () => {
  for (const language of HOME_LANGUAGES) {
    const texts = HOME_TEXTS[language];
    const english = { ...HOME_TEXTS.en, access: texts.access, purposes: texts.purposes };
    expect([language, shapeOf(texts)]).toEqual([language, shapeOf(english)]);
    expect(Object.keys(texts.access)).toHaveLength(language === 'en' ? 0 : 5);
  }
});

test.each(HOME_LANGUAGES.filter((language) => language !== 'en'))(
  'the purposes of endpoints in %s name existing endpoints, and every endpoint has one',
  async (language) => {
    const html = await (await fetch(`${service.url}/?keel=${language}`)).text();
    const rows = [
      ...html.matchAll(/<span class="method \w+">(\w+)<\/span><\/td>\s*<td><code>([^<]+)</g),
    ];
    const present = rows.map(
      ([, method = '', path = '']) => `${method} ${path.replace('/v1/', '')}`,
    );
    expect(Object.keys(HOME_TEXTS[language].purposes).toSorted()).toEqual(present.toSorted());
    expect(html).not.toContain('<td lang="en">');
  },
);

(hasBrowser ? describe : describe.skip)(`in a browser${BROWSER_NOTE}`, () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test.each(
    HOME_LANGUAGES.flatMap((language) =>
      [390, 1440].flatMap((width) =>
        (['light', 'dark'] as const).map((colorScheme) => ({ language, width, colorScheme })),
      ),
    ),
  )(
    '$language at $width px, $colorScheme, is accessible, fits and does not shift',
    async ({ language, width, colorScheme }) => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme,
        locale: language,
      });
      const page = await context.newPage();
      await page.addInitScript(`window.shifted = 0;
        new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shifted += one.value; })
          .observe({ type: 'layout-shift', buffered: true });`);
      await page.goto(`${service.url}/`);
      expect(await page.evaluate('document.documentElement.lang')).toBe(language);
      expect(await seriousFindings(page)).toEqual([]);
      const overflow =
        'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);
      expect(await page.evaluate('window.shifted')).toBe(0);
      await context.close();
    },
    LONG_MS,
  );
});
