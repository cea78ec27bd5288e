import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  FONT_LINK,
  FONT_SUBSETS,
  FONT_VERSION,
  fontFile,
  fontStyle,
} from '../../../src/server/pages/font-style.js';
import { consoleFiles } from '../../../src/server/pages/console-files.js';
import { requireConsole } from '../../support/console-files.js';

const file = createRequire(import.meta.url).resolve('@fontsource/source-serif-4/package.json');
const folder = path.dirname(file);
const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

test('the names of the files contain the version of the package', () => {
  const { version } = JSON.parse(textOf('package.json')) as Readonly<{ version: string }>;
  expect(FONT_VERSION).toBe(version);
});

test.each(FONT_SUBSETS)('the range of %s is that of the package', (subset) => {
  const own = fontStyle('optional')
    .split('\n')
    .find((line) => line.includes(fontFile(subset)));
  const all = textOf('400.css');
  const listed = /unicode-range: ([^;]+);/.exec(all.slice(all.indexOf(`-${subset}-400-normal */`)));
  expect(own).toContain(`unicode-range: ${listed?.[1] ?? '?'};`);
});

test('every file is served as a font, and the fallback font has the same metrics', async () => {
  await requireConsole();
  const { files } = await consoleFiles();
  for (const subset of FONT_SUBSETS) {
    const asset = files.get(`/console/assets/${fontFile(subset)}`);
    expect(asset?.contentType).toBe('font/woff2');
    expect(asset?.body.subarray(0, 4).toString()).toBe('wOF2');
  }
  expect(FONT_LINK).toContain(fontFile('latin'));
  const swapped = fontStyle('swap');
  expect(swapped.match(/font-display: swap/g)).toHaveLength(FONT_SUBSETS.length);
  expect(swapped.match(/size-adjust/g)).toHaveLength(2);
});

test('the licence of the font is named', () => {
  expect(readFileSync('NOTICE', 'utf8')).toContain('@fontsource/source-serif-4');
  expect(textOf('LICENSE')).toContain('SIL Open Font License');
});
