/** Class under the Directive alone. Source: Directive (EU) 2022/2555, art 2 and 3. */
import {
  ANNEXES,
  ENTITY_CLASSES,
  type Annex,
  type ApplicabilityKnowledge,
  type EntityClass,
  type ScopingRule,
  type Sector,
  type SpecialCase,
} from './applicability-knowledge.js';
import { sizeCategory, sizeOf, type SizeCategory } from './size-class.js';
import type { Figures, SizeClass } from '../../countries/domain/company-size.js';

/** `cases`: special cases that apply, each at most once. */
export type EntityFacts = Readonly<{
  figures: Figures;
  sector: Sector | null;
  cases: readonly SpecialCase[];
}>;

/** `annex`: of the resulting class. */
type Ground = Readonly<{ rule: ScopingRule; annex: Annex | null }>;

/** `fired`: in order of evaluation. `deciding`: gave the class. */
export type Verdict = Readonly<{
  entityClass: EntityClass;
  size: SizeClass;
  annex: Annex | null;
  fired: readonly Ground[];
  deciding: Ground;
}>;

type Rated = Readonly<{ ground: Ground; gives: EntityClass }>;

/** Strictest class first; ties: Annex I, Annex II, none. */
function compareStrictness(a: Rated, b: Rated): number {
  const byClass = ENTITY_CLASSES.indexOf(a.gives) - ENTITY_CLASSES.indexOf(b.gives);
  return byClass === 0 ? annexRank(a.ground.annex) - annexRank(b.ground.annex) : byClass;
}

const annexRank = (annex: Annex | null): number =>
  annex === null ? ANNEXES.length : ANNEXES.indexOf(annex);

/** Size rule of the sector, unless a special case cancels it. */
function sectorGround(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  size: SizeClass,
): readonly Ground[] {
  const { sector, cases } = facts;
  if (sector === null) return [];
  const isCancelled = cases.some(
    ({ effect }) => effect.kind === 'cancels' && effect.sector === sector.key,
  );
  return isCancelled ? [] : [{ rule: knowledge.byAnnex[sector.annex][size], annex: sector.annex }];
}

function caseGround(
  knowledge: ApplicabilityKnowledge,
  { effect, annex, needsSector }: SpecialCase,
  sector: Sector | null,
  size: SizeClass,
): Ground {
  const sectorAnnex = sector === null ? null : sector.annex;
  if (effect.kind !== 'ground') return { rule: effect.rule, annex: sectorAnnex };
  if (needsSector && sector === null) return { rule: knowledge.groundWithoutSector, annex: null };
  return { rule: effect.bySize[size], annex: annex ?? sectorAnnex };
}

/** All rules that fire. An exclusion overrides all others. */
function collectGrounds(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  size: SizeClass,
): readonly Ground[] {
  const { cases, sector } = facts;
  const excluding = cases.filter(({ effect }) => effect.kind === 'exclusion');
  if (excluding.length > 0) {
    return excluding.map((one) => caseGround(knowledge, one, sector, size));
  }
  const ofCases = cases.map((one) => caseGround(knowledge, one, sector, size));
  const ofSector = sectorGround(knowledge, facts, size);
  const hasNothing = sector === null && ofCases.every(({ rule }) => rule.gives === null);
  return [
    ...ofSector,
    ...ofCases,
    ...(hasNothing ? [{ rule: knowledge.noSector, annex: null }] : []),
  ];
}

const rate = (ground: Ground): readonly Rated[] =>
  ground.rule.gives === null ? [] : [{ ground, gives: ground.rule.gives }];

/**
 * The strictest class of all grounds.
 * The annex is that of the deciding ground; if out of scope, that of the sector.
 */
export const classify = (knowledge: ApplicabilityKnowledge, facts: EntityFacts): Verdict =>
  classifyAs(knowledge, facts, sizeCategory(knowledge, facts.figures));

/** Grounds of a mid-cap under a draft. */
const asMidCap = (
  { midCap }: ApplicabilityKnowledge,
  grounds: readonly Ground[],
): readonly Ground[] =>
  grounds.map(({ rule, annex }) => ({ rule: midCap?.rules[rule.code] ?? rule, annex }));

/** Classification with a given size. */
export function classifyAs(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  category: SizeCategory,
): Verdict {
  const size = sizeOf(category);
  const grounds = collectGrounds(knowledge, facts, size);
  const fired = category === 'mid_cap' ? asMidCap(knowledge, grounds) : grounds;
  const sectorAnnex = facts.sector === null ? null : facts.sector.annex;
  const strictest = fired.flatMap(rate).sort(compareStrictness)[0];
  const deciding = strictest?.ground ?? fired[0] ?? { rule: knowledge.noSector, annex: null };
  const entityClass = strictest?.gives ?? 'out_of_scope';
  const annex = entityClass === 'out_of_scope' ? sectorAnnex : deciding.annex;
  return { entityClass, size, annex, fired, deciding };
}
