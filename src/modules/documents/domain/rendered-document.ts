/** What is rendered for a sold document, besides the fields of its template. */
import type { Tags } from '../../../shared/template-fields.js';

/** `url`: of the page that verifies the document. `title`, `text`: in its language. */
export type VerificationStamp = Readonly<{ url: string; title: string; text: string }>;

/** `aspect`: width relative to height. */
type Logo = Readonly<{ type: 'png' | 'jpeg'; bytes: Uint8Array; aspect: number }>;

/** A client's look of its documents. Colours: #rrggbb; null: those of the template. */
export type Letterhead = Readonly<{
  name: string;
  logo: Logo | null;
  colour: string | null;
  accent: string | null;
}>;

/** `template`: name of its file. `date`: YYYY-MM-DD. `letterhead`: null: the look of the service. */
export type DocumentToRender = Readonly<{
  template: string;
  tags: Tags;
  date: string;
  stamp: VerificationStamp;
  letterhead: Letterhead | null;
}>;

export type RenderedDocument = Readonly<{ docx: Uint8Array; pdf: Uint8Array }>;
