/** Runs of a paragraph as inline text of pdfmake. */
import type { Content, ContentText } from 'pdfmake/interfaces.js';
import { inFonts } from '../glyphs.js';
import { runLook, type RunLook } from './looks.js';
import { at, attribute, elements, numeric, textIn, within, type Xml } from './xml.js';

/** A field whose value depends on the page. */
type Field =
  | Readonly<{ kind: 'page' }>
  | Readonly<{ kind: 'pages' }>
  | Readonly<{ kind: 'reference'; target: string }>;

type Link = Readonly<{ linkToDestination?: string; link?: string }>;

export type Piece =
  | Readonly<{ kind: 'text'; text: string; look: RunLook; link: Link }>
  | Readonly<{ kind: 'field'; field: Field; look: RunLook }>
  | Readonly<{ kind: 'tab' }>
  | Readonly<{ kind: 'page_break' }>
  | Readonly<{ kind: 'picture'; source: string; width: number; height: number }>;

/** `pictures`: data URLs by relationship id. `links`: addresses by relationship id. */
export type Relations = Readonly<{
  pictures: ReadonlyMap<string, string>;
  links: ReadonlyMap<string, string>;
}>;

const EMU_PER_POINT = 12_700;

function fieldOf(instruction: string): Field | null {
  const [name, target = ''] = instruction.trim().split(/\s+/);
  if (name === 'PAGE') return { kind: 'page' };
  if (name === 'NUMPAGES') return { kind: 'pages' };
  return name === 'PAGEREF' ? { kind: 'reference', target } : null;
}

function pictureOf(drawing: Xml, { pictures }: Relations): Piece[] {
  const size = within(drawing, 'wp:extent');
  const id = attribute(within(drawing, 'a:blip'), 'r:embed');
  const source = id === null ? undefined : pictures.get(id);
  if (source === undefined) return [];
  const points = (name: string) => (numeric(size, name) ?? 0) / EMU_PER_POINT;
  return [{ kind: 'picture', source, width: points('cx'), height: points('cy') }];
}

const textPieces = (text: string, look: RunLook, link: Link): Piece[] =>
  text
    .split('\t')
    .flatMap((part, index): Piece[] => [
      ...(index > 0 ? [{ kind: 'tab' } as const] : []),
      ...(part === '' ? [] : [{ kind: 'text', text: part, look, link } as const]),
    ]);

type Part = Readonly<{ look: RunLook; link: Link; relations: Relations }>;

function breakPiece(element: Xml, { look, link }: Part): Piece[] {
  const isPage = attribute(element, 'w:type') === 'page';
  return [isPage ? { kind: 'page_break' } : { kind: 'text', text: '\n', look, link }];
}

function fieldPiece(element: Xml, { look }: Part): Piece[] {
  const field = fieldOf(textIn(element));
  return field === null ? [] : [{ kind: 'field', field, look }];
}

const OF_ELEMENT: Readonly<Record<string, (element: Xml, part: Part) => Piece[]>> = {
  'w:t': (element, { look, link }) => textPieces(textIn(element), look, link),
  'w:tab': () => [{ kind: 'tab' }],
  'w:br': breakPiece,
  'w:instrText': fieldPiece,
  'w:drawing': (element, { relations }) => pictureOf(element, relations),
};

function linkOf(hyperlink: Xml, { links }: Relations): Link {
  const anchor = attribute(hyperlink, 'w:anchor');
  const url = links.get(attribute(hyperlink, 'r:id') ?? '');
  if (anchor !== null) return { linkToDestination: anchor };
  return url === undefined ? {} : { link: url };
}

/** Pieces of a paragraph, in order. @param base look of the paragraph's style */
export function piecesOf(
  parent: Xml,
  base: RunLook,
  relations: Relations,
  link: Link = {},
): Piece[] {
  return elements(parent).flatMap((element) => {
    if (element.tagName === 'w:hyperlink') {
      return piecesOf(element, base, relations, linkOf(element, relations));
    }
    if (element.tagName !== 'w:r') return [];
    const look = { ...base, ...runLook(at(element, 'w:rPr')) };
    return elements(element).flatMap(
      (one) => OF_ELEMENT[one.tagName]?.(one, { look, link, relations }) ?? [],
    );
  });
}

/** Number of the page and of all pages; null: in the body, where they are not known yet. */
export type PageNumbers = Readonly<{ page: number; pages: number }> | null;

function fieldText(field: Field, numbers: PageNumbers): ContentText | { pageReference: string } {
  if (field.kind === 'reference') return { pageReference: field.target };
  if (numbers === null) return { text: '' };
  return { text: String(field.kind === 'page' ? numbers.page : numbers.pages) };
}

/** The text pieces as one inline content. */
export function inline(pieces: readonly Piece[], numbers: PageNumbers = null): Content[] {
  return pieces.flatMap((piece): Content[] => {
    if (piece.kind === 'text') return [{ text: inFonts(piece.text), ...piece.look, ...piece.link }];
    if (piece.kind === 'field') return [{ ...fieldText(piece.field, numbers), ...piece.look }];
    return piece.kind === 'tab' ? [{ text: '  ' }] : [];
  });
}
