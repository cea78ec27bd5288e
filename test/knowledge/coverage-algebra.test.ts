/** Coverage over the real mapping, evaluated a second time by matrices of relations, for random queries. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../src/app/knowledge.js';
import type { FrameworkKey } from '../../src/modules/mapping/domain/control.js';
import { coverageOf, countStandings } from '../../src/modules/mapping/domain/coverage.js';
import { routesBetween } from '../../src/modules/mapping/domain/coverage-routes.js';
import { HOLD_STATES, type HeldControl } from '../../src/modules/mapping/domain/delta.js';
import { buildMappingGraph } from '../../src/modules/mapping/domain/mapping-graph.js';
import { linksOfControls, linksOfMeasures } from './exported-links.js';
import { answerOf, matricesOf, reachOf } from './relation-matrices.js';

const { frameworkMapping } = presentLaw().knowledge;
const graph = buildMappingGraph(frameworkMapping);
const { controls, edges } = frameworkMapping;

const matrices = matricesOf([...(await linksOfMeasures()), ...(await linksOfControls())]);

/** Linear congruential generator, so that a failure can be repeated. */
let seed = 20261123;
function chance(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

const PAIRS: readonly (readonly [FrameworkKey, FrameworkKey])[] = [
  ['iso27001', 'dora'],
  ['iso27001', 'ir_2024_2690'],
  ['iso27001', 'cyfun_2025'],
  ['nist_csf_2_0', 'nis2'],
  ['dora', 'rts_2024_1774'],
  ['ir_2024_2690', 'gdpr'],
  ['cis_v8_1', 'nis2'],
  ['rts_2024_1774', 'iso27001'],
];
/** `MAPPING_QUESTIONS=100000` for a long run. */
const QUESTIONS = Number(process.env['MAPPING_QUESTIONS'] ?? 10_000);
const ROUNDS = 10;

const inFramework = (framework: FrameworkKey) =>
  controls.filter((control) => control.framework === framework).map(({ ref }) => ref);

function randomLines(held: FrameworkKey): HeldControl[] {
  return inFramework(held)
    .filter(() => chance(3) > 0)
    .map((ref, index) => {
      const state = HOLD_STATES[chance(HOLD_STATES.length)] ?? 'planned';
      return { line: index + 1, ref, state, note: null };
    });
}

/** Points of the target whose answers differ between routes and matrices. */
function differencesFor(held: FrameworkKey, target: FrameworkKey, count: number): string[] {
  const routes = routesBetween(graph, held, target);
  const reach = reachOf(matrices, held, target);
  const rows = inFramework(held).map((ref) => `${held}:${ref}`);
  return Array.from({ length: ROUNDS }, () => randomLines(held)).flatMap((lines) => {
    const states = new Map(lines.map(({ ref, state }) => [`${held}:${ref}`, state]));
    const { points } = coverageOf(graph, routes, { held, target, lines });
    const requested = Array.from({ length: count / ROUNDS }, () => points[chance(points.length)]);
    return requested
      .filter((one) => one !== undefined)
      .map(({ control, standing, strength }) => ({
        ref: control.ref,
        first: { standing, strength },
        again: answerOf(reach, rows, states, `${target}:${control.ref}`),
      }))
      .filter(({ first, again }) => JSON.stringify(first) !== JSON.stringify(again))
      .map(({ ref, again }) => `${held} ${target} ${ref}: ${JSON.stringify(again)}`);
  });
}

test('routes and matrices of the exported tables give the same status and strength for random queries', () => {
  const count = Math.ceil(QUESTIONS / PAIRS.length / ROUNDS) * ROUNDS;
  expect(PAIRS.flatMap(([held, target]) => differencesFor(held, target, count))).toEqual([]);
});

const PERCENT = 100;

test('at least 80 percent of the core controls of ISO/IEC 27001 lead to DORA without interruption', () => {
  const isCore = edges.filter(({ framework, role }) => framework === 'iso27001' && role === 'core');
  const core = new Set(isCore.map(({ ref }) => ref));
  const routes = [...routesBetween(graph, 'iso27001', 'dora').values()].flat();
  const leading = new Set(routes.map(({ from }) => from.ref));
  const reached = [...core].filter((ref) => leading.has(ref));
  expect((PERCENT * reached.length) / core.size).toBeGreaterThanOrEqual(80);
});

test('an organisation with all of ISO/IEC 27001 meets no article of DORA by shared content alone', () => {
  const lines = inFramework('iso27001').map((ref, index) => ({
    line: index + 1,
    ref,
    state: 'implemented' as const,
    note: null,
  }));
  const routes = routesBetween(graph, 'iso27001', 'dora');
  const { points } = coverageOf(graph, routes, { held: 'iso27001', target: 'dora', lines });
  const counts = countStandings(points);
  expect(counts.met).toBe(0);
  expect(counts.partly).toBeGreaterThan(15);
  expect(counts.open).toBe(0);
});

test('a point below a mapped section is unmapped, and the answer names the section', () => {
  const routes = routesBetween(graph, 'iso27001', 'ir_2024_2690');
  const lines = [{ line: 1, ref: 'A.8.13', state: 'implemented' as const, note: null }];
  const { points } = coverageOf(graph, routes, { held: 'iso27001', target: 'ir_2024_2690', lines });
  const point = points.find(({ control }) => control.ref === 'point 4.2.2(a)');
  expect(point).toMatchObject({ standing: 'unmapped', within: { ref: 'point 4.2' } });
});
