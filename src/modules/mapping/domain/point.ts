/** A provision of an act that was read point by point. Source: Regulation (EU) 2024/2690, annex; (EU) 2024/1774. */
import type { MeasureKey } from './measure.js';

export const POINT_KINDS = [
  'chapter',
  'section',
  'requirement',
  'element',
  'sub_element',
  'article',
] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Words that allow a requirement to be left out with documented reasons. Source: (EU) 2024/2690, art 2(2). */
export const QUALIFIERS = ['where_appropriate', 'where_applicable', 'extent_feasible'] as const;
export type Qualifier = (typeof QUALIFIERS)[number];

/** When the requirement is to be met again. */
export const CADENCES = [
  'annually',
  'quarterly',
  'regular',
  'planned_intervals',
  'significant_incidents',
  'significant_changes',
] as const;
export type Cadence = (typeof CADENCES)[number];

/**
 * `letters`: points of art 21(2) of the Directive that it serves. `named`: the letter that its own text names.
 * `refersTo`: refs of points of the same act. `isUpdated`: reviewed and, where appropriate, updated.
 */
export type Point = Readonly<{
  kind: PointKind;
  letters: readonly MeasureKey[];
  named: MeasureKey | null;
  qualifiers: readonly Qualifier[];
  isUpdated: boolean;
  cadence: readonly Cadence[];
  refersTo: readonly string[];
  namesManagement: boolean;
}>;
