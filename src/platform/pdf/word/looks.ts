/** Looks of paragraphs and runs, resolved from the styles of a .docx file. Lengths are points. */
import { at, attribute, flag, named, numeric, type Xml } from './xml.js';

/** `background`, `color`: with a leading #. */
export type RunLook = Readonly<{
  font?: 'Serif' | 'Sans';
  fontSize?: number;
  bold?: boolean;
  italics?: boolean;
  color?: string;
  background?: string;
}>;

/** `hanging`: part of `left` before the first line. `numbering`: id and level of a list. */
export type ParagraphLook = Readonly<{
  before?: number;
  after?: number;
  lineHeight?: number;
  left?: number;
  hanging?: number;
  right?: number;
  keepNext?: boolean;
  pageBreakBefore?: boolean;
  alignment?: 'left' | 'right' | 'center' | 'justify';
  numbering?: Readonly<{ id: string; level: number }>;
}>;

const TWENTIETHS = 20;
/** Source Serif and Source Sans are wider than the fonts of the template. */
const FONT_SCALE = 0.92;
const HALF_POINTS = 2;
/** Unit of `w:line`. */
const SINGLE_LINE = 240;
/** Height of a single line of Source Serif relative to the template's font. */
const LINE_SCALE = 0.92;

export const points = (twentieths: number | null): number | undefined =>
  twentieths === null ? undefined : twentieths / TWENTIETHS;

/** Leaves out what is not stated. */
const stated = <Look extends object>(look: {
  [Key in keyof Look]: Look[Key] | undefined;
}): Look =>
  Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)) as Look;

export const colourOf = (hex: string | null): string | undefined =>
  hex === null || hex === 'auto' ? undefined : `#${hex}`;

const fontOf = (name: string | null): RunLook['font'] =>
  name === null ? undefined : /times|serif|georgia|cambria/i.test(name) ? 'Serif' : 'Sans';

const sizeOf = (halfPoints: number | null): number | undefined =>
  halfPoints === null ? undefined : Math.round((halfPoints / HALF_POINTS) * FONT_SCALE * 100) / 100;

export const runLook = (properties: Xml | null): RunLook =>
  stated<RunLook>({
    font: fontOf(attribute(at(properties, 'w:rFonts'), 'w:ascii')),
    fontSize: sizeOf(numeric(at(properties, 'w:sz'))),
    bold: flag(properties, 'w:b'),
    italics: flag(properties, 'w:i'),
    color: colourOf(attribute(at(properties, 'w:color'))),
    background: colourOf(attribute(at(properties, 'w:shd'), 'w:fill')),
  });

const ALIGNMENTS: Readonly<Record<string, ParagraphLook['alignment']>> = {
  left: 'left',
  start: 'left',
  right: 'right',
  end: 'right',
  center: 'center',
  both: 'justify',
};

function numberingOf(properties: Xml | null): ParagraphLook['numbering'] {
  const id = attribute(at(properties, 'w:numPr', 'w:numId'));
  if (id === null) return undefined;
  return { id, level: numeric(at(properties, 'w:numPr', 'w:ilvl')) ?? 0 };
}

function lineHeightOf(spacing: Xml | null): number | undefined {
  const line = numeric(spacing, 'w:line');
  return line === null ? undefined : (line / SINGLE_LINE) * LINE_SCALE;
}

export function paragraphLook(properties: Xml | null): ParagraphLook {
  const spacing = at(properties, 'w:spacing');
  const indent = at(properties, 'w:ind');
  return stated<ParagraphLook>({
    before: points(numeric(spacing, 'w:before')),
    after: points(numeric(spacing, 'w:after')),
    lineHeight: lineHeightOf(spacing),
    left: points(numeric(indent, 'w:left')),
    hanging: points(numeric(indent, 'w:hanging')),
    right: points(numeric(indent, 'w:right')),
    keepNext: flag(properties, 'w:keepNext'),
    pageBreakBefore: flag(properties, 'w:pageBreakBefore'),
    alignment: ALIGNMENTS[attribute(at(properties, 'w:jc')) ?? ''],
    numbering: numberingOf(properties),
  });
}

export type Look = Readonly<{ paragraph: ParagraphLook; run: RunLook }>;

export type Styles = Readonly<{
  /** Of the document, without a style. */
  base: Look;
  /** Including what the style is based on. */
  of: (styleId: string | null) => Look;
}>;

const merge = (one: Look, other: Look): Look => ({
  paragraph: { ...one.paragraph, ...other.paragraph },
  run: { ...one.run, ...other.run },
});

const lookIn = (style: Xml | null): Look => ({
  paragraph: paragraphLook(at(style, 'w:pPr')),
  run: runLook(at(style, 'w:rPr')),
});

/** @param root of `word/styles.xml` */
export function readStyles(root: Xml): Styles {
  const defaults = at(root, 'w:docDefaults');
  const base: Look = {
    paragraph: paragraphLook(at(defaults, 'w:pPrDefault', 'w:pPr')),
    run: runLook(at(defaults, 'w:rPrDefault', 'w:rPr')),
  };
  const styles = new Map(
    named(root, 'w:style').map((style) => [attribute(style, 'w:styleId'), style] as const),
  );
  const known = new Map<string, Look>();
  const of = (id: string | null): Look => {
    const style = styles.get(id);
    if (id === null || style === undefined) return base;
    const found = known.get(id) ?? merge(of(attribute(at(style, 'w:basedOn'))), lookIn(style));
    known.set(id, found);
    return found;
  };
  return { base, of };
}
