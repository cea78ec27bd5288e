/** Links between controls of two frameworks, without a measure between them. */
import type { ControlName, FrameworkKey } from './control.js';
import type { Grade, Grading, Rationale, Reading, SecondReading } from './grade.js';
import { inverseOf } from './compose-relations.js';
import type { EvidenceCode } from './mapping-edge.js';
import type { Relation } from './relation.js';

/** `section`: the source maps whole sections and not the points in them. */
export const LINK_LEVELS = ['control', 'section'] as const;
export type LinkLevel = (typeof LINK_LEVELS)[number];

/**
 * `relation`: of `from` to `to`. `provision`: passage of `to` that the relation holds for; null: all of it.
 * `second`: second reading of this link; null if there was none.
 */
type LinkRow = Readonly<{
  from: string;
  to: string;
  provision: string | null;
  relation: Relation;
  strength: number;
  rationale: Rationale;
  reason: string | null;
  second: SecondReading | null;
}>;

/** Links from one source. `attribution`: the notice that its licence requires; null if nothing. */
export type LinkSet = Readonly<{
  key: string;
  from: FrameworkKey;
  to: FrameworkKey;
  level: LinkLevel;
  graded: Grading;
  evidence: readonly EvidenceCode[];
  licence: string | null;
  attribution: string | null;
  reading: Omit<Reading, 'second'>;
  links: readonly LinkRow[];
}>;

export type ControlLink = Readonly<{
  key: string;
  set: LinkSet;
  from: ControlName;
  to: ControlName;
  provision: string | null;
  relation: Relation;
  grade: Grade;
}>;

const linkKey = (from: ControlName, to: ControlName): string =>
  `${from.framework}:${from.ref}|${to.framework}:${to.ref}`;

function toLink(set: LinkSet, row: LinkRow): ControlLink {
  const from = { framework: set.from, ref: row.from };
  const to = { framework: set.to, ref: row.to };
  const { strength, rationale, reason, second } = row;
  const reading = { ...set.reading, second };
  const grade = { strength, rationale, reason, grading: set.graded, reading };
  return {
    key: linkKey(from, to),
    set,
    from,
    to,
    provision: row.provision,
    relation: row.relation,
    grade,
  };
}

export const linksOfSets = (sets: readonly LinkSet[]): readonly ControlLink[] =>
  sets.flatMap((set) => set.links.map((row) => toLink(set, row)));

/** A link as seen from one of its ends. */
export type ControlStep = Readonly<{
  link: ControlLink;
  to: ControlName;
  relation: Relation;
  strength: number;
}>;

export const forwards = (link: ControlLink): ControlStep => ({
  link,
  to: link.to,
  relation: link.relation,
  strength: link.grade.strength,
});

export const backwards = (link: ControlLink): ControlStep => ({
  link,
  to: link.from,
  relation: inverseOf(link.relation),
  strength: link.grade.strength,
});
