/** Checks of `kb/applicability` beyond its schema. */
import type { ActivityKnowledge, NaceList } from '../modules/scoping/domain/activity-knowledge.js';
import type {
  ApplicabilityKnowledge,
  Caveat,
  Sector,
  SpecialCase,
} from '../modules/scoping/domain/applicability-knowledge.js';
import { CAPPED_CLASSES } from '../modules/scoping/domain/size-class.js';
import { MEMBER_STATES } from '../shared/country.js';

const missing = (
  what: string,
  names: readonly string[],
  known: Readonly<Record<string, unknown>>,
) =>
  names.filter((name) => !Object.hasOwn(known, name)).map((name) => `${what}: unknown "${name}"`);

/** Each ceiling exceeds that of the smaller class. */
function checkCeilings({ ceilings }: ApplicabilityKnowledge): readonly string[] {
  const figures = ['employees', 'turnoverMeur', 'balanceSheetMeur'] as const;
  return figures.flatMap((figure) => {
    const row = CAPPED_CLASSES.map((name) => ceilings[name][figure]);
    const rises = row.every((value, at) => at === 0 || value > (row[at - 1] ?? value));
    return rises ? [] : [`size: ceilings of ${figure} do not rise`];
  });
}

const caveatCases = (
  where: string,
  caveats: readonly Caveat[],
  knowledge: ApplicabilityKnowledge,
) => caveats.flatMap(({ unless }) => missing(where, unless, knowledge.specialCases));

function checkSector(sector: Sector, knowledge: ApplicabilityKnowledge): readonly string[] {
  const { key, annex, parent, entityTypes, caveats } = sector;
  const where = `sector ${key}`;
  const parentAnnex = parent === null ? annex : knowledge.sectors[parent]?.annex;
  const specialCases = entityTypes.flatMap(({ specialCases }) => specialCases);
  const isParent = Object.values(knowledge.sectors).some((other) => other.parent === key);
  return [
    ...(parentAnnex === annex ? [] : [`${where}: its parent is not of the same annex`]),
    ...(isParent || entityTypes.length > 0 ? [] : [`${where}: has no type of entity`]),
    ...missing(where, specialCases, knowledge.specialCases),
    ...caveatCases(where, caveats, knowledge),
  ];
}

function checkCase(one: SpecialCase, knowledge: ApplicabilityKnowledge): readonly string[] {
  const where = `special case ${one.key}`;
  const cancelled = one.effect.kind === 'cancels' ? [one.effect.sector] : [];
  return [
    ...missing(where, cancelled, knowledge.sectors),
    ...caveatCases(where, one.caveats, knowledge),
    ...(one.needsSector && one.annex !== null
      ? [`${where}: needs a sector but implies an annex`]
      : []),
  ];
}

/** A code exists in its version, names a known sector and is confirmed for one sector at most. */
function checkNace(list: NaceList, knowledge: ApplicabilityKnowledge): readonly string[] {
  return Object.entries(list.links).flatMap(([code, links]) => {
    const where = `${list.name} ${code}`;
    const confirmed = links.filter(({ strength }) => strength === 'confirmed');
    return [
      ...(confirmed.length > 1 ? [`${where}: confirmed for several sectors`] : []),
      ...missing(where, [code], list.titles),
      ...missing(
        where,
        links.map(({ sector }) => sector),
        knowledge.sectors,
      ),
    ];
  });
}

function checkActivity(activity: ActivityKnowledge): readonly string[] {
  const lists = Object.values(activity.nace);
  return [
    ...missing('national classifications', MEMBER_STATES, activity.countries),
    ...lists.flatMap(({ name, residuals, titles }) =>
      missing(`residuals of ${name}`, Object.keys(residuals), titles),
    ),
    ...lists.flatMap(({ name, titles }) =>
      missing(`ambiguous codes in ${name}`, activity.ambiguous, titles),
    ),
  ];
}

/** @returns one line per problem; empty if none */
export const checkApplicability = (knowledge: ApplicabilityKnowledge): readonly string[] => [
  ...checkCeilings(knowledge),
  ...Object.values(knowledge.sectors).flatMap((sector) => checkSector(sector, knowledge)),
  ...Object.values(knowledge.specialCases).flatMap((one) => checkCase(one, knowledge)),
  ...Object.values(knowledge.activity.nace).flatMap((list) => checkNace(list, knowledge)),
  ...checkActivity(knowledge.activity),
];
