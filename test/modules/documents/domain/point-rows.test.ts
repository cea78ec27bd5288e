/** Points of the Annex to Implementing Regulation (EU) 2024/2690. */
import { describe, expect, test } from '@jest/globals';
import { anEdge, sample as mapping } from '../../mapping/domain/sample.js';
import {
  pointOf,
  pointRows,
  pointsIn,
} from '../../../../src/modules/documents/domain/regulation-points.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { MappingEdge } from '../../../../src/modules/mapping/domain/mapping-edge.js';
import type { MeasureKey } from '../../../../src/modules/mapping/domain/measure.js';
import { aCase, KNOWLEDGE } from './small-documents.js';
import type { FactChanges } from './small-order.js';

/** Chapters 7 and 9 of the Annex have headings as a whole, the others one per point. */
test.each([
  ['point 6.10', '6.10'],
  ['point 3.2', '3.2'],
  ['point 12.3', '12.3'],
  ['point 13', null],
  ['point 7', '7'],
  ['point 7.1', null],
  ['point 9', '9'],
  ['point 9.2', null],
  ['point 3.1.2', null],
  ['point 3.', null],
  ['points 3.2', null],
  ['a point 3.2', null],
  ['point 3.2(a)', null],
])('the heading of %s is %s', (ref, point) => {
  expect(pointOf(ref)).toBe(point);
});

test.each([
  ['Annex, points 3.1-3.6', ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6']],
  ['Annex, points 3.1.2(b), 3.4.2', ['3.1', '3.4']],
  ['Annex, points 2.1.1-2.1.4', ['2.1']],
  ['Annex, point 5.1.4(a)-(h)', ['5.1']],
  ['Annex, points 7.1-7.3, 1.1.1(j)', ['7', '1.1']],
  ['Annex, points 9.2(c)(i)-(xii), 9.3', ['9']],
  ['Annex, points 12.10-12.11', ['12.10', '12.11']],
  ['Annex, point 4', ['4']],
  ['Annex, points x, 3.1-y, y-3.1, x3.1', []],
  ['Annex, point 3.2(c)(i)-(xii)', ['3.2']],
  ['art 2, Annex, point 3.1', []],
  ['see Annex, point 3.1', []],
  ['arts 3-14', []],
  ['3.1', []],
])('%s names the points %s', (provision, points) => {
  expect([...pointsIn(provision)]).toEqual(points);
});

describe('rows', () => {
  const REGULATION = 'https://eur-lex.europa.eu/eli/reg_impl/2024/2690/oj/eng';
  const edgeTo = (ref: string, measure: MeasureKey, key = measure as string): MappingEdge =>
    anEdge(measure, 'ir_2024_2690', ref, { key: `${key} ${ref}` });
  const graph = buildMappingGraph({
    ...mapping,
    controls: ['point 3', 'point 3.2', 'point 7', 'point 7.1'].map((ref) => ({
      framework: 'ir_2024_2690',
      ref,
      title: ref,
      parent: null,
    })),
    edges: [edgeTo('point 3.2', 'b'), edgeTo('point 3.2', 'b', 'again'), edgeTo('point 3.2', 'c')],
  });
  const cited = (url: string, provision: string, keys: readonly string[] = ['e1']) => ({
    ...KNOWLEDGE.gaps,
    questions: KNOWLEDGE.gaps.questions.map((question) =>
      keys.includes(question.key)
        ? { ...question, sources: [{ title: 'Act', provision, url, positionDate: '2026-01-01' }] }
        : question,
    ),
  });
  const rows = (answers: FactChanges['answers'], gaps = KNOWLEDGE.gaps) =>
    pointRows(aCase(answers === undefined ? {} : { answers }, { graph, gaps }));

  test('there is one per point with a heading', () => {
    expect(rows({}).map(({ point }) => point)).toEqual(['3.2', '7']);
  });

  test('a point has the state of the measures that it serves, each named once', () => {
    expect(rows({ b1: 'yes', b2: 'yes', c1: 'yes', c2: 'no' })[0]).toEqual({
      point: '3.2',
      topic: 'controls:P3_2.title',
      measure: 'b, c',
      state: 'clauses:state.no',
      next_action: '1',
    });
  });

  test('without a gap there is no action', () => {
    const [row] = rows({ b1: 'yes', b2: 'yes', c1: 'yes', c2: 'yes' });
    expect(row).toMatchObject({ state: 'clauses:state.yes', next_action: '–' });
  });

  test('a point names every action that closes its gaps', () => {
    expect(rows({ b1: 'no', b2: 'yes', c1: 'yes', c2: 'no' })[0]).toMatchObject({
      next_action: '1, 2',
    });
  });

  test('a question of a measure that the point does not serve cites it in passing', () => {
    const both = cited(REGULATION, 'Annex, point 3.2', ['c1', 'e1']);
    const answers = { c1: 'partial', c2: 'yes', e1: 'no' } as const;
    expect(rows(answers, both)[0]).toMatchObject({
      state: 'clauses:state.partial',
      next_action: '2',
    });
  });

  test('a question that cites the point decides alone', () => {
    const answers = { b1: 'no', e1: 'partial' } as const;
    const state = (gaps: typeof KNOWLEDGE.gaps) => rows(answers, gaps)[0]?.['state'];
    expect(state(cited(REGULATION, 'Annex, point 3.2'))).toBe('clauses:state.partial');
    expect(state(cited(REGULATION, 'Annex, point 3.3'))).toBe('clauses:state.open');
    expect(state(cited('https://example.org', 'Annex, point 3.2'))).toBe('clauses:state.open');
  });
});
