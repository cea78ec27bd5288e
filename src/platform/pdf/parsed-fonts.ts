/**
 * Keeps parsed fonts and the glyphs of words for all documents of the thread. pdfkit parses each font and lays out each
 * word again for every document, which is half of the time that a document takes. Instead of its bytes pdfkit is given
 * a short text that identifies the font, in a format of its own that opens the kept font.
 */
import { lazy } from '../../shared/lazy.js';

/** `positions`: pdfkit scales them in place. */
type GlyphRun = Readonly<{ positions: readonly object[] }>;
type Layout = (text: string, ...options: readonly unknown[]) => GlyphRun;
/** `_metrics`: set when they are first read. */
type Glyph = { readonly advanceWidth: number; _metrics?: object };
/** `_glyphs`: by number, each with the characters that it was first asked for. */
type Font = {
  layout: Layout;
  characterSet: readonly number[];
  getGlyph: (id: number, characters?: readonly number[]) => Glyph | null;
  _glyphs: object;
};
type FontFormat = ((stream: Readonly<{ buffer: Uint8Array }>) => Font) &
  Readonly<{ probe: (file: Uint8Array) => boolean }>;

/** Of the module `fontkit`, which publishes no types. */
export type Fontkit = Readonly<{
  openSync: (file: string) => Font;
  registerFormat: (format: FontFormat) => void;
}>;

/** Words kept per font; a package of five documents has some 3,000. */
const KEPT_WORDS = 20_000;
const MARK = 'kept-font:';

/** Text that identifies a font file. */
export const standInFor = (file: string): string => `${MARK}${file}`;

const textOf = (file: Uint8Array): string => Buffer.from(file).toString('utf8');

const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, {
    positions: run.positions.map((one) => ({ ...one })),
  });

/** Metrics are read once per glyph, though the glyphs of each word are new. */
function keepingMetrics(font: Font): Font {
  const getGlyph: Font['getGlyph'] = font.getGlyph.bind(font);
  const kept = new Map<number, object | undefined>();
  return Object.assign(font, {
    getGlyph: (id: number, characters?: readonly number[]) => {
      const glyph = getGlyph(id, characters);
      if (glyph === null || glyph._metrics !== undefined) return glyph;
      const metrics = kept.get(id);
      if (metrics !== undefined) glyph._metrics = metrics;
      else if (glyph.advanceWidth >= 0) kept.set(id, glyph._metrics);
      return glyph;
    },
  });
}

/**
 * Words without options are kept; all are dropped when there are too many. A glyph that represents letters of two
 * scripts (A, А, Α), or that a subset loaded without its letter, must not keep the characters of an earlier word: a
 * reader of the PDF could not copy or search its text.
 */
function keepingWords(font: Font): Font {
  const layOut: Layout = font.layout.bind(font);
  const kept = new Map<string, GlyphRun>();
  const layout: Layout = (text, ...options) => {
    if (options.some((one) => one !== undefined)) return layOut(text, ...options);
    const known = kept.get(text);
    if (known !== undefined) return copyOf(known);
    if (kept.size >= KEPT_WORDS) kept.clear();
    font._glyphs = {};
    const run = layOut(text);
    kept.set(text, copyOf(run));
    return run;
  };
  return Object.assign(font, { layout });
}

/** @param files those that may be opened */
export function registerCachedFonts(fontkit: Fontkit, files: readonly string[]): void {
  const fonts = new Map(
    files.map((file) => [
      standInFor(file),
      lazy(() => keepingWords(keepingMetrics(fontkit.openSync(file)))),
    ]),
  );
  const probe = (file: Uint8Array) => file.length < MAX_NAME_BYTES && fonts.has(textOf(file));
  /** Called with `new`, which gives the font that is returned. */
  function keptFont({ buffer }: Readonly<{ buffer: Uint8Array }>): Font {
    const font = fonts.get(textOf(buffer));
    if (font === undefined) throw new Error('no such font');
    return font();
  }
  fontkit.registerFormat(Object.assign(keptFont, { probe }));
}

/** Longer files are fonts. */
const MAX_NAME_BYTES = 4096;
