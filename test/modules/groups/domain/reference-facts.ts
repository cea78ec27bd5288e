/** Statements of a graph, as lookups by id, for the second implementation. */
import type {
  GroupEntity,
  GroupGraph,
  Holding,
} from '../../../../src/modules/groups/domain/group-graph.js';

export const INVESTORS = new Set([
  'public_investment_corporation',
  'venture_capital_company',
  'university',
  'research_centre',
  'institutional_investor',
  'regional_development_fund',
]);

const isCompany = ({ kind }: GroupEntity): boolean =>
  kind !== 'natural_person' && kind !== 'public_body' && kind !== 'local_authority';

export class ReferenceFacts {
  protected readonly all: readonly GroupEntity[];

  constructor(protected readonly graph: GroupGraph) {
    this.all = graph.entities;
  }

  protected holding(holder: string, held: string): Holding | undefined {
    return this.graph.holdings.find((one) => one.holder === holder && one.held === held);
  }

  protected capital = (holder: string, held: string): number =>
    this.holding(holder, held)?.capital ?? 0;

  protected votes(holder: string, held: string): number {
    const found = this.holding(holder, held);
    return found?.votes ?? found?.capital ?? 0;
  }

  protected entity = (id: string): GroupEntity => {
    const found = this.all.find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };

  /** Art 3(3) first subparagraph (b) to (d), with the presumption of the second. */
  protected controls(holder: string, held: string): boolean {
    const found = this.holding(holder, held);
    if (found === undefined || found.control === null) return false;
    const { kind } = this.entity(holder);
    const isInvestor =
      INVESTORS.has(kind) || kind === 'business_angel' || kind === 'local_authority';
    return found.control !== 'contract' || !isInvestor || found.inManagement;
  }

  /** More than half of the votes of `held` with all of `holders`; percentages have at most four decimals. */
  protected isMajority = (holders: readonly string[], held: string): boolean =>
    this.sum(holders, held, 'votes') > 50;

  protected sum(holders: readonly string[], held: string, what: 'votes' | 'capital'): number {
    const parts = holders.map((one) => Math.round(this[what](one, held) * 10_000));
    return parts.reduce((a, b) => a + b, 0) / 10_000;
  }

  protected companies = (): readonly string[] => this.all.filter(isCompany).map(({ id }) => id);

  protected isNear(one: string, other: string): boolean {
    const [a, b] = [this.entity(one).markets ?? [], this.entity(other).markets ?? []];
    const isAdjacent = (x: string, y: string) =>
      this.graph.adjacentMarkets.some(
        ([from, to]) => (from === x && to === y) || (from === y && to === x),
      );
    return a.some((x) => b.some((y) => x === y || isAdjacent(x, y)));
  }
}
