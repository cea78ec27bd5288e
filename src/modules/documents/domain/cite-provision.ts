/** Provisions in the form of the document's language. */
import { provisionIn } from './citation-style.js';
import { localizeIn, type DocumentCase } from './document-source.js';

/** @param provision such as `art 21(2)(a)`; anything that is no form of the law data stays */
export const citeProvision = (one: DocumentCase, provision: string): string =>
  provisionIn((text) => localizeIn(one, text), provision);
