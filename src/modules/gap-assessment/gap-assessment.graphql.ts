/** Wire words shared by questions and evaluation. Source. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { QuestionKey } from './domain/gap-assessment.js';
import type { Localizer } from '../../shared/graphql/localizer.js';

/** Key: wire word. Value: internal term. */
export const ANSWER = { jah: 'yes', osaliselt: 'partial', ei: 'no' } as const;
registerEnumType(ANSWER, { name: 'GapAnswer' });

@ObjectType('IsoReference', {
  simpleResolvers: true,
})
export class IsoReferenceView {
  @Field(() => String, { name: 'viide' })
  reference!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;
}

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
