/**
 * `npm run pictures -- --folder <folder> [--languages de,et] [--views plans,account]`: every view of the console in five languages, light and
 * dark, at 1440 and 390 pixels, one sheet for each view, and what is cut, untranslated or not accessible.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openConsoleFixture } from '../support/console-fixture.js';
import { lookOver } from './look-over.js';
import { VIEWS, type View } from './views.js';

const LANGUAGES = ['de', 'et', 'en', 'fr', 'bg'];
const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;
const THUMBNAIL = { wide: 460, phone: 170 } as const;

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    languages: { type: 'string', default: LANGUAGES.join(',') },
    views: { type: 'string', default: '' },
  },
});
const folder = path.resolve(values.folder ?? 'pictures');
const languages = values.languages.split(',');
const views = VIEWS.filter(
  ({ name }) => values.views === '' || values.views.split(',').includes(name),
);

type Shot = Readonly<{
  view: View;
  language: string;
  theme: (typeof THEMES)[number];
  size: (typeof SIZES)[number];
}>;

type Served = Readonly<{ browser: Browser; url: string; keyOf: (view: View) => string | null }>;

const fileOf = ({ view, language, theme, size }: Shot): string =>
  `${view.name}-${language}-${theme}-${size.name}.png`;

/** A page with the key and the theme of the picture, before any script of the console runs. */
async function openShot(shot: Shot, { browser, keyOf }: Served): Promise<Page> {
  const { width, height } = shot.size;
  const context = await browser.newContext({ viewport: { width, height }, locale: shot.language });
  const page = await context.newPage();
  const key = keyOf(shot.view);
  const stored = key === null ? '' : `sessionStorage.setItem('console.key', '${key}');`;
  await page.addInitScript(`localStorage.setItem('console.theme', '${shot.theme}'); ${stored}`);
  return page;
}

async function take(shot: Shot, served: Served): Promise<readonly string[]> {
  const page = await openShot(shot, served);
  try {
    const address = `${served.url}${shot.view.path}?keel=${shot.language}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    await shot.view.prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, fileOf(shot)), fullPage: true });
    return (await lookOver(page)).map((finding) => `${fileOf(shot)}: ${finding}`);
  } catch (error) {
    return [`${fileOf(shot)}: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await page.context().close();
  }
}

const shotsOf = (view: View): readonly Shot[] =>
  SIZES.flatMap((size) =>
    languages.flatMap((language) => THEMES.map((theme): Shot => ({ view, language, theme, size }))),
  );

/** All pictures of a view side by side. */
async function makeSheet(view: View, browser: Browser): Promise<void> {
  const images = shotsOf(view).map((shot) => {
    const file = `file://${path.join(folder, fileOf(shot))}`;
    return `<img src="${file}" width="${THUMBNAIL[shot.size.name]}">`;
  });
  const sheet = path.join(folder, `sheet-${view.name}.html`);
  await writeFile(sheet, `<!doctype html><body style="background:#888">${images.join(' ')}`);
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  await page.goto(`file://${sheet}`);
  await page.screenshot({ path: sheet.replace(/html$/, 'png'), fullPage: true });
  await page.close();
}

await mkdir(folder, { recursive: true });
const fixture = await openConsoleFixture();
const { service, browser } = fixture;
const operatorKey = (await service.operatorKeys.create({ name: 'Pictures', days: 1 })).text;
const keys = { none: null, firm: service.keys.test.lawyer_firm, operator: operatorKey };
const served = { browser, url: service.url, keyOf: ({ key }: View) => keys[key] };
const findings: string[] = [];
for (const view of views) {
  for (const shot of shotsOf(view)) findings.push(...(await take(shot, served)));
  await makeSheet(view, browser);
}
await fixture.close();
await writeFile(path.join(folder, 'findings.txt'), findings.join('\n'));
process.stdout.write(`${String(views.length)} views, ${String(findings.length)} findings\n`);
