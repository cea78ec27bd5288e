/** Rules, caveats and national statements by the code that answers print. */
import { message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { ActClass } from '../../countries/domain/act-rules.js';
import type { CountriesKnowledge, NationalRecord } from '../../countries/domain/national-record.js';
import { actSources, provisionSources } from '../../countries/domain/national-overlay.js';
import { NACE_VERSIONS } from '../../scoping/domain/activity-knowledge.js';
import type {
  ApplicabilityKnowledge,
  Caveat,
  EntityClass,
  ScopingRule,
  SpecialCase,
} from '../../scoping/domain/applicability-knowledge.js';
import { CAPPED_CLASSES } from '../../scoping/domain/size-class.js';
import type { IncidentKnowledge } from '../../incidents/domain/incident-knowledge.js';
import { passageSource } from '../../scoping/domain/national-ruling.js';
import { gapStatements, incidentStatements } from './incident-statements.js';
import { statementRule, type LawRule } from './law-rule.js';
import { generalStatements, sectorExamples, sizeExamples } from './general-statements.js';

const rulesOfCase = ({ effect }: SpecialCase): readonly ScopingRule[] =>
  effect.kind === 'ground' ? Object.values(effect.bySize) : [effect.rule];

function classificationRules(knowledge: ApplicabilityKnowledge): readonly ScopingRule[] {
  const all = [
    ...Object.values(knowledge.byAnnex).flatMap((bySize) => Object.values(bySize)),
    knowledge.noSector,
    knowledge.groundWithoutSector,
    ...Object.values(knowledge.specialCases).flatMap(rulesOfCase),
  ];
  return [...new Map(all.map((rule) => [rule.code, rule])).values()];
}

const toRule = ({ code, gives, message: text, sources }: ScopingRule): LawRule => ({
  code,
  kind: 'classification',
  message: text,
  gives,
  country: null,
  sources,
});

const caveatRule = (caveat: Caveat): LawRule =>
  statementRule('caveat', caveat.message, caveat.sources);

function caveats(
  knowledge: ApplicabilityKnowledge,
  rules: readonly ScopingRule[],
): readonly LawRule[] {
  const all = [
    ...rules,
    ...Object.values(knowledge.specialCases),
    ...Object.values(knowledge.sectors),
  ].flatMap((one) => one.caveats);
  return [...all, ...knowledge.whereSizeDecides, ...knowledge.always].map(caveatRule);
}

const residuals = ({ activity }: ApplicabilityKnowledge): readonly LawRule[] =>
  NACE_VERSIONS.flatMap((version) => {
    const { residuals: texts, sources } = activity.nace[version];
    return Object.values(texts).map((text) => statementRule('caveat', text, sources));
  });

const SIZE_DOUBTS = ['figures_missing', 'turnover_missing', 'balance_sheet_missing'] as const;

/** A headcount equal to the ceiling belongs to the next class. */
function sizeRules({ ceilings }: ApplicabilityKnowledge): readonly LawRule[] {
  const example = (size: string, employees: number, source: Source): LawRule => ({
    code: `size_${size}`,
    kind: 'size',
    message: message('scoping:reasons.size.headcount', { employees, size }),
    gives: null,
    country: null,
    sources: [source],
  });
  return [
    ...CAPPED_CLASSES.map((size) =>
      example(size, ceilings[size].employees - 1, ceilings[size].source),
    ),
    example('large', ceilings.medium.employees, ceilings.medium.source),
    ...SIZE_DOUBTS.map((doubt) =>
      statementRule('size', message(`scoping:caveats.${doubt}`), [ceilings.medium.source]),
    ),
  ];
}

/** Statements about the act of a country, with the act itself as source. */
function nationalRules(record: NationalRecord): readonly LawRule[] {
  const { country, classification, incident, transposition, act } = record;
  const { thresholdNote, notes, provision } = classification;
  const ofClasses = provisionSources(record, provision ?? act.publication);
  return [
    ...[thresholdNote, ...notes].flatMap((text) =>
      text === null ? [] : [statementRule('national', text, ofClasses, country)],
    ),
    ...(transposition.note === null
      ? []
      : [statementRule('national', transposition.note, actSources(record), country)]),
    ...incident.deviations.map(({ warning, source }) =>
      statementRule('incident', warning, [source], country),
    ),
  ];
}

/** The step `sector` of a trace. */
const sectorRule = ({ sectors }: ApplicabilityKnowledge): readonly LawRule[] =>
  Object.values(sectors)
    .slice(0, 1)
    .flatMap((sector) =>
      sectorExamples(sector)
        .slice(0, 1)
        .map((text) => ({
          ...statementRule('classification', text, [sector.source]),
          code: 'sector',
        })),
    );

/** About the input. */
const NOT_LAW: ReadonlySet<string> = new Set(['scoping:code.indication', 'scoping:code.unknown']);

/** Sentences shared by answers; those about size and sector rest on the same sources as the answer's. */
function sharedStatements(
  { ceilings, sectors }: ApplicabilityKnowledge,
  transposed: readonly Source[],
): readonly LawRule[] {
  const [sector] = Object.values(sectors);
  return [
    ...sizeExamples(ceilings).map((text) => statementRule('size', text, [ceilings.medium.source])),
    ...(sector === undefined
      ? []
      : sectorExamples(sector).map((text) =>
          statementRule('classification', text, [sector.source]),
        )),
    ...generalStatements().map((text) =>
      statementRule('caveat', text, NOT_LAW.has(text.key) ? [] : transposed),
    ),
  ];
}

const CLASS_OF: Readonly<Record<ActClass, EntityClass | null>> = {
  essential: 'essential',
  important: 'important',
  no_class: null,
  outside: 'out_of_scope',
  other_act: null,
};

/** Rules of an act, by country and the code that `riigi_tulemus.jalg` prints. */
function actRules(record: NationalRecord): readonly LawRule[] {
  const { country, act, rules } = record;
  if (rules === null) return [];
  return [...rules.exclusions, ...rules.rules].map((rule) => {
    const other = rules.otherActs.find(({ key }) => key === rule.under);
    const { provision, quote } = rule;
    const title = other?.title ?? act.title;
    return {
      code: `${country}.${rule.id}`,
      kind: 'national',
      message: message('countries:general.act_rule', { act: title, provision, quote }),
      gives: CLASS_OF[rule.gives],
      country,
      sources: [passageSource(record, rule)],
    };
  });
}

/** `transposition`: what sentences about national acts in general rest on. */
type GeneralLaw = Readonly<{ transposition: readonly Source[]; incident: IncidentKnowledge }>;

/** @returns each code once, in the order of the law data */
export function lawRules(
  applicability: ApplicabilityKnowledge,
  countries: CountriesKnowledge,
  general: GeneralLaw,
): ReadonlyMap<string, LawRule> {
  const rules = classificationRules(applicability);
  const all = [
    ...sizeRules(applicability),
    ...rules.map(toRule),
    ...caveats(applicability, rules),
    ...residuals(applicability),
    ...sharedStatements(applicability, general.transposition),
    ...incidentStatements(general.incident),
    ...gapStatements(general.transposition),
    ...sectorRule(applicability),
    ...Object.values(countries).flatMap((record) => [
      ...nationalRules(record),
      ...actRules(record),
    ]),
  ];
  return new Map(all.map((rule) => [rule.code, rule]));
}
