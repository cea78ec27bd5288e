import { expect, test } from '@jest/globals';
import {
  filterLinks,
  type LinkFilter,
} from '../../../../src/modules/mapping/domain/filter-links.js';
import type { MappingEdge } from '../../../../src/modules/mapping/domain/mapping-edge.js';
import { sample } from './sample.js';

/** The links of the sample with different relations and evidence. */
const EDGES: readonly MappingEdge[] = sample.edges.map((edge, at) => ({
  ...edge,
  relation: at === 0 ? 'equal' : 'intersects',
  evidence: at === 1 ? ['OWN'] : at === 2 ? ['NIST', 'SCF'] : ['LAW'],
}));

const ANY: LinkFilter = {
  measure: null,
  framework: null,
  role: null,
  relation: null,
  confidence: null,
  evidence: null,
  order: 'measure',
};

const found = (filter: Partial<LinkFilter>) =>
  filterLinks(EDGES, { ...ANY, ...filter }).map(({ key }) =>
    EDGES.findIndex((one) => one.key === key),
  );

test.each([
  { filter: {}, is: [0, 1, 2, 3, 4, 5] },
  { filter: { measure: 'b' }, is: [2, 3] },
  { filter: { framework: 'dora' }, is: [1, 3, 5] },
  { filter: { role: 'related' }, is: [3, 4] },
  { filter: { relation: 'equal' }, is: [0] },
  { filter: { confidence: 'high' }, is: [0, 3, 4, 5] },
  { filter: { confidence: 'medium' }, is: [0, 2, 3, 4, 5] },
  { filter: { confidence: 'low' }, is: [0, 1, 2, 3, 4, 5] },
  { filter: { evidence: 'SCF' }, is: [2] },
  { filter: { evidence: 'ENISA-TIG' }, is: [] },
  { filter: { measure: 'c', framework: 'dora', role: 'core' }, is: [5] },
  { filter: { order: 'framework' }, is: [0, 2, 4, 1, 3, 5] },
  { filter: { order: 'confidence' }, is: [0, 3, 4, 5, 2, 1] },
] as const)('$filter finds the links $is', ({ filter, is }) => {
  expect(found(filter)).toEqual(is);
});
