/** pdfmake definition of a document. */
import type { Content, ContentCanvas, Node, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Cover, PrintDocument } from '../../modules/documents/domain/print-document.js';
import { toContent } from './blocks.js';
import { COLOUR, FACTS, PAGE, STYLES, TEXT_WIDTH } from './theme.js';
import { sampleWatermark } from './watermark.js';

const rule = (width: number, lineWidth: number, lineColor: string): ContentCanvas => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor }],
});

const coverFacts = (cover: Cover): Content => ({
  table: {
    widths: [132, '*'],
    body: cover.facts.map(([label, value]) => [
      { text: label, style: 'label' },
      { text: value, font: 'Sans', fontSize: 9.6, color: COLOUR.ink },
    ]),
  },
  layout: FACTS,
});

const coverPage = (cover: Cover, language: string): Content => ({
  stack: [
    {
      text: cover.issuer,
      font: 'Sans',
      fontSize: 10.5,
      bold: true,
      color: COLOUR.navy,
      characterSpacing: 0.6,
    },
    { ...rule(TEXT_WIDTH, 1.2, COLOUR.navy), margin: [0, 10, 0, 130] },
    {
      text: cover.kind.toLocaleUpperCase(language),
      font: 'Sans',
      fontSize: 9,
      bold: true,
      color: COLOUR.brass,
      characterSpacing: 1.6,
    },
    {
      text: cover.title,
      fontSize: 32,
      color: COLOUR.navy,
      lineHeight: 1.04,
      margin: [0, 10, 60, 16],
    },
    {
      text: cover.subtitle,
      fontSize: 12.5,
      color: COLOUR.grey,
      lineHeight: 1.25,
      margin: [0, 0, 90, 44],
    },
    { ...rule(46, 2, COLOUR.brass), margin: [0, 0, 0, 40] },
    coverFacts(cover),
    { text: cover.remark, style: 'small', color: COLOUR.grey, margin: [0, 22, 90, 0] },
  ],
  pageBreak: 'after',
});

const runningLine = (left: string, right: Content): Content => ({
  columns: [
    { text: left, style: 'running' },
    {
      ...(typeof right === 'string' ? { text: right } : { stack: [right] }),
      style: 'running',
      alignment: 'right',
      width: 'auto',
    },
  ],
});

const header = (document: PrintDocument): Content => ({
  margin: [PAGE.left, 32, PAGE.right, 0],
  stack: [
    runningLine(document.header.left, document.header.right),
    { ...rule(TEXT_WIDTH, 0.5, COLOUR.rule), margin: [0, 5, 0, 0] },
  ],
});

const footer = (document: PrintDocument, page: number, pages: number): Content => ({
  margin: [PAGE.left, 16, PAGE.right, 0],
  stack: [
    { ...rule(TEXT_WIDTH, 0.5, COLOUR.rule), margin: [0, 0, 0, 5] },
    runningLine(
      document.footer.left,
      `${document.footer.pageWord} ${String(page)} / ${String(pages)}`.trim(),
    ),
  ],
});

/** A heading stays with about one sentence and one table row. */
const NODES_WITH_HEADING = 14;

const isLonelyHeading = (
  node: Node,
  after: Readonly<{ onPage: number; onNextPages: number }>,
): boolean =>
  node.headlineLevel === 1 && after.onNextPages > 0 && after.onPage < NODES_WITH_HEADING;

/** The document's own date: the same document gives the same bytes. */
function infoOf(document: PrintDocument): NonNullable<TDocumentDefinitions['info']> {
  const date = new Date(`${document.date}T00:00:00Z`);
  return {
    title: document.title,
    subject: document.subject,
    author: document.header.left,
    keywords: document.keywords,
    creator: document.header.left,
    producer: document.header.left,
    creationDate: date,
    modDate: date,
  };
}

export function documentDefinition(document: PrintDocument): TDocumentDefinitions {
  const hasCover = document.cover !== null;
  return {
    version: '1.7',
    language: document.language,
    displayTitle: true,
    info: infoOf(document),
    pageSize: 'A4',
    pageMargins: [PAGE.left, PAGE.top, PAGE.right, PAGE.bottom],
    defaultStyle: { font: 'Serif', fontSize: 10.2, lineHeight: 1.06, color: COLOUR.ink },
    styles: STYLES,
    header: (page) => (hasCover && page === 1 ? null : header(document)),
    footer: (page, pages) => (hasCover && page === 1 ? null : footer(document, page, pages)),
    ...(document.watermark === null ? {} : { watermark: sampleWatermark(document.watermark) }),
    pageBreakBefore: (node, { getFollowingNodesOnPage, getNodesOnNextPage }) =>
      isLonelyHeading(node, {
        onPage: getFollowingNodesOnPage().length,
        onNextPages: getNodesOnNextPage().length,
      }),
    content: [
      ...(document.cover === null ? [] : [coverPage(document.cover, document.language)]),
      ...document.blocks.map((block) => toContent(block)),
    ],
  };
}
