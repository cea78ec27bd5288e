/** Tables of composed documents; column texts: `clauses:columns.<word>`. Tables without rows are left out. */
import type { TableColumn } from './table-column.js';

export const COMPOSED_TABLES = [
  'profile',
  'standing',
  'covered',
  'offices',
  'risks',
  'programme',
  'plan',
  'terms',
  'contacts',
  'severity',
  'playbooks',
  'business_impact',
  'targets',
  'scenarios',
  'exercises',
  'supplier_register',
  'supplier_clauses',
  'measures',
  'points',
  'controls',
  'attested',
  'concerns',
  'proof',
  'evidence',
] as const;
export type ComposedTable = (typeof COMPOSED_TABLES)[number];

type ColumnPart = readonly [tag: string, share: number, look?: 'strong' | 'open'];

const columns = (parts: readonly ColumnPart[]): readonly TableColumn[] =>
  parts.map(([tag, share, look]) => ({
    tag,
    word: tag,
    share,
    ...(look === undefined ? {} : { [look]: true }),
  }));

const FACTS = columns([
  ['field', 34, 'strong'],
  ['value', 66, 'open'],
]);

const PROOF = columns([
  ['number', 6, 'strong'],
  ['topic', 21],
  ['requirement', 33],
  ['state', 12],
  ['evidence', 28],
]);

/** Shares are percent of the width. */
export const COMPOSED_COLUMNS: Readonly<Record<ComposedTable, readonly TableColumn[]>> = {
  profile: FACTS,
  standing: FACTS,
  covered: columns([
    ['field', 34, 'strong'],
    ['value', 66],
  ]),
  offices: columns([
    ['role', 23, 'strong'],
    ['holder', 23, 'open'],
    ['task', 34],
    ['basis', 20],
  ]),
  risks: columns([
    ['number', 6, 'strong'],
    ['scenario', 21],
    ['consequence', 20],
    ['level', 12],
    ['treatment', 26],
    ['owner', 15],
  ]),
  programme: columns([
    ['number', 6, 'strong'],
    ['topic', 21],
    ['requirement', 33],
    ['state', 12],
    ['next', 28],
  ]),
  plan: columns([
    ['number', 6, 'strong'],
    ['topic', 21],
    ['action', 40],
    ['owner', 18],
    ['due_by', 15],
  ]),
  terms: columns([
    ['step', 22, 'strong'],
    ['deadline', 26],
    ['content', 31],
    ['source', 21],
  ]),
  contacts: columns([
    ['recipient', 42, 'strong'],
    ['channel', 58],
  ]),
  severity: columns([
    ['grade', 18, 'strong'],
    ['meaning', 44],
    ['response', 38],
  ]),
  playbooks: columns([
    ['number', 6, 'strong'],
    ['scenario', 30],
    ['first_steps', 44],
    ['owner', 20],
  ]),
  business_impact: columns([
    ['order', 14, 'strong'],
    ['system', 18],
    ['service', 22],
    ['after_4', 11],
    ['after_24', 11],
    ['after_72', 11],
    ['owner', 13],
  ]),
  targets: columns([
    ['system', 21, 'strong'],
    ['mtpd', 14],
    ['rto', 14],
    ['rpo', 14],
    ['backup', 16],
    ['fallback', 21],
  ]),
  scenarios: columns([
    ['number', 6, 'strong'],
    ['scenario', 26],
    ['affected', 26],
    ['consequence', 26],
    ['owner', 16],
  ]),
  exercises: columns([
    ['when', 18, 'strong'],
    ['exercise', 28],
    ['participants', 26],
    ['proves', 28],
  ]),
  supplier_register: columns([
    ['supplier', 19, 'strong'],
    ['delivers', 21],
    ['class', 13],
    ['access', 17],
    ['next_assessment', 14],
    ['owner', 16],
  ]),
  supplier_clauses: columns([
    ['supplier', 26, 'strong'],
    ['contract', 74],
  ]),
  measures: columns([
    ['number', 6, 'strong'],
    ['measure', 42],
    ['article', 17],
    ['state', 13],
    ['documents', 22],
  ]),
  points: columns([
    ['point', 9, 'strong'],
    ['topic', 45],
    ['measure', 14],
    ['state', 16],
    ['next_action', 16],
  ]),
  controls: columns([
    ['control', 11, 'strong'],
    ['title', 21],
    ['applies', 11],
    ['state', 18],
    ['reason', 18],
    ['evidence', 21],
  ]),
  attested: columns([
    ['number', 6, 'strong'],
    ['measure', 56],
    ['article', 20],
    ['state', 18],
  ]),
  concerns: PROOF,
  proof: PROOF,
  evidence: columns([
    ['control', 11, 'strong'],
    ['title', 23],
    ['applies', 11],
    ['state', 20],
    ['evidence', 35],
  ]),
};
