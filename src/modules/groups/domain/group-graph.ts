/** A group of companies as its owners describe it: entities, holdings, persons acting jointly, markets. */
import type { Figures } from '../../countries/domain/company-size.js';
import type { PartialFigures } from './amounts.js';

/** Investors of Recommendation 2003/361/EC, Annex art 3(2) second subparagraph, by letter. */
export const EXCEPTED_INVESTORS = {
  public_investment_corporation: 'a',
  venture_capital_company: 'a',
  business_angel: 'a',
  university: 'b',
  research_centre: 'b',
  institutional_investor: 'c',
  regional_development_fund: 'c',
  local_authority: 'd',
} as const;

export type ExceptedInvestor = keyof typeof EXCEPTED_INVESTORS;
export type InvestorLetter = (typeof EXCEPTED_INVESTORS)[ExceptedInvestor];

/** A public body that is engaged in an economic activity is an enterprise (Annex art 1). */
export type EntityKind = 'enterprise' | 'natural_person' | 'public_body' | ExceptedInvestor;

/** Relations of Annex art 3(3) first subparagraph (b) to (d); a majority of votes, (a), follows from the votes. */
export const CONTROL_GROUNDS = { board: 'b', contract: 'c', agreement: 'd' } as const;
export type ControlGround = keyof typeof CONTROL_GROUNDS;

/** Latest approved accounting period and the one before; null: not known. */
export type TwoPeriods = Readonly<{ latest: Figures | null; previous: Figures | null }>;

/** Headcount null: the consolidated accounts have no staff data (Annex art 6(4)). */
/** `covers`: entities in the accounts besides the one that draws them up, each with its percentage. */
type ConsolidatedAccounts = Readonly<{
  latest: PartialFigures;
  previous: PartialFigures | null;
  covers: readonly Readonly<{ entity: string; percent: number }>[];
}>;

/** `markets`: relevant markets by any name; null: not stated. `budgetMeur`, `inhabitants`: of a local authority. */
export type GroupEntity = Readonly<{
  id: string;
  kind: EntityKind;
  figures: TwoPeriods;
  consolidated: ConsolidatedAccounts | null;
  markets: readonly string[] | null;
  budgetMeur: number | null;
  inhabitants: number | null;
}>;

/**
 * Percentages of one entity held directly by another. `votes` null: as the capital. `capital` null: only votes or
 * control are known. `inManagement`: the investor takes part in management. `investedMeur`: of a business angel.
 */
export type Holding = Readonly<{
  holder: string;
  held: string;
  capital: number | null;
  votes: number | null;
  control: ControlGround | null;
  inManagement: boolean;
  investedMeur: number | null;
}>;

/** `jointly`: natural persons that act jointly. `adjacentMarkets`: pairs, directly upstream or downstream. */
export type GroupGraph = Readonly<{
  entities: readonly GroupEntity[];
  holdings: readonly Holding[];
  jointly: readonly (readonly string[])[];
  adjacentMarkets: readonly (readonly [string, string])[];
}>;

/** Numbers of the Recommendation, percent, million euro and persons, from `kb/groups`. */
export type GroupLimits = Readonly<{
  partnerPercent: number;
  majorityPercent: number;
  angelMeur: number;
  authorityBudgetMeur: number;
  authorityInhabitants: number;
}>;

/** Whether its own figures count and links run through it: not for natural persons and public bodies. */
export const isEnterprise = ({ kind }: GroupEntity): boolean =>
  kind !== 'natural_person' && kind !== 'public_body' && kind !== 'local_authority';

/** Percentages are summed in millionths, so that 12.5 + 12.5 is 25. */
const SCALE = 1_000_000;
export const toUnits = (percent: number): number => Math.round(percent * SCALE);
export const toPercent = (units: number): number => units / SCALE;

export const votesOf = ({ votes, capital }: Holding): number => votes ?? capital ?? 0;
