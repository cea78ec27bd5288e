/** Sentences about an entity of a group and about the group as a whole, with their sources. */
import { message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import {
  caveatStatement,
  firedStatement,
  sizeStatement,
  verdictStatement,
} from '../../scoping/domain/assessment-statements.js';
import type { ApplicabilityKnowledge } from '../../scoping/domain/applicability-knowledge.js';
import { statement, type Statement } from '../../scoping/domain/statement.js';
import type { GroupAssessment } from './assess-group.js';
import type { EntityOutcome, EntitySubject } from './entity-outcome.js';
import type { GroupGraph } from './group-graph.js';
import { ofDirective, ofRecommendation, type GroupActs } from './groups-knowledge.js';

const STATUS_PROVISIONS = {
  autonomous: 'Annex art 3(1)',
  partner: 'Annex art 3(2)',
  linked: 'Annex art 3(3)',
} as const;

const RECITAL = 'recital 16';
const PUBLIC_BODIES = 'art 2(1)';

/** `entity`: its name. */
export type EntityStatementContext = Readonly<{
  acts: GroupActs;
  applicability: ApplicabilityKnowledge;
  entity: string;
  status: keyof typeof STATUS_PROVISIONS;
  subject: EntitySubject;
}>;

function statusStatement({ acts, entity, status }: EntityStatementContext): Statement {
  const text = message('groups:status', { entity, status });
  return statement(text, [ofRecommendation(acts, STATUS_PROVISIONS[status])]);
}

function sizeStatements(
  { acts, applicability }: EntityStatementContext,
  { withGroup }: EntityOutcome,
): readonly Statement[] {
  const { deciding, latest, isHeld } = withGroup.size;
  const { figures, size } = deciding;
  const sized = sizeStatement(applicability.ceilings, figures, size);
  const sources = [...sized.sources, ofRecommendation(acts, 'Annex art 6(2)')];
  const held = message('groups:two_periods', { size: latest.size });
  return [
    statement(sized.message, sources),
    ...(isHeld ? [statement(held, [ofRecommendation(acts, 'Annex art 4(2)')])] : []),
  ];
}

function independenceSources({ acts, subject }: EntityStatementContext): readonly Source[] {
  const national = subject.groupRule === null ? [] : [subject.groupRule.source];
  return [ofDirective(acts, RECITAL), ...national];
}

function independenceStatements(
  context: EntityStatementContext,
  { effect, alone }: EntityOutcome,
): readonly Statement[] {
  if (effect === null || alone === null) return [];
  const provision = context.subject.groupRule?.source.provision ?? '';
  const verdict = alone.verdict.entityClass;
  const text = message(`groups:independence.${effect}`, { provision, verdict });
  return [statement(text, independenceSources(context))];
}

/** Why there is no ground of application without a sector, and what would give one. */
function groundStatements(
  { applicability: { noSector, groundWithoutSector } }: EntityStatementContext,
  { withGroup: { verdict } }: EntityOutcome,
): readonly Statement[] {
  const { rule } = verdict.deciding;
  if (rule !== noSector && rule !== groundWithoutSector) return [];
  return [firedStatement(rule), ...rule.caveats.map((caveat) => caveatStatement(caveat))];
}

/** Status, size, period rule, lack of a sector, class and independence, in this order. */
export function entityStatements(
  context: EntityStatementContext,
  outcome: EntityOutcome,
): readonly Statement[] {
  const { entityClass, deciding } = outcome.withGroup.verdict;
  return [
    statusStatement(context),
    ...sizeStatements(context, outcome),
    ...groundStatements(context, outcome),
    verdictStatement(context.applicability, deciding.rule, entityClass),
    ...independenceStatements(context, outcome),
  ];
}

/** Enterprises whose figures of the latest period are missing, so that sums are lower bounds. */
const withoutFigures = ({ entities }: GroupGraph, { positions }: GroupAssessment) =>
  entities.filter(
    ({ figures, consolidated }, at) =>
      positions[at]?.component !== null && figures.latest === null && consolidated === null,
  );

const named = (ids: readonly string[], nameOf: (id: string) => string): string =>
  ids.map(nameOf).join(', ');

/** What the answer does not take into account. */
export function groupWarnings(
  acts: GroupActs,
  graph: GroupGraph,
  assessment: GroupAssessment,
  nameOf: (id: string) => string,
): readonly Statement[] {
  const missing = withoutFigures(graph, assessment).map(({ id }) => id);
  const { unknownMarkets, exempt } = assessment;
  const ofPublic = exempt.filter(({ exemption }) => exemption?.kind === 'public_body');
  const text = (key: string, ids: readonly string[], sources: readonly Source[]) =>
    ids.length === 0
      ? []
      : [statement(message(`groups:warnings.${key}`, { names: named(ids, nameOf) }), sources)];
  return [
    ...text('figures_missing', missing, [ofRecommendation(acts, 'Annex art 6(2)')]),
    ...text('markets_unknown', unknownMarkets, [
      ofRecommendation(acts, 'Annex art 3(3) fourth subparagraph'),
    ]),
    ...text(
      'public_bodies',
      ofPublic.map(({ held }) => held),
      [ofRecommendation(acts, 'Annex art 3(4)'), ofDirective(acts, PUBLIC_BODIES)],
    ),
    statement(message('scoping:caveats.indicative'), []),
  ];
}
