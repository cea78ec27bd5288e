/** The guides as served: HTML, Markdown, and a list for language models. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { ERROR_CODES, ServiceError } from '../../src/shared/errors.js';
import { WRITTEN_ADDRESS } from '../../src/server/docs/doc-files.js';
import { DOC_LANGUAGES, type DocLanguage } from '../../src/server/docs/doc-languages.js';
import { statusOf } from '../../src/server/errors/statuses.js';
import { buildDocs, translatedSlugs } from '../../tools/docs/build.js';
import { DOC_LIST } from '../../tools/docs/doc-list.js';
import { errorsPage } from '../../tools/docs/errors-page.js';
import { seriousFindings } from '../support/accessibility.js';
import { BROWSER_NOTE, hasBrowser, openBrowser } from '../support/browser.js';
import { openTestService, type TestService } from '../support/test-service.js';

const placesIn = (language: DocLanguage): readonly string[] => [
  `/docs/${language}`,
  ...translatedSlugs(language).map((slug) => `/docs/${language}/${slug}`),
];
const ENGLISH = ['/docs', ...DOC_LIST.map(({ slug }) => `/docs/${slug}`)];
const PLACES = [...ENGLISH, ...placesIn('de'), ...placesIn('et')];
const MAX_SUMMARY_LENGTH = 200;
const LONG_MS = 240_000;

let service: TestService;

beforeAll(async () => {
  buildDocs();
  service = await openTestService();
});
afterAll(() => service.close());

async function get(place: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${service.url}${place}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const namedBy = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, found = '']) => found)),
];

const anchorsOf = (html: string): string[] => namedBy(html, / id="([^"]+)"/g);

test.each(PLACES)(
  '%s is a complete page with one script and nothing from outside',
  async (place) => {
    const { status, headers, text } = await get(place);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*script-src 'self'; style-src 'sha256-[^ ]+'; img-src data:; connect-src 'self'$/,
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(text).not.toMatch(/\son\w+=|style="/);
    for (const address of namedBy(text, /url\(([^)]*)\)/g))
      expect(address).toMatch(/^'\/console\/assets\/[\w.-]+\.woff2'$/);
    expect(namedBy(text, /(<script[^>]*>[^<]*)/g)).toEqual([
      expect.stringMatching(
        /^<script type="module" src="\/docs\/assets\/guides-[0-9a-f]{16}\.js">$/,
      ),
    ]);
    expect(namedBy(text, /src="([^"]+)"/g)).toHaveLength(1);
    expect(text).not.toContain(WRITTEN_ADDRESS);
    expect(text).toMatch(/<h1>[^<]+/);
    const again = await get(place, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  },
);

test(
  'every link within the guides has a target',
  async () => {
    const pages = new Map<string, string>();
    for (const place of PLACES) pages.set(place, (await get(place)).text);
    const links = [...pages].flatMap(([place, html]) =>
      namedBy(html, /href="([^"]+)"/g)
        .filter((address) => !address.startsWith('data:'))
        .map((address) => new URL(address, `${service.url}${place}`)),
    );
    const own = links.filter(({ origin }) => origin === service.url);
    expect(own).toHaveLength(links.length);
    for (const address of new Set(own.map(({ href }) => href))) {
      const { pathname, hash } = new URL(address);
      const known = pages.get(pathname);
      if (known === undefined) {
        const { status } = await get(pathname, { accept: 'text/html' });
        expect([pathname, status]).toEqual([pathname, 200]);
      } else if (hash !== '') {
        expect([...anchorsOf(known), 'main']).toContain(decodeURIComponent(hash.slice(1)));
      }
    }
  },
  LONG_MS,
);

test('a missing page is reported in the envelope', async () => {
  for (const place of ['/docs/nothing', '/docs/nothing.md', '/docs/errors/more']) {
    const { status, text } = await get(place);
    expect([status, text]).toEqual([404, expect.stringContaining('NOT_FOUND')]);
  }
});

test('the list for language models links every page, as Markdown, at the address of the service', async () => {
  const { status, headers, text } = await get('/llms.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^# .+\n\n> .+\n\n(?!#).+\n\n## /);
  const listed = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)];
  expect(listed).toHaveLength(DOC_LIST.length + 2);
  for (const [, title, address = '', summary = ''] of listed.slice(0, DOC_LIST.length)) {
    expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY_LENGTH);
    const page = await get(address.slice(service.url.length));
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(page.text.split('\n')[0]?.replaceAll('`', '')).toBe(`# ${title ?? ''}`);
    expect(page.text).not.toContain(WRITTEN_ADDRESS);
    expect(page.text).not.toMatch(/^```[a-z]+ /m);
  }
});

test.each(ERROR_CODES)('%s has a section, and its answers link to it', async (code) => {
  const answer = await fetch(`${service.url}/v1/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.keys.test.client },
    body: JSON.stringify({ teenus: 'pakett', payload: { sandbox: code } }),
  });
  const [, address = ''] = /^<([^>]+)>; rel="help"$/.exec(answer.headers.get('link') ?? '') ?? [];
  expect(address.startsWith(`${service.url}/docs/errors#`)).toBe(true);
  const { pathname, hash } = new URL(address);
  const { text } = await get(pathname);
  expect(anchorsOf(text)).toContain(hash.slice(1));
  const section = text.split(`id="${hash.slice(1)}"`)[1]?.split('<h2')[0] ?? '';
  expect(section).toContain(`HTTP ${statusOf(new ServiceError(code))}`);
  expect(section).toMatch(/When\..*What to do\..*Again\?/s);
});

test('a code without a text fails the build of the page', () => {
  const codes = Object.fromEntries(ERROR_CODES.slice(1).map((code) => [code, 'a text']));
  expect(() => errorsPage({ codes, types: {} })).toThrow('UNAUTHORIZED');
});

(hasBrowser ? describe : describe.skip)(`in a browser${BROWSER_NOTE}`, () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Only the style of a page depends on the window, and no rule of it on both width and colour scheme. */
  const LOOKS = [
    { width: 390, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const;
  const OTHER_LOOKS = [
    { width: 390, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const;
  /** What one width alone shows, such as the contents of a page, has the same form on all pages. */
  const MAX_WITH_ALL_LOOKS = 4;

  const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

  test.each(DOC_LANGUAGES)(
    'pages in %s can be read by everybody and stay in their width, on phones and wide windows, light and dark',
    async (language) => {
      const page = await browser.newPage();
      const places = language === 'en' ? ['/', ...ENGLISH] : placesIn(language);
      for (const [index, place] of places.entries()) {
        await page.goto(`${service.url}${place}`);
        const others = index < MAX_WITH_ALL_LOOKS ? OTHER_LOOKS : [];
        for (const { width, colorScheme } of [...LOOKS, ...others]) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          const at = [place, width, colorScheme];
          expect([...at, await seriousFindings(page)]).toEqual([...at, []]);
          expect([...at, await page.evaluate(OVERFLOW)]).toEqual([...at, 0]);
        }
      }
      await page.close();
    },
    LONG_MS,
  );
});
