/** Converts an applicability answer to its GraphQL view. */
import type { ActivityReading } from './domain/activity-match.js';
import type { ActivityKnowledge } from './domain/activity-knowledge.js';
import { sectorName } from './domain/activity-statements.js';
import type { ApplicabilityKnowledge, Sector } from './domain/applicability-knowledge.js';
import type { TraceStep } from './domain/assess.js';
import { lookup } from './domain/lookup.js';
import type { Statement } from './domain/statement.js';
import { SourceList } from '../../shared/graphql/source-list.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { ScopingAnswer } from './applicability.service.js';
import { citeStatement, localizeStatement, SITUATION_WORDS } from './scoping-words.graphql.js';
import { cachedView } from './view-cache.graphql.js';
import { nationalSources, nationalWarnings, noteSources } from './national-sources.graphql.js';
import { toCounterfactualView, toNationalView } from './to-national-side.graphql.js';
import type {
  ActivityCodeMatchView,
  ScopingResultView,
  ScopingTraceStepView,
} from './scoping-result.graphql.js';

function toMatchView(
  { code, version, title, confirmed }: ActivityReading,
  {
    sectors,
    activity,
  }: Readonly<{ sectors: ApplicabilityKnowledge['sectors']; activity: ActivityKnowledge }>,
): ActivityCodeMatchView | null {
  const sector = confirmed === null ? null : lookup(sectors, confirmed);
  if (sector === null) return null;
  return {
    code,
    classification: activity.nace[version].name,
    title,
    sector: sector.key,
    annex: sector.annex,
    strength: 'kinnitatud',
  };
}

const toHintView = ({ key, annex }: Sector, localizer: Localizer) => ({
  sector: key,
  title: localizer.localize(sectorName(key)),
  annex,
});

/** `words`: texts of statements localized already. */
const toTraceView = (
  { code, statement }: TraceStep,
  { words, localizer }: Readonly<{ words: ReadonlyMap<Statement, string>; localizer: Localizer }>,
): ScopingTraceStepView => ({
  rule: code,
  article: citeStatement(statement, localizer),
  text: words.get(statement) ?? localizeStatement(statement, localizer),
});

/** Which linked enterprise would make the class stricter; null if none would. Kept versions lack the sentence. */
export function groupHint({ assessment }: ScopingAnswer, localizer: Localizer): string | null {
  const { employees } = assessment.facts.figures;
  const change = assessment.counterfactuals.find(({ comparison }) => comparison === '>=');
  if (change === undefined) return null;
  return localizer.t('groups:hint', {
    employees: change.limit - employees,
    verdict: change.entityClass,
  });
}

const localizedReasons = ({ reasons }: ScopingAnswer['assessment'], localizer: Localizer) =>
  reasons.map((one) => [one, localizeStatement(one, localizer)] as const);

const NO_DRAFT = { receipt: null, reform: null, change: null };

/** The sentence that repeats the figures. */
function sizeSentence({ assessment }: ScopingAnswer, localizer: Localizer): string {
  const [size] = assessment.trace;
  return localizer.localize(size.statement.message);
}

export function toScopingResultView(
  answer: ScopingAnswer,
  knowledge: ApplicabilityKnowledge,
  localizer: Localizer,
): ScopingResultView {
  return cachedView(answer, localizer, {
    sentence: () => sizeSentence(answer, localizer),
    make: () => makeView(answer, knowledge, localizer),
  });
}

function makeView(
  answer: ScopingAnswer,
  knowledge: ApplicabilityKnowledge,
  localizer: Localizer,
): ScopingResultView {
  const { assessment } = answer;
  const { verdict, sector, match } = assessment;
  const ofCountry = nationalSources(answer);
  const list = new SourceList([...assessment.sources, ...ofCountry]);
  const warnings = [
    ...assessment.warnings,
    ...nationalWarnings(answer, knowledge.noSector.sources),
  ];
  const reasons = localizedReasons(assessment, localizer);
  const words = new Map(reasons); // reuses the texts of fired rules
  return {
    classification: verdict.entityClass,
    sizeClass: verdict.size,
    sector: sector === null ? null : sector.key,
    annex: verdict.annex,
    reasons: reasons.map(([, statement]) => statement),
    reasonBases: assessment.reasons.map(({ message, sources }) => list.basisOf(message, sources)),
    warnings: warnings.map((one) => localizeStatement(one, localizer)),
    warningBases: warnings.map(({ message, sources }) => list.basisOf(message, sources)),
    ...toNationalView(answer, list, localizer),
    nationalNoteSources: list.placesOf(noteSources(answer)),
    activityCodeMatch: match === null ? null : toMatchView(match, knowledge),
    activityCodeHints: assessment.hints.map((one) => toHintView(one, localizer)),
    trace: assessment.trace.map((step) => toTraceView(step, { words, localizer })),
    counterfactuals: assessment.counterfactuals.map((one) =>
      toCounterfactualView(one, list, localizer),
    ),
    situations: assessment.situations.map((one) => SITUATION_WORDS[one]),
    language: localizer.language,
    groupHint: null,
    sources: localizer.sources(list.all),
    ...NO_DRAFT,
  };
}
