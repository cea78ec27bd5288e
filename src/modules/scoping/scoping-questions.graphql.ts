/** Scoping questions and the keys accepted as answers. Source. */
import { Field, Float, ObjectType } from 'type-graphql';
import type { Annex } from './domain/applicability-knowledge.js';
import type { TranspositionStatus } from '../countries/domain/national-record.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { TRANSPOSITION_STATUS } from '../../shared/graphql/transposition.graphql.js';
import { ANNEX } from '../../shared/graphql/annex.graphql.js';

@ObjectType('NumberRange', { simpleResolvers: true })
export class NumberRangeView {
  @Field(() => Float, { nullable: true })
  min!: number | null;

  @Field(() => Float, { nullable: true })
  max!: number | null;
}

@ObjectType('ScopingQuestion', { simpleResolvers: true })
export class ScopingQuestionView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => String, { name: 'abi' })
  help!: string;

  @Field(() => String, {
    name: 'tyyp',
  })
  type!: string;

  @Field(() => Boolean, { name: 'kohustuslik' })
  required!: boolean;

  @Field(() => NumberRangeView, { name: 'vahemik', nullable: true })
  range!: NumberRangeView | null;
}

@ObjectType('EntityType', { simpleResolvers: true })
export class EntityTypeView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;

  @Field(() => [String], { name: 'viited' })
  references!: string[];

  @Field(() => [String], { name: 'erijuhud' })
  specialCases!: string[];
}

@ObjectType('Subsector', { simpleResolvers: true })
export class SubsectorView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;

  @Field(() => ANNEX)
  annex!: Annex;

  @Field(() => String, { name: 'punkt' })
  point!: string;

  @Field(() => [EntityTypeView], { name: 'uksuse_liigid' })
  entityTypes!: EntityTypeView[];
}

@ObjectType('Sector', { simpleResolvers: true })
export class SectorView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;

  @Field(() => ANNEX)
  annex!: Annex;

  @Field(() => String, { name: 'punkt' })
  point!: string;

  @Field(() => [EntityTypeView], { name: 'uksuse_liigid' })
  entityTypes!: EntityTypeView[];

  @Field(() => [SubsectorView], { name: 'alamsektorid' })
  subsectors!: SubsectorView[];
}

@ObjectType('SpecialCase', { simpleResolvers: true })
export class SpecialCaseView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;

  @Field(() => String, { name: 'viide' })
  provision!: string;

  @Field(() => Boolean, { name: 'vajab_sektorit' })
  needsSector!: boolean;
}

@ObjectType('NationalEntityType', {
  simpleResolvers: true,
})
export class NationalTypeView {
  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, {
    name: 'nimetus',
  })
  title!: string;

  @Field(() => String, { name: 'viide' })
  provision!: string;

  @Field(() => String)
  url!: string;
}

@ObjectType('ServedCountry', { simpleResolvers: true })
export class ServedCountryView {
  @Field(() => String, { name: 'riik' })
  country!: string;

  @Field(() => TRANSPOSITION_STATUS, { name: 'staatus' })
  status!: TranspositionStatus;
}

@ObjectType('ScopingQuestions', { simpleResolvers: true })
export class ScopingQuestionsView {
  @Field(() => [ScopingQuestionView], { name: 'kysimused' })
  questions!: ScopingQuestionView[];

  @Field(() => [SectorView], { name: 'sektorid' })
  sectors!: SectorView[];

  @Field(() => [SpecialCaseView], { name: 'erijuhud' })
  specialCases!: SpecialCaseView[];

  @Field(() => [ServedCountryView], { name: 'riigid' })
  countries!: ServedCountryView[];

  @Field(() => [NationalTypeView], {
    name: 'riigi_liigid',
  })
  nationalTypes!: NationalTypeView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}
