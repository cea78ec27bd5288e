/**
 * How relations of sets compose along a path: from A to M and from M to B, what holds from A to B.
 * Source: the meaning of the words in OSCAL's control mapping (equal, equivalent, subset, superset, intersects).
 */
import type { Relation } from './mapping-edge.js';

const INVERSE: Readonly<Record<Relation, Relation>> = {
  equal: 'equal',
  equivalent: 'equivalent',
  subset: 'superset',
  superset: 'subset',
  intersects: 'intersects',
};

/** The relation read from its other end. */
export const inverseOf = (relation: Relation): Relation => INVERSE[relation];

/**
 * Why nothing follows. `apart_inside`: both stand inside the middle one and may lie apart there.
 * `other_part`: each shares content with the middle one, and it need not be the same content.
 */
export type BreakReason = 'apart_inside' | 'other_part';

export type Composition =
  | Readonly<{ relation: Relation; reason: null }>
  | Readonly<{ relation: null; reason: BreakReason }>;

type Part = 'subset' | 'superset' | 'intersects';

/** Row: from A to M. Column: from M to B. */
const TABLE: Readonly<Record<Part, Readonly<Record<Part, Relation | BreakReason>>>> = {
  subset: { subset: 'subset', superset: 'apart_inside', intersects: 'other_part' },
  // B holds no more than M, M no more than A; or all three share the content of M.
  superset: { subset: 'intersects', superset: 'superset', intersects: 'intersects' },
  intersects: { subset: 'intersects', superset: 'other_part', intersects: 'other_part' },
};

const isPart = (relation: Relation): relation is Part =>
  relation !== 'equal' && relation !== 'equivalent';

const isReason = (outcome: Relation | BreakReason): outcome is BreakReason =>
  outcome === 'apart_inside' || outcome === 'other_part';

export function compose(first: Relation, second: Relation): Composition {
  if (!isPart(first)) {
    // Same text and same meaning in a row are the same meaning.
    const relation = first === 'equivalent' && second === 'equal' ? first : second;
    return { relation, reason: null };
  }
  if (!isPart(second)) return { relation: first, reason: null };
  const outcome = TABLE[first][second];
  return isReason(outcome)
    ? { relation: null, reason: outcome }
    : { relation: outcome, reason: null };
}
