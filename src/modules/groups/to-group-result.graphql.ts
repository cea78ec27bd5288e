/** Converts the answer about a group to its GraphQL view. */
import { SourceList } from '../../shared/graphql/source-list.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { toChangeView } from '../../shared/graphql/to-scoping-change.js';
import { verdictChange } from '../scoping/domain/draft-change.js';
import type { EntityPosition } from './domain/assess-group.js';
import type { EntityOutcome, EntitySubject } from './domain/entity-outcome.js';
import { groupPicture } from './domain/group-picture.js';
import { entityStatements, groupWarnings } from './domain/group-statements.js';
import type { ScopeGroupArgs } from './group-input.graphql.js';
import type {
  GroupCounterfactualView,
  GroupEntityView,
  GroupScopingView,
} from './group-result.graphql.js';
import type { GroupAnswer, GroupsService } from './groups.service.js';
import { toRelationViews, toSumViews } from './to-group-sums.graphql.js';

type ViewContext = Readonly<{
  service: GroupsService;
  answer: GroupAnswer;
  localizer: Localizer;
  sources: SourceList;
  nameOf: (id: string) => string;
}>;

const toCounterfactualViews = (
  { without }: EntityOutcome,
  { localizer, nameOf }: ViewContext,
): GroupCounterfactualView[] =>
  without.map(({ removal: { ids, percent }, entityClass }) => ({
    entities: ids,
    percent,
    classification: entityClass,
    text: localizer.t('groups:without', {
      names: ids.map(nameOf).join(', '),
      percent,
      verdict: entityClass,
    }),
  }));

const NO_ENTERPRISE = {
  status: null,
  sum: null,
  size: null,
  sizeAlone: null,
  classification: null,
  classificationAlone: null,
  nationalClassification: null,
  independence: null,
  reasons: [],
  reasonBases: [],
  counterfactuals: [],
  change: null,
};

const withGroupOf = ({ withGroup, national }: EntityOutcome) => ({
  size: withGroup.size.deciding.size,
  classification: withGroup.verdict.entityClass,
  nationalClassification: national?.verdict?.entityClass ?? null,
});

const aloneOf = ({ alone }: EntityOutcome) => ({
  sizeAlone: alone === null ? null : alone.size.deciding.size,
  classificationAlone: alone === null ? null : alone.verdict.entityClass,
});

const toChange = (before: EntityOutcome, under: EntityOutcome, localizer: Localizer) =>
  toChangeView(verdictChange(before.withGroup.verdict, under.withGroup.verdict), localizer);

function toEnterpriseView(
  { id, component, status }: EntityPosition,
  judged: Readonly<{
    outcome: EntityOutcome;
    subject: EntitySubject;
    before: EntityOutcome | null;
  }>,
  context: ViewContext,
): GroupEntityView {
  const { service, answer, localizer, sources, nameOf } = context;
  const { outcome, subject, before } = judged;
  const { applicability } = service;
  const entity = nameOf(id);
  const named = {
    acts: answer.acts,
    applicability,
    entity,
    status: status ?? 'autonomous',
    subject,
  };
  const text = entityStatements(named, outcome);
  return {
    id,
    status,
    sum: component,
    ...withGroupOf(outcome),
    ...aloneOf(outcome),
    independence: outcome.effect,
    reasons: text.map(({ message }) => localizer.localize(message)),
    reasonBases: text.map((one) => sources.basisOf(one.message, one.sources)),
    counterfactuals: toCounterfactualViews(outcome, context),
    change: before === null ? null : toChange(before, outcome, localizer),
  };
}

function toEntityView(position: EntityPosition, at: number, context: ViewContext): GroupEntityView {
  const { outcomes, subjects } = context.answer;
  const [outcome, subject] = [outcomes[at], subjects[at]];
  if (outcome == null || subject === undefined) return { id: position.id, ...NO_ENTERPRISE };
  const before = context.answer.inForce?.[at] ?? null;
  return toEnterpriseView(position, { outcome, subject, before }, context);
}

/** Names of the entities; an entity without a name is called by its id. */
function namesOf({ uksused }: ScopeGroupArgs): (id: string) => string {
  const names = new Map(uksused.map(({ id, nimi }) => [id, nimi ?? id]));
  return (id) => names.get(id) ?? id;
}

export function toGroupScopingView(
  args: ScopeGroupArgs,
  answer: GroupAnswer,
  service: GroupsService,
  localizer: Localizer,
): GroupScopingView {
  const sources = new SourceList([]);
  const nameOf = namesOf(args);
  const { graph, assessment } = answer;
  const context = { service, answer, localizer, sources, nameOf };
  const warnings = [
    ...answer.draftWarnings,
    ...groupWarnings(answer.acts, graph, assessment, nameOf),
  ];
  const entities = assessment.positions.map((position, at) => toEntityView(position, at, context));
  return {
    entities,
    sums: toSumViews(answer),
    relations: toRelationViews(answer),
    warnings: warnings.map(({ message }) => localizer.localize(message)),
    warningBases: warnings.map((one) => sources.basisOf(one.message, one.sources)),
    picture: args.pilt ? groupPicture(graph, assessment, nameOf) : null,
    language: localizer.language,
    reform: null,
    sources: localizer.sources(sources.all),
  };
}
