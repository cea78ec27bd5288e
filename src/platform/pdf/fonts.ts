/**
 * PDF fonts: Source Serif 4 for text, Source Sans 3 for tables (SIL Open Font License; Latin, Greek, Cyrillic), from
 * npm packages.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TFontDictionary } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);

/** `folder`: of the package. `name`: prefix of its files. */
type Family = Readonly<{ folder: string; name: string }>;

const SERIF: Family = {
  folder: path.dirname(require.resolve('@expo-google-fonts/source-serif-4/package.json')),
  name: 'SourceSerif4',
};
const SANS: Family = {
  folder: path.dirname(require.resolve('@expo-google-fonts/source-sans-3/package.json')),
  name: 'SourceSans3',
};

const fontFile = ({ folder, name }: Family, cut: string): string =>
  path.join(folder, cut, `${name}_${cut}.ttf`);

/** Semibold. */
const familyOf = (family: Family) => ({
  normal: fontFile(family, '400Regular'),
  bold: fontFile(family, '600SemiBold'),
  italics: fontFile(family, '400Regular_Italic'),
  bolditalics: fontFile(family, '600SemiBold_Italic'),
});

export const FONTS = { Serif: familyOf(SERIF), Sans: familyOf(SANS) } satisfies TFontDictionary;

export const FONT_FILES: readonly string[] = Object.values(FONTS).flatMap((family) =>
  Object.values(family),
);
