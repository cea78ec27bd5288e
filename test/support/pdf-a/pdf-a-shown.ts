/** Glyphs that pages of a PDF/A file show: each has a width and a text, and its font is a resource of the page. */
import {
  isDictionary,
  nameOf,
  resolved,
  streamOf,
  type PdfDictionary,
  type PdfFile,
  type PdfValue,
} from './pdf-file.js';

const when = (isBroken: boolean, problem: string): readonly string[] => (isBroken ? [problem] : []);

const dictionary = (file: PdfFile, value: PdfValue | undefined): PdfDictionary => {
  const found = resolved(file, value);
  return isDictionary(found) ? found : new Map();
};

const list = (file: PdfFile, value: PdfValue | undefined): readonly PdfValue[] => {
  const found = resolved(file, value);
  return Array.isArray(found) ? (found as readonly PdfValue[]) : [];
};

const dictionaries = ({ objects }: PdfFile): readonly PdfDictionary[] =>
  [...objects.values()].flatMap(({ value }) => (isDictionary(value) ? [value] : []));

type Shown = Readonly<{ resource: string; glyphs: readonly number[] }>;

/** Glyphs by the font that is selected when they are shown. */
function shownIn(content: string): readonly Shown[] {
  let resource = '';
  return [...content.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)].flatMap(
    ([, font, hex = '']) => {
      if (font !== undefined) resource = font;
      const glyphs = (hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
      return font === undefined ? [{ resource, glyphs }] : [];
    },
  );
}

const codesIn = (map: string): ReadonlyMap<number, string> => {
  const codes = new Map<number, string>();
  for (const [, first = '0', texts = ''] of map.matchAll(
    /<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi,
  )) {
    [...texts.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], at) =>
      codes.set(Number.parseInt(first, 16) + at, hex.replaceAll(' ', '')),
    );
  }
  return codes;
};

/** Code points that represent no character. */
const NO_TEXT = /^(?:0000|feff|fffe)?$/i;

function glyphProblems(file: PdfFile, font: PdfDictionary, glyphs: readonly number[]) {
  const [first] = list(file, font.get('DescendantFonts'));
  const descendant = dictionary(file, first);
  const descriptor = dictionary(file, descendant.get('FontDescriptor'));
  const system = dictionary(file, descendant.get('CIDSystemInfo'));
  const codes = codesIn(streamOf(file, font.get('ToUnicode'))?.toString('latin1') ?? '');
  const widths = list(file, list(file, descendant.get('W'))[1]);
  const name = nameOf(font.get('BaseFont'));
  const names = [nameOf(descendant.get('BaseFont')), nameOf(descriptor.get('FontName'))];
  return [
    ...when(
      glyphs.some((glyph) => NO_TEXT.test(codes.get(glyph) ?? '')),
      `text of ${name} is missing`,
    ),
    ...when(
      glyphs.some((glyph) => widths[glyph] === undefined),
      `widths of ${name} are missing`,
    ),
    ...when(!/^[A-Z]{6}\+/.test(name) || names.some((one) => one !== name), `names of ${name}`),
    ...when(
      system.get('Ordering') !== 'Identity' || system.get('Registry') !== 'Adobe',
      `glyph set of ${name}`,
    ),
    ...when(descriptor.has('CIDSet'), `glyph list of ${name}`),
  ];
}

/** 6.2.11: every glyph that is shown has a width and a text; 6.2.2: a page names its own resources. */
export const shownText = (file: PdfFile): readonly string[] =>
  dictionaries(file)
    .filter((one) => nameOf(one.get('Type')) === 'Page')
    .flatMap((page) => {
      const resources = dictionary(file, page.get('Resources'));
      const fonts = dictionary(file, resources.get('Font'));
      const content = streamOf(file, page.get('Contents'))?.toString('latin1') ?? '';
      const byFont = Map.groupBy(shownIn(content), ({ resource }) => resource);
      return [
        ...[...byFont].flatMap(([name, shown]) =>
          fonts.has(name)
            ? glyphProblems(
                file,
                dictionary(file, fonts.get(name)),
                shown.flatMap(({ glyphs }) => glyphs),
              )
            : [`the page has no font ${name}`],
        ),
        ...unknown(content, /\/(\w+) gs\b/g, dictionary(file, resources.get('ExtGState'))),
        ...unknown(content, /\/(\w+) Do\b/g, dictionary(file, resources.get('XObject'))),
      ];
    });

const unknown = (content: string, use: RegExp, known: PdfDictionary): readonly string[] =>
  [...content.matchAll(use)].flatMap(([, name = '']) =>
    when(!known.has(name), `the page has no resource ${name}`),
  );
