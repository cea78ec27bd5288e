/** Fonts of a PDF/A file: embedded, with the widths that the file states, and no reference to a missing glyph. */
import {
  isDictionary,
  nameOf,
  resolved,
  streamOf,
  type PdfDictionary,
  type PdfFile,
  type PdfValue,
} from './pdf-file.js';

const THOUSAND = 1000;
/** ISO 19005-2, 6.2.11.5. */
const TOLERANCE = 1;

/** Advance widths of a TrueType font by glyph, in thousandths. */
function advanceWidths(font: Buffer): number[] {
  const count = font.readUInt16BE(4);
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  const at = (name: string): number => tables.get(name) ?? 0;
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const measured = font.readUInt16BE(at('hhea') + 34);
  return Array.from(
    { length: measured },
    (_, glyph) => (font.readUInt16BE(at('hmtx') + glyph * 4) * THOUSAND) / unitsPerEm,
  );
}

const dictionary = (file: PdfFile, value: PdfValue | undefined): PdfDictionary => {
  const found = resolved(file, value);
  return isDictionary(found) ? found : new Map();
};

function widthsOf(file: PdfFile, font: PdfDictionary): readonly PdfValue[] {
  const ranges = resolved(file, font.get('W'));
  const widths = Array.isArray(ranges) ? resolved(file, (ranges as readonly PdfValue[])[1]) : null;
  return Array.isArray(widths) ? (widths as readonly PdfValue[]) : [];
}

function problemsOf(file: PdfFile, font: PdfDictionary): readonly string[] {
  const name = nameOf(font.get('BaseFont'));
  const descendants = resolved(file, font.get('DescendantFonts'));
  const list: readonly PdfValue[] = Array.isArray(descendants) ? descendants : [];
  const descendant = dictionary(file, list[0]);
  const program = streamOf(
    file,
    dictionary(file, descendant.get('FontDescriptor')).get('FontFile2'),
  );
  if (program === null) return [`${name} is not embedded`];
  const real = advanceWidths(program);
  const wrong = widthsOf(file, descendant).filter(
    (width, glyph) =>
      typeof width === 'number' && Math.abs(width - (real[glyph] ?? real.at(-1) ?? 0)) > TOLERANCE,
  );
  return [
    ...(wrong.length > 0 ? [`${wrong.length} widths of ${name} differ`] : []),
    ...(nameOf(font.get('Encoding')) === 'Identity-H' ? [] : [`encoding of ${name}`]),
    ...(nameOf(descendant.get('CIDToGIDMap')) === 'Identity' ? [] : [`glyph map of ${name}`]),
    ...(streamOf(file, font.get('ToUnicode')) === null ? [`${name} has no text`] : []),
  ];
}

/** Glyphs shown by a page: hexadecimal strings of two bytes each. */
const shownGlyphs = (content: string): number[] =>
  [...content.matchAll(/<([0-9A-Fa-f]+)>/g)].flatMap(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16)),
  );

export function fontProblems(file: PdfFile): readonly string[] {
  const all = [...file.objects.values()].flatMap(({ value }) =>
    isDictionary(value) ? [value] : [],
  );
  const fonts = all.filter(
    (one) => nameOf(one.get('Type')) === 'Font' && !/^CIDFont/.test(nameOf(one.get('Subtype'))),
  );
  const pages = all.filter((one) => nameOf(one.get('Type')) === 'Page');
  const missing = pages.some((page) =>
    shownGlyphs(streamOf(file, page.get('Contents'))?.toString('latin1') ?? '').includes(0),
  );
  return [
    ...fonts.flatMap((font) =>
      nameOf(font.get('Subtype')) === 'Type0'
        ? problemsOf(file, font)
        : [`a font of type ${nameOf(font.get('Subtype'))}`],
    ),
    ...(missing ? ['a missing glyph is shown'] : []),
  ];
}
