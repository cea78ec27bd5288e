/** Wire words shared by questions and evaluation. Source. */
import { Field, ObjectType } from 'type-graphql';
import { wireEnum } from '../../shared/graphql/wire-enum.js';

/** Key: wire word. Value: internal term. */
export const ANSWER = wireEnum('GapAnswer', { jah: 'yes', osaliselt: 'partial', ei: 'no' });

@ObjectType('IsoReference', { simpleResolvers: true })
export class IsoReferenceView {
  @Field(() => String, { name: 'viide' })
  reference!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;
}
