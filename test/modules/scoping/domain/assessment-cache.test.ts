/** Cached assessments equal computed ones, at every limit and between limits. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchActivity } from '../../../../src/modules/scoping/domain/activity-match.js';
import { assess, type Inquiry } from '../../../../src/modules/scoping/domain/assess.js';
import { assessor } from '../../../../src/modules/scoping/domain/assessment-cache.js';
import { recommendedLimits } from '../../../../src/modules/scoping/domain/counterfactual.js';
import { knowledge } from './knowledge.js';

const limits = recommendedLimits(knowledge);

const around = (all: readonly number[], step: number) =>
  fc.constantFrom(0, ...all.flatMap((limit) => [limit - step, limit, limit + step]), 1_000_000);

const money = (all: readonly number[]) =>
  fc.option(fc.oneof(around(all, 0.000001), fc.double({ min: 0, max: 100, noNaN: true })));

const inquiries: fc.Arbitrary<Inquiry> = fc.record({
  figures: fc.record({
    employees: fc.oneof(around(limits.employees, 1), fc.nat({ max: 400 })),
    turnoverMeur: money(limits.turnoverMeur),
    balanceSheetMeur: money(limits.balanceSheetMeur),
  }),
  sector: fc.option(fc.constantFrom(...Object.values(knowledge.sectors))),
  specialCases: fc.array(fc.constantFrom(...Object.values(knowledge.specialCases)), {
    maxLength: 3,
  }),
  hasPublicNetwork: fc.boolean(),
  activity: fc.oneof(
    fc.constant(null),
    fc
      .constantFrom('35.11', '62.01', 'NACE Rev. 2: 62.01', '61', '86.10', '84.11', '49', 'x1')
      .map((code) => matchActivity(knowledge.activity, code, null)),
    fc
      .constantFrom('35.11', '62.01', '61', '49.20')
      .map((code) => matchActivity(knowledge.activity, code, 'de')),
  ),
});

test('10,000 inquiries, each after similar ones', () => {
  const kept = assessor(knowledge);
  fc.assert(
    fc.property(inquiries, inquiries, (first, { figures }) => {
      for (const one of [first, { ...first, figures }, first]) {
        const found: object = kept(one);
        const differing = Object.entries(assess(knowledge, one))
          .map(([name, expected]) => ({
            name,
            expected,
            found: Reflect.get(found, name) as unknown,
          }))
          .filter(
            (part) => part.name !== 'shared' && !isDeepStrictEqual(part.found, part.expected),
          );
        expect(differing).toEqual([]);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('assessments of other places share their statements if they are the same apart from the size sentence', () => {
  const kept = assessor(knowledge);
  const texts = new Map<object, string>();
  let differing = 0;
  fc.assert(
    fc.property(inquiries, (inquiry) => {
      const { shared, verdict } = kept(inquiry);
      if (shared === null) return;
      const { reasons, trace, facts, ...more } = assess(knowledge, inquiry);
      const size = trace[0].statement;
      const others = reasons.filter((one) => one !== size);
      const text = JSON.stringify([more, facts.cases, others, size.message.key]);
      expect(texts.get(shared) ?? text).toBe(text);
      texts.set(shared, text);
      if (shared.verdict !== verdict) differing += 1;
    }),
    { numRuns: 3_000 },
  );
  expect(differing).toBeGreaterThan(0);
});
