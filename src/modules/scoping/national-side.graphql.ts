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

@ObjectType('ScopingCounterfactual', {
  simpleResolvers: true,
  description: 'the nearest change of one figure that leads to another class',
})
export class ScopingCounterfactualView {
  @Field(() => String, { name: 'tingimus', description: 'such as tootajad >= 50' })
  condition!: string;

  @Field(() => CLASSIFICATION, { name: 'klassifikatsioon' })
  classification!: EntityClass;

  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => [Int], { name: 'allikad', description: 'places in `sources` of the answer, from 0' })
  sources!: number[];
}

@ObjectType('NationalStep', { simpleResolvers: true, description: 'a rule of a national act' })
export class NationalStepView {
  @Field(() => String, {
    name: 'reegel',
    description: 'code of the rule, stable within the country',
  })
  rule!: string;

  @Field(() => String, { name: 'viide', description: 'provision' })
  provision!: string;

  @Field(() => String)
  url!: string;

  @Field(() => String, { name: 'tsitaat', description: 'in the language of the act' })
  quote!: string;
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

  @Field(() => String, {
    name: 'akt',
    nullable: true,
    description: 'act that gives the class, which may be another than that of the overlay',
  })
  act!: string | null;

  @Field(() => String, { name: 'url', nullable: true, description: 'address of the provision' })
  url!: string | null;

  @Field(() => String, {
    name: 'tsitaat',
    nullable: true,
    description: 'words of the provision, in the language of the act',
  })
  quote!: string | null;

  @Field(() => [NationalStepView], { name: 'jalg', description: 'rules of the act that hold' })
  trace!: NationalStepView[];

  @Field(() => [ScopingCounterfactualView], {
    name: 'vastupidine',
    description: 'the nearest change of one figure that leads to another class under the act',
  })
  counterfactuals!: ScopingCounterfactualView[];
}

@ObjectType('NationalQuestion', {
  simpleResolvers: true,
  description: 'provision that keeps a class under the act from being given',
})
export class NationalOpenView extends NationalStepView {
  @Field(() => Boolean, {
    name: 'kodeeritud',
    description: 'true: an answer is missing; false: the provision was not coded',
  })
  isCoded!: boolean;
}
