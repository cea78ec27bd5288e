/** Builds the domain data from the files of `kb/applicability`. */
import type {
  ApplicabilityKnowledge,
  CaseEffect,
  Caveat,
  ScopingRule,
  Sector,
  SpecialCase,
} from '../modules/scoping/domain/applicability-knowledge.js';
import type { Ceiling } from '../modules/scoping/domain/size-class.js';
import { message } from '../shared/message.js';
import { resolveSource, type Acts } from '../shared/source.js';
import { toActivityKnowledge } from './applicability-activity.schema.js';
import type {
  ApplicabilityFiles,
  BySizeFile,
  CaveatFile,
  CeilingFile,
  EffectFile,
  RuleFile,
} from './applicability.schema.js';
import type { SizeClass } from '../modules/countries/domain/company-size.js';

type RuleOf = (code: string) => ScopingRule;

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

const toCaveat = (raw: CaveatFile, acts: Acts): Caveat => ({
  message: message(raw.text),
  sources: raw.sources.map((one) => resolveSource(acts, one)),
  situation: raw.situation,
  unless: raw.unless,
  when: raw.when,
});

const toRule = (raw: RuleFile, code: string, acts: Acts): ScopingRule => ({
  code,
  gives: raw.class,
  message: message(`scoping:rules.${code}`),
  sources: raw.sources.map((one) => resolveSource(acts, one)),
  caveats: raw.caveats.map((one) => toCaveat(one, acts)),
});

const toCeiling = (raw: CeilingFile, acts: Acts): Ceiling => ({
  employees: raw.employees.value,
  turnoverMeur: raw.turnover.value,
  balanceSheetMeur: raw.balance_sheet.value,
  source: resolveSource(acts, raw.employees.source),
});

const toBySize = (raw: BySizeFile, ruleOf: RuleOf): Readonly<Record<SizeClass, ScopingRule>> => ({
  micro: ruleOf(raw.micro),
  small: ruleOf(raw.small),
  medium: ruleOf(raw.medium),
  large: ruleOf(raw.large),
});

function toEffect(raw: EffectFile, ruleOf: RuleOf): CaseEffect {
  if (raw.kind === 'ground') return { kind: 'ground', bySize: toBySize(raw.by_size, ruleOf) };
  return { ...raw, rule: ruleOf(raw.rule) };
}

const mapCeilings = (raw: ApplicabilityFiles['size'], acts: Acts) => ({
  micro: toCeiling(raw.micro, acts),
  small: toCeiling(raw.small, acts),
  medium: toCeiling(raw.medium, acts),
});

function toSectors(files: ApplicabilityFiles, acts: Acts): Readonly<Record<string, Sector>> {
  return mapValues(files.sectors, ({ annex: of, point, parent, source: from, caveats }, name) => ({
    key: name,
    annex: of,
    point,
    parent,
    source: resolveSource(acts, from),
    entityTypes: (files['entity-types'][name] ?? []).map((type) => ({
      key: type.key,
      references: type.references,
      specialCases: type.special_cases,
    })),
    caveats: caveats.map((one) => toCaveat(one, acts)),
  }));
}

const toCase = (
  raw: ApplicabilityFiles['special-cases'][string],
  name: string,
  acts: Acts,
  ruleOf: RuleOf,
): SpecialCase => ({
  key: name,
  effect: toEffect(raw.effect, ruleOf),
  annex: raw.annex,
  needsSector: raw.needs_sector,
  caveats: raw.caveats.map((one) => toCaveat(one, acts)),
});

/** @throws Error if the name is unknown */
function member<T>(record: Readonly<Record<string, T>>, name: string): T {
  const found = record[name];
  if (found === undefined) throw new Error(`kb/applicability has no "${name}"`);
  return found;
}

/** @throws Error if a rule, case or act is unknown */
export function toApplicabilityKnowledge(
  files: ApplicabilityFiles,
  acts: Acts,
): ApplicabilityKnowledge {
  const { rules: table, size, questions } = files;
  const rules = mapValues(table.rules, (raw, code) => toRule(raw, code, acts));
  const ruleOf: RuleOf = (code) => member(rules, code);
  const specialCases = mapValues(files['special-cases'], (raw, name) =>
    toCase(raw, name, acts, ruleOf),
  );
  return {
    ceilings: mapCeilings(size, acts),
    sectors: toSectors(files, acts),
    specialCases,
    byAnnex: { I: toBySize(table.by_annex.I, ruleOf), II: toBySize(table.by_annex.II, ruleOf) },
    noSector: ruleOf(table.no_sector),
    groundWithoutSector: ruleOf(table.ground_without_sector),
    publicNetworkCase: member(specialCases, table.public_network_case),
    always: table.always.map((one) => toCaveat(one, acts)),
    whereSizeDecides: table.where_size_decides.map((one) => toCaveat(one, acts)),
    questions,
    activity: toActivityKnowledge(files, acts),
  };
}
