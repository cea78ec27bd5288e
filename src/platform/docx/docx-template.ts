/** Fills .docx templates; a missing value is an error. */
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { printable } from '../../modules/documents/domain/printable.js';
import type { TagRow, Tags } from '../../shared/template-fields.js';
import { deflateNatively } from './native-deflate.js';

deflateNatively();

/** Other parts are pictures. */
const IS_TEXT = /\.(xml|rels)$/;

/** Sorts parts by name; `change` may rewrite their text. */
export function repack(
  archive: PizZip,
  date: Date,
  change: (xml: string, name: string) => string = (xml) => xml,
): Uint8Array {
  const fixed = new PizZip();
  // Archives store local time: the same day in every zone.
  const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  for (const name of Object.keys(archive.files).sort()) {
    const part = archive.file(name);
    if (part === null || part.dir) continue;
    const content = IS_TEXT.test(name) ? change(part.asText(), name) : part.asUint8Array();
    fixed.file(name, content, { date: local, createFolders: false });
  }
  return fixed.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

/** Placeholder in the template's styles. */
export const LANGUAGE_MARK = '{language}';

/** Languages whose most likely region is outside the Union. */
const REGION_OF: Readonly<Record<string, string>> = { en: 'GB', pt: 'PT' };

/** Adds a region, as in de-DE, which word processors expect. */
function withRegion(language: string): string {
  const region = REGION_OF[language] ?? new Intl.Locale(language).maximize().region;
  return region === undefined ? language : `${language}-${region}`;
}

/** Without a mark or a language the styles stay unchanged. */
export const inLanguage =
  ({ language }: Tags) =>
  (xml: string, name: string): string =>
    name === 'word/styles.xml' && typeof language === 'string'
      ? xml.replaceAll(LANGUAGE_MARK, withRegion(language))
      : xml;

type Part = Readonly<{ value?: string }>;

function missing(part: Part): never {
  throw new Error(`The template's tag {${part.value ?? '?'}} has no value`);
}

const clean = (value: string | readonly TagRow[]): unknown =>
  typeof value === 'string' ? printable(value) : value.map(cleanTags);

const cleanTags = (tags: TagRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(tags).map(([tag, value]) => [tag, clean(value)]));

/**
 * The template's bytes are not modified.
 *
 * @param date stored in the archive: the same tags give the same bytes
 * @param finish changes the filled parts
 * @throws Error if the template does not parse or a tag has no value
 */
export function fillDocx(
  template: Uint8Array,
  tags: Tags,
  date: Date,
  finish: (archive: PizZip) => void = () => undefined,
): Uint8Array {
  const document = new Docxtemplater(new PizZip(template), {
    errorLogging: false,
    linebreaks: true,
    paragraphLoop: true,
    nullGetter: missing,
  });
  document.render(cleanTags(tags));
  const filled = document.getZip();
  finish(filled);
  return repack(filled, date, inLanguage(tags));
}
