/** Class of one entity of a group: alone, with its group, under its national act, and without single addends. */
import type { NationalRecord } from '../../countries/domain/national-record.js';
import type { NationalAnswers } from '../../scoping/domain/act-verdicts.js';
import type {
  ApplicabilityKnowledge,
  EntityClass,
} from '../../scoping/domain/applicability-knowledge.js';
import { classify, type EntityFacts, type Verdict } from '../../scoping/domain/classify.js';
import { outcomesUnder, type NationalOutcome } from '../../scoping/domain/national-outcome.js';
import { amountsOf, type Sized } from './amounts.js';
import type { TwoPeriods } from './group-graph.js';
import type { NationalGroupRule } from './groups-knowledge.js';
import { independenceEffect, type Independence, type IndependenceEffect } from './independence.js';
import type { AddendRemoval } from './size-without.js';
import { sizeByPeriods, type PeriodSize } from './two-periods.js';

/** `national`, `groupRule`: null if no member state was given or nothing was read. */
export type EntitySubject = Readonly<{
  facts: Omit<EntityFacts, 'figures'>;
  answers: NationalAnswers;
  national: NationalRecord | null;
  groupRule: NationalGroupRule | null;
  independence: Independence;
}>;

type PeriodVerdict = Readonly<{ size: PeriodSize; verdict: Verdict }>;

type Without = Readonly<{ removal: AddendRemoval; entityClass: EntityClass }>;

/**
 * `alone`: null without own figures. `effect`: null if the group changes nothing. `national`: by the figures that the
 * national rule lets count; null without a member state.
 */
export type EntityOutcome = Readonly<{
  withGroup: PeriodVerdict;
  alone: PeriodVerdict | null;
  effect: IndependenceEffect | null;
  national: NationalOutcome | null;
  without: readonly Without[];
}>;

/** More would not be read. */
const MAX_WITHOUT = 5;

/** The size of a group with what single addends change in it. */
export type GroupSize = Readonly<{ size: PeriodSize; removals: readonly AddendRemoval[] }>;

function judge(
  knowledge: ApplicabilityKnowledge,
  { facts }: EntitySubject,
  { figures }: Sized,
): Verdict {
  return classify(knowledge, { ...facts, figures });
}

function ownVerdict(
  knowledge: ApplicabilityKnowledge,
  subject: EntitySubject,
  { latest, previous }: TwoPeriods,
): PeriodVerdict | null {
  if (latest === null) return null;
  const amounts = {
    latest: amountsOf(latest),
    previous: previous === null ? null : amountsOf(previous),
  };
  const size = sizeByPeriods(knowledge, amounts);
  return { size, verdict: judge(knowledge, subject, size.deciding) };
}

function classesWithout(
  knowledge: ApplicabilityKnowledge,
  subject: EntitySubject,
  { removals }: GroupSize,
  now: Readonly<{ id: string; entityClass: EntityClass }>,
): readonly Without[] {
  const found: Without[] = [];
  for (const removal of removals) {
    if (found.length === MAX_WITHOUT) break;
    if (removal.kind === 'linked' && removal.ids.includes(now.id)) continue;
    const { entityClass } = judge(knowledge, subject, removal.sized);
    if (entityClass !== now.entityClass) found.push({ removal, entityClass });
  }
  return found;
}

/** With equal sizes independence changes nothing. */
const isChanged = (alone: PeriodVerdict, withGroup: PeriodVerdict): boolean =>
  alone.size.deciding.category !== withGroup.size.deciding.category;

/** By the figures that the national rule lets count. */
export const countedOf = ({
  withGroup,
  alone,
  effect,
}: Pick<EntityOutcome, 'withGroup' | 'alone' | 'effect'>): PeriodVerdict =>
  effect === 'own_figures' && alone !== null ? alone : withGroup;

export function nationalOf(
  knowledge: ApplicabilityKnowledge,
  { facts, answers, national }: EntitySubject,
  { size, verdict }: PeriodVerdict,
): NationalOutcome | null {
  if (national === null) return null;
  const whole = { ...facts, figures: size.deciding.figures };
  return outcomesUnder(knowledge, national)(whole, verdict, answers);
}

export function entityOutcome(
  knowledge: ApplicabilityKnowledge,
  subject: EntitySubject,
  own: Readonly<{ id: string; figures: TwoPeriods }>,
  group: GroupSize,
): EntityOutcome {
  const verdict = judge(knowledge, subject, group.size.deciding);
  const withGroup = { size: group.size, verdict };
  const alone = ownVerdict(knowledge, subject, own.figures);
  const effect =
    alone !== null && isChanged(alone, withGroup)
      ? independenceEffect(subject.independence, subject.groupRule)
      : null;
  const now = { id: own.id, entityClass: verdict.entityClass };
  return {
    withGroup,
    alone,
    effect,
    national: nationalOf(knowledge, subject, countedOf({ withGroup, alone, effect })),
    without: classesWithout(knowledge, subject, group, now),
  };
}
