/**
 * Class under a national act: by its own rules, or for a record without rules by its size limits and class shifts.
 * Reported beside the Directive's class, never in place of it. Source: the country's record.
 */
import type { ClassShift, NationalRecord } from '../../countries/domain/national-record.js';
import { nationalSize } from '../../countries/domain/national-size.js';
import {
  ENTITY_CLASSES,
  type ApplicabilityKnowledge,
  type EntityClass,
} from './applicability-knowledge.js';
import { classifyAs, type EntityFacts, type Verdict } from './classify.js';
import type { NationalRuling } from './national-ruling.js';
import type { SizeClass } from '../../countries/domain/company-size.js';

/** `provisions`: of the act, behind the result. `differs`: from the Directive's class. */
export type NationalVerdict = Readonly<{
  entityClass: EntityClass;
  size: SizeClass;
  differs: boolean;
  provisions: readonly string[];
}>;

function applies(shift: ClassShift, facts: EntityFacts, size: SizeClass): boolean {
  if (shift.specialCase !== null) return facts.cases.some(({ key }) => key === shift.specialCase);
  return facts.sector?.annex === shift.annex && size === shift.size;
}

const stricter = (a: EntityClass, b: EntityClass): EntityClass =>
  ENTITY_CLASSES.indexOf(a) <= ENTITY_CLASSES.indexOf(b) ? a : b;

const isExcluded = (facts: EntityFacts): boolean =>
  facts.cases.some(({ effect }) => effect.kind === 'exclusion');

/** Null if no class under the act can be given. */
export function ruledVerdict(
  { entityClass, size, provisions }: NationalRuling,
  directive: Verdict,
): NationalVerdict | null {
  if (entityClass === null) return null;
  return { entityClass, size, differs: entityClass !== directive.entityClass, provisions };
}

/**
 * For records without rules, among them those of older knowledge versions.
 * Null if the record has no overlay, or neither size limits nor class shifts.
 */
export function verdictBySize(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  directive: Verdict,
  { classification, transposition }: NationalRecord,
): NationalVerdict | null {
  const { sizeTest, shifts, overlayReady } = classification;
  if (transposition.status === 'pending' || !overlayReady) return null;
  if (sizeTest === null && shifts.length === 0) return null;
  const size =
    sizeTest === null ? directive.size : nationalSize(sizeTest, directive.size, facts.figures);
  const bySize = classifyAs(knowledge, facts, size).entityClass;
  const moved = isExcluded(facts) ? [] : shifts.filter((shift) => applies(shift, facts, size));
  const entityClass = moved.map(({ gives }) => gives).reduce(stricter, bySize);
  const limits = [sizeTest?.large, sizeTest?.medium];
  return {
    entityClass,
    size,
    differs: entityClass !== directive.entityClass,
    provisions: [
      ...new Set([
        ...limits.flatMap((limit) => limit?.provision ?? []),
        ...moved.map(({ provision }) => provision),
      ]),
    ],
  };
}
