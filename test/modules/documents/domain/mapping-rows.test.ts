/** Tables on the framework mapping. */
import { describe, expect, test } from '@jest/globals';
import { anEdge, sample as mapping } from '../../mapping/domain/sample.js';
import {
  coverageRows,
  detailGroups,
  mappingRows,
  statementRows,
} from '../../../../src/modules/documents/domain/mapping-rows.js';
import type { FrameworkKey } from '../../../../src/modules/mapping/domain/control.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { MappingEdge } from '../../../../src/modules/mapping/domain/mapping-edge.js';
import type { Language } from '../../../../src/shared/language.js';
import { aCase } from './small-documents.js';

const edgeTo = (
  framework: FrameworkKey,
  ref: string,
  change: Partial<MappingEdge> = {},
): MappingEdge =>
  anEdge('a', framework, ref, {
    key: `${framework} ${ref} ${String(change.provision)}`,
    ...change,
  });

const graphOf = (edges: readonly MappingEdge[]) => buildMappingGraph({ ...mapping, edges });

test('the statement lists each measure with its article and its state', () => {
  expect(statementRows(aCase({ answers: { a1: 'yes', a2: 'yes' } }))[0]).toEqual({
    number: 'a',
    measure: 'policies on risk analysis',
    article: 'art 21(2)(a)',
    applies: 'documents:paper.state.applies',
    state: 'documents:paper.state.yes',
  });
  expect(statementRows(aCase({}, {}, 'et'))[0]?.['measure']).toBe('riskianalüüsi põhimõtted');
});

test('the mapping names the core controls of three frameworks, or none', () => {
  const graph = graphOf([
    edgeTo('iso27001', 'A.5.1'),
    edgeTo('iso27001', 'A.5.26'),
    edgeTo('iso27001', 'A.8.1', { role: 'related' }),
    edgeTo('dora', 'art 5'),
    edgeTo('gdpr', 'art 32'),
  ]);
  const rows = mappingRows(aCase({}, { graph }));
  expect(rows.slice(0, 2)).toEqual([
    {
      article: 'art 21(2)(a)',
      measure: 'policies on risk analysis',
      state: 'documents:paper.words.no_answer',
      iso27001: 'A.5.1, A.5.26',
      dora: 'art 5',
      gdpr: 'art 32',
    },
    {
      article: 'art 21(2)(b)',
      measure: 'incident handling',
      state: 'documents:paper.words.no_answer',
      iso27001: '–',
      dora: '–',
      gdpr: '–',
    },
  ]);
});

test('coverage states what a certificate has in place and the gap', () => {
  const rows = coverageRows(aCase());
  expect(rows[0]).toEqual({
    measure: 'art 21(2)(a) policies on risk analysis',
    in_place: 'measures:in_place.a',
    gap: 'measures:gap.a',
    coverage: 'documents:paper.coverage.strong',
  });
  expect(rows[2]?.['coverage']).toBe('documents:paper.coverage.partial');
});

