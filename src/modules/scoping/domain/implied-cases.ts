/** Special cases that a named entity type implies, such as the operator of a public network. */
import type { CaseFacts } from '../../countries/domain/act-conditions.js';
import type { ApplicabilityKnowledge, Sector, SpecialCase } from './applicability-knowledge.js';

type ImpliedCase = Readonly<{ sector: Sector; cases: readonly string[] }>;

export type ImpliedCases = ReadonlyMap<string, ImpliedCase>;

/** By entity type, for those that have a special case. */
export const impliedCases = ({ sectors }: ApplicabilityKnowledge): ImpliedCases =>
  new Map(
    Object.values(sectors).flatMap((sector) =>
      sector.entityTypes
        .filter(({ specialCases }) => specialCases.length > 0)
        .map(({ key, specialCases }) => [key, { sector, cases: specialCases }]),
    ),
  );

const isCancelled = (given: readonly SpecialCase[], { key }: Sector): boolean =>
  given.some(({ effect }) => effect.kind === 'cancels' && effect.sector === key);

/** One case is implied; of several, one holds and it is not known which, unless one was given. */
export function caseFacts(
  implied: ImpliedCases,
  given: readonly SpecialCase[],
  types: ReadonlySet<string> | null,
): CaseFacts {
  const cases = new Set(given.map(({ key }) => key));
  const alternatives: ReadonlySet<string>[] = [];
  for (const type of types ?? []) {
    const standing = implied.get(type);
    if (standing === undefined || isCancelled(given, standing.sector)) continue;
    if (standing.cases.some((key) => cases.has(key))) continue;
    const [only, ...others] = standing.cases;
    if (only !== undefined && others.length === 0) cases.add(only);
    else alternatives.push(new Set(standing.cases));
  }
  return { cases, alternatives };
}
