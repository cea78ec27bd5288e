/** Converts applicability knowledge to the GraphQL question list. */
import { sectorName } from './domain/activity-statements.js';
import type {
  ApplicabilityKnowledge,
  ScopingQuestion,
  Sector,
  SpecialCase,
} from './domain/applicability-knowledge.js';
import { passageSource } from './domain/national-ruling.js';
import { distinctSources } from './domain/statement.js';
import type { ActEntityType } from '../countries/domain/act-rules.js';
import { nativeTerm } from '../countries/domain/national-overlay.js';
import type { CountriesKnowledge } from '../countries/domain/national-record.js';
import { isMemberState } from '../../shared/country.js';
import type { Source } from '../../shared/source.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { cite, QUESTION_TYPE_WORDS } from './scoping-words.graphql.js';
import type {
  NationalTypeView,
  ScopingQuestionsView,
  ScopingQuestionView,
  SectorView,
  SpecialCaseView,
  SubsectorView,
} from './scoping-questions.graphql.js';

const toQuestionView = (
  { key, type, required, min }: ScopingQuestion,
  localizer: Localizer,
): ScopingQuestionView => ({
  key,
  text: localizer.t(`scoping:questions.${key}.text`),
  help: localizer.t(`scoping:questions.${key}.help`),
  type: QUESTION_TYPE_WORDS[type],
  required,
  range: min === null ? null : { min, max: null },
});

const toSubsectorView = (
  { key, annex, point, entityTypes }: Sector,
  localizer: Localizer,
): SubsectorView => ({
  key,
  title: localizer.localize(sectorName(key)),
  annex,
  point,
  entityTypes: entityTypes.map((type) => ({
    key: type.key,
    title: localizer.t(`sectors:types.${type.key}`),
    references: [...type.references],
    specialCases: [...type.specialCases],
  })),
});

function toSectorViews(all: readonly Sector[], localizer: Localizer): SectorView[] {
  const tops = all.filter(({ parent }) => parent === null);
  return tops.map((sector) => {
    const inside = all.filter(({ parent }) => parent === sector.key);
    const subsectors = inside.map((one) => toSubsectorView(one, localizer));
    return Object.assign(toSubsectorView(sector, localizer), { subsectors });
  });
}

function sourcesOf({ effect }: SpecialCase): readonly Source[] {
  const rules = effect.kind === 'ground' ? Object.values(effect.bySize) : [effect.rule];
  return distinctSources(rules.flatMap(({ sources }) => sources));
}

const toCaseView = (one: SpecialCase, localizer: Localizer): SpecialCaseView => ({
  key: one.key,
  title: localizer.t(`cases:names.${one.key}`),
  provision: cite(sourcesOf(one), localizer),
  needsSector: one.needsSector,
});

const toNationalTypeView = (
  { key, term, provision, url }: ActEntityType,
  { language }: Localizer,
): NationalTypeView => ({ key, title: nativeTerm(term, language), provision, url });

export function toScopingQuestionsView(
  knowledge: ApplicabilityKnowledge,
  countries: CountriesKnowledge,
  { localizer, country }: Readonly<{ localizer: Localizer; country: string | null }>,
): ScopingQuestionsView {
  const record = country !== null && isMemberState(country) ? countries[country] : null;
  const national = record?.rules?.entityTypes ?? [];
  const ofTypes = record === null ? [] : national.map((type) => passageSource(record, type));
  const { questions, noSector } = knowledge;
  const cases = Object.values(knowledge.specialCases);
  return {
    questions: questions.map((question) => toQuestionView(question, localizer)),
    sectors: toSectorViews(Object.values(knowledge.sectors), localizer),
    specialCases: cases.map((one) => toCaseView(one, localizer)),
    countries: Object.values(countries).map(({ country, transposition }) => ({
      country,
      status: transposition.status,
    })),
    nationalTypes: national.map((type) => toNationalTypeView(type, localizer)),
    language: localizer.language,
    sources: localizer.sources(
      distinctSources([...noSector.sources, ...cases.flatMap(sourcesOf), ...ofTypes]),
    ),
  };
}
