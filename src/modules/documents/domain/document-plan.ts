/** Plans of sold documents, loaded from `kb/templates/papers.yaml`. */
import type { MeasureKey } from '../../mapping/domain/measure.js';
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { ClauseCondition } from './clause-condition.js';
import type { SoldDocumentKind } from './document-entry.js';
import type { RoleKey } from './order-facts.js';
import type { TableKind } from './document-tables.js';

/** Source of a legal statement. `act`: key in `kb/sources.yaml` and of its short name. */
export type Citation = Readonly<{ act: string; source: Source }>;

/** Statements about the country of the case, whose source depends on it. */
export const NATIONAL_SUBJECTS = ['act', 'class', 'incident', 'registration', 'elsewhere'] as const;
export type NationalSubject = (typeof NATIONAL_SUBJECTS)[number];

/** `citation`: null for the organisation's own rules. `national`: the source is that of the country. */
export type Clause = Readonly<{
  text: Message;
  citation: Citation | null;
  national?: NationalSubject;
  when?: ClauseCondition;
}>;

/** `measures`: those with requirements listed in a table. `when`: only in composed documents. */
export type DocumentSection = Readonly<{
  key: string;
  title: Message;
  clauses: readonly Clause[];
  tables: readonly TableKind[];
  measures: readonly MeasureKey[];
  when?: ClauseCondition;
}>;

export type DocumentPlan = Readonly<{
  kind: SoldDocumentKind;
  sections: readonly DocumentSection[];
}>;

export type DocumentPlans = Readonly<{
  plans: Readonly<Record<SoldDocumentKind, DocumentPlan>>;
  roles: Readonly<Record<RoleKey, Citation>>;
}>;
