/** The draft of law that a document is about, and what it changes for one organisation. Nothing in it is law. */
import { memoizePer } from '../../../shared/memoize-per.js';
import { applicabilityUnder } from '../../reforms/domain/applicability-under.js';
import type { Reform } from '../../reforms/domain/reform.js';
import type { ApplicabilityKnowledge } from '../../scoping/domain/applicability-knowledge.js';
import type { Assessment, TraceStep } from '../../scoping/domain/assess.js';
import { draftChange } from '../../scoping/domain/draft-change.js';
import type { StandingClass } from './clause-condition.js';
import type { DocumentCase } from './document-source.js';
import type { ClassFacts, PortfolioMember } from './order-facts.js';
import { assessed, NO_SECTOR } from './standing.js';

type DraftLaw = Readonly<{ reform: Reform; under: ApplicabilityKnowledge }>;

/** `rules`: those that only the draft has and that apply. */
export type DraftOutcome = Readonly<{
  before: StandingClass;
  after: StandingClass;
  rules: readonly TraceStep[];
  inForce: Assessment;
}>;

/** Null if the order names no draft that the law data has. */
export const draftOf = memoizePer((one: DocumentCase): DraftLaw | null => {
  const { knowledge, facts } = one;
  const { reforms, applicability } = knowledge;
  const { reform: id } = facts;
  const reform = id !== null && Object.hasOwn(reforms, id) ? reforms[id] : undefined;
  return reform === undefined ? null : { reform, under: applicabilityUnder(applicability, reform) };
});

/** Without headcount, or with neither a known sector nor a special case, a class would be a guess. */
function isDetermined({ size }: ClassFacts, { facts: { sector, cases } }: Assessment): boolean {
  if (size.employees === null) return false;
  if (sector !== null || size.sector === NO_SECTOR) return true;
  return size.sector === null && cases.length > 0;
}

/** Both classes under the Directive; without a draft they are the same. */
export function outcomeOf(one: DocumentCase, facts: ClassFacts): DraftOutcome {
  const { applicability } = one.knowledge;
  const inForce = assessed(applicability, facts);
  const underDraft = assessed(draftOf(one)?.under ?? applicability, facts);
  const { before, after, rules } = draftChange(inForce, underDraft);
  return isDetermined(facts, underDraft)
    ? { before, after, rules, inForce }
    : { before: 'unknown', after: 'unknown', rules: [], inForce };
}

/** An organisation of the portfolio with both classes. */
export type JudgedMember = Readonly<{ member: PortfolioMember; outcome: DraftOutcome }>;

export const judgedPortfolio = memoizePer((one: DocumentCase): readonly JudgedMember[] =>
  one.facts.portfolio.map((member) => ({ member, outcome: outcomeOf(one, member) })),
);
