/**
 * Partner enterprises: an enterprise, alone or together with those linked to it, holds a share of another that is not
 * linked to it. Source: Recommendation 2003/361/EC, Annex art 3(2).
 */
import type { Edge, GraphIndex } from './graph-index.js';
import {
  EXCEPTED_INVESTORS,
  toPercent,
  toUnits,
  type ExceptedInvestor,
  type GroupEntity,
  type GroupLimits,
  type InvestorLetter,
} from './group-graph.js';

/** Why a share does not make a partner. */
type PartnerExemption =
  Readonly<{ kind: 'investor'; letter: InvestorLetter }> | Readonly<{ kind: 'public_body' }>;

/**
 * `holders`: ids of the direct holders. `percent`: the greater of capital and votes, of all holders together.
 * `holderRoot`, `heldRoot`: their components; `holderRoot` is -1 for public bodies. `exemption`: null if partners.
 */
export type PartnerStep = Readonly<{
  holders: readonly string[];
  held: string;
  heldPlace: number;
  holderRoot: number;
  heldRoot: number;
  percent: number;
  exemption: PartnerExemption | null;
  provision: string;
}>;

type Sum = { capital: number; votes: number; edges: Edge[] };

const PARTNER = 'Annex art 3(2) first subparagraph';
const INVESTOR = 'Annex art 3(2) second subparagraph';
const PUBLIC = 'Annex art 3(4)';

const PUBLIC_ROOT = -1;

const investorLetter = (kind: string): InvestorLetter | null =>
  Object.hasOwn(EXCEPTED_INVESTORS, kind) ? EXCEPTED_INVESTORS[kind as ExceptedInvestor] : null;

/** Total of all business angels in the enterprise, million euro; null if one of them is not stated. */
function angelTotal(edges: readonly Edge[], { entities }: GraphIndex): number | null {
  let total = 0;
  for (const { holder, holding } of edges) {
    if (entities[holder]?.kind !== 'business_angel') continue;
    if (holding.investedMeur === null) return null;
    total += holding.investedMeur;
  }
  return total;
}

/** Annex art 3(2) second subparagraph (d); what is not stated proves nothing. */
const isSmallAuthority = ({ budgetMeur, inhabitants }: GroupEntity, limits: GroupLimits): boolean =>
  budgetMeur !== null &&
  inhabitants !== null &&
  budgetMeur < limits.authorityBudgetMeur &&
  inhabitants < limits.authorityInhabitants;

function isSmallAngel(held: number, index: GraphIndex, limits: GroupLimits): boolean {
  const total = angelTotal(index.byHeld[held] ?? [], index);
  return total !== null && total < limits.angelMeur;
}

/** Letter under which the holder is excepted; null if it is not, or if that is not established. */
function exceptedLetter(edge: Edge, index: GraphIndex, limits: GroupLimits): InvestorLetter | null {
  const holder = index.entities[edge.holder];
  if (holder === undefined) return null;
  if (holder.kind === 'business_angel' && !isSmallAngel(edge.held, index, limits)) return null;
  if (holder.kind === 'local_authority' && !isSmallAuthority(holder, limits)) return null;
  return investorLetter(holder.kind);
}

/** All direct holders must be excepted investors; one other holder that is linked to them is enough for a partner. */
function exemptionOf(
  edges: readonly Edge[],
  index: GraphIndex,
  limits: GroupLimits,
): PartnerExemption | null {
  const letters = edges.map((edge) => exceptedLetter(edge, index, limits));
  const [letter = null] = letters;
  if (letter !== null && !letters.includes(null)) return { kind: 'investor', letter };
  const isPublic = edges.every(({ holder }) => index.enterprise[holder] === false);
  return isPublic ? { kind: 'public_body' } : null;
}

function provisionOf(exemption: PartnerExemption | null): string {
  if (exemption === null) return PARTNER;
  return exemption.kind === 'investor' ? `${INVESTOR} (${exemption.letter})` : PUBLIC;
}

type Search = Readonly<{
  index: GraphIndex;
  limits: GroupLimits;
  rootOf: (place: number) => number;
}>;

/** Holders of one enterprise by component; natural persons are no enterprises and are left out. */
function sumsOf(held: number, { index, rootOf }: Search): ReadonlyMap<number, Sum> {
  const sums = new Map<number, Sum>();
  const own = rootOf(held);
  for (const edge of index.byHeld[held] ?? []) {
    if (index.entities[edge.holder]?.kind === 'natural_person') continue;
    if (edge.capital === 0 && edge.votes === 0) continue;
    const root = index.enterprise[edge.holder] === true ? rootOf(edge.holder) : PUBLIC_ROOT;
    if (root === own) continue;
    const sum = sums.get(root) ?? { capital: 0, votes: 0, edges: [] };
    sum.capital += edge.capital;
    sum.votes += edge.votes;
    sum.edges.push(edge);
    sums.set(root, sum);
  }
  return sums;
}

function stepsOf(held: number, search: Search): readonly PartnerStep[] {
  const { index, limits, rootOf } = search;
  const least = toUnits(limits.partnerPercent);
  return [...sumsOf(held, search)].flatMap(([holderRoot, { capital, votes, edges }]) => {
    const share = Math.max(capital, votes);
    if (share < least) return [];
    const exemption = exemptionOf(edges, index, limits);
    const holders = edges.map(({ holding }) => holding.holder);
    return [
      {
        holders,
        held: index.entities[held]?.id ?? '',
        heldPlace: held,
        holderRoot,
        heldRoot: rootOf(held),
        percent: toPercent(share),
        exemption,
        provision: provisionOf(exemption),
      },
    ];
  });
}

/** Partner relations and those that an exception sets aside. */
export const partnerSteps = (search: Search): readonly PartnerStep[] =>
  search.index.entities.flatMap((_, held) =>
    search.index.enterprise[held] === true ? stepsOf(held, search) : [],
  );
