/** Builders of graphs for tests. Figures: staff, turnover and balance sheet total in million euro. */
import type {
  GroupEntity,
  GroupGraph,
  GroupLimits,
  Holding,
} from '../../../../src/modules/groups/domain/group-graph.js';

export const limits: GroupLimits = {
  partnerPercent: 25,
  majorityPercent: 50,
  angelMeur: 1.25,
  authorityBudgetMeur: 10,
  authorityInhabitants: 5000,
};

export type Staffing = readonly [employees: number, turnoverMeur: number, balanceMeur: number];

export const figures = ([employees, turnoverMeur, balanceSheetMeur]: Staffing) => ({
  employees,
  turnoverMeur,
  balanceSheetMeur,
});

export const entity = (
  id: string,
  latest: Staffing | null,
  more: Partial<GroupEntity> = {},
): GroupEntity => ({
  id,
  kind: 'enterprise',
  figures: { latest: latest === null ? null : figures(latest), previous: null },
  consolidated: null,
  markets: null,
  budgetMeur: null,
  inhabitants: null,
  ...more,
});

/** @param percent of the capital, and of the votes if they are not given */
export const holds = (
  holder: string,
  held: string,
  percent: number | null,
  more: Partial<Holding> = {},
): Holding => ({
  holder,
  held,
  capital: percent,
  votes: null,
  control: null,
  inManagement: false,
  investedMeur: null,
  ...more,
});

export const votes = (holder: string, held: string, percent: number): Holding =>
  holds(holder, held, null, { votes: percent });

export const graphOf = (
  entities: readonly GroupEntity[],
  holdings: readonly Holding[] = [],
  more: Partial<GroupGraph> = {},
): GroupGraph => ({ entities, holdings, jointly: [], adjacentMarkets: [], ...more });

/** A large entity with the majority of a medium-sized one, and a person. */
export const LARGE = graphOf(
  [
    entity('A', [300, 60, 60]),
    entity('B', [100, 20, 20]),
    entity('P', null, { kind: 'natural_person' }),
  ],
  [votes('B', 'A', 51)],
);
