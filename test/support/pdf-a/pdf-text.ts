/** Text of a PDF file, by its maps from glyphs to characters. White space is omitted. */
import {
  isDictionary,
  nameOf,
  readPdf,
  resolved,
  streamOf,
  type PdfFile,
  type PdfValue,
} from './pdf-file.js';

type GlyphText = ReadonlyMap<number, string>;

const fromHex = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

function glyphText(file: PdfFile, font: PdfValue | undefined): GlyphText {
  const value = resolved(file, font);
  const map = isDictionary(value) ? streamOf(file, value.get('ToUnicode')) : null;
  const texts = new Map<number, string>();
  const ranges = map?.toString('latin1').matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi) ?? [];
  for (const [, first = '0', list = ''] of ranges) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], at) => {
      texts.set(Number.parseInt(first, 16) + at, fromHex(hex));
    });
  }
  return texts;
}

function fontsOf(file: PdfFile, page: ReadonlyMap<string, PdfValue>): Map<string, GlyphText> {
  const resources = resolved(file, page.get('Resources'));
  const fonts = isDictionary(resources) ? resolved(file, resources.get('Font')) : undefined;
  const maps = new Map<string, GlyphText>();
  if (isDictionary(fonts)) for (const [name, font] of fonts) maps.set(name, glyphText(file, font));
  return maps;
}

function pageText(file: PdfFile, page: ReadonlyMap<string, PdfValue>): string {
  const maps = fontsOf(file, page);
  let text = '';
  let current: GlyphText = new Map();
  const content = streamOf(file, page.get('Contents'))?.toString('latin1') ?? '';
  for (const [, font, hex] of content.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font !== undefined) current = maps.get(font) ?? new Map();
    const glyphs = hex?.match(/.{4}/g) ?? [];
    text += glyphs.map((one) => current.get(Number.parseInt(one, 16)) ?? '').join('');
  }
  return text;
}

/** Texts of the pages, in their order in the file. */
export function pdfPages(bytes: Uint8Array): string[] {
  const file = readPdf(Buffer.from(bytes));
  return [...file.objects.values()].flatMap(({ value }) =>
    isDictionary(value) && nameOf(value.get('Type')) === 'Page'
      ? [pageText(file, value).replaceAll(/\s/g, '')]
      : [],
  );
}

export const pdfText = (bytes: Uint8Array): string => pdfPages(bytes).join('');
