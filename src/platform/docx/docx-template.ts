/** Fills .docx templates. A tag without a value is a fault, never the word "undefined" on paper. */
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
 * The filled document. The template's own bytes are left as they are.
 *
 * @param date stands inside the archive in place of a clock: the same tags give the same bytes
 * @throws Error for a template that does not parse, or a tag without a value
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
