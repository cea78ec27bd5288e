/**
 * Measures the pure rules in process: scoping with and without the rules of a national act, and the answers of the
 * offline package. Costs are relative to scoping without a country, in alternating batches of one run.
 */
import { makeLawBundles } from '../../src/app/law-bundles.js';
import { openKnowledgeVersions } from '../../src/app/knowledge-versions.js';
import { loadLaw, type Law } from '../../src/app/knowledge.js';
import { ApplicabilityService } from '../../src/modules/scoping/applicability.service.js';
import {
  toScopingRequest,
  type ScopingInput,
} from '../../src/modules/scoping/to-scoping-request.graphql.js';
import type { PublishedKeys } from '../../src/offline/api.js';
import { openLaw } from '../../src/offline/main.js';
import { receiptKeys } from '../../src/platform/crypto/receipt-keys.js';
import { scopingBodies } from './inputs.js';

const LANGUAGE = 'en';
const ISSUER = 'https://bench.example';
const SECRET = 'a secret of the benchmark, thirty-two';
const SECONDS = 6;
/** Until the code is compiled, however busy the machine is. */
const MIN_ROUNDS = 12;
/** Short enough to fit between two tasks of the machine's other load. */
const BATCH = 100;
const MICROSECONDS = 1000;

/** `answers`: one call for each input. */
type Rule = Readonly<{ name: string; answers: readonly (() => unknown)[] }>;

/** `cost`: relative to scoping without a country. */
type RuleCost = Readonly<{ rule: string; usEach: number; cost: number }>;

const ELSEWHERE = ['riik', 'keel'];

const bodies = scopingBodies().map((body) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !ELSEWHERE.includes(name))),
);

/** Member states whose act was coded. */
const codedIn = ({ knowledge }: Law): readonly string[] =>
  Object.values(knowledge.countries).flatMap(({ country, rules, transposition }) =>
    rules === null || transposition.status === 'pending' ? [] : [country],
  );

function scopingOf(law: Law, name: string, countryAt: (at: number) => string | undefined): Rule {
  const { applicability, countries } = law.knowledge;
  const service = new ApplicabilityService(applicability, countries);
  const answers = bodies.map((body, at) => {
    const riik = countryAt(at);
    const input = { avalik_sidevork: false, ...body, ...(riik === undefined ? {} : { riik }) };
    const request = toScopingRequest(input as unknown as ScopingInput); // bodies of a workload
    return () => service.scope(request);
  });
  return { name, answers };
}

async function packageOf(law: Law): Promise<readonly Rule[]> {
  const bundles = makeLawBundles({
    knowledgeVersions: openKnowledgeVersions(law),
    secrets: { downloadToken: { current: SECRET, earlier: [] } },
    publicUrl: ISSUER,
  });
  const file = await bundles.bundle(law.knowledge.version, LANGUAGE);
  if (file === null) throw new Error('no bundle of the present law');
  const keys = receiptKeys([SECRET], ISSUER).published() as PublishedKeys;
  const opened = await openLaw(file, { keys, allowOld: true });
  const countries = codedIn(law);
  const scoping = bodies.map((body, at) => {
    const riik = countries[at % countries.length];
    return () => opened.scoping({ ...body, ...(riik === undefined ? {} : { riik }) });
  });
  const events = countries.map((country) => ({
    detected_at: '2026-11-02T10:00:00Z',
    roles: ['nis2_entity'],
    country,
  }));
  const now = new Date('2026-11-02T12:00:00Z');
  return [
    { name: 'package: scoping with an act', answers: scoping },
    {
      name: 'package: deadlines',
      answers: bodies.map((_, at) => () => opened.deadlines(events[at % events.length] ?? {}, now)),
    },
  ];
}

function batchesOf({ answers }: Rule): readonly (() => void)[] {
  return Array.from({ length: Math.ceil(answers.length / BATCH) }, (_, at) => {
    const batch = answers.slice(at * BATCH, (at + 1) * BATCH);
    return () => {
      for (const answer of batch) answer();
    };
  });
}

function timeOf(run: () => void): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

/** Sums the minimum time of each batch, because other load only adds time. */
function leastTimes(rules: readonly Rule[]): readonly number[] {
  const all = rules.map(batchesOf);
  let least = all.map((batches) => batches.map(() => Infinity));
  const end = performance.now() + SECONDS * MICROSECONDS;
  for (let rounds = 0; rounds < MIN_ROUNDS || performance.now() < end; rounds += 1) {
    const round = all.map((batches) => batches.map(timeOf));
    least = least.map((times, rule) =>
      times.map((time, at) => Math.min(time, round[rule]?.[at] ?? Infinity)),
    );
  }
  return least.map((all) => all.reduce((sum, one) => sum + one, 0));
}

export async function costsOfRules(): Promise<Readonly<{ figures: readonly RuleCost[] }>> {
  const law = loadLaw();
  const countries = codedIn(law);
  const rules = [
    scopingOf(law, 'scoping without a country', () => undefined),
    scopingOf(law, 'scoping with an act', (at) => countries[at % countries.length]),
    ...(await packageOf(law)),
  ];
  const times = leastTimes(rules);
  const [first = NaN] = times;
  const figures = rules.map(({ name, answers }, at): RuleCost => {
    const spent = times[at] ?? NaN;
    const usEach = (spent * MICROSECONDS) / answers.length;
    return { rule: name, usEach, cost: spent / first };
  });
  for (const { rule, usEach, cost } of figures)
    console.log(`${rule.padEnd(30)} ${usEach.toFixed(1)} µs, cost × ${cost.toFixed(2)}`);
  return { figures };
}
