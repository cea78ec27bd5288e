/** Converts sums and relations of a group to their GraphQL views. */
import type { Amounts } from './domain/amounts.js';
import type { LinkedGroup } from './domain/aggregate.js';
import type { GroupSize } from './domain/entity-outcome.js';
import type { GroupRelationView } from './group-result.graphql.js';
import type { GroupFiguresView, GroupSumView } from './group-sum.graphql.js';
import type { GroupAnswer } from './groups.service.js';

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
  { members, partners, total }: LinkedGroup,
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

export const toSumViews = ({ assessment, sizes }: GroupAnswer): GroupSumView[] =>
  assessment.components.flatMap((component, at) => {
    const size = sizes[at];
    return size === undefined ? [] : [toSumView(component, size)];
  });

export function toRelationViews({ assessment }: GroupAnswer): GroupRelationView[] {
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
