/** Links as tables for people. */
import { expect, test } from '@jest/globals';
import {
  directTable,
  linkTable,
} from '../../../../src/modules/mapping-exchange/domain/link-tables.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { sample } from '../../mapping/domain/sample.js';
import { A_GRADE, aLink, aSetting } from './a-setting.js';

test('the table for people names the provision of the side that cites a part', () => {
  const { graph } = aSetting();
  const rowOf = (more: Parameters<typeof aLink>[0]) =>
    directTable(graph, [aLink(more)], 'kb_1').rows[0];
  expect(rowOf({})).toEqual([
    'cyfun_2023',
    'ID.AM: 1',
    'Devices',
    'iso27001',
    'A.8.24',
    'Cryptography',
    'A.8.24 a',
    'subset',
    '',
    '',
    '',
    'high',
    'LAW ENISA-TIG',
    '',
    'kb_1',
  ]);
  const source = { framework: 'cyfun_2023', ref: 'ID', provision: 'ID (part)' } as const;
  const graded = rowOf({ source, grade: A_GRADE, attribution: 'by them' });
  expect([graded?.[2], graded?.[6]]).toEqual(['', 'ID (part)']);
  expect(graded?.slice(8, 11)).toEqual(['7', 'functional', 'Same effect.']);
  expect(graded?.[13]).toBe('by them');
});

test('a control that the framework does not have has no title in the table', () => {
  const end = { framework: 'iso27001', ref: 'A.99', provision: 'A.99' } as const;
  const { title, rows } = directTable(aSetting().graph, [aLink({ target: end })], 'kb_1');
  expect([title, rows[0]?.slice(3, 6)]).toEqual(['mapping', ['iso27001', 'A.99', '']]);
});

test('the table of links of measures has a row per link, in the order of its columns', () => {
  const { title, head, rows } = linkTable(buildMappingGraph(sample), sample.edges, 'kb_1');
  expect([title, rows.length]).toEqual(['mapping', sample.edges.length]);
  const [first = []] = rows;
  expect(first).toHaveLength(head.length);
  expect(Object.fromEntries(head.map((column, at) => [column, first[at]]))).toMatchObject({
    measure: 'a',
    article: 'art 21(2)(a)',
    framework: 'iso27001',
    control: 'A.5.1',
    title: 'title of A.5.1',
    relation: 'intersects',
    role: 'core',
    kb_version: 'kb_1',
  });
});
