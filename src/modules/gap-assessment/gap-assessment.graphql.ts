/** Wire words that questions and evaluation share. Source: specification 2.11, 4.11, 4.12. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { QuestionKey } from './domain/gap-assessment.js';
import type { Voice } from '../../shared/graphql/voice.js';

/** Key: word on the wire. Value: internal term. */
export const ANSWER = { jah: 'yes', osaliselt: 'partial', ei: 'no' } as const;
registerEnumType(ANSWER, { name: 'GapAnswer', description: 'yes, partial, no' });

@ObjectType('IsoReference', {
  simpleResolvers: true,
  description: 'A clause or control of ISO/IEC 27001:2022',
})
export class IsoReferenceView {
  @Field(() => String, { name: 'viide' })
  reference!: string;

  @Field(() => String, { name: 'nimetus', description: 'official short name' })
  title!: string;
}

/** Official short name of a reference; null where it has none. */
export type IsoTitle = (reference: string) => string | null;

export const toIsoReferences = (
  references: readonly string[],
  titleOf: IsoTitle,
): IsoReferenceView[] =>
  references.map((reference) => ({ reference, title: titleOf(reference) ?? reference }));

/** One of the texts of a question, such as `recommendation.no`. */
export const sayOfQuestion = (voice: Voice, key: QuestionKey, path: string): string =>
  voice.sayKey(`gap:questions.${key}.${path}`);

const NOTES = [
  'indicative',
  'beyond_measures',
  'proportionality',
  'yardstick',
  'iso_certified',
] as const;

/** What holds for every answer of the self-assessment. */
export const sayNotes = (voice: Voice): string[] =>
  NOTES.map((note) => voice.sayKey(`gap:notes.${note}`));
