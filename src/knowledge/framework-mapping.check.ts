/** Checks of `kb/framework-mapping` beyond its schema. */
import { baselineOf } from '../modules/mapping/domain/baseline.js';
import type { ControlName } from '../modules/mapping/domain/control.js';
import { isAgreed, type Grade } from '../modules/mapping/domain/grade.js';
import type { FrameworkMappingKnowledge } from '../modules/mapping/domain/framework-mapping.js';
import {
  buildMappingGraph,
  controlsOf,
  controlSteps,
  edgesOfMeasure,
  findControl,
  parentOf,
  type MappingGraph,
} from '../modules/mapping/domain/mapping-graph.js';
import type { Relation } from '../modules/mapping/domain/relation.js';
import type { Measure } from '../modules/mapping/domain/measure.js';

function repeated(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}

const controlName = ({ framework, ref }: ControlName): string => `${framework} ${ref}`;

/** Every measure is graded once. Source. */
function baselineProblems(knowledge: FrameworkMappingKnowledge): string[] {
  const { total, strong, partial } = baselineOf(knowledge.measures);
  const graded = new Set([...strong, ...partial]);
  return graded.size === total
    ? []
    : ['strong and partial together are not all measures, each once'];
}

function misplaced({ key, article }: Measure): boolean {
  return article !== `art 21(2)(${key})`;
}

function measureProblems(knowledge: FrameworkMappingKnowledge, graph: MappingGraph): string[] {
  const wrong = knowledge.measures.filter(misplaced);
  const bare = knowledge.measures.filter(
    ({ key }) => edgesOfMeasure(graph, key, { framework: 'iso27001', role: 'core' }).length === 0,
  );
  return [
    ...wrong.map(({ key, article }) => `measure ${key}: article is ${article}`),
    ...bare.map(({ key }) => `measure ${key}: no core control of iso27001`),
  ];
}

function controlProblems(knowledge: FrameworkMappingKnowledge, graph: MappingGraph): string[] {
  const orphans = knowledge.controls.filter(
    (control) => control.parent !== null && parentOf(graph, control) === null,
  );
  return [
    ...orphans.map(
      (control) => `${controlName(control)}: parent ${control.parent ?? ''} is not listed`,
    ),
    ...repeated(knowledge.controls.map(controlName)).map((name) => `${name}: listed twice`),
  ];
}

function edgeProblems(knowledge: FrameworkMappingKnowledge, graph: MappingGraph): string[] {
  const dangling = knowledge.edges.filter((edge) => findControl(graph, edge) === null);
  return [
    ...dangling.map(({ key }) => `mapping ${key}: the control is not listed`),
    ...repeated(knowledge.edges.map(({ key }) => key)).map((key) => `mapping ${key}: listed twice`),
  ];
}

/** Every framework has a title and controls; points name points of their own framework. */
function frameworkProblems(knowledge: FrameworkMappingKnowledge, graph: MappingGraph): string[] {
  const named = new Set(knowledge.frameworks.map(({ key }) => key));
  const used = new Set(knowledge.controls.map(({ framework }) => framework));
  const lost = knowledge.controls.flatMap((control) =>
    (control.point?.refersTo ?? [])
      .filter((ref) => findControl(graph, { framework: control.framework, ref }) === null)
      .map((ref) => `${controlName(control)}: refers to ${ref}, which is not listed`),
  );
  return [
    ...[...used.symmetricDifference(named)].map(
      (key) => `framework ${key}: no entry or no control`,
    ),
    ...repeated(knowledge.frameworks.map(({ key }) => key)).map((key) => `${key}: listed twice`),
    ...lost,
  ];
}

/** A country has one framework, and documents name its links with controls of ISO/IEC 27001. */
function countryProblems({ frameworks }: FrameworkMappingKnowledge, graph: MappingGraph): string[] {
  const national = frameworks.flatMap(({ key, country }) =>
    country === undefined ? [] : [{ key, country }],
  );
  const bare = national.filter(({ key }) =>
    controlsOf(graph, key).every(
      (control) => controlSteps(graph, control, 'iso27001').length === 0,
    ),
  );
  return [
    ...repeated(national.map(({ country }) => country)).map(
      (country) => `country ${country}: two frameworks`,
    ),
    ...bare.map(({ key }) => `framework ${key}: names a country, but has no link to iso27001`),
  ];
}

/** Both ends of a link between controls are listed, and a pair has one link, in one direction. */
function linkProblems(graph: MappingGraph): string[] {
  const ends = graph.controlLinks.flatMap(({ key, from, to }) => [
    { key, end: from },
    { key, end: to },
  ]);
  const pairs = graph.controlLinks.map(({ from, to }) =>
    [controlName(from), controlName(to)].sort().join(' and '),
  );
  return [
    ...ends
      .filter(({ end }) => findControl(graph, end) === null)
      .map(({ key, end }) => `link ${key}: ${controlName(end)} is not listed`),
    ...repeated(pairs).map((pair) => `${pair}: linked twice`),
  ];
}

type GradedLink = Readonly<{ key: string; relation: Relation; grade: Grade | null }>;

/** Readings that disagree have a decision; only `changed` moves the grade from the first reading. */
function readingProblem({ key, relation, grade }: GradedLink): string | null {
  const second = grade?.reading.second ?? null;
  if (grade === null || second === null) return null;
  const { first, decision, reason } = second;
  if ((decision === null) !== isAgreed(second) || (decision === null) !== (reason === null))
    return `link ${key}: a decision and its reason follow from readings that disagree`;
  const isFirst = first.relation === relation && first.strength === grade.strength;
  return isFirst === (decision !== 'changed')
    ? null
    : `link ${key}: its grade does not follow from the decision of the second reading`;
}

const readingProblems = (knowledge: FrameworkMappingKnowledge, graph: MappingGraph): string[] =>
  [...knowledge.edges, ...graph.controlLinks].map(readingProblem).filter((one) => one !== null);

/** @returns one line per problem; empty if none */
export function checkFrameworkMapping(knowledge: FrameworkMappingKnowledge): string[] {
  const graph = buildMappingGraph(knowledge);
  return [
    ...baselineProblems(knowledge),
    ...measureProblems(knowledge, graph),
    ...frameworkProblems(knowledge, graph),
    ...countryProblems(knowledge, graph),
    ...controlProblems(knowledge, graph),
    ...edgeProblems(knowledge, graph),
    ...linkProblems(graph),
    ...readingProblems(knowledge, graph),
  ];
}
