/** Random scoping requests, the same in every run. */
import type { ApplicabilityKnowledge } from '../../../src/modules/scoping/domain/applicability-knowledge.js';
import type { ScopingRequest } from '../../../src/modules/scoping/applicability.service.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';

const SEED = 20_261_123;
const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;
const RANGE = 2 ** 32;
const MAX_EMPLOYEES = 1_200;
const MAX_MEUR = 250;
const HALF = 0.5;
const SHARE_OF_CASES = 0.3;

/** Linear congruential generator of Numerical Recipes. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * MULTIPLIER + INCREMENT) % RANGE;
    return state / RANGE;
  };
}

/** @returns `count` requests over all sectors, special cases and member states */
export function randomRequests(
  { sectors, specialCases }: ApplicabilityKnowledge,
  count: number,
): readonly ScopingRequest[] {
  const random = generator(SEED);
  const one = <T>(all: readonly T[]): T | null => all[Math.floor(random() * all.length)] ?? null;
  const maybe = <T>(share: number, make: () => T): T | null => (random() < share ? make() : null);
  const money = () => maybe(HALF, () => Math.round(random() * MAX_MEUR * 100) / 100);
  const keys = { sectors: Object.keys(sectors), cases: Object.keys(specialCases) };
  return Array.from({ length: count }, () => ({
    figures: {
      employees: Math.floor(random() ** 2 * MAX_EMPLOYEES),
      turnoverMeur: money(),
      balanceSheetMeur: money(),
    },
    sector: { field: 'sektor', key: maybe(0.9, () => one(keys.sectors)) },
    specialCases: [{ field: 'erijuht', key: maybe(SHARE_OF_CASES, () => one(keys.cases)) }],
    entityTypes: null,
    activityShare: null,
    hasPublicNetwork: random() < SHARE_OF_CASES / 10,
    country: maybe(HALF, () => one(MEMBER_STATES)),
    activityCode: null,
  }));
}
