import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { loadKnowledge } from '../../../src/knowledge/load-knowledge.js';
import { nationalRuling } from '../../../src/modules/scoping/domain/national-ruling.js';
import type { MemberState } from '../../../src/shared/country.js';
import { DecisionTable, type Lists } from './decision-table.js';

/** `RULES_RUNS=100000` for a long run. */
const RUNS = Number(process.env['RULES_RUNS'] ?? 10_000);

const { applicability, countries } = loadKnowledge(path.resolve('kb'));
const sectors = Object.values(applicability.sectors);
const cases = Object.values(applicability.specialCases);
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

test.each(withRules)('the rules of %s and their decision table agree', (country) => {
  const record = countries[country];
  const file = parse(readFileSync(path.resolve(`kb/countries/${country}/rules.yaml`), 'utf8'));
  const table = new DecisionTable(file as Record<string, unknown>, lists);
  const allTypes = [
    ...sectors.flatMap(({ entityTypes }) => entityTypes.map(({ key }) => key)),
    ...(record.rules?.entityTypes ?? []).flatMap(({ key }) => [key, key, key]),
  ];
  const source = chance(20_261_122);
  const draw = () => source.next().value as number; // the generator never ends
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T; // within the list
  const some = <T>(from: readonly T[]): T[] =>
    Array.from({ length: Math.floor(draw() * 3) }, () => pick(from));
  const differing: unknown[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const sector = draw() < 0.2 ? null : pick(sectors);
    const ownCases = [...new Set(draw() < 0.4 ? [] : some(cases))];
    const types = draw() < 0.6 ? null : some(allTypes);
    const [employees, turnover, balance, share] = [
      pick(STAFF),
      pick(MONEY),
      pick(MONEY),
      pick(SHARES),
    ];
    const figures = { employees, turnoverMeur: turnover, balanceSheetMeur: balance };
    const answers = { types: types === null ? null : new Set(types), share };
    const verdict = nationalRuling(
      applicability,
      { figures, sector, cases: ownCases },
      answers,
      record,
    )?.verdict;
    const engine = `${verdict?.actClass ?? ''} ${verdict?.deciding?.id ?? ''}`.trim();
    const wanted = table.decide({
      employees,
      turnover,
      balance,
      recommended: recommended(employees, turnover, balance),
      sector: sector === null ? null : sector.key,
      cases: ownCases.map(({ key }) => key),
      types,
      share,
    });
    if (engine !== wanted)
      differing.push({ figures, sector: sector?.key, types, share, engine, wanted });
  }
  expect(differing.slice(0, 3)).toEqual([]);
});
