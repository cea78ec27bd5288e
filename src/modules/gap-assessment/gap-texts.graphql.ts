/** Texts shared by questions and evaluation. */
import type { QuestionKey } from './domain/gap-assessment.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { IsoReferenceView } from './gap-assessment.graphql.js';

/** Short official title of a reference; null if it has none. */
export type IsoTitle = (reference: string) => string | null;

export const toIsoReferences = (
  references: readonly string[],
  titleOf: IsoTitle,
): IsoReferenceView[] =>
  references.map((reference) => ({ reference, title: titleOf(reference) ?? reference }));

/** A text of a question, such as `recommendation.no`. */
export const localizeQuestion = (localizer: Localizer, key: QuestionKey, path: string): string =>
  localizer.t(`gap:questions.${key}.${path}`);

const NOTES = [
  'indicative',
  'beyond_measures',
  'proportionality',
  'yardstick',
  'iso_certified',
] as const;

export const localizeNotes = (localizer: Localizer): string[] =>
  NOTES.map((note) => localizer.t(`gap:notes.${note}`));
