/** Checks of the rules of national acts: every key that a condition names exists, and every id is unique. */
import type { ActRules, ActCondition } from '../modules/countries/domain/act-rules.js';
import type {
  CountriesKnowledge,
  NationalRecord,
} from '../modules/countries/domain/national-record.js';
import type { ApplicabilityKnowledge } from '../modules/scoping/domain/applicability-knowledge.js';

type KeyKind = 'special_case' | 'entity_type' | 'sector' | 'size';
type Known = Readonly<Record<KeyKind, ReadonlySet<string>>>;
type Named = Readonly<{ kind: KeyKind; key: string }>;

const keysOf = (kind: KeyKind | 'annex', keys: readonly string[]): readonly Named[] =>
  kind === 'annex' ? [] : keys.map((key) => ({ kind, key }));

function namedIn(condition: ActCondition): readonly Named[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.parts.flatMap(namedIn);
    case 'not':
      return namedIn(condition.part);
    case 'size':
      return [{ kind: 'size', key: condition.test }];
    case 'share':
      return [];
    default:
      return keysOf(condition.kind, condition.keys);
  }
}

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/** An own type has the country in front, so that it can never be taken for one of the Directive. */
function typeErrors(country: string, { entityTypes }: ActRules): readonly string[] {
  const foreign = entityTypes.filter(({ key }) => !key.startsWith(`${country}_`));
  return foreign.map(({ key }) => `entity type "${key}" lacks the country in front`);
}

function ruleErrors(country: string, rules: ActRules, known: Known): readonly string[] {
  const { exclusions, duties, entityTypes } = rules;
  const all = [...exclusions, ...rules.rules, ...duties];
  const conditions = [
    ...all.map(({ when }) => when),
    ...entityTypes.flatMap(({ askWhen }) => askWhen ?? []),
  ];
  const described = entityTypes.flatMap(({ describes }) => describes ?? []);
  const unknown = [...conditions.flatMap(namedIn), ...keysOf('sector', described)]
    .filter(({ kind, key }) => !known[kind].has(key))
    .map(({ kind, key }) => `unknown ${kind} "${key}"`);
  const ids = repeated([...all.map(({ id }) => id), ...entityTypes.map(({ key }) => key)]);
  const lost = [...exclusions, ...rules.rules].filter(
    ({ gives, to }) => gives === 'other_act' && to === null,
  );
  return [
    ...new Set(unknown),
    ...ids.map((id) => `"${id}" is used twice`),
    ...lost.map(({ id }) => `rule "${id}" names no other act`),
    ...typeErrors(country, rules),
  ];
}

function recordErrors(
  { country, rules }: NationalRecord,
  { sectors, specialCases }: ApplicabilityKnowledge,
  types: readonly Readonly<{ key: string }>[],
): readonly string[] {
  if (rules === null) return [];
  const known: Known = {
    special_case: new Set(Object.keys(specialCases)),
    sector: new Set(Object.keys(sectors)),
    entity_type: new Set([...types, ...rules.entityTypes].map(({ key }) => key)),
    size: new Set(Object.keys(rules.sizeTests)),
  };
  return ruleErrors(country, rules, known).map((problem) => `${country}/rules.yaml: ${problem}`);
}

/** Deviations that the act limits name sectors and types of the Directive. */
function scopeErrors(
  { country, incident }: NationalRecord,
  sectors: ReadonlySet<string>,
  types: ReadonlySet<string>,
): readonly string[] {
  return incident.deviations.flatMap(({ warning, scope }) =>
    [
      ...(scope?.sectors ?? []).filter((key) => !sectors.has(key)),
      ...(scope?.entityTypes ?? []).filter((key) => !types.has(key)),
    ].map((key) => `${country}/act.yaml: ${warning.key}: unknown scope "${key}"`),
  );
}

/** @returns one line per problem; empty if none */
export function checkCountryRules(
  countries: CountriesKnowledge,
  applicability: ApplicabilityKnowledge,
): readonly string[] {
  const { sectors } = applicability;
  const types = Object.values(sectors).flatMap(({ entityTypes }) => entityTypes);
  const sectorNames = new Set(Object.keys(sectors));
  const typeNames = new Set(types.map(({ key }) => key));
  return Object.values(countries).flatMap((record) => {
    const errors = scopeErrors(record, sectorNames, typeNames);
    return [...errors, ...recordErrors(record, applicability, types)];
  });
}
