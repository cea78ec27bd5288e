/** Files of the heading font, copied from its package for the console and the pages. */
import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FONT_SUBSETS, fontFile } from '../../src/server/pages/font-style.js';

const require = createRequire(import.meta.url);
const PACKAGE = require.resolve('@fontsource/source-serif-4/package.json');

/** @returns names of the files */
export function copyFonts(directory: string): Promise<string[]> {
  return Promise.all(
    FONT_SUBSETS.map(async (subset) => {
      const source = `files/source-serif-4-${subset}-400-normal.woff2`;
      const name = fontFile(subset);
      await copyFile(path.join(path.dirname(PACKAGE), source), path.join(directory, name));
      return name;
    }),
  );
}
