/** Links between controls, and the grades of all links. */
import { expect, test } from '@jest/globals';
import { linkRowsSchema, toLinkSets } from '../../src/knowledge/framework-links.schema.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { SecondReadings } from '../../src/knowledge/second-reading.schema.js';
import { checkFrameworkMapping } from '../../src/knowledge/framework-mapping.check.js';
import { confidenceOf } from '../../src/modules/mapping/domain/confidence.js';
import { listControlLinks } from '../../src/modules/mapping/domain/list-control-links.js';
import { buildMappingGraph } from '../../src/modules/mapping/domain/mapping-graph.js';

const { frameworkMapping } = presentLaw().knowledge;
const { edges, linkSets } = frameworkMapping;
const graph = buildMappingGraph(frameworkMapping);
const ANY = { ref: null, relation: null, strength: 0 };
const ANNEX = 'ir_2024_2690';

const PERCENT = 100;
const shareOf = (part: number, whole: number): number => (PERCENT * part) / whole;

test.each([
  ['iso27001', 125],
  ['nist_csf_2_0', 279],
  ['cyfun_2023', 461],
] as const)('the links of ENISA from sections to %s are complete: %i', (there, count) => {
  const links = listControlLinks(graph, { ...ANY, here: ANNEX, there });
  expect(links).toHaveLength(count);
  for (const { step } of links) {
    expect(step.link.set).toMatchObject({ level: 'section', licence: 'CC-BY-4.0' });
    expect(step.link.set.attribution).toMatch(/ENISA.*CC BY 4\.0, adapted/);
    expect(step.relation).toBe('intersects');
  }
});

test('the references of NIST between CSF 2.0 and ISO/IEC 27001 are complete', () => {
  const links = listControlLinks(graph, { ...ANY, here: 'iso27001', there: 'nist_csf_2_0' });
  expect(links).toHaveLength(341);
  expect(links.map(({ step }) => confidenceOf(step.link.set))).not.toContain('low');
});

test('references of NIST apply to headings of CyberFundamentals 2025 that equal a subcategory', () => {
  const of = (here: 'iso27001' | 'nist_csf_2_0', there: 'cyfun_2025' | 'iso27001') =>
    listControlLinks(graph, { ...ANY, here, there });
  const equal = listControlLinks(graph, {
    ...ANY,
    here: 'nist_csf_2_0',
    there: 'cyfun_2025',
    relation: 'equal',
  });
  const references = of('nist_csf_2_0', 'iso27001');
  const expected = equal.flatMap(({ from, step: { to } }) =>
    references
      .filter((one) => one.from.ref === from.ref)
      .map(({ step }) => `${step.to.ref} ${to.ref}`),
  );
  const links = of('iso27001', 'cyfun_2025').map(({ from, step }) => `${from.ref} ${step.to.ref}`);
  expect(links).toHaveLength(284);
  expect([...links].sort()).toEqual(expected.sort());
});

test('sets without a licence are not among the links', () => {
  const pairs = linkSets.map(({ from, to }) => `${from} ${to}`);
  expect(pairs.filter((pair) => pair.includes('recyf'))).toEqual([]);
  expect(pairs).not.toContain('cyfun_2023 cyfun_2025');
  expect(pairs).not.toContain('cyfun_2023 iso27001');
});

test('at least 30 percent of the links of measures are more specific than intersects', () => {
  const typed = edges.filter(({ relation }) => relation !== 'intersects');
  expect(edges).toHaveLength(574);
  expect(shareOf(typed.length, edges.length)).toBeGreaterThanOrEqual(30);
  const core = edges.filter(({ role }) => role === 'core');
  const typedCore = core.filter(({ relation }) => relation !== 'intersects');
  expect(shareOf(typedCore.length, core.length)).toBeGreaterThanOrEqual(30);
});

test('every relation that claims more than shared content has a reason of one sentence', () => {
  const claims = edges.filter(({ relation }) => relation === 'superset' || relation === 'subset');
  for (const { grade } of claims) expect(grade?.reason).toMatch(/^[A-Z][^.]+(\.\d[^.]+)*\.$/);
  const direct = graph.controlLinks.filter(({ relation }) => relation !== 'intersects');
  for (const { grade } of direct) expect(grade.reason).toMatch(/\.$/);
});

test('every link has a strength, and only individually graded links have a reason', () => {
  for (const { grade } of edges) {
    expect(grade?.strength).toBeGreaterThan(0);
    expect(grade?.grading === 'reading').toBe(grade?.reason !== null);
  }
});

test('the strength of links without a second reading is derived from relation and role', () => {
  const byRule = edges.filter(({ grade }) => grade?.grading === 'rule');
  const groups = Map.groupBy(byRule, ({ relation, role }) => `${relation} ${role ?? 'none'}`);
  for (const group of groups.values()) {
    expect(new Set(group.map(({ grade }) => grade?.strength)).size).toBe(1);
  }
});

test('the delegated act is part of the passages of DORA that it names', () => {
  const links = listControlLinks(graph, {
    ...ANY,
    here: 'rts_2024_1774',
    there: 'dora',
    relation: 'subset',
    ref: 'ART 24',
  });
  expect(links.map(({ step }) => [step.to.ref, step.link.provision])).toEqual([
    ['art 11', 'art 11(1)'],
  ]);
});

test('headings of CyberFundamentals 2025 equal only subcategories of the same number', () => {
  const links = listControlLinks(graph, {
    ...ANY,
    here: 'nist_csf_2_0',
    there: 'cyfun_2025',
    relation: 'equal',
  });
  expect(links.length).toBeGreaterThan(80);
  for (const { from, step } of links) expect(step.to.ref).toBe(from.ref);
});

test('a table without a file, a file without a table and a strength beyond 10 are rejected', () => {
  const rows = linkRowsSchema.parse('from|to|strength\na|b|\nc|d|7\n');
  expect(rows).toEqual([
    { from: 'a', to: 'b' },
    { from: 'c', to: 'd', strength: 7 },
  ]);
  expect(linkRowsSchema.safeParse('from|to|strength\na|b|11\n').success).toBe(false);
  expect(() => toLinkSets({ links: { lost: rows } }, new SecondReadings({}))).toThrow(
    'no table lost',
  );
});

test('a link to an unknown control and a duplicate link are reported', () => {
  const [first, ...others] = linkSets;
  const [row] = first?.links ?? [];
  if (first === undefined || row === undefined) throw new Error('there are no links');
  const wrong = { ...first, links: [...first.links, row, { ...row, to: 'A.99' }] };
  const problems = checkFrameworkMapping({ ...frameworkMapping, linkSets: [wrong, ...others] });
  expect(problems).toEqual([
    `link ir_2024_2690:${row.from}|iso27001:A.99: iso27001 A.99 is not listed`,
    `ir_2024_2690 ${row.from} and iso27001 ${row.to}: linked twice`,
  ]);
});
