/** GraphQL output of a group. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { EntityClass } from '../scoping/domain/applicability-knowledge.js';
import type { SizeClass } from '../countries/domain/company-size.js';
import { CLASSIFICATION } from '../../shared/graphql/classification.graphql.js';
import { ListLength, OmitNull } from '../../shared/graphql/decorators.js';
import { ReformNoteView } from '../../shared/graphql/reform.graphql.js';
import { ScopingChangeView } from '../../shared/graphql/scoping-change.graphql.js';
import { SIZE_CLASS } from '../../shared/graphql/size-class.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { StatementBasisView } from '../../shared/graphql/statement-basis.graphql.js';
import type { IndependenceEffect } from './domain/independence.js';
import { GroupSumView } from './group-sum.graphql.js';
import {
  GROUP_STATUS,
  INDEPENDENCE_EFFECT,
  RELATION_KIND,
  type RelationKind,
} from './group-words.graphql.js';

@ObjectType('GroupRelation', { simpleResolvers: true })
export class GroupRelationView {
  @Field(() => RELATION_KIND, { name: 'liik' })
  kind!: RelationKind;

  @Field(() => [String], { name: 'omanikud' })
  holders!: readonly string[];

  @Field(() => String, { name: 'uksus' })
  held!: string;

  @Field(() => Float, { name: 'protsent', nullable: true })
  percent!: number | null;

  @Field(() => [String], { name: 'isikud' })
  persons!: readonly string[];

  @Field(() => String, { name: 'artikkel' })
  article!: string;
}

@ObjectType('GroupCounterfactual', { simpleResolvers: true })
export class GroupCounterfactualView {
  @Field(() => [String], { name: 'uksused' })
  entities!: readonly string[];

  @Field(() => Float, { name: 'protsent' })
  percent!: number;

  @Field(() => CLASSIFICATION, { name: 'klassifikatsioon' })
  classification!: EntityClass;

  @Field(() => String, { name: 'tekst' })
  text!: string;
}

@ObjectType('GroupEntityResult', { simpleResolvers: true })
export class GroupEntityView {
  @Field(() => String)
  id!: string;

  @Field(() => GROUP_STATUS, { name: 'staatus', nullable: true })
  status!: 'autonomous' | 'partner' | 'linked' | null;

  @Field(() => Int, { name: 'kogum', nullable: true })
  sum!: number | null;

  @Field(() => SIZE_CLASS, { name: 'suurus', nullable: true })
  size!: SizeClass | null;

  @Field(() => SIZE_CLASS, { name: 'suurus_uksi', nullable: true })
  sizeAlone!: SizeClass | null;

  @Field(() => CLASSIFICATION, { name: 'klassifikatsioon', nullable: true })
  classification!: EntityClass | null;

  @Field(() => CLASSIFICATION, { name: 'klassifikatsioon_uksi', nullable: true })
  classificationAlone!: EntityClass | null;

  @Field(() => CLASSIFICATION, { name: 'riigi_klassifikatsioon', nullable: true })
  nationalClassification!: EntityClass | null;

  @Field(() => INDEPENDENCE_EFFECT, { name: 'soltumatuse_moju', nullable: true })
  independence!: IndependenceEffect | null;

  @Field(() => [String], { name: 'pohjendused' })
  reasons!: string[];

  @Field(() => [StatementBasisView], { name: 'pohjenduste_alused' })
  reasonBases!: StatementBasisView[];

  @ListLength(5)
  @Field(() => [GroupCounterfactualView], { name: 'vastupidine' })
  counterfactuals!: GroupCounterfactualView[];

  @OmitNull()
  @Field(() => ScopingChangeView, { name: 'reform_change', nullable: true })
  change!: ScopingChangeView | null;
}

@ObjectType('GroupScoping', { simpleResolvers: true })
export class GroupScopingView {
  @ListLength(50)
  @Field(() => [GroupEntityView], { name: 'uksused' })
  entities!: GroupEntityView[];

  @ListLength(20)
  @Field(() => [GroupSumView], { name: 'kogumid' })
  sums!: GroupSumView[];

  @ListLength(50)
  @Field(() => [GroupRelationView], { name: 'seosed' })
  relations!: GroupRelationView[];

  @Field(() => [String], { name: 'hoiatused' })
  warnings!: string[];

  @Field(() => [StatementBasisView], { name: 'hoiatuste_alused' })
  warningBases!: StatementBasisView[];

  @OmitNull()
  @Field(() => String, { name: 'pilt', nullable: true })
  picture!: string | null;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @OmitNull()
  @Field(() => ReformNoteView, { nullable: true })
  reform!: ReformNoteView | null;

  @Field(() => [SourceView])
  sources!: SourceView[];
}
