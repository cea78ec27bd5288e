/** What a draft changes, as wire values. Not part of the documented interface, so names are English. */
import { Field, ObjectType } from 'type-graphql';
import { CLASSIFICATION } from '../../shared/graphql/classification.graphql.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { toReformNote } from '../../shared/graphql/reform.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import type { KnowledgeVersion } from '../../shared/graphql/versions.js';
import { localizeStatement } from './scoping-words.graphql.js';
import type { ScopingAnswer } from './applicability.service.js';
import type { EntityClass } from './domain/applicability-knowledge.js';
import type { TraceStep } from './domain/assess.js';
import { draftChange, type DraftChange } from './domain/draft-change.js';

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

export const toRuleView = ({ code, said }: TraceStep, localizer: Localizer): DraftRuleView => ({
  code,
  text: localizeStatement(said, localizer),
  sources: localizer.sources(said.sources),
});

const toChangeView = (
  { before, after, rules }: DraftChange,
  localizer: Localizer,
): ScopingChangeView => ({
  before,
  underDraft: after,
  moves: before !== after,
  rules: rules.map((one) => toRuleView(one, localizer)),
});

/** Both null under the law in force. */
export function toDraftView(
  { assessment, inForce }: ScopingAnswer,
  reform: KnowledgeVersion<unknown>['reform'],
  localizer: Localizer,
) {
  if (reform === null || inForce === null) return { reform: null, change: null };
  const change = toChangeView(draftChange(inForce, assessment), localizer);
  return { reform: toReformNote(reform, localizer), change };
}
