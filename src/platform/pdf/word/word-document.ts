/** Parts of a .docx file that its PDF is made from. */
import type PizZip from 'pizzip';
import { readStyles, type ParagraphLook, type Styles } from './looks.js';
import { countNumbers, type Counter } from './numbering.js';
import type { Relations } from './runs.js';
import { at, attribute, named, parseXml, type Xml } from './xml.js';

/** `count`: the next number of a list; calls must follow the order of the text. `indent`: of a level of a list. */
export type WordDocument = Readonly<{
  body: Xml;
  styles: Styles;
  count: Counter;
  indent: (numbering: NonNullable<ParagraphLook['numbering']>) => ParagraphLook;
  relations: Relations;
}>;

/** A header or footer with its pictures. */
export type Frame = Readonly<{ root: Xml; relations: Relations }>;

export type WordParts = Readonly<{
  document: WordDocument;
  header: Frame | null;
  footer: Frame | null;
}>;

const NO_RELATIONS: Relations = { pictures: new Map(), links: new Map() };

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
};

const textOf = (archive: PizZip, name: string): string | null =>
  archive.file(name)?.asText() ?? null;

function rootOf(archive: PizZip, name: string): Xml | null {
  const text = textOf(archive, name);
  return text === null ? null : parseXml(text);
}

function pictureAt(archive: PizZip, target: string): string | null {
  const bytes = archive.file(`word/${target}`)?.asUint8Array();
  const type = TYPES[target.split('.').at(-1) ?? ''];
  if (bytes === undefined || type === undefined) return null;
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** @param part such as `document`, in the folder word */
function relationsOf(archive: PizZip, part: string): Relations {
  const root = rootOf(archive, `word/_rels/${part}.xml.rels`);
  if (root === null) return NO_RELATIONS;
  const pictures = new Map<string, string>();
  const links = new Map<string, string>();
  for (const one of named(root, 'Relationship')) {
    const id = attribute(one, 'Id') ?? '';
    const target = attribute(one, 'Target') ?? '';
    const kind = attribute(one, 'Type') ?? '';
    const picture = kind.endsWith('/image') ? pictureAt(archive, target) : null;
    if (picture !== null) pictures.set(id, picture);
    if (kind.endsWith('/hyperlink')) links.set(id, target);
  }
  return { pictures, links };
}

function frameOf(archive: PizZip, body: Xml, name: 'w:headerReference' | 'w:footerReference') {
  const reference = named(at(body, 'w:sectPr'), name).find(
    (one) => attribute(one, 'w:type') === 'default',
  );
  const id = attribute(reference ?? null, 'r:id');
  const relation = named(rootOf(archive, 'word/_rels/document.xml.rels'), 'Relationship').find(
    (one) => attribute(one, 'Id') === id,
  );
  const target = attribute(relation ?? null, 'Target');
  const root = target === null ? null : rootOf(archive, `word/${target}`);
  if (target === null || root === null) return null;
  return { root, relations: relationsOf(archive, target.replace(/\.xml$/, '')) };
}

/** @throws Error if the archive is not a .docx file */
export function readWord(archive: PizZip): WordParts {
  const root = rootOf(archive, 'word/document.xml');
  const body = at(root, 'w:body');
  const styles = rootOf(archive, 'word/styles.xml');
  if (body === null || styles === null) throw new Error('the file has no body or no styles');
  const numbering = rootOf(archive, 'word/numbering.xml');
  // A second counter: asking for an indent must not count.
  const peek = countNumbers(numbering);
  return {
    document: {
      body,
      styles: readStyles(styles),
      count: countNumbers(numbering),
      indent: (one) => peek(one)?.paragraph ?? {},
      relations: relationsOf(archive, 'document'),
    },
    header: frameOf(archive, body, 'w:headerReference'),
    footer: frameOf(archive, body, 'w:footerReference'),
  };
}
