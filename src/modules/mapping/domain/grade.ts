/** Grade of a link: how strong it is, on what kind of reason, and who read it. Source: kb/framework-mapping/rubric.yaml. */
import type { Relation } from './relation.js';

/** Same words, same meaning, or same effect. Source: OSCAL control mapping, matching rationale. */
export const RATIONALES = ['syntactic', 'semantic', 'functional'] as const;
export type Rationale = (typeof RATIONALES)[number];

/** `reading`: graded for this link. `rule`: follows from its relation and role, or holds for a whole table. */
export const GRADINGS = ['rule', 'reading'] as const;
export type Grading = (typeof GRADINGS)[number];

export const STRONGEST = 10;

/** `on`: YYYY-MM-DD. `by`: a role, not a person. */
type ReadingOnce = Readonly<{ by: string; on: string }>;

/** How a second reading compares with the first. A relation that differs outweighs the strength. */
export const AGREEMENTS = ['same', 'strength_differs', 'relation_differs'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** What followed where the readings disagree: the link as the first reader left it, or changed. */
export const DECISIONS = ['kept', 'changed'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Points of strength within which two readings agree. */
const TOLERANCE = 2;

/** `decision`, `reason`: null if the readings agree. */
export type SecondReading = ReadingOnce &
  Readonly<{
    first: Readonly<{ relation: Relation; strength: number }>;
    relation: Relation;
    strength: number;
    decision: Decision | null;
    reason: string | null;
  }>;

/** `second`: independent second reading; null if there was none. */
export type Reading = ReadingOnce & Readonly<{ second: SecondReading | null }>;

/** Points of strength between the two readings. */
export const pointsApart = ({ first, strength }: SecondReading): number =>
  Math.abs(first.strength - strength);

export function agreementOf(second: SecondReading): Agreement {
  if (second.relation !== second.first.relation) return 'relation_differs';
  return pointsApart(second) === 0 ? 'same' : 'strength_differs';
}

/** Same relation, and a strength within two points. */
export const isAgreed = (second: SecondReading): boolean =>
  agreementOf(second) !== 'relation_differs' && pointsApart(second) <= TOLERANCE;

/** `strength`: 0 to `STRONGEST`. `reason`: one sentence in English; null if none was written. */
export type Grade = Readonly<{
  strength: number;
  grading: Grading;
  rationale: Rationale;
  reason: string | null;
  reading: Reading;
}>;
