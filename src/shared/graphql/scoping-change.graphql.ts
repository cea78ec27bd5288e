/** What a draft changes for one organisation. Not part of the documented interface, so names are English. */
import { Field, ObjectType } from 'type-graphql';
import type { EntityClass } from '../../modules/scoping/domain/applicability-knowledge.js';
import { CLASSIFICATION } from './classification.graphql.js';
import { SourceView } from './source.graphql.js';

@ObjectType('DraftRule', { simpleResolvers: true })
export class DraftRuleView {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  text!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('ScopingChange', { simpleResolvers: true })
export class ScopingChangeView {
  @Field(() => CLASSIFICATION)
  before!: EntityClass;

  @Field(() => CLASSIFICATION, { name: 'under_draft' })
  underDraft!: EntityClass;

  @Field(() => Boolean)
  moves!: boolean;

  @Field(() => [DraftRuleView], { name: 'draft_rules' })
  rules!: DraftRuleView[];
}
