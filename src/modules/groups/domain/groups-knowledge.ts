/** Law of groups: numbers of the Recommendation, and national rules on independent systems. From `kb/groups`. */
import type { MemberState } from '../../../shared/country.js';
import { memoizePer } from '../../../shared/memoize-per.js';
import { sourceOf, type Act, type Source } from '../../../shared/source.js';
import type { GroupLimits } from './group-graph.js';

/** What a State does with recital 16 of the Directive. */
export const INDEPENDENCE_RULES = ['own_figures', 'authority', 'none'] as const;

/** `requires`: of what the entity must be independent. `quote`: at most 15 words of the act; null if there is no rule. */
export type NationalGroupRule = Readonly<{
  effect: (typeof INDEPENDENCE_RULES)[number];
  requires: readonly ('systems' | 'services')[];
  quote: string | null;
  source: Source;
}>;

export type GroupActs = Readonly<{ recommendation: Act; directive: Act }>;

/** `law`: null in versions without groups. `isBundled`: law bundles of the version hold the rules of groups. */
export type GroupsKnowledge = Readonly<{
  law: Readonly<{ limits: GroupLimits; acts: GroupActs; isBundled: boolean }> | null;
  national: Readonly<Partial<Record<MemberState, NationalGroupRule>>>;
}>;

const provisionOf = memoizePer((act: Act, provision: string): Source => sourceOf(act, provision));

/** Provisions of Recommendation 2003/361/EC. */
export const ofRecommendation = ({ recommendation }: GroupActs, provision: string): Source =>
  provisionOf(recommendation, provision);

/** Provisions of Directive (EU) 2022/2555. */
export const ofDirective = ({ directive }: GroupActs, provision: string): Source =>
  provisionOf(directive, provision);
