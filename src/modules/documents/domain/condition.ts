/** Whether a clause, section or risk concerns a case. */
import type { RiskTier } from '../../catalogue/domain/catalogue.js';
import type { GapAnswer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import type { CaseFact, ClauseCondition } from './clause-condition.js';
import type { Standing } from './standing.js';
import { NO_SECTOR } from './standing.js';

/** What conditions are tested against. */
export type CaseState = Readonly<{
  standing: Standing;
  country: string | null;
  tier: RiskTier;
  answers: Readonly<Partial<Record<QuestionKey, GapAnswer>>>;
  facts: ReadonlySet<CaseFact>;
}>;

const isOneOf = <Value>(all: readonly Value[] | undefined, value: Value): boolean =>
  all === undefined || all.includes(value);

/** The sector, its parent, or `none`. */
export function sectorKeys({ sector }: Standing): readonly string[] {
  if (sector === null) return [NO_SECTOR];
  return sector.parent === null ? [sector.key] : [sector.key, sector.parent];
}

const fitsSector = ({ sectors }: ClauseCondition, standing: Standing): boolean =>
  sectors === undefined || sectorKeys(standing).some((key) => sectors.includes(key));

const fitsAnswers = ({ answers = {} }: ClauseCondition, state: CaseState): boolean =>
  Object.entries(answers).every(([key, wanted]) => {
    const given = state.answers[key as QuestionKey]; // keys are checked when loaded
    return given !== undefined && wanted.includes(given);
  });

const fitsFacts = ({ has = [], lacks = [] }: ClauseCondition, { facts }: CaseState): boolean =>
  has.every((fact) => facts.has(fact)) && lacks.every((fact) => !facts.has(fact));

function fitsStanding(condition: ClauseCondition, { standing, tier }: CaseState): boolean {
  return (
    isOneOf(condition.tiers, tier) &&
    isOneOf(condition.classes, standing.entityClass) &&
    isOneOf(condition.sizes, standing.size) &&
    isOneOf(condition.regulation, standing.regulation) &&
    isOneOf(condition.law, standing.law) &&
    fitsSector(condition, standing)
  );
}

export const holds = (condition: ClauseCondition | undefined, state: CaseState): boolean =>
  condition === undefined ||
  (fitsStanding(condition, state) &&
    (condition.countries === undefined ||
      condition.countries.some((country) => country === state.country)) &&
    fitsAnswers(condition, state) &&
    fitsFacts(condition, state));
