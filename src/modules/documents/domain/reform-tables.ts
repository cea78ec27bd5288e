/** Tables of the documents about a draft of law; column texts: `documents:paper.columns.<word>`. */
import type { TableColumn } from './table-column.js';

export const REFORM_TABLES = [
  'reform_facts',
  'reform_outcome',
  'reform_changes',
  'reform_reports',
  'reform_totals',
  'reform_movers',
  'reform_unknown',
] as const;
export type ReformTable = (typeof REFORM_TABLES)[number];

/** Its rows are items of a list. */
type ListTable = 'reform_unknown';

const column = (tag: string, share: number): TableColumn => ({ tag, word: tag, share });
const strong = (tag: string, share: number): TableColumn => ({
  ...column(tag, share),
  strong: true,
});
const open = (tag: string, share: number): TableColumn => ({ ...column(tag, share), open: true });

/** Shares are percent of the width. */
export const REFORM_COLUMNS: Readonly<
  Record<Exclude<ReformTable, ListTable>, readonly TableColumn[]>
> = {
  reform_facts: [strong('field', 24), open('value', 76)],
  reform_outcome: [strong('field', 30), column('in_force', 35), column('under_draft', 35)],
  reform_changes: [column('change', 46), column('effect', 26), column('reports', 28)],
  reform_reports: [column('change', 60), column('reports', 40)],
  reform_totals: [strong('class', 40), column('in_force', 30), column('under_draft', 30)],
  reform_movers: [
    strong('organisation', 26),
    column('in_force', 18),
    column('under_draft', 18),
    column('rule', 38),
  ],
};
