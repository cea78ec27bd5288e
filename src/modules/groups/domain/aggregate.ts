/**
 * Figures of an enterprise with its group: its own, all linked enterprises in full, and its and their immediate partners
 * in proportion. Linked enterprises have the same sum. Source: Recommendation 2003/361/EC, Annex art 6.
 */
import { addUp } from './amounts.js';
import { coverageOf, membersOf, type LinkedMember, type PeriodAmounts } from './consolidation.js';
import type { GraphIndex } from './graph-index.js';
import type { Linked } from './linked.js';
import type { PartnerStep } from './partners.js';

/** `component`: number of the partner's component, whose members are counted with `percent`. */
type PartnerAddend = Readonly<{
  component: number;
  percent: number;
  isUpstream: boolean;
  step: PartnerStep;
  amounts: PeriodAmounts;
}>;

/** `own`: of the members. `total`: with partners. */
export type LinkedGroup = Readonly<{
  members: readonly LinkedMember[];
  own: PeriodAmounts;
  partners: readonly PartnerAddend[];
  total: PeriodAmounts;
}>;

/** Sum per period; the period before only if every addend has it. */
function sumPeriods(
  addends: readonly Readonly<{ amounts: PeriodAmounts; percent: number }>[],
): PeriodAmounts {
  const before = addends.flatMap(({ amounts, percent }) =>
    amounts.previous === null ? [] : [{ amounts: amounts.previous, percent }],
  );
  return {
    latest: addUp(addends.map(({ amounts, percent }) => ({ amounts: amounts.latest, percent }))),
    previous: before.length === addends.length ? addUp(before) : null,
  };
}

type PartnerRelation = Readonly<{ step: PartnerStep; isUpstream: boolean }>;

/** The share that the accounts of the component do not include already. */
function openPercent({ step, isUpstream }: PartnerRelation, coverage: ReadonlyMap<string, number>) {
  const ids = isUpstream ? step.holders : [step.held];
  const included = Math.max(0, ...ids.map((id) => coverage.get(id) ?? 0));
  return Math.max(0, step.percent - included);
}

/** By component and other component: the relation with the greatest percentage; art 6(2) second subparagraph. */
function strongestRelations(
  steps: readonly PartnerStep[],
): readonly Map<number, PartnerRelation>[] {
  const all: Map<number, PartnerRelation>[] = [];
  const offer = (root: number, other: number, relation: PartnerRelation) => {
    const known = (all[root] ??= new Map<number, PartnerRelation>());
    const best = known.get(other);
    if (best === undefined || relation.step.percent > best.step.percent) known.set(other, relation);
  };
  for (const step of steps) {
    if (step.exemption !== null) continue;
    offer(step.heldRoot, step.holderRoot, { step, isUpstream: true });
    offer(step.holderRoot, step.heldRoot, { step, isUpstream: false });
  }
  return all;
}

function placesByRoot({ entities, enterprise }: GraphIndex, { rootOf }: Linked) {
  const all = new Map<number, number[]>();
  entities.forEach((_, place) => {
    if (enterprise[place] !== true) return;
    const root = rootOf(place);
    const known = all.get(root);
    if (known === undefined) all.set(root, [place]);
    else known.push(place);
  });
  return all;
}

/** A component without its partners. */
type Base = Readonly<{
  root: number;
  members: readonly LinkedMember[];
  own: PeriodAmounts;
  coverage: ReadonlyMap<string, number>;
}>;

function baseOf(root: number, places: readonly number[], index: GraphIndex): Base {
  const members = membersOf(places, index);
  const own = sumPeriods(members.map(({ amounts }) => ({ amounts, percent: 100 })));
  return { root, members, own, coverage: coverageOf(places, index) };
}

/** Components in the order of their first entity. */
export function aggregate(
  index: GraphIndex,
  linked: Linked,
  steps: readonly PartnerStep[],
): readonly LinkedGroup[] {
  const bases = [...placesByRoot(index, linked)].map(([root, places]) =>
    baseOf(root, places, index),
  );
  const numberOf = new Map(bases.map(({ root }, at) => [root, at]));
  const relations = strongestRelations(steps);
  return bases.map(({ root, members, own, coverage }): LinkedGroup => {
    const partners = [...(relations[root] ?? [])].flatMap(([other, relation]) => {
      const component = numberOf.get(other) ?? -1;
      const base = bases[component];
      if (base === undefined) return [];
      const percent = openPercent(relation, coverage);
      return [{ component, percent, ...relation, amounts: base.own }];
    });
    return {
      members,
      own,
      partners,
      total: sumPeriods([{ amounts: own, percent: 100 }, ...partners]),
    };
  });
}
