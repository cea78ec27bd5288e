/** Grade of a link: how strong it is, on what kind of reason, and who read it. Source: kb/framework-mapping/rubric.yaml. */

/** Same words, same meaning, or same effect. Source: OSCAL control mapping, matching rationale. */
export const RATIONALES = ['syntactic', 'semantic', 'functional'] as const;
export type Rationale = (typeof RATIONALES)[number];

/** `reading`: graded for this link. `rule`: follows from its relation and role, or holds for a whole table. */
export const GRADINGS = ['rule', 'reading'] as const;
export type Grading = (typeof GRADINGS)[number];

export const STRONGEST = 10;

/** `on`: YYYY-MM-DD. `by`: a role, not a person. */
type ReadingOnce = Readonly<{ by: string; on: string }>;

/** `second`: independent second reading; null if there was none. */
export type Reading = ReadingOnce &
  Readonly<{ second: (ReadingOnce & Readonly<{ agrees: boolean }>) | null }>;

/** `strength`: 0 to `STRONGEST`. `reason`: one sentence in English; null if none was written. */
export type Grade = Readonly<{
  strength: number;
  grading: Grading;
  rationale: Rationale;
  reason: string | null;
  reading: Reading;
}>;
