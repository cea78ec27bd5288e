/**
 * Fonts of our papers: Source Serif 4 for text, Source Sans 3 for tables. Both are under the SIL Open Font License,
 * have Latin, Greek and Cyrillic letters, and lie as files in npm packages: nothing is fetched.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TFontDictionary } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);

/** `folder`: of the package. `name`: how its files begin. */
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

/** Bold is the semibold cut: quieter on paper. */
const familyOf = (family: Family): TFontDictionary[string] => ({
  normal: fontFile(family, '400Regular'),
  bold: fontFile(family, '600SemiBold'),
  italics: fontFile(family, '400Regular_Italic'),
  bolditalics: fontFile(family, '600SemiBold_Italic'),
});

export const FONTS: TFontDictionary = { Serif: familyOf(SERIF), Sans: familyOf(SANS) };

/** Whether the renderer may read that file: the fonts, nothing else. */
export function isFontFile(file: string): boolean {
  return Object.values(FONTS).some((family) => Object.values(family).includes(file));
}
