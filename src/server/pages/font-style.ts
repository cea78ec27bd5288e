/** The font of headings, Source Serif 4, and the fonts of the device that take its measure until it is loaded. */

/** Of the package @fontsource/source-serif-4; part of the paths, so that files can be cached forever. */
export const FONT_VERSION = '5.3.1';

const FOLDER = '/console/assets';

type Subset = 'latin' | 'latin-ext' | 'greek' | 'cyrillic';

/** Ranges of the package, 400.css; a subset is loaded when the page has one of its characters. */
const RANGES: Readonly<Record<Subset, string>> = {
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

export const FONT_SUBSETS: readonly Subset[] = ['cyrillic', 'greek', 'latin-ext', 'latin'];

export const fontFile = (subset: Subset): string =>
  `source-serif-4-${subset}-400-${FONT_VERSION}.woff2`;

const pathOf = (subset: Subset): string => `${FOLDER}/${fontFile(subset)}`;

/**
 * `swap`: drawn in a font of the device until it is loaded; the console draws its headings after its own requests, so none moves. `optional`: a
 * page whose headings are there at once keeps the font of the device if it comes too late, as a change would move lines.
 */
type Display = 'swap' | 'optional';

const face = (subset: Subset, display: Display): string =>
  `@font-face { font-family: 'Source Serif 4'; font-weight: 400; font-display: ${display}; src: url('${pathOf(subset)}') format('woff2'); unicode-range: ${RANGES[subset]}; }`;

/** Measures of the three fonts: @capsizecss/metrics 4.3.0. */
const FALLBACKS = `
@font-face { font-family: 'Serif like Georgia'; src: local('Georgia'); ascent-override: 96.4195%; descent-override: 31.1781%; size-adjust: 107.4471%; }
@font-face { font-family: 'Serif like Times'; src: local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif'); ascent-override: 87.8653%; descent-override: 28.4121%; line-gap-override: 0%; size-adjust: 117.9077%; }
`;

export const SERIF =
  "'Source Serif 4', 'Serif like Georgia', 'Serif like Times', Georgia, 'Times New Roman', serif";

export const fontStyle = (display: Display): string =>
  `${FONT_SUBSETS.map((subset) => face(subset, display)).join('\n')}${FALLBACKS}`;

/** Every heading has Latin letters or digits; loaded with the page, they are there before the first heading is drawn. */
export const FONT_LINK = `<link rel="preload" href="${pathOf('latin')}" as="font" type="font/woff2" crossorigin>`;
