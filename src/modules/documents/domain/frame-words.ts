/** Words of the cover that differ for documents which no management body approves. */
import type { Tags } from '../../../shared/template-fields.js';
import type { SoldDocumentKind } from './document-entry.js';
import { wordIn, type DocumentCase } from './document-source.js';

/** Reports, mappings and forms. Documents about a draft have a note of their own. */
const UNAPPROVED: ReadonlySet<SoldDocumentKind> = new Set([
  'check_report',
  'framework_map',
  'incident_templates',
]);

export const isApproved = (kind: SoldDocumentKind): boolean => !UNAPPROVED.has(kind);

export const frameWords = (one: DocumentCase, kind: SoldDocumentKind): Tags =>
  isApproved(kind)
    ? {}
    : {
        word_status_value: wordIn(one, 'words.status_issued'),
        word_notice_text: wordIn(one, 'words.notice_unapproved'),
      };
