/**
 * Measures the CPU cost of answers of constant size as the law data grow up to a hundredfold, and in one language at a
 * time or in all. In process, in alternating rounds.
 */
import { parse } from 'graphql';
import { loadLaw, type Law } from '../../src/app/knowledge.js';
import { LANGUAGES } from '../../src/shared/language.js';
import { buildMappingGraph } from '../../src/modules/mapping/domain/mapping-graph.js';
import { edgeKey } from '../../src/modules/mapping/domain/mapping-edge.js';
import { lazy } from '../../src/shared/lazy.js';
import { compileOperation } from '../../src/server/schema/compile-operation.js';
import { scopingBodies, walkVariables } from './inputs.js';
import { loadLawService } from './law-service.js';
import { PAGE_QUERY, SCOPING_QUERY, WALK_QUERY } from './queries.js';

const TIMES = [1, 10, 100] as const;
const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;

type Values = Readonly<Record<string, unknown>>;
type LawQuestion = Readonly<{ name: string; query: string; variables: readonly Values[] }>;

const pages = walkVariables().map(({ key, framework }) => ({ key, framework, first: 10 }));
/** One link per step, available at every size, so that answers keep their size. */
const walks = walkVariables().map((values) => ({ ...values, first: 1, then: 1 }));
const bodies = scopingBodies().map((body, at) => ({
  ...body,
  keel: LANGUAGES[at % LANGUAGES.length] ?? '',
}));

const WHILE_DATA_GROWS: readonly LawQuestion[] = [
  { name: 'page of links', query: PAGE_QUERY, variables: pages },
  { name: 'walk of three levels', query: WALK_QUERY, variables: walks },
  { name: 'scoping', query: SCOPING_QUERY, variables: scopingBodies() },
];
/** The same queries in both cases, because text lengths differ between languages. */
const OF_LANGUAGES: readonly LawQuestion[] = [
  {
    name: 'a language at a time',
    query: SCOPING_QUERY,
    variables: bodies.toSorted((a, b) => a.keel.localeCompare(b.keel)),
  },
  { name: '22 languages in turn', query: SCOPING_QUERY, variables: bodies },
];

/** Multiplies the controls, each copy with the links of the original. */
function enlarged(law: Law, times: number): Law {
  const { frameworkMapping } = law.knowledge;
  const copies = Array.from({ length: times }, (_, at) => (at === 0 ? '' : ` copy ${at}`));
  const controls = copies.flatMap((copy) =>
    frameworkMapping.controls.map((one) => ({ ...one, ref: one.ref + copy })),
  );
  const edges = frameworkMapping.edges.flatMap((one) =>
    copies.map((copy) => {
      const ref = one.ref + copy;
      return { ...one, ref, key: edgeKey(one.measure, one.framework, ref) };
    }),
  );
  const grown = { ...frameworkMapping, controls, edges };
  const knowledge = { ...law.knowledge, frameworkMapping: grown };
  return { ...law, knowledge, graph: lazy(() => buildMappingGraph(grown)) };
}

type Runner = Readonly<{ question: string; size: string; run: () => Promise<void> }>;

async function runnersOf(size: string, law: Law, questions: readonly LawQuestion[]) {
  const { schema, context } = await loadLawService(law);
  return questions.map(({ name, query, variables }): Runner => {
    const compiled = compileOperation(schema, parse(query));
    return {
      question: name,
      size,
      run: async () => {
        for (const values of variables) {
          const { errors } = await compiled(context(), values);
          if (errors !== undefined) throw new Error(`${name}: ${String(errors[0])}`);
        }
      },
    };
  });
}

async function microsecondsOf({ run }: Runner): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Minimum of the rounds, because other load only adds time. */
async function leastOf(runners: readonly Runner[]): Promise<ReadonlyMap<Runner, number>> {
  const least = new Map<Runner, number>();
  for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
    for (const one of round % 2 === 0 ? runners : runners.toReversed()) {
      const spent = await microsecondsOf(one);
      if (round >= WARM_UP_ROUNDS) least.set(one, Math.min(spent, least.get(one) ?? Infinity));
    }
  }
  return least;
}

/** `cost`: relative to the first of its kind. */
type Figure = Readonly<{ question: string; size: string; cpuUsEach: number; cost: number }>;

async function figuresOf(runners: readonly Runner[], kindOf: (one: Runner) => string) {
  const least = await leastOf(runners);
  const firsts = new Map<string, number>();
  return runners.map((one): Figure => {
    const spent = least.get(one) ?? NaN;
    const first = firsts.get(kindOf(one)) ?? spent;
    firsts.set(kindOf(one), first);
    const { question, size } = one;
    return { question, size, cpuUsEach: spent / pages.length, cost: spent / first };
  });
}

export async function growLaw(): Promise<Readonly<{ figures: readonly Figure[] }>> {
  const law = loadLaw();
  const bySize = await Promise.all(
    TIMES.map((times) => runnersOf(`law × ${times}`, enlarged(law, times), WHILE_DATA_GROWS)),
  );
  const byLanguage = await runnersOf('law × 1', law, OF_LANGUAGES);
  const figures = [
    ...(await figuresOf(bySize.flat(), ({ question }) => question)),
    ...(await figuresOf(byLanguage, () => 'languages')),
  ];
  for (const { question, size, cpuUsEach, cost } of figures) {
    const summary = `${cpuUsEach.toFixed(0)} µs of a core, cost × ${cost.toFixed(2)}`;
    console.log(`${question.padEnd(24)} ${size.padEnd(10)} ${summary}`);
  }
  return { figures };
}
