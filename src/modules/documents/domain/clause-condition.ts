/** Conditions of clauses: what they ask of a case. */
import type { MemberState } from '../../../shared/country.js';
import type { RiskTier } from '../../catalogue/domain/catalogue.js';
import type { GapAnswer, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import type { SizeClass } from '../../countries/domain/company-size.js';

/**
 * Facts of a case that a clause can require. `gaps`: answers below yes. `excluded`: controls that do not apply.
 * `elsewhere`: the national act leaves duties to another act. `framework`: the country has one linked to ISO/IEC 27001.
 */
export const CASE_FACTS = [
  'sites',
  'systems',
  'suppliers',
  'scope',
  'group',
  'certificates',
  'registration',
  'country',
  'portal',
  'elsewhere',
  'framework',
  'answers',
  'gaps',
  'excluded',
] as const;
export type CaseFact = (typeof CASE_FACTS)[number];

/** `unknown`: sector or headcount was not stated. */
export const STANDING_CLASSES = ['essential', 'important', 'out_of_scope', 'unknown'] as const;
export type StandingClass = (typeof STANDING_CLASSES)[number];

/** Whether Implementing Regulation (EU) 2024/2690 binds. `open`: the service provided was not stated. */
export const REGULATION_STATES = ['binds', 'open', 'not_bound'] as const;
export type RegulationState = (typeof REGULATION_STATES)[number];

/** How far the national act is known. `none`: no member state was named. */
export const LAW_STATES = ['coded', 'uncoded', 'pending', 'none'] as const;
export type LawState = (typeof LAW_STATES)[number];

/** Every member must hold. `sectors`: keys with their subsectors; `none`: no sector of the annexes. */
export type ClauseCondition = Readonly<{
  classes?: readonly StandingClass[] | undefined;
  sizes?: readonly SizeClass[] | undefined;
  sectors?: readonly string[] | undefined;
  countries?: readonly MemberState[] | undefined;
  regulation?: readonly RegulationState[] | undefined;
  law?: readonly LawState[] | undefined;
  tiers?: readonly RiskTier[] | undefined;
  answers?: Readonly<Partial<Record<QuestionKey, readonly GapAnswer[]>>> | undefined;
  has?: readonly CaseFact[] | undefined;
  lacks?: readonly CaseFact[] | undefined;
}>;
