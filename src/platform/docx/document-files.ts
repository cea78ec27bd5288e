/** A sold document as .docx and PDF, from one filled template. */
import type PizZip from 'pizzip';
import type {
  Letterhead,
  RenderedDocument,
  VerificationStamp,
} from '../../modules/documents/domain/rendered-document.js';
import type { Tags } from '../../shared/template-fields.js';
import { wordToPdf } from '../pdf/word/word-pdf.js';
import { fillDocx } from './docx-template.js';
import { addLetterhead, addStamp } from './stamp.js';

/** `date`: ISO 8601; stored in the files. `letterhead`: null: the service's own look. */
export type DocumentWork = Readonly<{
  template: Uint8Array;
  tags: Tags;
  date: string;
  stamp: VerificationStamp;
  letterhead: Letterhead | null;
}>;

const textOf = (tags: Tags, tag: string): string => {
  const value = tags[tag];
  return typeof value === 'string' ? value : '';
};

/** The letterhead's name stands where the provider's stood. */
const named = (tags: Tags, letterhead: Letterhead | null): Tags =>
  letterhead === null ? tags : { ...tags, provider: letterhead.name };

/** Equal works give equal bytes. Blocks the thread. @throws Error if the template does not parse */
export async function renderFiles(work: DocumentWork): Promise<RenderedDocument> {
  const { template, stamp, letterhead } = work;
  const tags = named(work.tags, letterhead);
  const date = new Date(work.date);
  const finish = (archive: PizZip): void => {
    addStamp(archive, stamp);
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
  return { docx, pdf: await wordToPdf(docx, info) };
}