describe('details of a measure', () => {
  const detailsOf = (edges: readonly MappingEdge[], language: Language = 'en') => {
    const [group] = detailGroups(aCase({}, { graph: graphOf(edges) }, language));
    return group?.['rows'];
  };

  test('each measure has a heading, and the links to all frameworks but the Directive', () => {
    const graph = graphOf([
      edgeTo('dora', 'art 5'),
      edgeTo('nis2', 'art 21'),
      edgeTo('iso27001', 'A.5.1'),
    ]);
    const groups = detailGroups(aCase({}, { graph }));
    expect(groups.map(({ heading }) => heading)).toEqual([
      'art 21(2)(a): policies on risk analysis',
      'art 21(2)(b): incident handling',
      'art 21(2)(c): continuity and incident drills',
    ]);
    expect(groups[0]?.['rows']).toEqual([
      {
        framework: 'documents:paper.frameworks.iso27001',
        control: 'A.5.1',
        control_title: 'title of A.5.1',
        state: 'documents:paper.words.no_answer',
        role_of_link: 'documents:paper.role.core',
        relation: 'documents:paper.relation.intersects',
      },
      {
        framework: 'documents:paper.frameworks.dora',
        control: 'art 5',
        control_title: 'title of art 5',
        state: 'documents:paper.words.no_answer',
        role_of_link: 'documents:paper.role.core',
        relation: 'documents:paper.relation.intersects',
      },
    ]);
  });

  test('a link names its provision, or the control if it has none; a link may have no grade', () => {
    expect(
      detailsOf([edgeTo('dora', 'art 5', { provision: 'art 5(2)', role: null })]),
    ).toMatchObject([{ control: 'art 5(2)', role_of_link: 'documents:paper.role.ungraded' }]);
    expect(detailsOf([edgeTo('dora', 'art 5', { provision: '' })])).toMatchObject([
      { control: 'art 5' },
    ]);
  });

  test('provisions of one control share a row', () => {
    const [one, two] = [
      edgeTo('dora', 'art 5', { provision: 'art 5(1)' }),
      edgeTo('dora', 'art 11', { provision: 'art 5(1)' }),
    ];
    expect(detailsOf([one, { ...one, key: 'again' }, two])).toMatchObject([
      { control: 'art 5(1), art 5(1)', control_title: 'title of art 5' },
      { control: 'art 5(1)', control_title: 'title of art 11' },
    ]);
  });

  test('number and title are distinguished, also if they read the same together', () => {
    const controls = [
      { framework: 'dora' as const, ref: 'art 1', title: '11 Rules', parent: null },
      { framework: 'dora' as const, ref: 'art 11', title: '1 Rules', parent: null },
    ];
    const edges = controls.map(({ framework, ref }) => edgeTo(framework, ref));
    const [group] = detailGroups(
      aCase({}, { graph: buildMappingGraph({ ...mapping, controls, edges }) }),
    );
    expect(group?.['rows']).toMatchObject([{ control: 'art 1' }, { control: 'art 11' }]);
  });

  test('controls without a name share a row, if framework, role and relation are the same', () => {
    const edges = [
      edgeTo('dora', 'art 90'),
      edgeTo('dora', 'art 91'),
      edgeTo('dora', 'art 92', { role: 'related' }),
      edgeTo('dora', 'art 93', { relation: 'subset' }),
      edgeTo('gdpr', 'art 94'),
      edgeTo('dora', 'art 95'),
    ];
    expect(detailsOf(edges)).toMatchObject([
      { control: 'art 90, art 91, art 95', control_title: '–' },
      { control: 'art 92' },
      { control: 'art 93' },
      { control: 'art 94' },
    ]);
  });

  /** Own titles exist in every language of the service; names of published frameworks are English. */
  test.each([
    ['iso27001', 'A.5.1', 'controls:A5_1.title in de'],
    ['iso27001', '5.1', '–'],
    ['iso27001', 'A.5', '–'],
    ['iso27001', 'xA.5.1', '–'],
    ['iso27001', 'A.5.12', 'controls:A5_12.title in de'],
    ['iso27001', 'A.10.1', 'controls:A10_1.title in de'],
    ['iso27001', 'A.5.1.1', '–'],
    ['ir_2024_2690', 'point 3.2', 'controls:P3_2.title in de'],
    ['ir_2024_2690', 'point 3.2.1', '–'],
    ['dora', 'art 5', '–'],
    ['gdpr', 'art 32', '–'],
    ['dora', 'A.5.1', '–'],
    ['gdpr', 'point 3.2', '–'],
    ['nist_csf_2_0', 'ID.AM-01', 'Inventory'],
    ['nist_csf_2_0', 'A.5.1', 'Inventory'],
  ] as const)('in German the title of %s %s is %s', (framework, ref, title) => {
    const controls = [{ framework, ref, title: 'Inventory', parent: null }];
    const graph = buildMappingGraph({ ...mapping, controls, edges: [edgeTo(framework, ref)] });
    const [group] = detailGroups(aCase({}, { graph }, 'de'));
    expect(group?.['rows']).toMatchObject([{ control_title: title }]);
    const [english] = detailGroups(aCase({}, { graph }));
    expect(english?.['rows']).toMatchObject([{ control_title: 'Inventory' }]);
  });

  test('a control of a framework that is not known has no name', () => {
    expect(detailsOf([edgeTo('nist_csf_2_0', 'ID')], 'de')).toMatchObject([{ control_title: '–' }]);
  });
});
