/** Cached assessments on a small law: equal to computed ones for every pair of cases, shared if equal, and bounded. */
import { expect, test } from '@jest/globals';
import {
  assess,
  type Assessment,
  type Inquiry,
} from '../../../../src/modules/scoping/domain/assess.js';
import { assessor } from '../../../../src/modules/scoping/domain/assessment-cache.js';
import { SECTORS, SMALL } from './cached-act.js';
import { aCase, figures } from './small-law.js';

const CASES = Array.from({ length: 70 }, (_, number) => aCase(`case ${String(number)}`));
const FEW = CASES.slice(0, 4);

const inquiry = (change: Partial<Inquiry> = {}): Inquiry => ({
  figures: figures(60),
  sector: SECTORS.power,
  specialCases: [],
  hasPublicNetwork: false,
  activity: null,
  ...change,
});

const pairs = (cases: readonly Inquiry['specialCases'][number][]) =>
  cases.flatMap((one) => cases.filter((other) => other !== one).map((other) => [one, other]));

const contentOf = (assessment: Assessment) => ({ ...assessment, shared: null });

test.each([null, ...Object.values(SECTORS)])(
  'in $key each combination of cases, network and size is answered as if it were asked alone',
  (sector) => {
    const kept = assessor(SMALL);
    const cases = [[], ...FEW.map((one) => [one]), ...pairs(FEW), FEW.slice(0, 3)];
    const all = cases.flatMap((specialCases) =>
      [false, true].flatMap((hasPublicNetwork) =>
        [5, 60, 300].map((staff) =>
          inquiry({ sector, specialCases, hasPublicNetwork, figures: figures(staff) }),
        ),
      ),
    );
    for (const one of [...all, ...all.toReversed()]) {
      expect(contentOf(kept(one))).toEqual(contentOf(assess(SMALL, one)));
    }
  },
);

test('other figures of the same size share their statements, those of another size do not', () => {
  const kept = assessor(SMALL);
  const { shared } = kept(inquiry());
  expect(shared).toBeInstanceOf(Object);
  expect(kept(inquiry({ sector: SECTORS.food })).shared).not.toBe(shared);
  expect(kept(inquiry({ figures: figures(61) })).shared).toBe(shared);
  expect(kept(inquiry({ figures: figures(300) })).shared).not.toBe(shared);
  expect(kept(inquiry({ specialCases: FEW.slice(0, 1) })).shared).not.toBe(shared);
});

test('statements are shared by all positions of the figures with the same content', () => {
  const kept = assessor(SMALL);
  const sharedBy = (...given: Parameters<typeof figures>) =>
    kept(inquiry({ figures: figures(...given) })).shared;
  expect(sharedBy(60)).toBe(sharedBy(50));
  expect(sharedBy(300)).not.toBe(sharedBy(300, 20, 20)); // other figures are named
});

test('statements are shared only by the same cases, whether named or implied', () => {
  const kept = assessor(SMALL);
  const { effect } = aCase('one');
  const sharedBy = (change: Partial<Inquiry>) => kept(inquiry(change)).shared;
  const ofCase = (key: string) => sharedBy({ specialCases: [aCase(key, { effect })] });
  expect(ofCase('one')).not.toBe(ofCase('other'));
  expect(sharedBy({ hasPublicNetwork: true })).toBe(
    sharedBy({ specialCases: [SMALL.publicNetworkCase] }),
  );
});

test('at most 8,000 are kept, then all are dropped', () => {
  const kept = assessor(SMALL);
  const { shared } = kept(inquiry());
  const others = pairs(CASES).flatMap((specialCases) => [
    inquiry({ specialCases }),
    inquiry({ specialCases, sector: SECTORS.food }),
  ]);
  for (const one of others.slice(0, 7_999)) kept(one);
  expect(kept(inquiry()).shared).toBe(shared);
  for (const one of others.slice(7_999, 8_000)) kept(one);
  expect(kept(inquiry()).shared).not.toBe(shared);
});
