/** GraphQL types of the national part of a scoping result. Source. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { EntityClass } from './domain/applicability-knowledge.js';
import { SIZE_CLASS } from '../../shared/graphql/size-class.graphql.js';
import type { SizeClass } from '../countries/domain/company-size.js';
import { CLASSIFICATION } from '../../shared/graphql/classification.graphql.js';

@ObjectType('NationalOverlay', {
  simpleResolvers: true,
})
export class NationalOverlayView {
  @Field(() => String, { name: 'riik' })
  country!: string;

  @Field(() => String, { name: 'kategooria' })
  category!: string;

  @Field(() => String, { name: 'termin' })
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
  })
  thresholdBasis!: string;
}

@ObjectType('ScopingCounterfactual', {
  simpleResolvers: true,
})
export class ScopingCounterfactualView {
  @Field(() => String, { name: 'tingimus' })
  condition!: string;

  @Field(() => CLASSIFICATION, { name: 'klassifikatsioon' })
  classification!: EntityClass;

  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => [Int], { name: 'allikad' })
  sources!: number[];
}

@ObjectType('NationalStep', { simpleResolvers: true })
export class NationalStepView {
  @Field(() => String, {
    name: 'reegel',
  })
  rule!: string;

  @Field(() => String, { name: 'viide' })
  provision!: string;

  @Field(() => String)
  url!: string;

  @Field(() => String, { name: 'tsitaat' })
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
  })
  differs!: boolean;

  @Field(() => [String], { name: 'viited' })
  provisions!: string[];

  @Field(() => String, {
    name: 'akt',
    nullable: true,
  })
  act!: string | null;

  @Field(() => String, { name: 'url', nullable: true })
  url!: string | null;

  @Field(() => String, {
    name: 'tsitaat',
    nullable: true,
  })
  quote!: string | null;

  @Field(() => [NationalStepView], { name: 'jalg' })
  trace!: NationalStepView[];

  @Field(() => [ScopingCounterfactualView], {
    name: 'vastupidine',
  })
  counterfactuals!: ScopingCounterfactualView[];
}

@ObjectType('NationalQuestion', {
  simpleResolvers: true,
})
export class NationalOpenView extends NationalStepView {
  @Field(() => Boolean, {
    name: 'kodeeritud',
  })
  isCoded!: boolean;
}
