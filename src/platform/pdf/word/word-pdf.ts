/**
 * A PDF/A-2b file with the content of a filled .docx file: paragraphs, tables, numbers and pictures are read from it, so
 * the two cannot differ. Reads font files only.
 */
import PizZip from 'pizzip';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { createPdf } from '../pdf-maker.js';
import { previewWatermark } from '../watermark.js';
import { bodyContent } from './body.js';
import { frameContent } from './frame.js';
import { readWord, type Frame, type WordParts } from './word-document.js';
import { at, numeric } from './xml.js';

/** Properties of the file. `date`: also that of its metadata, so equal documents give equal bytes. */
export type PdfInfo = Readonly<{
  title: string;
  subject: string;
  author: string;
  language: string;
  date: Date;
}>;

const TWENTIETHS = 20;
const FALLBACK = { page: 11_906, top: 1500, side: 1273, bottom: 1300 };

/** Margins and text width of the page. */
function pageOf({ document }: WordParts) {
  const section = at(document.body, 'w:sectPr');
  const margins = at(section, 'w:pgMar');
  const points = (twentieths: number) => twentieths / TWENTIETHS;
  const left = points(numeric(margins, 'w:left') ?? FALLBACK.side);
  const right = points(numeric(margins, 'w:right') ?? FALLBACK.side);
  const width = points(numeric(at(section, 'w:pgSz'), 'w:w') ?? FALLBACK.page);
  return {
    left,
    right,
    top: points(numeric(margins, 'w:top') ?? FALLBACK.top),
    bottom: points(numeric(margins, 'w:bottom') ?? FALLBACK.bottom),
    width: width - left - right,
  };
}

const infoOf = ({ title, subject, author, date }: PdfInfo) => ({
  title,
  subject,
  author,
  creator: author,
  producer: author,
  creationDate: date,
  modDate: date,
});

function definitionOf(
  parts: WordParts,
  info: PdfInfo,
  watermark: string | null,
): TDocumentDefinitions {
  const page = pageOf(parts);
  const { document } = parts;
  const { run, paragraph } = document.styles.base;
  const { width, left, right } = page;
  const look = { styles: document.styles, width, left, right };
  const frame = (one: Frame | null, place: 'header' | 'footer', at: number, pages: number) =>
    one === null || at === 1 ? null : frameContent(one, { ...look, place }, { page: at, pages });
  return {
    version: '1.7',
    subset: 'PDF/A-2b',
    language: info.language,
    displayTitle: true,
    info: infoOf(info),
    pageSize: 'A4',
    pageMargins: [page.left, page.top, page.right, page.bottom],
    defaultStyle: { ...run, lineHeight: paragraph.lineHeight ?? 1 },
    header: (at, pages) => frame(parts.header, 'header', at, pages),
    footer: (at, pages) => frame(parts.footer, 'footer', at, pages),
    content: bodyContent(document, page.width),
    // A long table does not join its heading; the heading follows it to the next page.
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel === 1 && nodes.getFollowingNodesOnPage().length === 0,
    ...(watermark === null ? {} : { watermark: previewWatermark(watermark) }),
  };
}

/**
 * @param docx bytes of the file
 * @param watermark across each page; null: none
 * @throws Error if it is not a .docx file
 */
export async function wordToPdf(
  docx: Uint8Array,
  info: PdfInfo,
  watermark: string | null,
): Promise<Uint8Array> {
  return createPdf(definitionOf(readWord(new PizZip(docx)), info, watermark));
}
