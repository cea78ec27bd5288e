/**
 * Figures of linked enterprises: consolidated accounts in place of the single accounts that they cover.
 * Source: Recommendation 2003/361/EC, Annex art 6(2) to (4).
 */
import { amountsOf, NOTHING_KNOWN, type Amounts, type PartialFigures } from './amounts.js';
import type { GraphIndex } from './graph-index.js';
import type { GroupEntity } from './group-graph.js';

type AccountingPeriod = 'latest' | 'previous';

/** `previous`: null if a counted enterprise has no figures of the period before. */
export type PeriodAmounts = Readonly<{ latest: Amounts; previous: Amounts | null }>;

/** `consolidatedBy`: enterprise whose accounts include the member, so that it adds nothing itself; null: own accounts. */
export type LinkedMember = Readonly<{
  id: string;
  place: number;
  consolidatedBy: string | null;
  amounts: PeriodAmounts;
}>;

/** Accounts that cover most members first; a member counts in the first accounts that cover it. */
function accountsOf(places: readonly number[], { entities, at }: GraphIndex) {
  const inside = new Set(places);
  const covering = places.flatMap((place) => {
    const entity = entities[place];
    if (entity?.consolidated == null) return [];
    const covered = entity.consolidated.covers.flatMap(({ entity: id }) => at.get(id) ?? []);
    return [{ place, covered: [place, ...covered.filter((one) => inside.has(one))] }];
  });
  const by = new Map<number, number>();
  for (const { place, covered } of covering.sort((a, b) => b.covered.length - a.covered.length)) {
    if (by.has(place)) continue;
    for (const one of covered) if (!by.has(one)) by.set(one, place);
  }
  return by;
}

const figuresIn = ({ figures }: GroupEntity, period: AccountingPeriod): PartialFigures =>
  figures[period] ?? NOTHING_KNOWN;

/** Consolidated accounts without staff data leave the headcount to the single accounts: art 6(4). */
function consolidatedPart(
  own: PartialFigures,
  accounts: PartialFigures,
  isWithoutStaff: boolean,
): PartialFigures {
  const { turnoverMeur, balanceSheetMeur } = accounts;
  const employees = isWithoutStaff ? own.employees : accounts.employees;
  return { employees, turnoverMeur, balanceSheetMeur };
}

/** What a member covered by the accounts of another adds: nothing, or its headcount. */
const coveredPart = (own: PartialFigures, isWithoutStaff: boolean): PartialFigures => ({
  employees: isWithoutStaff ? own.employees : 0,
  turnoverMeur: 0,
  balanceSheetMeur: 0,
});

function partOf(
  entity: GroupEntity,
  by: GroupEntity | null,
  period: AccountingPeriod,
): Readonly<{ part: PartialFigures; isKnown: boolean }> {
  const own = figuresIn(entity, period);
  const accounts = by?.consolidated?.[period] ?? null;
  if (by === null) return { part: own, isKnown: entity.figures[period] !== null };
  if (accounts === null) return { part: NOTHING_KNOWN, isKnown: false };
  const isWithoutStaff = accounts.employees === null;
  const isKnown = !isWithoutStaff || entity.figures[period] !== null;
  const part =
    by === entity
      ? consolidatedPart(own, accounts, isWithoutStaff)
      : coveredPart(own, isWithoutStaff);
  return { part, isKnown };
}

function memberOf(
  place: number,
  by: number | null,
  { entities }: GraphIndex,
): readonly LinkedMember[] {
  const entity = entities[place];
  if (entity === undefined) return [];
  const accounts = by === null ? null : (entities[by] ?? null);
  const latest = partOf(entity, accounts, 'latest');
  const previous = partOf(entity, accounts, 'previous');
  return [
    {
      id: entity.id,
      place,
      consolidatedBy: accounts === null || accounts === entity ? null : accounts.id,
      amounts: {
        latest: amountsOf(latest.part),
        previous: previous.isKnown ? amountsOf(previous.part) : null,
      },
    },
  ];
}

export function membersOf(places: readonly number[], index: GraphIndex): readonly LinkedMember[] {
  const by = accountsOf(places, index);
  return places.flatMap((place) => memberOf(place, by.get(place) ?? null, index));
}

/** Percentage with which the accounts of a component already include each entity: art 6(3). */
export function coverageOf(
  places: readonly number[],
  { entities }: GraphIndex,
): ReadonlyMap<string, number> {
  const covers = places.flatMap((place) => entities[place]?.consolidated?.covers ?? []);
  const all = new Map<string, number>();
  for (const { entity, percent } of covers) {
    all.set(entity, Math.max(percent, all.get(entity) ?? 0));
  }
  return all;
}
