/** Chromium for page tests, if installed. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';

/** The headless shell first: a page takes it a quarter of the processor time of the whole browser. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Disables the browser's own requests. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = [process.env['CHROMIUM'] ?? '', ...PLACES].find((place) =>
  existsSync(place),
);

export const hasBrowser = executablePath !== undefined;

/** Suffix for the names of tests that need a browser. */
export const BROWSER_NOTE = hasBrowser ? '' : ' (LEFT OUT: no Chromium is installed here)';

export const openBrowser = (): Promise<Browser> => {
  if (executablePath === undefined) throw new Error('no Chromium is installed here');
  return chromium.launch({ executablePath, args: QUIET });
};

/** Opens a page and collects its errors; the console must not log any. */
export async function openPage(
  browser: Browser,
  size: Readonly<{ width: number; height: number }> = { width: 1280, height: 900 },
): Promise<Readonly<{ page: Page; errors: string[] }>> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}
