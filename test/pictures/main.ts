/**
 * `npm run pictures -- --folder <folder> [--languages de,et] [--views plans,account]`: every view of the console in
 * five languages, light and dark, at 1440 and 390 pixels, one sheet per view, and what is cut off, untranslated or not
 * accessible.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openConsoleFixture } from '../support/console-fixture.js';
import { openConsoleViews, type ConsoleViews, type View } from '../support/console-views.js';
import holdServer, { releaseServer } from '../support/hold-server.js';
import { lookOver } from '../support/look-over.js';

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
const isSelected = ({ name }: View): boolean =>
  values.views === '' || values.views.split(',').includes(name);

type Shot = Readonly<{
  view: View;
  language: string;
  theme: (typeof THEMES)[number];
  size: (typeof SIZES)[number];
}>;

type Served = ConsoleViews & Readonly<{ browser: Browser }>;

const fileOf = ({ view, language, theme, size }: Shot): string =>
  `${view.name}-${language}-${theme}-${size.name}.png`;

/** A page with the key and the theme of the picture, before any script of the console runs. */
async function openShot(shot: Shot, { browser, storedFor }: Served): Promise<Page> {
  const { width, height } = shot.size;
  const context = await browser.newContext({ viewport: { width, height }, locale: shot.language });
  const page = await context.newPage();
  const theme = `localStorage.setItem('console.theme', '${shot.theme}');`;
  await page.addInitScript(`${theme} ${storedFor(shot.view)}`);
  return page;
}

async function take(shot: Shot, served: Served): Promise<readonly string[]> {
  const page = await openShot(shot, served);
  try {
    await served.open(page, shot.view, shot.language);
    await page.screenshot({ path: path.join(folder, fileOf(shot)), fullPage: true });
    return (await lookOver(page, shot.language)).map((finding) => `${fileOf(shot)}: ${finding}`);
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
await holdServer();
const fixture = await openConsoleFixture({ webhookAllowPrivate: true });
const { service, browser } = fixture;
const served = { browser, ...(await openConsoleViews(service)) };
const views = served.views.filter(isSelected);
const findings: string[] = [];
for (const view of views) {
  for (const shot of shotsOf(view)) findings.push(...(await take(shot, served)));
  await makeSheet(view, browser);
}
await fixture.close();
await releaseServer();
await writeFile(path.join(folder, 'findings.txt'), findings.join('\n'));
process.stdout.write(`${String(views.length)} views, ${String(findings.length)} findings\n`);
