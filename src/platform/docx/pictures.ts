/** Pictures in a .docx file. */
import type PizZip from 'pizzip';
import { escapeMarkup } from '../../shared/escape-markup.js';

const EMU_PER_POINT = 12_700;
const RELATIONSHIPS = 'word/_rels/document.xml.rels';
const CONTENT_TYPES = '[Content_Types].xml';
const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const MAIN = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `name`: unique in the file. `width`, `height`: points. `description`: for readers who do not see it. */
export type Picture = Readonly<{
  name: string;
  type: 'png' | 'jpeg';
  bytes: Uint8Array;
  width: number;
  height: number;
  description: string;
}>;

/** Rewrites a part. @throws Error if it is missing */
export function rewrite(archive: PizZip, name: string, change: (xml: string) => string): void {
  const part = archive.file(name);
  if (part === null) throw new Error(`the template has no ${name}`);
  archive.file(name, change(part.asText()));
}

/** Stores the picture. @returns its drawing, for a run of the body */
export function addPicture(archive: PizZip, picture: Picture): string {
  const { name, type, bytes } = picture;
  archive.file(`word/media/${name}.${type}`, bytes);
  rewrite(archive, RELATIONSHIPS, (xml) =>
    xml.replace(
      '</Relationships>',
      `<Relationship Id="${name}" Type="${IMAGE}" Target="media/${name}.${type}"/></Relationships>`,
    ),
  );
  rewrite(archive, CONTENT_TYPES, (xml) =>
    xml.includes(`Extension="${type}"`)
      ? xml
      : xml.replace(
          /(<Types[^>]*>)/,
          `$1<Default Extension="${type}" ContentType="image/${type}"/>`,
        ),
  );
  return drawing(picture);
}

function drawing({ name, width, height, description }: Picture): string {
  const size = `cx="${Math.round(width * EMU_PER_POINT)}" cy="${Math.round(height * EMU_PER_POINT)}"`;
  const id = name.length;
  const meaning = escapeMarkup(description);
  return `<w:drawing><wp:inline xmlns:wp="${DRAWING}" distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${id}" name="${name}" descr="${meaning}"/><a:graphic xmlns:a="${MAIN}"><a:graphicData uri="${PICTURE}"><pic:pic xmlns:pic="${PICTURE}"><pic:nvPicPr><pic:cNvPr id="${id}" name="${name}" descr="${meaning}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip xmlns:r="${RELATION}" r:embed="${name}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
}
