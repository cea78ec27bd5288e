/**
 * Composition of relations along a path: from A to M and M to B follows A to B.
 * Source: definitions of OSCAL control mapping (equal, equivalent, subset, superset, intersects).
 */
import type { Relation } from './relation.js';

const INVERSE: Readonly<Record<Relation, Relation>> = {
  equal: 'equal',
  equivalent: 'equivalent',
  subset: 'superset',
  superset: 'subset',
  intersects: 'intersects',
};

export const inverseOf = (relation: Relation): Relation => INVERSE[relation];

/**
 * Why no relation follows. `apart_inside`: both are subsets of the middle one and may be disjoint.
 * `other_part`: each overlaps the middle one, perhaps in different content.
 */
export type BreakReason = 'apart_inside' | 'other_part';

export type ComposedRelation =
  | Readonly<{ relation: Relation; reason: null }>
  | Readonly<{ relation: null; reason: BreakReason }>;

type PartRelation = 'subset' | 'superset' | 'intersects';

/** Row: A to M. Column: M to B. */
const TABLE: Readonly<
  Record<PartRelation, Readonly<Record<PartRelation, Relation | BreakReason>>>
> = {
  subset: { subset: 'subset', superset: 'apart_inside', intersects: 'other_part' },
  // M is a subset of A, so whatever B shares with M it also shares with A.
  superset: { subset: 'intersects', superset: 'superset', intersects: 'intersects' },
  intersects: { subset: 'intersects', superset: 'other_part', intersects: 'other_part' },
};

const isPart = (relation: Relation): relation is PartRelation =>
  relation !== 'equal' && relation !== 'equivalent';

const isReason = (outcome: Relation | BreakReason): outcome is BreakReason =>
  outcome === 'apart_inside' || outcome === 'other_part';

export function compose(first: Relation, second: Relation): ComposedRelation {
  if (!isPart(first)) {
    // `equal` (same text) and `equivalent` (same meaning) compose to `equivalent`.
    return { relation: second === 'equal' ? first : second, reason: null };
  }
  if (!isPart(second)) return { relation: first, reason: null };
  const outcome = TABLE[first][second];
  return isReason(outcome)
    ? { relation: null, reason: outcome }
    : { relation: outcome, reason: null };
}
