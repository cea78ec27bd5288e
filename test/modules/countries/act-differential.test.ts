import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { presentLaw } from '../../../src/app/knowledge.js';
import type {
  Sector,
  SpecialCase,
} from '../../../src/modules/scoping/domain/applicability-knowledge.js';
import { nationalRuling } from '../../../src/modules/scoping/domain/ruling-cache.js';
import type { MemberState } from '../../../src/shared/country.js';
import { DecisionTable, type Lists } from './decision-table.js';
import type { Figures } from '../../../src/modules/countries/domain/company-size.js';

/** `RULES_RUNS=100000` for a long run. */
const RUNS = Number(process.env['RULES_RUNS'] ?? 10_000);

const { applicability, countries } = presentLaw().knowledge;
const sectors = Object.values(applicability.sectors);
const specialCases = Object.values(applicability.specialCases);
const rulesFile = z.record(z.string(), z.unknown());
const states = Object.keys(countries) as MemberState[];
const withRules = states.filter((country) => countries[country].rules !== null);

const lists: Lists = {
  parent: Object.fromEntries(sectors.map(({ key, parent }) => [key, parent])),
  annex: Object.fromEntries(sectors.map(({ key, annex }) => [key, annex])),
  types: Object.fromEntries(
    sectors.map(({ key }) => [
      key,
      sectors
        .filter((one) => one.key === key || one.parent === key)
        .flatMap(({ entityTypes }) => entityTypes)
        .filter(({ specialCases }) => specialCases.length === 0)
        .map((type) => type.key),
    ]),
  ),
  cases: Object.fromEntries(
    sectors.map(({ key }) => [
      key,
      sectors
        .filter((one) => one.key === key || one.parent === key)
        .flatMap(({ entityTypes }) => entityTypes.flatMap(({ specialCases }) => specialCases)),
    ]),
  ),
};

/** Repeatable: xorshift32. */
function* chance(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield (state >>> 0) / 2 ** 32;
  }
}

const STAFF = [0, 9, 10, 49, 50, 51, 100, 249, 250, 251, 900];
const MONEY = [null, 0, 2, 2.1, 10, 10.1, 43, 43.1, 50, 50.1, 300];
const SHARES = [null, 0, 49.9, 50, 100];
const SIZES = ['micro', 'small', 'medium', 'large'];

/** Size under Recommendation 2003/361/EC, written out. */
function recommended(staff: number, turnover: number | null, balance: number | null): number {
  const within = ([heads, sales, assets]: readonly [number, number, number]) =>
    staff < heads &&
    ((turnover === null && balance === null) ||
      (turnover !== null && turnover <= sales) ||
      (balance !== null && balance <= assets));
  const limits = [
    [10, 2, 2],
    [50, 10, 10],
    [250, 50, 43],
  ] as const;
  const found = limits.findIndex(within);
  return found === -1 ? SIZES.indexOf('large') : found;
}

type Drawn = Readonly<{
  figures: Figures;
  sector: Sector | null;
  cases: readonly SpecialCase[];
  types: readonly string[] | null;
  share: number | null;
}>;

/** Own types of the act are drawn three times as often. */
function typesFor(country: MemberState): readonly string[] {
  const own = countries[country].rules?.entityTypes ?? [];
  return [
    ...sectors.flatMap(({ entityTypes }) => entityTypes.map(({ key }) => key)),
    ...own.flatMap(({ key }) => [key, key, key]),
  ];
}

function drawer(types: readonly string[]): () => Drawn {
  const source = chance(20_261_122);
  const draw = () => source.next().value as number; // the generator never ends
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T; // within the list
  const some = <T>(from: readonly T[]): T[] =>
    Array.from({ length: Math.floor(draw() * 3) }, () => pick(from));
  return () => ({
    sector: draw() < 0.2 ? null : pick(sectors),
    cases: [...new Set(draw() < 0.4 ? [] : some(specialCases))],
    types: draw() < 0.6 ? null : some(types),
    figures: { employees: pick(STAFF), turnoverMeur: pick(MONEY), balanceSheetMeur: pick(MONEY) },
    share: pick(SHARES),
  });
}

function outcomeOfEngine(country: MemberState, { figures, sector, cases, types, share }: Drawn) {
  const answers = { types: types === null ? null : new Set(types), share };
  const facts = { figures, sector, cases };
  const verdict = nationalRuling(applicability, facts, answers, countries[country])?.verdict;
  return `${verdict?.actClass ?? ''} ${verdict?.deciding?.id ?? ''}`.trim();
}

/** Special cases that the named types imply: one is added, several are left open. */
function impliedBy({ cases, types }: Drawn) {
  const given = cases.map(({ key }) => key);
  const stands = sectors.flatMap((sector) => {
    const isCancelled = cases.some(
      ({ effect }) => effect.kind === 'cancels' && effect.sector === sector.key,
    );
    const named = sector.entityTypes.filter(({ key }) => !isCancelled && types?.includes(key));
    return named.map(({ specialCases }) => specialCases);
  });
  const added = stands.filter(({ length }) => length === 1).flat();
  const either = stands.filter((few) => few.length > 1 && !few.some((one) => given.includes(one)));
  return { cases: [...given, ...added], either };
}

function outcomeOfTable(table: DecisionTable, drawn: Drawn) {
  const { figures, sector, types, share } = drawn;
  const { employees, turnoverMeur: turnover, balanceSheetMeur: balance } = figures;
  return table.decide({
    employees,
    turnover,
    balance,
    recommended: recommended(employees, turnover, balance),
    sector: sector === null ? null : sector.key,
    ...impliedBy(drawn),
    types,
    share,
  });
}

test.each(withRules)('the rules of %s and their decision table agree', (country) => {
  const text = readFileSync(path.resolve(`kb/countries/${country}/rules.yaml`), 'utf8');
  const table = new DecisionTable(rulesFile.parse(parse(text)), lists);
  const draw = drawer(typesFor(country));
  const differing = Array.from({ length: RUNS }, draw).filter(
    (drawn) => outcomeOfEngine(country, drawn) !== outcomeOfTable(table, drawn),
  );
  expect(differing.slice(0, 3)).toEqual([]);
});
