/** Organisations under the law in force and under a draft. Not part of the documented interface, so names are English. */
import { Field, Int, ObjectType } from 'type-graphql';
import { inputErrorsOf, invalid, type ErrorDetail } from '../../shared/errors.js';
import { CLASSIFICATION } from '../../shared/graphql/classification.graphql.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { ReformNoteView, toReformNote } from '../../shared/graphql/reform.graphql.js';
import { DraftRuleView } from '../../shared/graphql/scoping-change.graphql.js';
import { toRuleView } from '../../shared/graphql/to-scoping-change.js';
import type { KnowledgeVersion } from '../../shared/graphql/versions.js';
import type { ApplicabilityService, ScopingAnswer } from './applicability.service.js';
import type { EntityClass } from './domain/applicability-knowledge.js';
import { compareDraft, type ClassTotals } from './domain/compare-draft.js';
import { draftChange } from './domain/draft-change.js';
import type { ReformOrganisationInput } from './reform-comparison-request.graphql.js';
import { toRequestedKeys, toScopingRequest } from './to-scoping-request.graphql.js';

@ObjectType('ClassTotals', { simpleResolvers: true })
export class ClassTotalsView {
  @Field(() => Int)
  essential!: number;

  @Field(() => Int)
  important!: number;

  @Field(() => Int, { name: 'out_of_scope' })
  outOfScope!: number;
}

@ObjectType('ReformMover', { simpleResolvers: true })
export class ReformMoverView {
  @Field(() => Int)
  position!: number;

  @Field(() => String, { nullable: true })
  id!: string | null;

  @Field(() => CLASSIFICATION)
  before!: EntityClass;

  @Field(() => CLASSIFICATION, { name: 'under_draft' })
  underDraft!: EntityClass;

  @Field(() => [DraftRuleView], { name: 'draft_rules' })
  rules!: DraftRuleView[];
}

@ObjectType('ReformComparison', { simpleResolvers: true })
export class ReformComparisonView {
  @Field(() => ReformNoteView)
  reform!: ReformNoteView;

  @Field(() => Int)
  organisations!: number;

  @Field(() => [ReformMoverView])
  movers!: ReformMoverView[];

  @Field(() => ClassTotalsView, { name: 'totals_before' })
  before!: ClassTotalsView;

  @Field(() => ClassTotalsView, { name: 'totals_under_draft' })
  after!: ClassTotalsView;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

const placed = (errors: readonly ErrorDetail[], at: number): readonly ErrorDetail[] =>
  errors.map((one) => ({ ...one, field: `organisations.${String(at)}.${one.field}` }));

/** @throws VALIDATION_FAILED with the unknown keys of every organisation */
export function assertAllKnown(
  service: ApplicabilityService,
  organisations: readonly Partial<ReformOrganisationInput>[],
): void {
  const errors = organisations.flatMap((one, at) =>
    placed(
      inputErrorsOf(() => {
        service.assertKnown(toRequestedKeys(one));
      }),
      at,
    ),
  );
  if (errors.length > 0) throw invalid(...errors);
}

function scopeOne(
  service: ApplicabilityService,
  organisation: ReformOrganisationInput,
): ScopingAnswer {
  const avalik_sidevork = organisation.avalik_sidevork ?? false;
  return service.scope(toScopingRequest(Object.assign({}, organisation, { avalik_sidevork })));
}

const toTotalsView = ({ essential, important, out_of_scope }: ClassTotals): ClassTotalsView => ({
  essential,
  important,
  outOfScope: out_of_scope,
});

/** @throws VALIDATION_FAILED with the errors of every organisation */
export function toComparisonView(
  { service, reform }: KnowledgeVersion<ApplicabilityService>,
  organisations: readonly ReformOrganisationInput[],
  localizer: Localizer,
): ReformComparisonView {
  assertAllKnown(service, organisations);
  if (reform === null) throw invalid({ field: 'reform', type: 'missing' });
  const changes = organisations.flatMap((one) => {
    const { inForce, assessment } = scopeOne(service, one);
    return inForce === null ? [] : [draftChange(inForce, assessment)];
  });
  const { movers, before, after } = compareDraft(changes);
  return {
    reform: toReformNote(reform, localizer),
    organisations: organisations.length,
    movers: movers.map(({ at, change }) => ({
      position: at + 1,
      id: organisations[at]?.id ?? null,
      before: change.before,
      underDraft: change.after,
      rules: change.rules.map((one) => toRuleView(one, localizer)),
    })),
    before: toTotalsView(before),
    after: toTotalsView(after),
    language: localizer.language,
  };
}
