/** Name of the file of a document: its title in small Latin letters, digits and hyphens. */
import { isReformKind, type SoldDocumentKind } from './document-entry.js';
import { wordIn, type DocumentCase } from './document-source.js';
import { draftOf } from './draft-outcome.js';

/** Documents about drafts differ by the id of the draft, such as "nis2-com-2026-13". */
export function fileNameOf(one: DocumentCase, kind: SoldDocumentKind): string {
  const name = wordIn(one, `${kind}.file`);
  const draft = isReformKind(kind) ? draftOf(one) : null;
  return draft === null ? `${name}.docx` : `${name}-${draft.reform.id}.docx`;
}
