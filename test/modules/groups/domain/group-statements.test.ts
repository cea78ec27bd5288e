import { describe, expect, test } from '@jest/globals';
import { loadLaw } from '../../../../src/app/knowledge.js';
import { GroupsService } from '../../../../src/modules/groups/groups.service.js';
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import {
  entityStatements,
  groupWarnings,
} from '../../../../src/modules/groups/domain/group-statements.js';
import type { Statement } from '../../../../src/modules/scoping/domain/statement.js';
import { entity, figures, graphOf, holds, votes } from './graphs.js';

const { groups, applicability, countries } = loadLaw().knowledge;
const service = new GroupsService(groups, applicability, countries);

const scope = (graph: GroupGraph, country: string | null = null) =>
  service.scope({
    graph,
    subjects: graph.entities.map(() => ({
      sector: 'energy_electricity',
      specialCases: [],
      hasPublicNetwork: false,
      country,
      independence: { systems: true, services: null },
    })),
    fieldOf: { problem: () => '', key: () => '' },
  });

const short = ({ message, sources }: Statement) => [
  message.key,
  message.params ?? null,
  sources.map(({ title, provision }) =>
    `${typeof title === 'string' ? title : title.key} ${provision}`.replace('acts:', ''),
  ),
];

function statementsOf(graph: GroupGraph, country: string | null = null) {
  const { acts, subjects, outcomes, assessment } = scope(graph, country);
  const [subject, outcome, position] = [subjects[0], outcomes[0], assessment.positions[0]];
  if (subject === undefined || outcome == null || position?.status == null) {
    throw new Error('the first entity has no outcome');
  }
  const context = { acts, applicability, entity: 'Alpha', status: position.status, subject };
  return entityStatements(context, outcome).map(short);
}

const SMALL_OF_LARGE = graphOf(
  [entity('A', [5, 1, 1]), entity('B', [246, 51, 44])],
  [votes('B', 'A', 51)],
);

describe('the sentences of an entity', () => {
  test.each([
    ['autonomous', graphOf([entity('A', [60, 12, 12])]), 'Annex art 3(1)'],
    [
      'partner',
      graphOf([entity('A', [60, 12, 12]), entity('B', [1, 0, 0])], [holds('B', 'A', 30)]),
      'Annex art 3(2)',
    ],
    ['linked', SMALL_OF_LARGE, 'Annex art 3(3)'],
  ])('begin with the status %s by its provision', (status, graph, provision) => {
    expect(statementsOf(graph)[0]).toEqual([
      'groups:status',
      { entity: 'Alpha', status },
      [`sme_recommendation ${provision}`],
    ]);
  });

  test('go on with the size by the sum, and the class with its rule', () => {
    const [, size, verdict, ...more] = statementsOf(SMALL_OF_LARGE);
    expect(size).toEqual([
      'scoping:reasons.size.both',
      { employees: 251, turnover: 52, balanceSheet: 45, size: 'large' },
      ['sme_recommendation Annex art 2(1)', 'sme_recommendation Annex art 6(2)'],
    ]);
    expect(verdict).toEqual([
      'scoping:reasons.verdict',
      { verdict: 'essential' },
      ['nis2 art 2(1)', 'nis2 art 3(1)(a)'],
    ]);
    expect(more).toHaveLength(1);
  });

  test('name the period rule if the latest figures alone give another class', () => {
    const two = { latest: figures([40, 8, 8]), previous: figures([60, 12, 12]) };
    const statements = statementsOf(graphOf([entity('A', null, { figures: two })]));
    expect(statements[2]).toEqual([
      'groups:two_periods',
      { size: 'small' },
      ['sme_recommendation Annex art 4(2)'],
    ]);
    expect(statements).toHaveLength(4);
  });

  test.each([
    [null, 'unknown', '', 1],
    ['ee', 'own_figures', 'ee', 2],
    ['fi', 'none', 'fi', 2],
  ] as const)('end with what country %s makes of independence', (country, effect, _, sources) => {
    const last = statementsOf(SMALL_OF_LARGE, country).at(-1);
    const rule = country === null ? undefined : groups.national[country]?.source;
    expect(last?.[0]).toBe(`groups:independence.${effect}`);
    expect(last?.[1]).toEqual({ provision: rule?.provision ?? '', verdict: 'out_of_scope' });
    expect(last?.[2]).toHaveLength(sources);
    expect(last?.[2]).toContain('nis2 recital 16');
  });

  test('are silent about independence if the group changes nothing', () => {
    const keys = statementsOf(graphOf([entity('A', [60, 12, 12])])).map(([key]) => key);
    expect(keys).toEqual(['groups:status', 'scoping:reasons.size.both', 'scoping:reasons.verdict']);
  });
});

describe('the warnings of a group', () => {
  const warnings = (graph: GroupGraph) => {
    const { acts, assessment } = scope(graph);
    return groupWarnings(acts, graph, assessment, (id) => `${id}!`).map(short);
  };
  const INDICATIVE = ['scoping:caveats.indicative', null, []];

  test('are none but that the answer is indicative if everything is known', () => {
    expect(warnings(SMALL_OF_LARGE)).toEqual([INDICATIVE]);
  });

  test('name enterprises without figures, but no persons and none with consolidated accounts', () => {
    const sound = { employees: 1, turnoverMeur: 1, balanceSheetMeur: 1 };
    const consolidated = { latest: sound, previous: null, covers: [] };
    const graph = graphOf([
      entity('A', [1, 1, 1]),
      entity('B', null),
      entity('C', null),
      entity('D', null, { consolidated }),
      entity('P', null, { kind: 'natural_person' }),
    ]);
    expect(warnings(graph)).toEqual([
      [
        'groups:warnings.figures_missing',
        { names: 'B!, C!' },
        ['sme_recommendation Annex art 6(2)'],
      ],
      INDICATIVE,
    ]);
  });

  test('name enterprises of one person whose market was not stated', () => {
    const graph = graphOf(
      [
        entity('P', null, { kind: 'natural_person' }),
        entity('A', [1, 1, 1], { markets: ['x'] }),
        entity('B', [1, 1, 1]),
      ],
      [holds('P', 'A', 60), holds('P', 'B', 60)],
    );
    expect(warnings(graph)).toEqual([
      [
        'groups:warnings.markets_unknown',
        { names: 'B!' },
        ['sme_recommendation Annex art 3(3) fourth subparagraph'],
      ],
      INDICATIVE,
    ]);
  });

  test('name what public bodies hold, but not what excepted investors hold', () => {
    const graph = graphOf(
      [
        entity('A', [1, 1, 1]),
        entity('M', null, { kind: 'public_body' }),
        entity('U', [1, 1, 1], { kind: 'university' }),
        entity('B', [1, 1, 1]),
      ],
      [holds('M', 'A', 30), holds('U', 'B', 30)],
    );
    expect(warnings(graph)).toEqual([
      [
        'groups:warnings.public_bodies',
        { names: 'A!' },
        ['sme_recommendation Annex art 3(4)', 'nis2 art 2(1)'],
      ],
      INDICATIVE,
    ]);
  });
});
