/** A group under a draft of law: national acts unchanged, and the warnings that only the draft has. */
import { caveatStatement } from '../../scoping/domain/assessment-statements.js';
import type {
  ApplicabilityKnowledge,
  Caveat,
} from '../../scoping/domain/applicability-knowledge.js';
import { distinctStatements, type Statement } from '../../scoping/domain/statement.js';
import { countedOf, nationalOf, type EntityOutcome, type EntitySubject } from './entity-outcome.js';

/** In the order of the entities. */
export type JudgedEntities = Readonly<{
  subjects: readonly EntitySubject[];
  outcomes: readonly (EntityOutcome | null)[];
}>;

/** National acts apply unchanged, to the class that the draft gives under the Directive. */
export const actsAsEnacted = (
  enacted: ApplicabilityKnowledge,
  draft: JudgedEntities,
  inForce: JudgedEntities,
): JudgedEntities['outcomes'] =>
  draft.outcomes.map((outcome, at) => {
    const [before, subject] = [inForce.outcomes[at], inForce.subjects[at]];
    if (outcome === null || before == null || subject === undefined) return outcome;
    const { entityClass } = countedOf(outcome).verdict;
    const { size, verdict } = countedOf(before);
    const national = nationalOf(enacted, subject, { size, verdict: { ...verdict, entityClass } });
    return { ...outcome, national };
  });

const resultOf = ({ withGroup }: EntityOutcome): Caveat['when'] =>
  withGroup.verdict.entityClass === 'out_of_scope' ? 'out_of_scope' : 'in_scope';

/** Of the draft as a whole and of the sectors concerned. */
export function warningsOfDraft(
  draft: ApplicabilityKnowledge,
  enacted: ApplicabilityKnowledge,
  { subjects, outcomes }: JudgedEntities,
): readonly Statement[] {
  const inSectors = Object.values(enacted.sectors).flatMap(({ caveats }) => caveats);
  const known = new Set([...enacted.always, ...inSectors]);
  const ofSectors = outcomes.flatMap((outcome, at) => {
    if (outcome === null) return [];
    const caveats = subjects[at]?.facts.sector?.caveats ?? [];
    return caveats.filter(({ when }) => when === null || when === resultOf(outcome));
  });
  const notices = draft.draft?.notices ?? [];
  const added = [...notices, ...draft.always, ...ofSectors].filter((one) => !known.has(one));
  return distinctStatements(added.map((one) => caveatStatement(one)));
}
