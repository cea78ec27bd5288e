/** The 436 points of the annex to (EU) 2024/2690 and the lists of ids of other frameworks. */
import { expect, test } from '@jest/globals';
import { tableRows } from '../../src/knowledge/control-table.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { checkFrameworkMapping } from '../../src/knowledge/framework-mapping.check.js';
import {
  titleIn,
  titleLanguageOf,
  type Control,
} from '../../src/modules/mapping/domain/control.js';
import { findNode } from '../../src/modules/mapping/domain/graph-node.js';
import { sourceOfControl } from '../../src/modules/mapping/domain/list-points.js';
import { buildMappingGraph, controlsOf } from '../../src/modules/mapping/domain/mapping-graph.js';

const { frameworkMapping } = presentLaw().knowledge;
const graph = buildMappingGraph(frameworkMapping);
const annex = controlsOf(graph, 'ir_2024_2690');

function pointOf(ref: string): Control {
  const found = annex.find((one) => one.ref === ref);
  if (found === undefined) throw new Error(`${ref} is not listed`);
  return found;
}

test('the annex has its 436 points, by kind', () => {
  const kinds = Map.groupBy(annex, ({ point }) => point?.kind);
  const counts = [...kinds].map(([kind, points]) => [kind, points.length]);
  expect(Object.fromEntries(counts)).toEqual({
    chapter: 13,
    section: 45,
    requirement: 161,
    element: 205,
    sub_element: 12,
  });
});

test('every point below a chapter is one number or letter longer than its parent', () => {
  for (const { ref, parent, point } of annex) {
    expect(parent === null).toBe(point?.kind === 'chapter');
    if (parent !== null) expect(ref.slice(parent.length)).toMatch(/^(\.|\s)?\(?[0-9a-z]+\)?$/);
  }
});

test('every point has its own title in English and a letter of art 21(2)', () => {
  for (const control of annex) {
    expect(titleIn(control, 'en')).toMatch(/\S/);
    expect(control.point?.letters.length).toBeGreaterThan(0);
  }
});

test('every point of the annex has its title in Estonian too', () => {
  for (const control of annex) expect(titleLanguageOf(control, 'et')).toBe('et');
});

test('a title without a translation is in English and marked as such', () => {
  const article = controlsOf(graph, 'rts_2024_1774')[5];
  if (article === undefined) throw new Error('the regulation has articles');
  expect([titleIn(article, 'mt' as 'et'), titleLanguageOf(article, 'et')]).toEqual([
    'Encryption and cryptographic controls',
    'en',
  ]);
  const nameless = controlsOf(graph, 'recyf')[0];
  expect(nameless === undefined ? '' : titleLanguageOf(nameless, 'et')).toBeNull();
});

test.each([
  ['point 2.1.4', { cadence: ['annually', 'planned_intervals'], isUpdated: true }],
  ['point 1.2.5', { qualifiers: ['where_applicable'] }],
  ['point 1.1.1(k)', { namesManagement: true }],
  ['point 9.1', { named: 'h', letters: ['h'] }],
  ['point 13.1.1', { letters: ['c'] }],
] as const)('%s has the title of its text', (ref, facts) => {
  const { point } = pointOf(ref);
  for (const [name, value] of Object.entries(facts)) {
    const known = point?.[name as keyof typeof point];
    if (!Array.isArray(value)) expect(known).toBe(value);
    else for (const one of value as readonly string[]) expect(known).toContain(one);
  }
});

test('the 53 headings of earlier versions keep their ids', () => {
  const linked = new Set(
    frameworkMapping.edges
      .filter(({ framework }) => framework === 'ir_2024_2690')
      .map(({ ref }) => ref),
  );
  expect(linked.size).toBe(53);
  for (const ref of linked) expect(findNode(graph, `ir_2024_2690:${ref}`)).toHaveProperty('id');
});

test.each([
  ['ir_2024_2690', 'point 4.3.2(b)', /reg_impl\/2024\/2690\/oj\/eng#anx_1$/],
  ['rts_2024_1774', 'art 6', /reg_del\/2024\/1774\/oj\/eng#art_6$/],
  ['e_its_2024', 'ORP.4.M1', /^https:\/\/eits\.ria\.ee\//],
] as const)('%s %s has the address where it is published', (framework, ref, url) => {
  const control = controlsOf(graph, framework).find((one) => one.ref === ref);
  const named = frameworkMapping.frameworks.find(({ key }) => key === framework);
  if (control === undefined || named === undefined) throw new Error('not listed');
  expect(sourceOfControl(named, control).url).toMatch(url);
});

test.each([
  ['rts_2024_1774', 42],
  ['e_its_2024', 1948],
  ['cyfun_2023', 350],
  ['cyfun_2025', 336],
  ['recyf', 186],
  ['bsi_it_grundschutz_2023', 1946],
  ['ens_2022', 137],
  ['nist_csf_2_0', 128],
] as const)('%s lists %i ids', (framework, count) => {
  expect(controlsOf(graph, framework)).toHaveLength(count);
});

test('a table with an unknown column or a malformed line is rejected by name', () => {
  const columns = new Set(['ref', 'title']);
  expect(tableRows('ref|title\na|b\n', columns)).toEqual([{ ref: 'a', title: 'b' }]);
  expect(() => tableRows('ref|colour\na|b', columns)).toThrow('colour');
  expect(() => tableRows('ref|title\na', columns)).toThrow('line 2');
});

test('a framework without controls and a reference to an unknown point are reported', () => {
  const [first] = annex;
  if (first?.point === undefined) throw new Error('the annex is empty');
  const lost = { ...first, ref: 'x', point: { ...first.point, refersTo: ['point 99'] } };
  const controls = frameworkMapping.controls.filter(({ framework }) => framework !== 'recyf');
  const problems = checkFrameworkMapping({ ...frameworkMapping, controls: [...controls, lost] });
  expect(problems).toEqual([
    'framework recyf: no entry or no control',
    'ir_2024_2690 x: refers to point 99, which is not listed',
  ]);
});
