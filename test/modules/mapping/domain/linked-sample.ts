/** The small mapping with links between its frameworks. */
import type { LinkSet } from '../../../../src/modules/mapping/domain/control-link.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { Relation } from '../../../../src/modules/mapping/domain/relation.js';
import { sample } from './sample.js';

export const linkSet = (
  rows: readonly (readonly [from: string, to: string, relation: Relation, strength: number])[],
): LinkSet => ({
  key: 'iso-dora',
  from: 'iso27001',
  to: 'dora',
  level: 'control',
  graded: 'reading',
  evidence: ['OWN'],
  licence: null,
  attribution: 'as the licence requires',
  reading: { by: 'reader', on: '2026-01-01' },
  links: rows.map(([from, to, relation, strength]) => ({
    from,
    to,
    provision: `${to}(1)`,
    relation,
    strength,
    rationale: 'semantic',
    reason: 'They agree.',
    second: null,
  })),
});

export const LINKED = buildMappingGraph({
  ...sample,
  linkSets: [
    linkSet([
      ['A.5.1', 'art 5', 'superset', 6],
      ['A.5.26', 'art 11', 'equal', 9],
      ['A.5', 'art 99', 'intersects', 2],
    ]),
  ],
});
