/** Expected access rules of the mapping graph's operations, with values that lead to every field. */
export const GRAPH_OPERATIONS = {
  'Query.frameworkMapping': { rule: 'mapping', values: () => ({}) },
  'Query.frameworkMappingMeasure': { rule: 'mapping', values: () => ({ measure_key: 'b' }) },
  'Query.frameworks': { rule: 'mapping', values: () => ({}) },
  'Query.framework': { rule: 'mapping', values: () => ({ key: 'dora' }) },
  'Query.control': { rule: 'mapping', values: () => ({ framework: 'dora', ref: 'art 17' }) },
  'Query.measure': { rule: 'mapping', values: () => ({ key: 'b' }) },
  'Query.edges': { rule: 'mapping', values: () => ({}) },
  'Query.paths': {
    rule: 'mapping',
    values: () => ({ from: 'iso27001:A.5.24', to: 'dora:art 17' }),
  },
  'Query.neighbours': { rule: 'mapping', values: () => ({ node: 'measure:b' }) },
  'Query.compare': {
    rule: 'mapping',
    values: () => ({ framework_a: 'dora', framework_b: 'gdpr' }),
  },
  'Query.points': {
    rule: 'mapping',
    values: () => ({ framework: 'ir_2024_2690', kind: 'chapter' }),
  },
  'Query.controlLinks': {
    rule: 'mapping',
    values: () => ({ framework_a: 'iso27001', framework_b: 'dora' }),
  },
  'Query.graphSearch': { rule: 'mapping', values: () => ({ text: 'incident', keel: 'en' }) },
  'Query.graphExport': { rule: 'mapping', values: () => ({ format: 'mermaid', measure: 'a' }) },
  'Query.coverage': {
    rule: 'mapping',
    values: () => ({
      framework: 'iso27001',
      target: 'dora',
      items: [
        { control: 'A.5.24', status: 'implemented' },
        { control: 'A.99', status: 'partial' },
      ],
      standing: 'partly',
    }),
  },
  'Query.coverageMatrix': {
    rule: 'mapping',
    values: () => ({ framework: 'dora', items: [{ control: 'art 99', status: 'partial' }] }),
  },
  'Mutation.reportMapping': {
    rule: 'mapping',
    values: () => ({ link: 'b|iso27001|A.5.24', message: 'It plans for incidents alone.' }),
  },
  'Query.linkReports': { rule: 'mapping', values: () => ({}) },
  'Query.linkReviews': { rule: 'public', values: () => ({}) },
  'Query.operatorLinkReports': { rule: 'operator', values: () => ({}) },
  'Mutation.operatorDecideLinkReport': {
    rule: 'operator',
    values: () => ({
      report_id: '00000000-0000-4000-8000-000000000004',
      outcome: 'rejected',
      reason: 'The text says so.',
    }),
  },
  'Query.mappingDelta': {
    rule: 'mapping',
    values: () => ({ framework: 'iso27001', items: [{ control: 'A.5.24', status: 'partial' }] }),
  },
} as const;
