/** Converts the answer about a group to its GraphQL view. */
import { SourceList } from '../../shared/graphql/source-list.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { Amounts } from './domain/amounts.js';
import type { Component } from './domain/aggregate.js';
import type { EntityPosition } from './domain/assess-group.js';
import type { EntityOutcome, EntitySubject, GroupSize } from './domain/entity-outcome.js';
import { groupPicture } from './domain/group-picture.js';
import { entityStatements, groupWarnings } from './domain/group-statements.js';
import type { ScopeGroupArgs } from './group-input.graphql.js';
import type {
  GroupCounterfactualView,
  GroupEntityView,
  GroupFiguresView,
  GroupRelationView,
  GroupScopingView,
  GroupSumView,
} from './group-result.graphql.js';
import type { GroupAnswer, GroupsService } from './groups.service.js';

type ViewContext = Readonly<{
  service: GroupsService;
  answer: GroupAnswer;
  localizer: Localizer;
  sources: SourceList;
  nameOf: (id: string) => string;
}>;

const toFiguresView = ({
  employees,
  turnoverMeur,
  balanceSheetMeur,
}: Amounts): GroupFiguresView => ({
  employees: employees.value,
  turnoverMeur: turnoverMeur.value,
  balanceSheetMeur: balanceSheetMeur.value,
  isComplete: employees.isComplete && turnoverMeur.isComplete && balanceSheetMeur.isComplete,
});

const FULL = 'Annex art 6(2) third subparagraph';
const CONSOLIDATED = 'Annex art 6(2) first subparagraph';
const PROPORTION = 'Annex art 6(2) second subparagraph';

const toSumView = (
  { members, partners, total }: Component,
  { size: { deciding, latest, previous } }: GroupSize,
): GroupSumView => ({
  members: members.map(({ id, consolidatedBy, amounts }) => ({
    entity: id,
    figures: toFiguresView(amounts.latest),
    consolidatedBy,
    article: consolidatedBy === null ? FULL : CONSOLIDATED,
  })),
  partners: partners.map(({ component, percent, isUpstream, step, amounts }) => ({
    sum: component,
    entities: isUpstream ? step.holders : [step.held],
    percent,
    figures: toFiguresView(amounts.latest),
    article: PROPORTION,
  })),
  total: toFiguresView(total.latest),
  previous: total.previous === null ? null : toFiguresView(total.previous),
  size: deciding.size,
  latestSize: latest.size,
  previousSize: previous === null ? null : previous.size,
});

function toRelationViews({ assessment }: GroupAnswer): GroupRelationView[] {
  const links = assessment.links.map(({ ground, provision, holder, held, percent, persons }) => ({
    kind: ground,
    holders: [holder],
    held,
    percent,
    persons,
    article: provision,
  }));
  const shares = [...assessment.partners, ...assessment.exempt].map(
    ({ holders, held, percent, exemption, provision }) => ({
      kind: exemption === null ? ('partner' as const) : exemption.kind,
      holders,
      held,
      percent,
      persons: [],
      article: provision,
    }),
  );
  return [...links, ...shares];
}

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

function toEnterpriseView(
  { id, component, status }: EntityPosition,
  judged: Readonly<{ outcome: EntityOutcome; subject: EntitySubject }>,
  context: ViewContext,
): GroupEntityView {
  const { service, answer, localizer, sources, nameOf } = context;
  const { outcome, subject } = judged;
  const { applicability } = service;
  const entity = nameOf(id);
  const named = {
    acts: answer.acts,
    applicability,
    entity,
    status: status ?? 'autonomous',
    subject,
  };
  const said = entityStatements(named, outcome);
  return {
    id,
    status,
    sum: component,
    ...withGroupOf(outcome),
    ...aloneOf(outcome),
    independence: outcome.effect,
    reasons: said.map(({ message }) => localizer.localize(message)),
    reasonBases: said.map((one) => sources.basisOf(one.message, one.sources)),
    counterfactuals: toCounterfactualViews(outcome, context),
  };
}

function toEntityView(position: EntityPosition, at: number, context: ViewContext): GroupEntityView {
  const { outcomes, subjects } = context.answer;
  const [outcome, subject] = [outcomes[at], subjects[at]];
  if (outcome == null || subject === undefined) return { id: position.id, ...NO_ENTERPRISE };
  return toEnterpriseView(position, { outcome, subject }, context);
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
  const { graph, assessment, sizes } = answer;
  const context = { service, answer, localizer, sources, nameOf };
  const warnings = groupWarnings(answer.acts, graph, assessment, nameOf);
  const entities = assessment.positions.map((position, at) => toEntityView(position, at, context));
  return {
    entities,
    sums: assessment.components.flatMap((component, at) => {
      const size = sizes[at];
      return size === undefined ? [] : [toSumView(component, size)];
    }),
    relations: toRelationViews(answer),
    warnings: warnings.map(({ message }) => localizer.localize(message)),
    warningBases: warnings.map((one) => sources.basisOf(one.message, one.sources)),
    picture: args.pilt ? groupPicture(graph, assessment, nameOf) : null,
    language: localizer.language,
    sources: localizer.sources(sources.all),
  };
}
