/** A sold document as .docx and PDF, from one filled template. */
import type PizZip from 'pizzip';
import type {
  DocumentToRender,
  RenderedDocument,
} from '../../modules/documents/domain/rendered-document.js';
import type { Letterhead } from '../../modules/letterheads/domain/letterhead.js';
import type { Tags } from '../../shared/template-fields.js';
import { wordToPdf } from '../pdf/word/word-pdf.js';
import { fillDocx } from './docx-template.js';
import { keepRowsTogether } from './kept-rows.js';
import { addLetterhead, addStamp } from './stamp.js';

/** `template`: bytes of the file. */
export type DocumentWork = Readonly<Omit<DocumentToRender, 'template'> & { template: Uint8Array }>;

const textOf = (tags: Tags, tag: string): string => {
  const value = tags[tag];
  return typeof value === 'string' ? value : '';
};

/** The name of the letterhead replaces that of the provider. */
const named = (tags: Tags, letterhead: Letterhead | null): Tags =>
  letterhead?.name ? { ...tags, provider: letterhead.name } : tags;

/** Equal works give equal bytes. Blocks the thread. @throws Error if the template does not parse */
export async function renderFiles(work: DocumentWork): Promise<RenderedDocument> {
  const { template, stamp, letterhead, watermark } = work;
  const tags = named(work.tags, letterhead);
  const date = new Date(work.date);
  const finish = (archive: PizZip): void => {
    keepRowsTogether(archive);
    if (stamp !== null) addStamp(archive, stamp);
    if (letterhead !== null) addLetterhead(archive, letterhead);
  };
  const docx = fillDocx(template, tags, date, finish);
  const info = {
    title: textOf(tags, 'title'),
    subject: `${textOf(tags, 'number')} · ${textOf(tags, 'kb_version')}`,
    author: textOf(tags, 'provider'),
    language: textOf(tags, 'language'),
    date,
  };
  return { docx, pdf: await wordToPdf(docx, info, watermark) };
}
