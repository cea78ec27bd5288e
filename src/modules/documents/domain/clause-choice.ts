/** Clauses of plain documents that are printed in some cases only. Composed documents state this in their plan. */
import type { Clause } from './document-plan.js';
import type { DocumentCase } from './document-source.js';
import { isUnchanged } from './re-signing-rows.js';
import { hasFiles } from './technical-rows.js';

const hasChanges = (one: DocumentCase): boolean => !isUnchanged(one);

const PRINTED_IF: Readonly<Record<string, (one: DocumentCase) => boolean>> = {
  'documents:paper.check_report.subject.form': (one) => !hasFiles(one),
  'documents:paper.re_signing.declaration.entered': hasChanges,
  'documents:paper.re_signing.declaration.unchanged': hasChanges,
  'documents:paper.re_signing.changes.intro': hasChanges,
  'documents:paper.re_signing.changes.none': isUnchanged,
};

export const isPrinted = (one: DocumentCase, { text: { key } }: Clause): boolean =>
  PRINTED_IF[key]?.(one) ?? true;
