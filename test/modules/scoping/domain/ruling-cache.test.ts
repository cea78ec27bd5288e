/**
 * Cached rulings and outcomes equal computed ones, at every limit of the act and of the Recommendation and between
 * limits.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { presentLaw } from '../../../../src/app/knowledge.js';
import {
  prepare,
  type NationalAnswers,
} from '../../../../src/modules/scoping/domain/act-verdicts.js';
import type { Figures } from '../../../../src/modules/countries/domain/company-size.js';
import type {
  Sector,
  SpecialCase,
} from '../../../../src/modules/scoping/domain/applicability-knowledge.js';
import { assess } from '../../../../src/modules/scoping/domain/assess.js';
import {
  recommendedLimits,
  type FigureLimits,
} from '../../../../src/modules/scoping/domain/counterfactual.js';
import { furtherLimits } from '../../../../src/modules/scoping/domain/figure-places.js';
import { assessor } from '../../../../src/modules/scoping/domain/assessment-cache.js';
import {
  cachedOutcomesUnder,
  type NationalOutcome,
} from '../../../../src/modules/scoping/domain/national-outcome.js';
import { ruledVerdict } from '../../../../src/modules/scoping/domain/national-verdict.js';
import { nationalRuling } from '../../../../src/modules/scoping/domain/ruling-cache.js';
import {
  newRuling,
  type NationalRuling,
} from '../../../../src/modules/scoping/domain/national-ruling.js';

const { applicability, countries } = presentLaw().knowledge;

const acts = Object.values(countries).flatMap((national) => {
  const { rules, transposition } = national;
  if (rules === null || transposition.status === 'pending') return [];
  const act = prepare(rules, applicability);
  const judge = cachedOutcomesUnder(applicability, national);
  return { national, act, judge, types: rules.entityTypes };
});

const around = (all: readonly number[], step: number) =>
  fc.constantFrom(0, ...all.flatMap((limit) => [limit - step, limit, limit + step]), 1_000_000);

const some = <Value>(values: readonly Value[], maxLength: number) =>
  values.length === 0 ? fc.constant([]) : fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const inquiries = fc.constantFrom(...acts).chain((of) => {
  const { act, types } = of;
  const { employees, turnoverMeur, balanceSheetMeur } = act.places;
  const figures = fc.record({
    employees: around(employees, 1),
    turnoverMeur: fc.option(around(turnoverMeur, 0.000001)),
    balanceSheetMeur: fc.option(around(balanceSheetMeur, 0.000001)),
  });
  const named = some(types, 3).map((all) => new Set(all.map(({ key }) => key)));
  return fc.record({
    of: fc.constant(of),
    figures: fc.tuple(figures, figures),
    sector: fc.option(fc.constantFrom(...Object.values(applicability.sectors))),
    cases: some(Object.values(applicability.specialCases), 3),
    answers: fc.record<NationalAnswers>({
      types: fc.option(named),
      share: fc.option(fc.constantFrom(5, 20, 80)),
    }),
  });
});

const whole = (ruling: NationalRuling | null) =>
  ruling === null ? null : { ...ruling, counterfactuals: ruling.counterfactuals() };

const keptAssessment = assessor(applicability);

type Facts = Readonly<{ figures: Figures; sector: Sector | null; cases: readonly SpecialCase[] }>;

const wholeOutcome = ({ ruling, verdict }: NationalOutcome) => ({ ruling: whole(ruling), verdict });

function expectKept(
  { national, act, judge }: (typeof acts)[number],
  { figures, sector, cases }: Facts,
  answers: NationalAnswers,
): void {
  const inquiry = { figures, sector, specialCases: cases, hasPublicNetwork: false, activity: null };
  const { facts, verdict } = keptAssessment(inquiry);
  const ruling = newRuling({ knowledge: applicability, act, national }, facts, answers);
  const computed = ruledVerdict(ruling, assess(applicability, inquiry).verdict);
  const kept = judge(facts, verdict, answers);
  expect(wholeOutcome(kept)).toEqual({ ruling: whole(ruling), verdict: computed });
}

test('10,000 outcomes with verdicts of cached assessments, each after similar ones', () => {
  fc.assert(
    fc.property(inquiries, ({ of, figures, sector, cases, answers }) => {
      for (const one of [...figures, ...figures]) {
        expectKept(of, { figures: one, sector, cases }, answers);
      }
    }),
    { numRuns: 2_500 },
  );
});

const beside = (limits: readonly number[]) => [
  0,
  ...limits.flatMap((limit) => [limit - 0.01, limit, limit + 0.01]),
];

const figuresAround = (limits: FigureLimits): readonly Figures[] =>
  [9, 49, 50, 249, 250].flatMap((employees) =>
    beside(limits.turnoverMeur).flatMap((turnoverMeur) =>
      beside(limits.balanceSheetMeur).map((balanceSheetMeur) => ({
        employees,
        turnoverMeur,
        balanceSheetMeur,
      })),
    ),
  );

test('outcomes around limits that only the act has', () => {
  const own = acts.flatMap((of) => {
    const limits = furtherLimits(of.act.limits, recommendedLimits(applicability));
    return limits === null ? [] : [{ of, limits }];
  });
  expect(own.map(({ of }) => of.national.country)).toEqual(['bg']);
  for (const { of, limits } of own)
    for (const figures of figuresAround(limits)) {
      const sector = applicability.sectors['health'] ?? null;
      expectKept(of, { figures, sector, cases: [] }, { types: null, share: null });
    }
});

test('10,000 rulings, each after similar ones', () => {
  expect(acts.length).toBeGreaterThan(15);
  fc.assert(
    fc.property(inquiries, ({ of, figures, sector, cases, answers }) => {
      const { national, act } = of;
      for (const one of [...figures, ...figures]) {
        const facts = { figures: one, sector, cases };
        const computed = newRuling({ knowledge: applicability, act, national }, facts, answers);
        const kept = nationalRuling(applicability, facts, answers, national);
        expect(whole(kept)).toEqual(whole(computed));
      }
    }),
    { numRuns: 2_500 },
  );
});
