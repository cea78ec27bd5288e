/** From the knowledge of applicability to the question list on the wire. */
import { sectorName } from './domain/activity-statements.js';
import type {
  ApplicabilityKnowledge,
  ScopingQuestion,
  Sector,
  SpecialCase,
} from './domain/applicability-knowledge.js';
import { distinctSources } from './domain/statement.js';
import type { CountriesKnowledge } from '../countries/domain/national-record.js';
import type { Source } from '../../shared/source.js';
import type { Voice } from '../../shared/graphql/voice.js';
import { cite, QUESTION_TYPE_WORDS } from './applicability.graphql.js';
import type {
  ScopingQuestionsView,
  ScopingQuestionView,
  SectorView,
  SpecialCaseView,
  SubsectorView,
} from './scoping-questions.graphql.js';

const toQuestionView = (
  { key, type, required, min }: ScopingQuestion,
  voice: Voice,
): ScopingQuestionView => ({
  key,
  text: voice.sayKey(`scoping:questions.${key}.text`),
  help: voice.sayKey(`scoping:questions.${key}.help`),
  type: QUESTION_TYPE_WORDS[type],
  required,
  range: min === null ? null : { min, max: null },
});

const toSubsectorView = (
  { key, annex, point, entityTypes }: Sector,
  voice: Voice,
): SubsectorView => ({
  key,
  title: voice.say(sectorName(key)),
  annex,
  point,
  entityTypes: entityTypes.map((type) => ({
    key: type.key,
    title: voice.sayKey(`sectors:types.${type.key}`),
    references: [...type.references],
    specialCases: [...type.specialCases],
  })),
});

function toSectorViews(all: readonly Sector[], voice: Voice): SectorView[] {
  const tops = all.filter(({ parent }) => parent === null);
  return tops.map((sector) => {
    const inside = all.filter(({ parent }) => parent === sector.key);
    const subsectors = inside.map((one) => toSubsectorView(one, voice));
    return Object.assign(toSubsectorView(sector, voice), { subsectors });
  });
}

function sourcesOf({ effect }: SpecialCase): readonly Source[] {
  const rules = effect.kind === 'ground' ? Object.values(effect.bySize) : [effect.rule];
  return distinctSources(rules.flatMap(({ sources }) => sources));
}

const toCaseView = (one: SpecialCase, voice: Voice): SpecialCaseView => ({
  key: one.key,
  title: voice.sayKey(`cases:names.${one.key}`),
  provision: cite(sourcesOf(one), voice),
  needsSector: one.needsSector,
});

export function toScopingQuestionsView(
  knowledge: ApplicabilityKnowledge,
  countries: CountriesKnowledge,
  voice: Voice,
): ScopingQuestionsView {
  const { questions, noSector } = knowledge;
  const cases = Object.values(knowledge.specialCases);
  return {
    questions: questions.map((question) => toQuestionView(question, voice)),
    sectors: toSectorViews(Object.values(knowledge.sectors), voice),
    specialCases: cases.map((one) => toCaseView(one, voice)),
    countries: Object.values(countries).map(({ country, transposition }) => ({
      country,
      status: transposition.status,
    })),
    language: voice.language,
    sources: voice.sources(distinctSources([...noSector.sources, ...cases.flatMap(sourcesOf)])),
  };
}
