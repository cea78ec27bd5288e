/** An order with every fact, and knowledge with something for every table. */
import { aChange, aDraft } from '../../reforms/domain/a-draft.js';
import { sample as mapping } from '../../mapping/domain/sample.js';
import type { DocumentKnowledge } from '../../../../src/modules/documents/domain/document-source.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { aRisk, withRisks } from './small-clauses.js';
import { KNOWLEDGE } from './small-documents.js';
import { aSupplier, aSystem, NO_FACTS, type FactChanges } from './small-order.js';

export const everyFact: FactChanges = {
  country: 'ee',
  organisation: { name: 'A', registrationCode: '1' },
  roles: { board: 'Mari' },
  size: { sector: 'power', employees: 300, scope: 'all' },
  profile: { systems: [aSystem('ERP')] },
  answers: { a1: 'no', a2: 'yes' },
  suppliers: [aSupplier('Cloud')],
  systems: ['ERP'],
  reform: 'a-draft',
  portfolio: [
    {
      name: 'B',
      country: 'ee',
      size: { ...NO_FACTS.size, sector: 'food', employees: 300 },
      profile: NO_FACTS.profile,
    },
  ],
  earlierOrderId: 'earlier',
  earlier: [{ fileName: 'policy.docx', sha256: 'ab', changes: ['New.'] }],
};

export const controlled: DocumentKnowledge = {
  ...KNOWLEDGE,
  composition: withRisks([aRisk('fire', { impact: 3 })]),
  graph: buildMappingGraph({
    ...mapping,
    controls: [
      ...mapping.controls,
      { framework: 'ir_2024_2690', ref: 'point 3.2', title: 'Monitoring', parent: null },
    ],
  }),
  notes: [{ text: { key: 'mapping:note' }, sources: [] }],
  reforms: { 'a-draft': aDraft([aChange({ kind: 'reported' })]) },
};
