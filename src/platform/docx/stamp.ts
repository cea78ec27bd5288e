/** Adds the verification code and the client's letterhead to a filled .docx file. Lengths are twentieths of a point. */
import type PizZip from 'pizzip';
import type { VerificationStamp } from '../../modules/documents/domain/rendered-document.js';
import type { Letterhead } from '../../modules/letterheads/domain/letterhead.js';
import { escapeMarkup } from '../../shared/escape-markup.js';
import { addPicture, rewrite } from './pictures.js';
import { qrPng } from './qr-png.js';

const BODY = 'word/document.xml';
const QR_POINTS = 62;
const QR_CELL = 1440;
const TEXT_CELL = 7920;
const LOGO_HEIGHT = 44;
const LOGO_WIDTH = 190;
const LOGO_GAP = 160;
const TWENTIETHS = 20;

/** Above the title of the templates; a logo takes its room from it, so that the cover stays on one page. */
const COVER_GAP = 2600;

/** Colours of the templates. */
const TEMPLATE = { colour: '14304F', accent: '9A7437' } as const;
const GREY = '5D6874';
const FONT = '<w:rFonts w:ascii="Arial" w:cs="Arial" w:eastAsia="Arial" w:hAnsi="Arial"/>';

type Look = Readonly<{ size: number; colour: string; isBold?: boolean }>;

const run = (text: string, { size, colour, isBold = false }: Look): string =>
  `<w:r><w:rPr>${FONT}${isBold ? '<w:b/><w:bCs/>' : ''}<w:color w:val="${colour}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r>`;

const paragraph = (runs: string, after: number): string =>
  `<w:p><w:pPr><w:spacing w:before="0" w:after="${after}" w:line="240" w:lineRule="auto"/></w:pPr>${runs}</w:p>`;

const cell = (width: number, content: string): string =>
  `<w:tc><w:tcPr><w:tcW w:type="dxa" w:w="${width}"/><w:tcMar><w:left w:type="dxa" w:w="0"/><w:right w:type="dxa" w:w="120"/></w:tcMar><w:vAlign w:val="center"/></w:tcPr>${content}</w:tc>`;

function stampTable(picture: string, { title, text }: VerificationStamp): string {
  const words =
    paragraph(run(title, { size: 17, colour: TEMPLATE.colour, isBold: true }), 40) +
    paragraph(run(text, { size: 16, colour: GREY }), 0);
  return `<w:tbl><w:tblPr><w:tblW w:type="dxa" w:w="${QR_CELL + TEXT_CELL}"/></w:tblPr><w:tblGrid><w:gridCol w:w="${QR_CELL}"/><w:gridCol w:w="${TEXT_CELL}"/></w:tblGrid><w:tr><w:trPr><w:cantSplit/></w:trPr>${cell(QR_CELL, paragraph(`<w:r>${picture}</w:r>`, 0))}${cell(TEXT_CELL, words)}</w:tr></w:tbl>`;
}

const FIRST_TABLE_ENDS = '</w:tbl>';
const SECTION = '<w:sectPr';

/** Below the facts on the cover; at the end of a template without a table. */
function insertStamp(xml: string, table: string): string {
  const first = xml.indexOf(FIRST_TABLE_ENDS);
  const at = first < 0 ? xml.lastIndexOf(SECTION) : first + FIRST_TABLE_ENDS.length;
  return `${xml.slice(0, at)}${paragraph('', 200)}${table}${xml.slice(at)}`;
}

export function addStamp(archive: PizZip, stamp: VerificationStamp): void {
  const picture = addPicture(archive, {
    name: 'verification',
    type: 'png',
    bytes: qrPng(stamp.url),
    width: QR_POINTS,
    height: QR_POINTS,
    description: stamp.url,
  });
  rewrite(archive, BODY, (xml) => insertStamp(xml, stampTable(picture, stamp)));
}

function logoSize(aspect: number): Readonly<{ width: number; height: number }> {
  const width = Math.min(LOGO_WIDTH, LOGO_HEIGHT * aspect);
  return { width, height: width / aspect };
}

function addLogo(archive: PizZip, { name, logo }: Letterhead): void {
  if (logo === null) return;
  const { bytes, width, height } = logo;
  const size = logoSize(width / height);
  const picture = addPicture(archive, {
    name: 'letterhead',
    type: 'png',
    bytes,
    ...size,
    description: name ?? '',
  });
  const line = paragraph(`<w:r>${picture}</w:r>`, LOGO_GAP);
  const left = COVER_GAP - Math.ceil(size.height * TWENTIETHS) - LOGO_GAP;
  rewrite(archive, BODY, (xml) =>
    xml
      .replace('<w:body>', () => `<w:body>${line}`)
      .replace(`<w:spacing w:after="${COVER_GAP}"/>`, `<w:spacing w:after="${left}"/>`),
  );
}

const COLOURED = /^word\/(document|styles|numbering|header\d*|footer\d*)\.xml$/;

/** The templates' two colours, replaced by the client's. */
export function addLetterhead(archive: PizZip, letterhead: Letterhead): void {
  addLogo(archive, letterhead);
  const changes = (['colour', 'accent'] as const).flatMap((key) => {
    const colour = letterhead[key];
    return colour === null ? [] : [[TEMPLATE[key], colour.slice(1).toUpperCase()] as const];
  });
  for (const name of Object.keys(archive.files).filter((one) => COLOURED.test(one))) {
    rewrite(archive, name, (xml) =>
      changes.reduce((text, [from, to]) => text.replaceAll(`"${from}"`, `"${to}"`), xml),
    );
  }
}
