/** Fills .docx templates; a missing value is an error. */
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { printable } from '../../modules/documents/domain/printable.js';
import type { TagRow, Tags } from '../../modules/documents/domain/tags.js';
import { inLanguage } from './docx-language.js';
import { repack } from './repack.js';

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
 * @throws Error if the template does not parse or a tag has no value
 */
export function fillDocx(template: Uint8Array, tags: Tags, date: Date): Uint8Array {
  const document = new Docxtemplater(new PizZip(template), {
    errorLogging: false,
    linebreaks: true,
    paragraphLoop: true,
    nullGetter: missing,
  });
  document.render(cleanTags(tags));
  return repack(document.getZip(), date, inLanguage(tags));
}
