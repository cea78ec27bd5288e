/** What is rendered for a sold document, besides the fields of its template. */
import type { Letterhead } from '../../letterheads/domain/letterhead.js';
import type { Tags } from '../../../shared/template-fields.js';

/** `url`: of the page that verifies the document. `title`, `text`: in its language. */
export type VerificationStamp = Readonly<{ url: string; title: string; text: string }>;

/**
 * `template`: name of its file. `date`: YYYY-MM-DD. `stamp`: null: the document cannot be verified. `letterhead`: null:
 * the look of the service. `watermark`: across each page of the PDF; null: none.
 */
export type DocumentToRender = Readonly<{
  template: string;
  tags: Tags;
  date: string;
  stamp: VerificationStamp | null;
  letterhead: Letterhead | null;
  watermark: string | null;
}>;

export type RenderedDocument = Readonly<{ docx: Uint8Array; pdf: Uint8Array }>;

/** The files of each document, in order. */
export type RenderDocuments = (
  documents: readonly DocumentToRender[],
) => Promise<readonly RenderedDocument[]>;
