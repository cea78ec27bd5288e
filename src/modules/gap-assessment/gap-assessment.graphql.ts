/** Wire words shared by questions and evaluation. Source. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';

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
