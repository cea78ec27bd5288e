/** Addends of a group without which the size class would be another: the matter of counterfactuals. */
import type { Limits, SizeCategory } from '../../scoping/domain/size-class.js';
import type { LinkedGroup } from './aggregate.js';
import { sizeOf, without, type Sized } from './amounts.js';
import type { PeriodAmounts } from './consolidation.js';
import { sizeByPeriods } from './two-periods.js';

/** `ids`: of the addend, a linked enterprise or the direct holders or held of a partner. `sized`: without it. */
export type AddendRemoval = Readonly<{
  kind: 'linked' | 'partner';
  ids: readonly string[];
  percent: number;
  sized: Sized;
}>;

/** More would not be read. */
const MAX_ITEMS = 20;

type Addend = Readonly<{ removal: Omit<AddendRemoval, 'sized'>; amounts: PeriodAmounts }>;

const partnerIds = ({ isUpstream, step }: LinkedGroup['partners'][number]): readonly string[] =>
  isUpstream ? step.holders : [step.held];

const addendsOf = ({ members, partners }: LinkedGroup): readonly Addend[] => [
  ...(members.length === 1 ? [] : members).map(({ id, amounts }) => ({
    removal: { kind: 'linked' as const, ids: [id], percent: 100 },
    amounts,
  })),
  ...partners.map((partner) => ({
    removal: { kind: 'partner' as const, ids: partnerIds(partner), percent: partner.percent },
    amounts: partner.amounts,
  })),
];

/** The class as if the addend had never been counted, in both periods. */
function sizedWithout(limits: Limits, total: PeriodAmounts, { removal, amounts }: Addend) {
  const { percent } = removal;
  const latest = without(total.latest, amounts.latest, percent);
  const isKnown = total.previous !== null && amounts.previous !== null;
  if (!isKnown) return sizeOf(limits, latest);
  const previous = without(total.previous, amounts.previous, percent);
  return sizeByPeriods(limits, { latest, previous }).deciding;
}

/** @param now size with all addends */
export function removals(
  limits: Limits,
  component: LinkedGroup,
  now: SizeCategory,
): readonly AddendRemoval[] {
  const found: AddendRemoval[] = [];
  for (const addend of addendsOf(component)) {
    const sized = sizedWithout(limits, component.total, addend);
    if (sized.category !== now) found.push({ ...addend.removal, sized });
    if (found.length === MAX_ITEMS) break;
  }
  return found;
}
