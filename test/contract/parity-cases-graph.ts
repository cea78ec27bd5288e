/** Parity cases of the mapping graph. */
import { LANGUAGE_CASES, of, type ParityCase } from './parity-case.js';

const HELD = [
  { control: 'A.5.24', status: 'implemented', note: 'ISMS team' },
  { control: 'a.8.13', status: 'partial' },
  { control: 'A.5.29', status: 'excluded' },
  { control: 'A.18.1', status: 'implemented' },
];

const DISPUTE = 'It plans for incidents alone.';

export const GRAPH_CASES: readonly ParityCase[] = [
  ...of('Query.edges', [
    ...LANGUAGE_CASES,
    { what: 'filtered', values: { measure: 'b', framework: 'dora', role: 'core', first: 3 } },
    { what: 'surest first', values: { order: 'confidence', confidence: 'medium', first: 5 } },
    { what: 'by evidence', values: { evidence: 'ENISA_TIG', relation: 'intersects', first: 2 } },
    { what: 'an unknown framework', values: { framework: 'sox' } },
    { what: 'too many', values: { first: 101 } },
    { what: 'a bad cursor', values: { after: 'nonsense' } },
    { what: 'as a client', values: {}, key: 'test client' },
  ]),
  ...of('Query.paths', [
    { what: 'two hops', values: { from: 'iso27001:A.5.24', to: 'dora:art 17', keel: 'en' } },
    { what: 'four hops', values: { from: 'measure:b', to: 'gdpr:art 33', max_hops: 4, first: 3 } },
    { what: 'to itself', values: { from: 'measure:b', to: 'measure:b' } },
    { what: 'a bad id', values: { from: 'A.5.24', to: '__proto__:x' } },
    { what: 'an unknown place', values: { from: 'measure:b', to: 'dora:art 999' } },
    { what: 'too many hops', values: { from: 'measure:a', to: 'measure:b', max_hops: 5 } },
    { what: 'nothing', values: {} },
  ]),
  ...of('Query.neighbours', [
    { what: 'near', values: { node: 'iso27001:A.8.24', keel: 'de' } },
    { what: 'far', values: { node: 'measure:h', depth: 3, framework: 'gdpr' } },
    { what: 'too far', values: { node: 'measure:h', depth: 9 } },
    { what: 'an unknown measure', values: { node: 'measure:z' } },
  ]),
  ...of('Query.compare', [
    { what: 'two frameworks', values: { framework_a: 'dora', framework_b: 'gdpr', first: 8 } },
    { what: 'one with itself', values: { framework_a: 'gdpr', framework_b: 'gdpr', first: 2 } },
    {
      what: 'as a client',
      values: { framework_a: 'dora', framework_b: 'gdpr' },
      key: 'test client',
    },
  ]),
  ...of('Query.mappingDelta', [
    { what: 'a list', values: { framework: 'iso27001', items: HELD, keel: 'de' } },
    { what: 'a table', values: { framework: 'dora', csv: 'Control;Status\nart 17;Implemented\n' } },
    { what: 'an empty list', values: { framework: 'gdpr', items: [] } },
    {
      what: 'a bad table',
      values: { framework: 'dora', csv: 'control,status\nart 17,done\n,partial' },
    },
    { what: 'no table at all', values: { framework: 'dora', csv: 'a,b\n"c' } },
    { what: 'both', values: { framework: 'dora', csv: 'control,status', items: [] } },
    { what: 'a bad list', values: { framework: 'dora', items: [{ control: '', status: 'x' }, 5] } },
    { what: 'neither', values: { framework: 'dora' } },
    { what: 'as a client', values: { framework: 'dora', items: [] }, key: 'test client' },
  ]),
  ...of('Query.coverage', [
    { what: 'a list', values: { framework: 'iso27001', target: 'dora', items: HELD, first: 9 } },
    {
      what: 'a table',
      values: {
        framework: 'iso27001',
        target: 'ir_2024_2690',
        csv: 'control,status\nA.8.13,implemented\n',
        standing: 'partly',
        keel: 'et',
      },
    },
    { what: 'no target', values: { framework: 'dora', items: [] } },
    { what: 'a bad cursor', values: { framework: 'dora', target: 'gdpr', items: [], after: 'x' } },
    { what: 'neither', values: { framework: 'dora', target: 'gdpr' } },
  ]),
  ...of('Query.coverageMatrix', [
    { what: 'a list', values: { framework: 'iso27001', items: HELD } },
    { what: 'neither', values: { framework: 'dora' } },
  ]),
  ...of('Query.controlLinks', [
    {
      what: 'of one control',
      values: { framework_a: 'iso27001', framework_b: 'dora', ref: 'a.5.24' },
    },
    {
      what: 'backwards',
      values: { framework_a: 'iso27001', framework_b: 'ir_2024_2690', first: 3, keel: 'de' },
    },
    {
      what: 'strong ones',
      values: {
        framework_a: 'dora',
        framework_b: 'rts_2024_1774',
        relation: 'superset',
        min_strength: 9,
      },
    },
    { what: 'too strong', values: { framework_a: 'dora', framework_b: 'gdpr', min_strength: 11 } },
    { what: 'one framework', values: { framework_a: 'dora' } },
  ]),
  ...of('Query.points', [
    {
      what: 'points of one measure',
      values: { framework: 'ir_2024_2690', measure: 'h', first: 9 },
    },
    {
      what: 'ids alone',
      values: { framework: 'e_its_2024', parent: 'isms.1', first: 3, keel: 'et' },
    },
    { what: 'articles', values: { framework: 'rts_2024_1774', kind: 'article', keel: 'de' } },
    { what: 'no framework', values: {} },
    { what: 'an unknown kind', values: { framework: 'ir_2024_2690', kind: 'verse' } },
  ]),
  ...of('Query.graphSearch', [
    { what: 'words', values: { text: 'incident', first: 4, keel: 'fi' } },
    { what: 'a number', values: { text: 'A.5.24' } },
    { what: 'nothing to look for', values: { text: '' } },
    { what: 'a control character', values: { text: 'a\u0000' } },
  ]),
  ...of('Query.graphExport', [
    ...['oscal_catalog', 'oscal_mapping', 'csv', 'mermaid', 'svg', 'xlsx'].map((format) => ({
      what: format,
      values: { format, framework: 'gdpr', measure: 'c', keel: 'lv' },
    })),
    ...['ciso_assistant', 'probo', 'comp_ai', 'openlane', 'trestle_csv', 'olir'].map((format) => ({
      what: format,
      values: { format, from: 'nist_csf_2_0', framework: 'nis2', from_name: 'CSF', keel: 'en' },
    })),
    { what: 'a profile', values: { format: 'oscal_profile', framework: 'dora', measure: 'b' } },
    { what: 'a framework', values: { format: 'ciso_assistant_framework', framework: 'gdpr' } },
    {
      what: 'a shipped pair',
      values: { format: 'ciso_assistant', from: 'ir_2024_2690', framework: 'iso27001' },
    },
    {
      what: 'no links',
      values: { format: 'probo', from: 'dora', framework: 'dora', shipped: true },
    },
    {
      what: 'bad names',
      values: { format: 'openlane', framework: 'dora', from_name: 'a::b', framework_name: '' },
    },
    { what: 'a picture of nothing', values: { format: 'svg' } },
    { what: 'another format', values: { format: 'pdf' } },
    { what: 'as a client', values: { format: 'csv' }, key: 'test client' },
  ]),
  ...of('Mutation.reportMapping', [
    {
      what: 'a link of a measure, in the sandbox',
      values: { link: 'b|iso27001|A.5.24', message: DISPUTE, suggested_relation: 'intersects' },
    },
    {
      what: 'a link between controls, in the sandbox',
      values: { link: 'iso27001:A.8.32|dora:art 9', message: DISPUTE, suggested_strength: 9 },
    },
    { what: 'an unknown link', values: { link: 'b|iso27001|A.99', message: DISPUTE } },
    { what: 'a message that is too short', values: { link: 'b|iso27001|A.5.24', message: 'No.' } },
    {
      what: 'a strength beyond the scale',
      values: { link: 'b|iso27001|A.5.24', message: DISPUTE, suggested_strength: 11 },
    },
    { what: 'nothing', values: {} },
    { what: 'as a client', values: { link: 'x', message: DISPUTE }, key: 'test client' },
  ]),
  ...of('Query.linkReports', [
    { what: 'in the sandbox', values: {} },
    { what: 'a bad cursor', values: { after: 'x' } },
    { what: 'as a client', values: {}, key: 'test client' },
  ]),
  ...of('Query.linkReviews', [
    { what: 'without a key', values: {}, key: 'none' },
    { what: 'too many', values: { first: 101 } },
  ]),
  ...of('Query.verifyReceipt', [
    { what: 'no receipt', values: { receipt: 'x.y.z' } },
    { what: 'nothing', values: {} },
    { what: 'an empty text', values: { receipt: '' }, key: 'none' },
  ]),
  ...of('Query.whatChanged', [
    { what: 'no receipt', values: { receipt: 'x.y.z', keel: 'en' } },
    { what: 'a number', values: { receipt: 5 } },
  ]),
];
