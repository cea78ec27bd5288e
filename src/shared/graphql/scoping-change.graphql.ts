/** What a draft changes for one organisation. Not part of the documented interface, so names are English. */
import { Field, ObjectType } from 'type-graphql';
import type { EntityClass } from '../../modules/scoping/domain/applicability-knowledge.js';
import type { TraceStep } from '../../modules/scoping/domain/assess.js';
import type { DraftChange } from '../../modules/scoping/domain/draft-change.js';
import { CLASSIFICATION } from './classification.graphql.js';
import type { Localizer } from './localizer.js';
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

/** Statements of rules name nothing, so their message is the whole text. */
export const toRuleView = ({ code, said }: TraceStep, localizer: Localizer): DraftRuleView => ({
  code,
  text: localizer.localize(said.message),
  sources: localizer.sources(said.sources),
});

export const toChangeView = (
  { before, after, rules }: DraftChange,
  localizer: Localizer,
): ScopingChangeView => ({
  before,
  underDraft: after,
  moves: before !== after,
  rules: rules.map((one) => toRuleView(one, localizer)),
});
