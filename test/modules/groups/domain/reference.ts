/**
 * Second implementation of the Annex of Recommendation 2003/361/EC: matrices and fixpoints, written from its text,
 * sharing only types with the service. Slow; for comparison only.
 */
import type { GroupGraph } from '../../../../src/modules/groups/domain/group-graph.js';
import { INVESTORS, ReferenceFacts } from './reference-facts.js';

/** Result of one enterprise; null for persons and public bodies. */
type ReferenceResult = Readonly<{
  status: 'autonomous' | 'partner' | 'linked';
  staff: number;
  turnover: number;
  balance: number;
}> | null;

class Reference extends ReferenceFacts {
  /** Persons who act jointly, by repeated merging. */
  private personGroups(): readonly (readonly string[])[] {
    let groups = this.all.filter(({ kind }) => kind === 'natural_person').map(({ id }) => [id]);
    for (const jointly of this.graph.jointly) {
      const touched = groups.filter((group) => group.some((id) => jointly.includes(id)));
      groups = [...groups.filter((group) => !touched.includes(group)), touched.flat()];
    }
    return groups.filter((group) => group.length > 0);
  }

  private controlledBy(persons: readonly string[]): readonly string[] {
    let controlled: readonly string[] = [];
    for (;;) {
      const holders = [...persons, ...controlled];
      const next = this.companies().filter(
        (id) => this.isMajority(holders, id) || holders.some((holder) => this.controls(holder, id)),
      );
      if (next.length === controlled.length) return controlled;
      controlled = next;
    }
  }

  /** Pairs of different ids that satisfy the condition. */
  private pairs(ids: readonly string[], holds: (one: string, other: string) => boolean) {
    const all = ids.flatMap((one) => ids.map((other) => [one, other] as const));
    return all
      .filter(([one, other]) => one !== other && holds(one, other))
      .map(([one, other]) => `${one} ${other}`);
  }

  /** Pairs of art 3(3) first and fourth subparagraphs. */
  private seeds(): readonly string[] {
    const direct = this.pairs(
      this.companies(),
      (one, other) => this.isMajority([one], other) || this.controls(one, other),
    );
    const ofPersons = this.personGroups().flatMap((persons) =>
      this.pairs(this.controlledBy(persons), (one, other) => this.isNear(one, other)),
    );
    return [...direct, ...ofPersons];
  }

  /** The linked enterprises of each, itself included: closure, and what they control together, until nothing changes. */
  private classes(): ReadonlyMap<string, readonly string[]> {
    const companies = this.companies();
    const pairs = new Set(this.seeds());
    const near = (id: string) =>
      companies.filter((x) => pairs.has(`${id} ${x}`) || pairs.has(`${x} ${id}`));
    const reach = (id: string): readonly string[] => {
      const found = new Set([id]);
      for (const one of found) for (const next of near(one)) found.add(next);
      return companies.filter((one) => found.has(one));
    };
    for (let before = -1; before !== pairs.size;) {
      before = pairs.size;
      const more = this.pairs(companies, (id, other) => {
        const together = reach(id);
        return !together.includes(other) && this.isMajority(together, other);
      });
      for (const pair of more) pairs.add(pair);
    }
    return new Map(companies.map((id) => [id, reach(id)]));
  }

  /** Art 3(2) second subparagraph. */
  private isExcepted(holder: string, held: string): boolean {
    const { kind } = this.entity(holder);
    if (kind !== 'business_angel') return INVESTORS.has(kind);
    const angels = this.graph.holdings.filter(
      (one) => one.held === held && this.entity(one.holder).kind === 'business_angel',
    );
    if (angels.some(({ investedMeur }) => investedMeur === null)) return false;
    return angels.reduce((sum, { investedMeur }) => sum + (investedMeur ?? 0), 0) < 1.25;
  }

  /** Share of linked enterprises in one enterprise outside them; 0 if it makes no partner. */
  private share(holders: readonly string[], held: string): number {
    const percent = Math.max(this.sum(holders, held, 'capital'), this.sum(holders, held, 'votes'));
    const direct = holders.filter(
      (one) => this.capital(one, held) > 0 || this.votes(one, held) > 0,
    );
    if (percent < 25 || direct.every((one) => this.isExcepted(one, held))) return 0;
    return percent;
  }

  /** Sum of the figures of all of them: staff, turnover, balance sheet total. */
  private own(ids: readonly string[]): readonly number[] {
    const all = ids.map((id) => this.entity(id).figures.latest);
    const add = (pick: (one: (typeof all)[number]) => number | null | undefined) =>
      all.reduce((sum, one) => sum + (pick(one) ?? 0), 0);
    return [
      add((one) => one?.employees),
      add((one) => one?.turnoverMeur),
      add((one) => one?.balanceSheetMeur),
    ];
  }

  /** Art 6(2), (3). */
  private result(
    linked: readonly string[],
    others: readonly (readonly string[])[],
  ): ReferenceResult {
    const shares = others.map((ids) => {
      const up = linked.map((one) => this.share(ids, one));
      const down = ids.map((one) => this.share(linked, one));
      return { figures: this.own(ids), percent: Math.max(...up, ...down) };
    });
    const [staff = 0, turnover = 0, balance = 0] = this.own(linked).map((one, at) =>
      shares.reduce((sum, { figures, percent }) => sum + (percent / 100) * (figures[at] ?? 0), one),
    );
    const alone = shares.some(({ percent }) => percent > 0) ? 'partner' : 'autonomous';
    return { status: linked.length > 1 ? 'linked' : alone, staff, turnover, balance };
  }

  results(): ReadonlyMap<string, ReferenceResult> {
    const classes = this.classes();
    const blocks = [...new Map([...classes.values()].map((ids) => [ids.join(), ids])).values()];
    return new Map(
      this.graph.entities.map(({ id }) => {
        const linked = classes.get(id);
        if (linked === undefined) return [id, null];
        return [
          id,
          this.result(
            linked,
            blocks.filter((ids) => !ids.includes(id)),
          ),
        ];
      }),
    );
  }
}

export const referenceResults = (graph: GroupGraph) => new Reference(graph).results();
