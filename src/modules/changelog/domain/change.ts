/** One change of the law data. Source. */
import type { FrameworkKey } from '../../mapping/domain/control.js';
import type { MeasureKey } from '../../mapping/domain/measure.js';
import type { MemberState } from '../../../shared/country.js';
import type { Language } from '../../../shared/language.js';
import type { ActTitle } from '../../../shared/source.js';

export const CHANGE_KINDS = ['added', 'changed', 'removed', 'correction'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Description of the change per available language; Estonian is always present. */
type ChangeDescription = Readonly<{ et: string } & Partial<Record<Language, string>>>;

/**
 * `date`: YYYY-MM-DD. `act`: title of the changed legal source. `provision`: null: the whole act.
 * `country`: null: Union law or all countries. `previousKbVersion`: null: the first release.
 * `directiveProvision`: of the Directive on the same subject, for changes of a national act; absent: none.
 * `report`: id of the report of a link that led to the change; absent: none.
 */
export type Change = Readonly<{
  id: string;
  date: string;
  kbVersion: string;
  previousKbVersion: string | null;
  act: ActTitle;
  provision: string | null;
  country: MemberState | null;
  kind: ChangeKind;
  description: ChangeDescription;
  url: string;
  report?: string;
  directiveProvision?: string;
  /** Measures of art 21(2) and frameworks of the mapping that it concerns; absent: not limited to some. */
  measures?: readonly MeasureKey[];
  frameworks?: readonly FrameworkKey[];
}>;

/** Newest first; see `newestFirst`. */
export type ChangesKnowledge = readonly Change[];
