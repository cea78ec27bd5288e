/** Which form of a table a plain document prints, if any. */
import type { TagRow, Tags } from '../../../shared/template-fields.js';
import { shown } from './composed-tags.js';
import type { DocumentCase } from './document-source.js';
import type { TableKind } from './document-tables.js';
import { hasNationalStage } from './incident-rows.js';
import { isUnchanged } from './re-signing-rows.js';

export function formTags(one: DocumentCase, table: TableKind, rows: readonly TagRow[]): Tags {
  if (table === 'amendments') return { amendments_shown: shown(!isUnchanged(one)) };
  if (table !== 'stages') return {};
  const isNational = hasNationalStage(rows);
  return { stages_national_shown: shown(isNational), stages_plain_shown: shown(!isNational) };
}
