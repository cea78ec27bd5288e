/** Every source that a composed document cites, one row per act, in the style of its language. */
import { nationalSource } from '../../countries/domain/national-overlay.js';
import type { Source } from '../../../shared/source.js';
import type { Sources } from './citations.js';
import { byAct, newestPosition } from './cited-sources.js';
import { registrationOf, type ComposedCase } from './composed-case.js';
import { localName } from './composed-names.js';
import { dutyElsewhere } from './duty-exceptions.js';
import { holds } from './condition.js';
import { nationalClauseSource } from './national-citations.js';
import { codedStages, incidentSource } from './notification-rows.js';
import { nationalDutySource } from './national-duties.js';
import type { Citation, DocumentPlan, DocumentSection } from './document-plan.js';
import { nameSource } from './document-source.js';
import type { TableKind } from './document-tables.js';
import { questionsOf } from './self-assessment.js';

type ComposedSourcesOf = (the: ComposedCase, section: DocumentSection) => readonly Source[];

function standingSources(the: ComposedCase): readonly Source[] {
  const { standing, duties } = the;
  const { national, law } = standing;
  const fine = duties.find(({ kind }) => kind === 'fine');
  const registration = registrationOf(duties);
  const elsewhere = dutyElsewhere(standing);
  return [
    ...(national === null || law === 'pending'
      ? []
      : nationalSource(national, national.classification.provision ?? national.act.publication)),
    ...(elsewhere === null ? [] : [elsewhere.source, incidentSource(the) ?? []].flat()),
    ...(fine === undefined ? [] : [fine.source]),
    ...(registration === null ? [] : [registration.source]),
  ];
}

function termSources(the: ComposedCase): readonly Source[] {
  if (the.standing.entityClass === 'out_of_scope') return [];
  const coded = codedStages(the);
  const { stages } = the.one.knowledge.incident;
  return coded.length > 0
    ? coded.map(({ source }) => source)
    : Object.values(stages).map(({ source }) => source);
}

const measureSources = ({ one }: ComposedCase): readonly Source[] =>
  [...one.knowledge.graph.measures.values()].flatMap(({ sources }) => sources);

const questionSources = ({ one }: ComposedCase, { measures }: DocumentSection) =>
  questionsOf(one, measures).flatMap(({ sources }) => sources);

/** Sectors whose organisations may be financial entities of Regulation (EU) 2022/2554. */
const FINANCIAL: ReadonlySet<string> = new Set(['banking', 'financial_market_infrastructure']);

function mayBeFinancial({ one }: ComposedCase): boolean {
  const { sector } = one.facts.size;
  return sector === null || FINANCIAL.has(sector);
}

/** Each of the two Regulations is cited only for those whom it binds or may bind. */
function isCited(the: ComposedCase, { url }: Source): boolean {
  if (url.includes('reg_impl/2024/2690')) return the.standing.regulation !== 'not_bound';
  return !url.includes('reg/2022/2554') || mayBeFinancial(the);
}

/** The Directive and the provision of the country on the same duty. */
const bothSources = (the: ComposedCase, citation: Citation): readonly Source[] => [
  citation.source,
  ...[nationalDutySource(the, citation) ?? []].flat(),
];

const OF_TABLE: Readonly<Partial<Record<TableKind, ComposedSourcesOf>>> = {
  standing: standingSources,
  offices: (the) =>
    Object.values(the.one.knowledge.documentPlans.roles).flatMap((role) => bothSources(the, role)),
  programme: questionSources,
  terms: termSources,
  measures: measureSources,
  attested: measureSources,
  concerns: questionSources,
  proof: questionSources,
};

const ofSection = (the: ComposedCase, section: DocumentSection): readonly Source[] => [
  ...section.clauses
    .filter(({ when }) => holds(when, the.state))
    .flatMap(({ citation, national }) =>
      citation === null ? (nationalClauseSource(the, national) ?? []) : bothSources(the, citation),
    ),
  ...section.tables.flatMap((table) => OF_TABLE[table]?.(the, section) ?? []),
];

export function composedSources(the: ComposedCase, plan: DocumentPlan): Sources {
  const { one } = the;
  const all = plan.sections
    .filter(({ when }) => holds(when, the.state))
    .flatMap((section) => ofSection(the, section))
    .filter((source) => isCited(the, source))
    .map((source) => nameSource(one, source));
  const list = byAct(all).map((source) => ({
    ...source,
    provision: source.provision
      .split('; ')
      .map((part) => localName.provision(one, part))
      .join('; '),
  }));
  return { list, positionDate: newestPosition(list) };
}
