/** GraphQL types of the national part of a scoping result. Source. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { EntityClass } from './domain/applicability-knowledge.js';
import type { SizeClass } from './domain/size-class.js';
import { CLASSIFICATION, SIZE_CLASS } from './applicability.graphql.js';

@ObjectType('NationalOverlay', {
  simpleResolvers: true,
  description: 'what the national act makes of the class',
})
export class NationalOverlayView {
  @Field(() => String, { name: 'riik', description: 'lower-case ISO 3166-1 alpha-2' })
  country!: string;

  @Field(() => String, { name: 'kategooria' })
  category!: string;

  @Field(() => String, { name: 'termin', description: 'official national term, never translated' })
  term!: string;

  @Field(() => String)
  act!: string;

  @Field(() => String, { name: 'viide' })
  provision!: string;

  @Field(() => String, { name: 'source_url' })
  sourceUrl!: string;

  @Field(() => Int, { name: 'kb_id' })
  kbId!: number;

  @Field(() => String, {
    name: 'kynnis_alus',
    description: 'basis of the size limits; arvud_seaduses: the act prints its own numbers',
  })
  thresholdBasis!: string;
}

@ObjectType('NationalResult', { simpleResolvers: true })
export class NationalResultView {
  @Field(() => CLASSIFICATION, { name: 'klassifikatsioon' })
  classification!: EntityClass;

  @Field(() => SIZE_CLASS, { name: 'suurus' })
  size!: SizeClass;

  @Field(() => Boolean, {
    name: 'erineb',
    description: 'whether the Directive alone gives another',
  })
  differs!: boolean;

  @Field(() => [String], { name: 'viited', description: 'provisions of the act that it rests on' })
  provisions!: string[];
}
