/** Assessment under the Directive: class, reasons, warnings, trace. */
import { message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { ActivityMatch, ActivityReading } from './activity-match.js';
import { activityWarnings, filledReason } from './activity-statements.js';
import {
  SITUATIONS,
  type ApplicabilityKnowledge,
  type Caveat,
  type Sector,
  type Situation,
  type SpecialCase,
} from './applicability-knowledge.js';
import {
  caveatStatement,
  firedStatement,
  sectorStatement,
  sizeSource,
  sizeStatement,
  verdictStatement,
} from './assessment-statements.js';
import { classify, type EntityFacts, type Verdict } from './classify.js';
import { counterfactuals, type Counterfactual } from './counterfactual.js';
import { lookup } from './lookup.js';
import { sizeUncertainty } from './size-class.js';
import { distinctSources, distinctStatements, statement, type Statement } from './statement.js';
import type { Figures, SizeClass } from '../../countries/domain/company-size.js';

/** `sector`: null if omitted; an activity code may fill it. `activity`: null if no code was sent. */
export type Inquiry = Readonly<{
  figures: Figures;
  sector: Sector | null;
  specialCases: readonly SpecialCase[];
  hasPublicNetwork: boolean;
  activity: ActivityMatch | null;
}>;

export type TraceStep = Readonly<{ code: string; statement: Statement }>;

export type Assessment = Readonly<{
  facts: EntityFacts;
  verdict: Verdict;
  sector: Sector | null;
  match: ActivityReading | null;
  hints: readonly Sector[];
  /** The last of the reasons: the class. */
  result: Statement;
  reasons: readonly Statement[];
  warnings: readonly Statement[];
  /** First the size. */
  trace: readonly [TraceStep, ...TraceStep[]];
  counterfactuals: readonly Counterfactual[];
  situations: readonly Situation[];
  sources: readonly Source[];
  /** Of a kept assessment: the one for all figures of the same places (see kept-assessments.ts). */
  shared: Assessment | null;
}>;

const confirmedReading = (activity: ActivityMatch | null): ActivityReading | null =>
  activity?.kind === 'read' && activity.reading.confirmed !== null ? activity.reading : null;

function readingsOf(activity: ActivityMatch | null): readonly ActivityReading[] {
  if (activity === null || activity.kind === 'unknown') return [];
  return activity.kind === 'read' ? [activity.reading] : activity.readings;
}

function hintedSectors(
  knowledge: ApplicabilityKnowledge,
  activity: ActivityMatch | null,
): readonly Sector[] {
  if (confirmedReading(activity) !== null) return [];
  const keys = readingsOf(activity).flatMap(({ confirmed, hints }) =>
    confirmed === null ? hints : [confirmed, ...hints],
  );
  return [...new Set(keys)].flatMap((key) => lookup(knowledge.sectors, key) ?? []);
}

function usedSector(knowledge: ApplicabilityKnowledge, inquiry: Inquiry): Sector | null {
  const confirmed = confirmedReading(inquiry.activity)?.confirmed ?? null;
  if (inquiry.sector !== null || confirmed === null) return inquiry.sector;
  return lookup(knowledge.sectors, confirmed);
}

/** The given special cases and the one implied by a public network. */
function casesOf(knowledge: ApplicabilityKnowledge, inquiry: Inquiry): readonly SpecialCase[] {
  const network = inquiry.hasPublicNetwork ? [knowledge.publicNetworkCase] : [];
  const all = [...inquiry.specialCases, ...network];
  return [...new Map(all.map((one) => [one.key, one])).values()];
}

function traceOf(
  knowledge: ApplicabilityKnowledge,
  facts: EntityFacts,
  { size, fired }: Verdict,
): Assessment['trace'] {
  const { sector, figures } = facts;
  return [
    { code: `size_${size}`, statement: sizeStatement(knowledge.ceilings, figures, size) },
    ...(sector === null ? [] : [{ code: 'sector', statement: sectorStatement(sector) }]),
    ...fired.map(({ rule }) => ({ code: rule.code, statement: firedStatement(rule) })),
  ];
}

const reasonsOf = (
  trace: readonly TraceStep[],
  filled: readonly Statement[],
  verdict: Statement,
): readonly Statement[] => [...filled, ...trace.map(({ statement }) => statement), verdict];

function caveatsOf(
  knowledge: ApplicabilityKnowledge,
  { sector, cases }: EntityFacts,
  { fired, entityClass }: Verdict,
  sizeDecides: boolean,
): readonly Caveat[] {
  const result = entityClass === 'out_of_scope' ? 'out_of_scope' : 'in_scope';
  const all = [
    ...fired.flatMap(({ rule }) => rule.caveats),
    ...cases.flatMap(({ caveats }) => caveats),
    ...(sector === null ? [] : sector.caveats),
    ...(sizeDecides ? knowledge.whereSizeDecides : []),
    ...knowledge.always,
  ];
  const holds = ({ unless, when }: Caveat) =>
    (when === null || when === result) && !cases.some(({ key }) => unless.includes(key));
  return all.filter(holds);
}

function uncertaintyWarnings(knowledge: ApplicabilityKnowledge, figures: Figures, size: SizeClass) {
  const doubt = sizeUncertainty(knowledge, figures);
  if (doubt === null) return [];
  return [statement(message(`scoping:caveats.${doubt}`), [sizeSource(knowledge.ceilings, size)])];
}

/** Deterministic: the same inquiry and knowledge give the same assessment. */
export function assess(knowledge: ApplicabilityKnowledge, inquiry: Inquiry): Assessment {
  const { figures, activity } = inquiry;
  const sector = usedSector(knowledge, inquiry);
  const facts = { figures, sector, cases: casesOf(knowledge, inquiry) };
  const verdict = classify(knowledge, facts);
  const match = confirmedReading(activity);
  const filled = inquiry.sector === null && match !== null && sector !== null;
  const changes = counterfactuals(knowledge, facts, verdict);
  const trace = traceOf(knowledge, facts, verdict);
  const result = verdictStatement(knowledge, verdict.deciding.rule, verdict.entityClass);
  const reasons = reasonsOf(trace, filled ? [filledReason(match, sector)] : [], result);
  const caveats = caveatsOf(knowledge, facts, verdict, changes.length > 0);
  const warnings = distinctStatements([
    ...(knowledge.draft?.notices ?? []).map((notice) => caveatStatement(notice)),
    ...(activity === null ? [] : activityWarnings(knowledge, activity, sector)),
    ...uncertaintyWarnings(knowledge, figures, verdict.size),
    ...caveats.map((caveat) => caveatStatement(caveat)),
  ]);
  return {
    facts,
    verdict,
    sector,
    match,
    hints: hintedSectors(knowledge, activity),
    result,
    reasons,
    warnings,
    trace,
    counterfactuals: changes,
    situations: SITUATIONS.filter((tag) => caveats.some(({ situation }) => situation === tag)),
    sources: distinctSources([...reasons, ...warnings].flatMap(({ sources }) => sources)),
    shared: null,
  };
}
