/** Conditions of an act's rules, compiled to functions of the facts. */
import type { ActEntityType, ActCondition } from './act-rules.js';

/** Three-valued, so that a missing answer differs from "no". Ordered: `all` is the least, `any` the greatest. */
export const NO = 0;
export const UNKNOWN = 1;
export const YES = 2;
export type Truth = typeof NO | typeof UNKNOWN | typeof YES;

/** `parent`: sector of a subsector. */
type SectorFact = Readonly<{ key: string; parent: string | null; annex: string }>;

/** `alternatives`: sets of special cases of which one holds, and it is not known which. */
export type CaseFacts = Readonly<{
  cases: ReadonlySet<string>;
  alternatives: readonly ReadonlySet<string>[];
}>;

/**
 * `types`: entity types that the caller named; null: no answer. `share`: percent of turnover from the listed activity;
 * null: not stated. `holds`: results of the act's size tests by name.
 */
export type ActFacts = CaseFacts &
  Readonly<{
    sector: SectorFact | null;
    types: ReadonlySet<string> | null;
    share: number | null;
    holds: Readonly<Record<string, Truth>>;
  }>;

export type Test = (facts: ActFacts) => Truth;

/**
 * By sector. `parents`: of subsectors. `typesOf`: its entity types that no special case represents.
 * `casesOf`: special cases that represent its other entity types.
 */
export type TypeIndex = Readonly<{
  parents: ReadonlyMap<string, string>;
  typesOf: ReadonlyMap<string, readonly string[]>;
  casesOf: ReadonlyMap<string, readonly string[]>;
}>;

/** `describing`: own types of the act by the sector that they describe. */
type Context = Readonly<{
  types: TypeIndex;
  own: ReadonlyMap<string, ActEntityType>;
  describing: ReadonlyMap<string, readonly string[]>;
}>;

/** By sector and by its parent, which applies to a sector given without its subsector. */
export function describingTypes(
  own: readonly ActEntityType[],
  { parents }: TypeIndex,
): Context['describing'] {
  const bySector = new Map<string, string[]>();
  for (const { key, describes } of own) {
    const sectors = describes === null ? [] : [describes, parents.get(describes) ?? []].flat();
    for (const sector of sectors) bySector.set(sector, [...(bySector.get(sector) ?? []), key]);
  }
  return bySector;
}

export const truth = (value: boolean): Truth => (value ? YES : NO);

function all(tests: readonly Test[]): Test {
  return (facts) => {
    let least: Truth = YES;
    for (const test of tests) {
      const one = test(facts);
      if (one === NO) return NO;
      if (one < least) least = one;
    }
    return least;
  };
}

function any(tests: readonly Test[]): Test {
  return (facts) => {
    let greatest: Truth = NO;
    for (const test of tests) {
      const one = test(facts);
      if (one === YES) return YES;
      if (one > greatest) greatest = one;
    }
    return greatest;
  };
}

const not =
  (test: Test): Test =>
  (facts) => {
    const one = test(facts);
    return one === UNKNOWN ? UNKNOWN : truth(one === NO);
  };

/** A sector given without its subsector may be any of them. */
function inSector(keys: readonly string[], subsectorParents: ReadonlySet<string>): Test {
  const wanted = new Set(keys);
  return ({ sector }) => {
    if (sector === null) return NO;
    if (wanted.has(sector.key) || (sector.parent !== null && wanted.has(sector.parent))) return YES;
    return subsectorParents.has(sector.key) ? UNKNOWN : NO;
  };
}

/** Without named types: yes if every type of the sector is wanted, unknown if some are. */
function withoutTypes(wanted: ReadonlySet<string>, { typesOf }: TypeIndex): Test {
  const bySector = new Map<string, Truth>();
  for (const [sector, types] of typesOf) {
    const hits = types.filter((type) => wanted.has(type)).length;
    const isWhole = hits === types.length && hits > 0;
    bySector.set(sector, isWhole ? YES : hits > 0 ? UNKNOWN : NO);
  }
  return ({ sector }) => (sector === null ? NO : (bySector.get(sector.key) ?? NO));
}

/** Whether a named type or a special case describes the sector, so that its other types are ruled out (D-140). */
function describesSector(facts: ActFacts, { types: index, describing }: Context): boolean {
  const { sector, types, cases, alternatives } = facts;
  if (sector === null) return false;
  const standing = index.casesOf.get(sector.key) ?? [];
  if (standing.some((one) => cases.has(one))) return true;
  if (standing.some((one) => alternatives.some((few) => few.has(one)))) return true;
  if (types === null) return false;
  const isNamed = (key: string) => types.has(key);
  const isListed = index.typesOf.get(sector.key)?.some(isNamed) === true;
  return isListed || describing.get(sector.key)?.some(isNamed) === true;
}

function ofType(keys: readonly string[], context: Context): Test {
  const { types: index, own } = context;
  const wanted = new Set(keys);
  const unnamed = withoutTypes(wanted, index);
  const tests = keys.flatMap((key) => {
    const condition = own.get(key)?.askWhen ?? null;
    return condition === null ? [] : [compileCondition(condition, context)];
  });
  return (facts) => {
    if (facts.types !== null && keys.some((key) => facts.types?.has(key))) return YES;
    const bySector = describesSector(facts, context) ? NO : unnamed(facts);
    if (bySector !== NO || facts.types !== null) return bySector;
    return tests.some((test) => test(facts) !== NO) ? UNKNOWN : NO;
  };
}

function ofCase(keys: readonly string[]): Test {
  const wanted = new Set(keys);
  return ({ cases, alternatives }) => {
    if (keys.some((key) => cases.has(key))) return YES;
    // The offline package runs in Node.js 20, whose sets have no comparisons.
    if (alternatives.some((few) => [...few].every((one) => wanted.has(one)))) return YES;
    return keys.some((key) => alternatives.some((few) => few.has(key))) ? UNKNOWN : NO;
  };
}

function ofAnnex(keys: readonly string[]): Test {
  return ({ sector }) => truth(sector !== null && keys.includes(sector.annex));
}

/** Sectors of which some subsectors are among the keys. */
const parentsOf = (keys: readonly string[], { parents }: TypeIndex): ReadonlySet<string> =>
  new Set(keys.flatMap((key) => parents.get(key) ?? []));

export function compileCondition(condition: ActCondition, context: Context): Test {
  switch (condition.kind) {
    case 'all':
      return all(condition.parts.map((part) => compileCondition(part, context)));
    case 'any':
      return any(condition.parts.map((part) => compileCondition(part, context)));
    case 'not':
      return not(compileCondition(condition.part, context));
    case 'special_case':
      return ofCase(condition.keys);
    case 'entity_type':
      return ofType(condition.keys, context);
    case 'sector':
      return inSector(condition.keys, parentsOf(condition.keys, context.types));
    case 'annex':
      return ofAnnex(condition.keys);
    case 'size':
      return ({ holds }) => holds[condition.test] ?? NO;
    case 'share':
      // An unstated share is assumed to be reached; the answer reports the assumption.
      return ({ share }) => truth(share === null || isEnough(share, condition));
  }
}

const isEnough = (
  share: number,
  { percent, isReached }: Extract<ActCondition, { kind: 'share' }>,
): boolean => (isReached ? share >= percent : share > percent);
